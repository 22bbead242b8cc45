// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 7 waits, 15 values, 96 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ScriptKernel.java
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
// source SHA-256: ed59a59764e7cc464d17f7090351cdbb7f857ca960666860db7ed8ca4b1501d0

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

// As Math.clamp, which throws if min is greater than max; here the result is max then.
int gale_clamp_int(long value, int min, int max) {
    return value < min ? (min < max ? min : max) : value > max ? max : (int) value;
}

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
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

#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_100) VARIABLE(int, i_102) VARIABLE(int, i_106) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_12) VARIABLE(int, i_129) VARIABLE(int, i_131) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_9) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_103) VARIABLE(long, l_107) VARIABLE(long, l_109) VARIABLE(long, l_145) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_21) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_43) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_98) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_43) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_65) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_98) VARIABLE(ul_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_106) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_106) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_106) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_145) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_20, i_26, i_28, i_29, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_66, i_67, i_69, i_70, i_71, i_75, i_79, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_102, i_106, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_121, i_127, i_129, i_131, i_132, i_134, i_135, i_136, i_138, i_140, i_141, i_142, i_147, i_148, i_150, i_151, i_154, i_155, i_158, i_161, i_162, i_163, i_165, i_166, i_167, i_168, i_169, i_170, i_173, i_174, i_177, i_178, i_180, i_181, i_182, i_183, i_184, i_188, i_190, i_191, i_192, i_193, i_194, i_195;
    long l_7, l_8, l_11, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_31, l_39, l_40, l_41, l_42, l_43, l_46, l_61, l_62, l_63, l_64, l_65, l_68, l_72, l_73, l_74, l_76, l_77, l_78, l_80, l_81, l_82, l_83, l_84, l_98, l_99, l_101, l_103, l_104, l_105, l_107, l_109, l_119, l_120, l_122, l_123, l_124, l_125, l_126, l_128, l_130, l_133, l_137, l_139, l_143, l_144, l_145, l_146, l_149, l_152, l_153, l_156, l_157, l_159, l_160, l_164, l_171, l_172, l_175, l_176, l_179, l_185, l_186, l_187, l_189;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, gale_group_count));
    i_3 = gale_div_int(gale_div_int(i_0, 6), gale_group_count);
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
    i_9 = i_4;
    while (true) {
        if (!(i_9 < i_5)) {
            break;
        }
        i_10 = i_9 << 1;
        l_11 = (long) ((int) ((uint) (i_9 << 2) + (uint) i_10));
        i_12 = *((__global gale_int *) (arg_script + ((l_11 << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_11 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_11 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_11 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_11 + 5L) << 2) + 16L)));
        l_17 = (long) i_14;
        if (i_14 == INT_MIN) {
            l_18 = 9223372036854775807L;
        } else {
            l_18 = l_17;
        }
        ul_19 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_13))) << 2) + 16L);
        i_20 = *((__global gale_int *) ul_19);
        l_21 = (long) i_16;
        switch (i_12) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_22 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position);
                    if (l_22 < 0L) {
                        l_23 = l_22;
                    } else {
                        l_24 = l_17 << 2;
                        l_25 = (long) ((ulong) l_8 + (ulong) (((long) gale_position) << 12));
                        i_26 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_26 < 2)) {
                                break;
                            }
                            l_27 = (long) i_26;
                            i_28 = (int) *((__global char *) (arg_names + 16 + (l_27 + l_24)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) l_27)))) = (char) i_28;
                            i_29 = (int) ((uint) i_26 + (uint) 1);
                            i_26 = i_29;
                        }
                        l_30 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 2, (-1), gale_group, gale_slot, gale_position);
                        l_23 = l_30;
                    }
                } else {
                    l_23 = 0L;
                }
                GALEFS_BROADCAST(2, l_31, l_23);
                if (l_31 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_31); }
                    GALEFS_RETURN;
                    resume_1:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_31 = gale_round_reply(gale_entry);
                }
                i_32 = (int) l_31;
                i_33 = i_32;
                i_34 = 0;
                break;
            case 1:
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = 1;
                i_38 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_37 == 1)) {
                        break;
                    }
                    l_39 = (long) i_38;
                    l_40 = (long) ((ulong) l_18 + (ulong) l_39);
                    if (i_36 == 0) {
                        l_41 = gale_BlockAccess_beginRead(arg_fs, i_20, l_40, ((int) ((uint) i_15 - (uint) i_38)), gale_group, gale_slot, gale_position);
                        l_42 = l_41;
                    } else {
                        l_42 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_43, l_42);
                    if (l_43 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_38;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_39;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_40;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                        GALEFS_RETURN;
                        resume_2:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_38 = (int) gale_ints[8 * gale_items + gale_item];
                        l_39 = (long) gale_longs[3 * gale_items + gale_item];
                        l_40 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_35 = (int) get_local_id(0);
                        i_36 = (int) get_local_id(0);
                        l_43 = gale_round_reply(gale_entry);
                    }
                    i_44 = (int) l_43;
                    if (l_43 < 0L) {
                        i_45 = 0;
                    } else {
                        i_45 = i_44;
                    }
                    l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_40, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_46), (arg_data + 16 + (l_21 + l_39)), i_45);
                    GALEFS_BARRIER(4);
                    if (i_35 == 0) {
                        if (!(i_45 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_47 = (int) ((uint) i_38 + (uint) i_45);
                    if (l_43 < 0L) {
                        i_37 = i_44;
                        i_38 = i_47;
                    } else {
                        i_48 = ((i_45 < 1) || (!(i_47 < i_15))) ? 0 : 1;
                        i_37 = i_48;
                        i_38 = i_47;
                    }
                }
                if (i_38 < 1) {
                    i_33 = i_37;
                    i_34 = i_37;
                    break;
                }
                i_33 = i_38;
                i_34 = i_38;
                break;
            case 2:
                i_49 = *((__global gale_int *) (arg_script + (((l_11 + 4L) << 2) + 16L)));
                i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_51 = (int) get_local_size(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = i_54;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 < i_15)) {
                        break;
                    }
                    i_56 = i_55 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_55 + (uint) i_16))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_55 << 3) - (uint) i_55)) + (uint) i_49)) + (uint) (i_56 + (i_56 << 1))));
                    i_57 = (int) ((uint) i_55 + (uint) i_51);
                    i_55 = i_57;
                }
                i_58 = 4;
                i_59 = 0;
                i_60 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_58 == 0) {
                        break;
                    }
                    l_61 = (long) i_59;
                    l_62 = (long) ((ulong) l_18 + (ulong) l_61);
                    if (i_53 == 0) {
                        l_63 = gale_BlockAccess_beginWrite(arg_fs, i_58, i_20, l_62, ((int) ((uint) i_15 - (uint) i_59)), gale_group, gale_slot, gale_position);
                        l_64 = l_63;
                    } else {
                        l_64 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_65, l_64);
                    if (l_65 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_58;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_59;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_62;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_65); }
                        GALEFS_RETURN;
                        resume_3:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_58 = (int) gale_ints[8 * gale_items + gale_item];
                        i_59 = (int) gale_ints[9 * gale_items + gale_item];
                        l_61 = (long) gale_longs[3 * gale_items + gale_item];
                        l_62 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_52 = (int) get_local_id(0);
                        i_53 = (int) get_local_id(0);
                        l_65 = gale_round_reply(gale_entry);
                    }
                    i_66 = (int) l_65;
                    if (l_65 < 0L) {
                        i_67 = 0;
                    } else {
                        i_67 = i_66;
                    }
                    l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_65, l_62, gale_group, gale_slot, gale_position);
                    gale_copy((arg_data + 16 + (l_21 + l_61)), (arg_fs + 16 + l_68), i_67);
                    GALEFS_BARRIER(6);
                    if (i_52 == 0) {
                        if (!(i_67 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_67, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_69 = (int) ((uint) i_59 + (uint) i_67);
                    if (l_65 < 0L) {
                        if ((!(i_58 == 4)) || (i_69 < 1)) {
                            i_70 = i_66;
                        } else {
                            i_70 = i_69;
                        }
                    } else {
                        i_70 = i_69;
                    }
                    i_71 = (((!(i_58 == 4)) || (i_69 < 1)) || (i_50 == 0)) ? 0 : 5;
                    if (i_67 == 0) {
                        i_58 = i_71;
                        i_59 = i_69;
                        i_60 = i_70;
                    } else {
                        if (i_69 == i_15) {
                            i_58 = i_71;
                            i_59 = i_69;
                            i_60 = i_70;
                        } else {
                            i_59 = i_69;
                            i_60 = i_70;
                        }
                    }
                }
                i_33 = i_60;
                i_34 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_72 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position);
                    l_73 = l_72;
                } else {
                    l_73 = 0L;
                }
                GALEFS_BROADCAST(7, l_74, l_73);
                if (l_74 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_74); }
                    GALEFS_RETURN;
                    resume_4:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_74 = gale_round_reply(gale_entry);
                }
                i_75 = (int) l_74;
                i_33 = i_75;
                i_34 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_76 = gale_OpenFileCalls_status(arg_fs, i_20, i_15, gale_group, gale_slot, gale_position);
                    l_77 = l_76;
                } else {
                    l_77 = 0L;
                }
                GALEFS_BROADCAST(8, l_78, l_77);
                if (l_78 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_78); }
                    GALEFS_RETURN;
                    resume_5:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_78 = gale_round_reply(gale_entry);
                }
                i_79 = (int) l_78;
                i_33 = i_79;
                i_34 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_80 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_18, i_15, gale_group, gale_slot, gale_position);
                    l_81 = l_80;
                } else {
                    l_81 = 0L;
                }
                GALEFS_BROADCAST(9, l_82, l_81);
                if (l_82 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_82); }
                    GALEFS_RETURN;
                    resume_6:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    i_16 = (int) gale_ints[6 * gale_items + gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_82 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_82 < 0L)) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))))) = 1;
                    }
                }
                if (l_82 < 0L) {
                    l_83 = l_82;
                } else {
                    l_84 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_18, gale_group, gale_slot, gale_position);
                    l_83 = l_84;
                }
                if ((ulong) ((long) ((ulong) l_83 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_85 = (int) l_83;
                    i_33 = i_85;
                    i_34 = 0;
                    break;
                }
                i_86 = (int) get_local_size(0);
                i_87 = (int) get_local_id(0);
                i_88 = i_87;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_88 < i_15)) {
                        break;
                    }
                    i_89 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) ((long) i_88)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_88 + (uint) i_16))))) = (char) i_89;
                    i_90 = (int) ((uint) i_88 + (uint) i_86);
                    i_88 = i_90;
                }
                i_33 = i_15;
                i_34 = i_15;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_185 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position);
                    l_186 = l_185;
                } else {
                    l_186 = 0L;
                }
                GALEFS_BROADCAST(15, l_187, l_186);
                i_188 = (int) l_187;
                i_33 = i_188;
                i_34 = 0;
                break;
            case 7:
                if (i_15 < 0) {
                    i_91 = i_15;
                } else {
                    i_92 = (int) get_local_size(0);
                    i_93 = gale_div_int(((int) ((uint) ((int) ((uint) i_92 + (uint) i_15)) + (uint) (-1))), i_92);
                    i_91 = i_93;
                }
                i_94 = (i_91 < 1) ? 0 : i_91;
                i_95 = (int) ((uint) i_94 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_15 < 0) {
                    i_96 = i_15;
                } else {
                    i_97 = gale_clamp_int(((long) ((int) ((uint) i_15 - (uint) i_95))), 0, i_91);
                    i_96 = i_97;
                }
                if (i_14 == INT_MIN) {
                    l_98 = 9223372036854775807L;
                } else {
                    l_99 = l_17 + ((long) i_95);
                    l_98 = l_99;
                }
                GALEFS_BARRIER(10);
                i_100 = gale_BlockAccess_available(arg_fs, i_20, l_98, i_96, gale_group, gale_slot, gale_position);
                if (i_100 < 1) {
                    l_101 = (-1L);
                } else {
                    l_101 = l_98;
                }
                i_102 = (int) get_local_id(0);
                l_103 = (0L) + ((((long) i_102) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_103)) = l_101;
                if (i_100 < 1) {
                    l_104 = (-1L);
                } else {
                    l_105 = gale_BlockAccess_missing(arg_fs, i_20, l_98, i_100, gale_group, gale_slot, gale_position);
                    l_104 = l_105;
                }
                i_106 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) ((int) ((uint) i_102 + (uint) i_106))) << 3) + 16L)))) = l_104;
                l_107 = (-8L) + 16L;
                if (i_102 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_107)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_108 = (i_100 < 0) ? i_100 : 0;
                l_109 = (-16L) + 16L;
                i_110 = (int) ((uint) i_95 + (uint) i_16);
                i_111 = ((int) get_local_id(0)) << 1;
                i_112 = (int) get_local_id(0);
                i_113 = i_108;
                i_114 = 0;
                i_115 = 0;
                i_116 = 0;
                i_117 = 1;
                while (true) {
                    if (i_117 == 0) {
                        break;
                    }
                    if (i_102 == 0) {
                        i_118 = i_115;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_119 = (0L) + ((((long) i_118) << 3) + 16L);
                            if (!(i_118 < i_106)) {
                                goto B112;
                            }
                            l_120 = *((__local gale_long *) (gale_local_memory + l_119));
                            if (!(l_120 == (-1L))) {
                                break;
                            }
                            i_121 = (int) ((uint) i_118 + (uint) 1);
                            i_118 = i_121;
                        }
                        goto B113;
                    B112:;
                    B113:;
                        if (i_118 < i_106) {
                            l_122 = *((__local gale_long *) (gale_local_memory + l_119));
                            l_123 = l_122;
                        } else {
                            l_123 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_109)) = l_123;
                        if (i_118 < i_106) {
                            l_124 = gale_BlockAccess_acquireResident(arg_fs, i_20, l_123, gale_group, gale_slot, gale_position);
                            l_125 = l_124;
                        } else {
                            l_126 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_125 = l_126;
                        }
                        if (i_118 < i_106) {
                            if (l_125 == 0L) {
                                i_127 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                                l_128 = (long) i_127;
                                if (l_128 < 0L) {
                                    i_129 = i_118;
                                    l_130 = l_128;
                                    i_131 = i_116;
                                } else {
                                    if (i_116 == 0) {
                                        i_132 = (int) ((uint) i_106 + (uint) i_118);
                                        l_133 = (long) ((ulong) l_8 + (ulong) (((long) gale_position) << 12));
                                        i_134 = i_106 << 1;
                                        i_135 = 0;
                                        i_136 = i_132;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_136 < i_134)) {
                                                goto B135;
                                            }
                                            if (!(i_135 < 4096)) {
                                                break;
                                            }
                                            l_137 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_136) << 3) + 16L))));
                                            i_138 = (int) ((uint) i_136 + (uint) 1);
                                            if (l_137 == (-1L)) {
                                                i_136 = i_138;
                                            } else {
                                                l_139 = l_137 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) i_135))))) = l_139;
                                                i_140 = (int) ((uint) i_135 + (uint) 8);
                                                if (((int) (l_137 & 1L)) == 0) {
                                                    i_135 = i_140;
                                                    i_136 = i_138;
                                                } else {
                                                    if (i_140 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) i_140))))) = (l_139 + 1L);
                                                        i_141 = (int) ((uint) i_135 + (uint) 16);
                                                        i_135 = i_141;
                                                        i_136 = i_138;
                                                    } else {
                                                        i_135 = i_140;
                                                        i_136 = i_138;
                                                    }
                                                }
                                            }
                                        }
                                        i_142 = i_135;
                                        goto B137;
                                    B135:;
                                        i_142 = i_135;
                                    } else {
                                        i_142 = 0;
                                    }
                                B137:;
                                    l_143 = *((__local gale_long *) (gale_local_memory + l_109));
                                    l_144 = gale_BlockAccess_requestListed(arg_fs, i_20, l_143, i_142, gale_group, gale_slot, gale_position);
                                    i_129 = i_118;
                                    l_130 = l_144;
                                    i_131 = 1;
                                }
                            } else {
                                i_129 = i_118;
                                l_130 = l_125;
                                i_131 = i_116;
                            }
                        } else {
                            i_129 = i_118;
                            l_130 = l_125;
                            i_131 = i_116;
                        }
                    } else {
                        i_129 = i_115;
                        l_130 = 0L;
                        i_131 = i_116;
                    }
                    GALEFS_BROADCAST(12, l_145, l_130);
                    if (l_145 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_100;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_110;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_113;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_114;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_129;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_131;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_145); }
                        GALEFS_RETURN;
                        resume_7:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_19 = arg_fds + gale_longs[gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        i_100 = (int) gale_ints[8 * gale_items + gale_item];
                        i_110 = (int) gale_ints[9 * gale_items + gale_item];
                        i_113 = (int) gale_ints[10 * gale_items + gale_item];
                        i_114 = (int) gale_ints[11 * gale_items + gale_item];
                        i_129 = (int) gale_ints[12 * gale_items + gale_item];
                        i_131 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_102 = (int) get_local_id(0);
                        l_103 = (0L) + ((((long) i_102) << 3) + 16L);
                        i_106 = (int) get_local_size(0);
                        l_107 = (-8L) + 16L;
                        l_109 = (-16L) + 16L;
                        i_111 = ((int) get_local_id(0)) << 1;
                        i_112 = (int) get_local_id(0);
                        l_145 = gale_round_reply(gale_entry);
                    }
                    l_146 = *((__local gale_long *) (gale_local_memory + l_103));
                    if (l_146 == (-1L)) {
                        i_147 = i_113;
                        i_148 = i_114;
                    } else {
                        l_149 = *((__local gale_long *) (gale_local_memory + l_109));
                        i_150 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        if ((l_146 >> i_150) == (l_149 >> i_150)) {
                            if (l_145 < 0L) {
                                i_151 = 0;
                            } else {
                                l_152 = 1L << i_150;
                                l_153 = (long) ((ulong) l_152 - (ulong) (((long) ((ulong) l_152 + (ulong) (-1L))) & l_146));
                                i_154 = (int) ((uint) i_100 - (uint) i_114);
                                if (l_153 < ((long) i_154)) {
                                    i_155 = (int) l_153;
                                    i_151 = i_155;
                                } else {
                                    i_151 = i_154;
                                }
                            }
                            l_156 = gale_BlockAccess_offsetInRegion(arg_fs, l_145, l_146, gale_group, gale_slot, gale_position);
                            l_157 = ((long) i_110) + ((long) i_114);
                            if (((l_156 | l_157) & 7L) == 0) {
                                i_158 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_151 - (uint) i_158)) < 8) {
                                        break;
                                    }
                                    l_159 = (long) i_158;
                                    l_160 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) l_159))));
                                    *((__global gale_long *) (arg_data + 16 + (l_157 + l_159))) = l_160;
                                    i_161 = (int) ((uint) i_158 + (uint) 8);
                                    i_158 = i_161;
                                }
                                i_162 = i_158;
                            } else {
                                i_162 = 0;
                            }
                            i_163 = i_162;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_163 < i_151)) {
                                    break;
                                }
                                l_164 = (long) i_163;
                                i_165 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) l_164))));
                                *((__global char *) (arg_data + 16 + (l_157 + l_164))) = (char) i_165;
                                i_166 = (int) ((uint) i_163 + (uint) 1);
                                i_163 = i_166;
                            }
                            i_167 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_151);
                            if (l_145 < 0L) {
                                i_168 = (int) l_145;
                                i_169 = i_168;
                            } else {
                                i_169 = 0;
                            }
                            i_170 = (int) ((uint) i_114 + (uint) i_151);
                            if (l_145 < 0L) {
                                l_171 = (-1L);
                            } else {
                                if (i_170 < i_100) {
                                    l_172 = (long) ((ulong) ((long) i_151) + (ulong) l_146);
                                    l_171 = l_172;
                                } else {
                                    l_171 = (-1L);
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_103)) = l_171;
                            i_147 = i_169;
                            i_148 = i_170;
                        } else {
                            i_147 = i_113;
                            i_148 = i_114;
                        }
                    }
                    GALEFS_BARRIER(13);
                    i_173 = (l_145 == 0L) ? 0 : 1;
                    if (i_112 == 0) {
                        if (l_145 < 1L) {
                            i_113 = i_147;
                            i_114 = i_148;
                            i_115 = i_129;
                            i_116 = i_131;
                            i_117 = i_173;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                            i_113 = i_147;
                            i_114 = i_148;
                            i_115 = i_129;
                            i_116 = i_131;
                            i_117 = i_173;
                        }
                    } else {
                        i_113 = i_147;
                        i_114 = i_148;
                        i_115 = i_129;
                        i_116 = i_131;
                        i_117 = i_173;
                    }
                }
                if (i_102 == 0) {
                    i_174 = *((__local gale_int *) (gale_local_memory + l_107));
                    l_175 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_176 = *((__global gale_long *) (arg_fs + 16 + l_175));
                    *((__global gale_long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) ((long) i_174) + (ulong) l_176));
                }
                if (i_114 < 1) {
                    i_177 = i_113;
                } else {
                    i_177 = i_114;
                }
                i_178 = (i_15 < 1) ? 0 : i_15;
                l_179 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_178 + (uint) i_16)) + (uint) 3)) & (-4)) >> 2) + (uint) i_111));
                *((__global gale_int *) (arg_data + ((l_179 << 2) + 16L))) = i_177;
                i_180 = 1;
                i_181 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_181 < i_177)) {
                        break;
                    }
                    i_182 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_110 + (uint) i_181)))));
                    i_183 = (int) ((uint) (i_182 & 255) + (uint) ((int) ((uint) (i_180 << 5) - (uint) i_180)));
                    i_184 = (int) ((uint) i_181 + (uint) 1);
                    i_180 = i_183;
                    i_181 = i_184;
                }
                *((__global gale_int *) (arg_data + (((l_179 + 1L) << 2) + 16L))) = i_180;
                i_33 = 0;
                i_34 = 0;
                break;
            default:
                i_33 = 0;
                i_34 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_12 == 0) {
                *((__global gale_int *) ul_19) = i_33;
            }
            l_189 = (long) i_10;
            *((__global gale_int *) (arg_results + ((l_189 << 2) + 16L))) = i_33;
            i_190 = 1;
            i_191 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_191 < i_34)) {
                    break;
                }
                i_192 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_191 + (uint) i_16)))));
                i_193 = (int) ((uint) (i_192 & 255) + (uint) ((int) ((uint) (i_190 << 5) - (uint) i_190)));
                i_194 = (int) ((uint) i_191 + (uint) 1);
                i_190 = i_193;
                i_191 = i_194;
            }
            *((__global gale_int *) (arg_results + (((l_189 + 1L) << 2) + 16L))) = i_190;
        }
        GALEFS_BARRIER(17);
        i_195 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_195;
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
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
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

#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_117) VARIABLE(int, i_119) VARIABLE(int, i_123) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_14) VARIABLE(int, i_147) VARIABLE(int, i_149) VARIABLE(int, i_15) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_115) VARIABLE(long, l_120) VARIABLE(long, l_124) VARIABLE(long, l_126) VARIABLE(long, l_16) VARIABLE(long, l_166) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_48) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_73) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_48) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_115) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_123) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_120) VARIABLE(l_124) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_123) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_14) VARIABLE(i_147) VARIABLE(i_149) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_120) VARIABLE(l_124) VARIABLE(l_126) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_123) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_14) VARIABLE(i_147) VARIABLE(i_149) VARIABLE(i_15) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_120) VARIABLE(l_124) VARIABLE(l_126) VARIABLE(l_166) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_19, i_26, i_28, i_29, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_74, i_75, i_77, i_78, i_79, i_85, i_91, i_98, i_99, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_117, i_119, i_123, i_125, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_139, i_145, i_147, i_149, i_150, i_153, i_154, i_155, i_157, i_159, i_160, i_161, i_168, i_169, i_171, i_172, i_175, i_176, i_179, i_182, i_183, i_184, i_186, i_187, i_188, i_189, i_190, i_191, i_194, i_195, i_199, i_200, i_202, i_203, i_204, i_205, i_206, i_210, i_212, i_213, i_214, i_215, i_216, i_217;
    long l_7, l_10, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_31, l_32, l_33, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_51, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_76, l_80, l_81, l_82, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_92, l_93, l_94, l_95, l_96, l_97, l_100, l_101, l_115, l_116, l_118, l_120, l_121, l_122, l_124, l_126, l_137, l_138, l_140, l_141, l_142, l_143, l_144, l_146, l_148, l_151, l_152, l_156, l_158, l_162, l_163, l_164, l_165, l_166, l_167, l_170, l_173, l_174, l_177, l_178, l_180, l_181, l_185, l_192, l_193, l_196, l_197, l_198, l_201, l_207, l_208, l_209, l_211;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = i_8 << 1;
        l_10 = (long) ((int) ((uint) (i_8 << 2) + (uint) i_9));
        i_11 = *((__global gale_int *) (arg_script + ((l_10 << 2) + 16L)));
        i_12 = *((__global gale_int *) (arg_script + (((l_10 + 1L) << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_10 + 2L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_10 + 3L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_10 + 5L) << 2) + 16L)));
        l_16 = (long) i_13;
        if (i_13 == INT_MIN) {
            l_17 = 9223372036854775807L;
        } else {
            l_17 = l_16;
        }
        ul_18 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_12))) << 2) + 16L);
        i_19 = *((__global gale_int *) ul_18);
        l_20 = (long) i_15;
        switch (i_11) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_21 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_21 < 0L) {
                        l_22 = l_21;
                    } else {
                        l_23 = l_16 << 2;
                        l_24 = (long) gale_group;
                        l_25 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_24 << 12) + (l_24 << 11)))) + (ulong) 2048L);
                        i_26 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_26 < 2)) {
                                break;
                            }
                            l_27 = (long) i_26;
                            i_28 = (int) *((__global char *) (arg_names + 16 + (l_27 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) l_27)))) = (char) i_28;
                            i_29 = (int) ((uint) i_26 + (uint) 1);
                            i_26 = i_29;
                        }
                        l_30 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_14, 2, (-1), gale_group);
                        l_22 = l_30;
                    }
                } else {
                    l_22 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_22 < (-4611686018427387904L)) {
                        l_31 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                        l_32 = l_31;
                    } else {
                        l_32 = l_22;
                    }
                } else {
                    l_32 = l_22;
                }
                GALEFS_BROADCAST(2, l_33, l_32);
                i_34 = (int) l_33;
                i_35 = i_34;
                i_36 = 0;
                break;
            case 1:
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_id(0);
                i_40 = 1;
                i_41 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_40 == 1)) {
                        break;
                    }
                    l_42 = (long) i_41;
                    l_43 = (long) ((ulong) l_17 + (ulong) l_42);
                    if (i_39 == 0) {
                        l_44 = gale_BlockAccess_beginRead(arg_fs, i_19, l_43, ((int) ((uint) i_14 - (uint) i_41)), gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = 0L;
                    }
                    if (i_38 == 0) {
                        if (l_45 < (-4611686018427387904L)) {
                            l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                            l_47 = l_46;
                        } else {
                            l_47 = l_45;
                        }
                    } else {
                        l_47 = l_45;
                    }
                    GALEFS_BROADCAST(3, l_48, l_47);
                    i_49 = (int) l_48;
                    if (l_48 < 0L) {
                        i_50 = 0;
                    } else {
                        i_50 = i_49;
                    }
                    l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_43, gale_group);
                    gale_copy((arg_fs + 16 + l_51), (arg_data + 16 + (l_20 + l_42)), i_50);
                    GALEFS_BARRIER(4);
                    if (i_37 == 0) {
                        if (!(i_50 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
                        }
                    }
                    i_52 = (int) ((uint) i_41 + (uint) i_50);
                    if (l_48 < 0L) {
                        i_40 = i_49;
                        i_41 = i_52;
                    } else {
                        i_53 = ((i_50 < 1) || (!(i_52 < i_14))) ? 0 : 1;
                        i_40 = i_53;
                        i_41 = i_52;
                    }
                }
                if (i_41 < 1) {
                    i_35 = i_40;
                    i_36 = i_40;
                    break;
                }
                i_35 = i_41;
                i_36 = i_41;
                break;
            case 2:
                i_54 = *((__global gale_int *) (arg_script + (((l_10 + 4L) << 2) + 16L)));
                i_55 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_56 = (int) get_local_size(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = i_60;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 < i_14)) {
                        break;
                    }
                    i_62 = i_61 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_61 + (uint) i_15))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_61 << 3) - (uint) i_61)) + (uint) i_54)) + (uint) (i_62 + (i_62 << 1))));
                    i_63 = (int) ((uint) i_61 + (uint) i_56);
                    i_61 = i_63;
                }
                i_64 = 4;
                i_65 = 0;
                i_66 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_64 == 0) {
                        break;
                    }
                    l_67 = (long) i_65;
                    l_68 = (long) ((ulong) l_17 + (ulong) l_67);
                    if (i_59 == 0) {
                        l_69 = gale_BlockAccess_beginWrite(arg_fs, i_64, i_19, l_68, ((int) ((uint) i_14 - (uint) i_65)), gale_group);
                        l_70 = l_69;
                    } else {
                        l_70 = 0L;
                    }
                    if (i_58 == 0) {
                        if (l_70 < (-4611686018427387904L)) {
                            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                            l_72 = l_71;
                        } else {
                            l_72 = l_70;
                        }
                    } else {
                        l_72 = l_70;
                    }
                    GALEFS_BROADCAST(5, l_73, l_72);
                    i_74 = (int) l_73;
                    if (l_73 < 0L) {
                        i_75 = 0;
                    } else {
                        i_75 = i_74;
                    }
                    l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_68, gale_group);
                    gale_copy((arg_data + 16 + (l_20 + l_67)), (arg_fs + 16 + l_76), i_75);
                    GALEFS_BARRIER(6);
                    if (i_57 == 0) {
                        if (!(i_75 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_75, gale_group);
                        }
                    }
                    i_77 = (int) ((uint) i_65 + (uint) i_75);
                    if (l_73 < 0L) {
                        if ((!(i_64 == 4)) || (i_77 < 1)) {
                            i_78 = i_74;
                        } else {
                            i_78 = i_77;
                        }
                    } else {
                        i_78 = i_77;
                    }
                    i_79 = (((!(i_64 == 4)) || (i_77 < 1)) || (i_55 == 0)) ? 0 : 5;
                    if (i_75 == 0) {
                        i_64 = i_79;
                        i_65 = i_77;
                        i_66 = i_78;
                    } else {
                        if (i_77 == i_14) {
                            i_64 = i_79;
                            i_65 = i_77;
                            i_66 = i_78;
                        } else {
                            i_65 = i_77;
                            i_66 = i_78;
                        }
                    }
                }
                i_35 = i_66;
                i_36 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_80 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_81 < (-4611686018427387904L)) {
                        l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                        l_83 = l_82;
                    } else {
                        l_83 = l_81;
                    }
                } else {
                    l_83 = l_81;
                }
                GALEFS_BROADCAST(7, l_84, l_83);
                i_85 = (int) l_84;
                i_35 = i_85;
                i_36 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_86 = gale_OpenFileCalls_status(arg_fs, i_19, i_14, gale_group);
                    l_87 = l_86;
                } else {
                    l_87 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_87 < (-4611686018427387904L)) {
                        l_88 = gale_HostCall_awaitReply(arg_fs, l_87, gale_group);
                        l_89 = l_88;
                    } else {
                        l_89 = l_87;
                    }
                } else {
                    l_89 = l_87;
                }
                GALEFS_BROADCAST(8, l_90, l_89);
                i_91 = (int) l_90;
                i_35 = i_91;
                i_36 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_92 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_17, i_14, gale_group);
                    l_93 = l_92;
                } else {
                    l_93 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_93 < (-4611686018427387904L)) {
                        l_94 = gale_HostCall_awaitReply(arg_fs, l_93, gale_group);
                        l_95 = l_94;
                    } else {
                        l_95 = l_93;
                    }
                } else {
                    l_95 = l_93;
                }
                GALEFS_BROADCAST(9, l_96, l_95);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_96 < 0L)) {
                        l_97 = (long) gale_group;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_97 << 12) + (l_97 << 11)))) + (ulong) 1856L)))) = 1;
                        i_98 = gale_group;
                        i_99 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_98 & ((int) ((uint) (1 << i_99) + (uint) (-1))))) << 6) + (((long) (i_98 >> i_99)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_96 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_96 < 0L) {
                    l_100 = l_96;
                } else {
                    l_101 = gale_BlockAccess_offsetInRegion(arg_fs, l_96, l_17, gale_group);
                    l_100 = l_101;
                }
                if ((ulong) ((long) ((ulong) l_100 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_102 = (int) l_100;
                    i_35 = i_102;
                    i_36 = 0;
                    break;
                }
                i_103 = (int) get_local_size(0);
                i_104 = (int) get_local_id(0);
                i_105 = i_104;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_105 < i_14)) {
                        break;
                    }
                    i_106 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_105)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_105 + (uint) i_15))))) = (char) i_106;
                    i_107 = (int) ((uint) i_105 + (uint) i_103);
                    i_105 = i_107;
                }
                i_35 = i_14;
                i_36 = i_14;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_207 = gale_BlockAccess_endMapping(arg_fs, i_14, gale_group);
                    l_208 = l_207;
                } else {
                    l_208 = 0L;
                }
                GALEFS_BROADCAST(15, l_209, l_208);
                i_210 = (int) l_209;
                i_35 = i_210;
                i_36 = 0;
                break;
            case 7:
                if (i_14 < 0) {
                    i_108 = i_14;
                } else {
                    i_109 = (int) get_local_size(0);
                    i_110 = gale_div_int(((int) ((uint) ((int) ((uint) i_109 + (uint) i_14)) + (uint) (-1))), i_109);
                    i_108 = i_110;
                }
                i_111 = (i_108 < 1) ? 0 : i_108;
                i_112 = (int) ((uint) i_111 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_14 < 0) {
                    i_113 = i_14;
                } else {
                    i_114 = gale_clamp_int(((long) ((int) ((uint) i_14 - (uint) i_112))), 0, i_108);
                    i_113 = i_114;
                }
                if (i_13 == INT_MIN) {
                    l_115 = 9223372036854775807L;
                } else {
                    l_116 = l_16 + ((long) i_112);
                    l_115 = l_116;
                }
                GALEFS_BARRIER(10);
                i_117 = gale_BlockAccess_available(arg_fs, i_19, l_115, i_113, gale_group);
                if (i_117 < 1) {
                    l_118 = (-1L);
                } else {
                    l_118 = l_115;
                }
                i_119 = (int) get_local_id(0);
                l_120 = (0L) + ((((long) i_119) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_120)) = l_118;
                if (i_117 < 1) {
                    l_121 = (-1L);
                } else {
                    l_122 = gale_BlockAccess_missing(arg_fs, i_19, l_115, i_117, gale_group);
                    l_121 = l_122;
                }
                i_123 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) ((int) ((uint) i_119 + (uint) i_123))) << 3) + 16L)))) = l_121;
                l_124 = (-8L) + 16L;
                if (i_119 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_124)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_125 = (i_117 < 0) ? i_117 : 0;
                l_126 = (-16L) + 16L;
                i_127 = (int) ((uint) i_112 + (uint) i_15);
                i_128 = ((int) get_local_id(0)) << 1;
                i_129 = (int) get_local_id(0);
                i_130 = (int) get_local_id(0);
                i_131 = i_125;
                i_132 = 0;
                i_133 = 0;
                i_134 = 0;
                i_135 = 1;
                while (true) {
                    if (i_135 == 0) {
                        break;
                    }
                    if (i_119 == 0) {
                        i_136 = i_133;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_137 = (0L) + ((((long) i_136) << 3) + 16L);
                            if (!(i_136 < i_123)) {
                                goto B142;
                            }
                            l_138 = *((__local gale_long *) (gale_local_memory + l_137));
                            if (!(l_138 == (-1L))) {
                                break;
                            }
                            i_139 = (int) ((uint) i_136 + (uint) 1);
                            i_136 = i_139;
                        }
                        goto B143;
                    B142:;
                    B143:;
                        if (i_136 < i_123) {
                            l_140 = *((__local gale_long *) (gale_local_memory + l_137));
                            l_141 = l_140;
                        } else {
                            l_141 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_126)) = l_141;
                        if (i_136 < i_123) {
                            l_142 = gale_BlockAccess_acquireResident(arg_fs, i_19, l_141, gale_group);
                            l_143 = l_142;
                        } else {
                            l_144 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_143 = l_144;
                        }
                        if (i_136 < i_123) {
                            if (l_143 == 0L) {
                                i_145 = gale_HostCall_begin(arg_fs, gale_group);
                                l_146 = (long) i_145;
                                if (l_146 < 0L) {
                                    i_147 = i_136;
                                    l_148 = l_146;
                                    i_149 = i_134;
                                } else {
                                    if (i_134 == 0) {
                                        i_150 = (int) ((uint) i_123 + (uint) i_136);
                                        l_151 = (long) gale_group;
                                        l_152 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 2048L);
                                        i_153 = i_123 << 1;
                                        i_154 = 0;
                                        i_155 = i_150;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_155 < i_153)) {
                                                goto B165;
                                            }
                                            if (!(i_154 < 4096)) {
                                                break;
                                            }
                                            l_156 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_155) << 3) + 16L))));
                                            i_157 = (int) ((uint) i_155 + (uint) 1);
                                            if (l_156 == (-1L)) {
                                                i_155 = i_157;
                                            } else {
                                                l_158 = l_156 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) ((long) i_154))))) = l_158;
                                                i_159 = (int) ((uint) i_154 + (uint) 8);
                                                if (((int) (l_156 & 1L)) == 0) {
                                                    i_154 = i_159;
                                                    i_155 = i_157;
                                                } else {
                                                    if (i_159 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) ((long) i_159))))) = (l_158 + 1L);
                                                        i_160 = (int) ((uint) i_154 + (uint) 16);
                                                        i_154 = i_160;
                                                        i_155 = i_157;
                                                    } else {
                                                        i_154 = i_159;
                                                        i_155 = i_157;
                                                    }
                                                }
                                            }
                                        }
                                        i_161 = i_154;
                                        goto B167;
                                    B165:;
                                        i_161 = i_154;
                                    } else {
                                        i_161 = 0;
                                    }
                                B167:;
                                    l_162 = *((__local gale_long *) (gale_local_memory + l_126));
                                    l_163 = gale_BlockAccess_requestListed(arg_fs, i_19, l_162, i_161, gale_group);
                                    i_147 = i_136;
                                    l_148 = l_163;
                                    i_149 = 1;
                                }
                            } else {
                                i_147 = i_136;
                                l_148 = l_143;
                                i_149 = i_134;
                            }
                        } else {
                            i_147 = i_136;
                            l_148 = l_143;
                            i_149 = i_134;
                        }
                    } else {
                        i_147 = i_133;
                        l_148 = 0L;
                        i_149 = i_134;
                    }
                    if (i_130 == 0) {
                        if (l_148 < (-4611686018427387904L)) {
                            l_164 = gale_HostCall_awaitReply(arg_fs, l_148, gale_group);
                            l_165 = l_164;
                        } else {
                            l_165 = l_148;
                        }
                    } else {
                        l_165 = l_148;
                    }
                    GALEFS_BROADCAST(12, l_166, l_165);
                    l_167 = *((__local gale_long *) (gale_local_memory + l_120));
                    if (l_167 == (-1L)) {
                        i_168 = i_131;
                        i_169 = i_132;
                    } else {
                        l_170 = *((__local gale_long *) (gale_local_memory + l_126));
                        i_171 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        if ((l_167 >> i_171) == (l_170 >> i_171)) {
                            if (l_166 < 0L) {
                                i_172 = 0;
                            } else {
                                l_173 = 1L << i_171;
                                l_174 = (long) ((ulong) l_173 - (ulong) (((long) ((ulong) l_173 + (ulong) (-1L))) & l_167));
                                i_175 = (int) ((uint) i_117 - (uint) i_132);
                                if (l_174 < ((long) i_175)) {
                                    i_176 = (int) l_174;
                                    i_172 = i_176;
                                } else {
                                    i_172 = i_175;
                                }
                            }
                            l_177 = gale_BlockAccess_offsetInRegion(arg_fs, l_166, l_167, gale_group);
                            l_178 = ((long) i_127) + ((long) i_132);
                            if (((l_177 | l_178) & 7L) == 0) {
                                i_179 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_172 - (uint) i_179)) < 8) {
                                        break;
                                    }
                                    l_180 = (long) i_179;
                                    l_181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) l_180))));
                                    *((__global gale_long *) (arg_data + 16 + (l_178 + l_180))) = l_181;
                                    i_182 = (int) ((uint) i_179 + (uint) 8);
                                    i_179 = i_182;
                                }
                                i_183 = i_179;
                            } else {
                                i_183 = 0;
                            }
                            i_184 = i_183;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_184 < i_172)) {
                                    break;
                                }
                                l_185 = (long) i_184;
                                i_186 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) l_185))));
                                *((__global char *) (arg_data + 16 + (l_178 + l_185))) = (char) i_186;
                                i_187 = (int) ((uint) i_184 + (uint) 1);
                                i_184 = i_187;
                            }
                            i_188 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_172);
                            if (l_166 < 0L) {
                                i_189 = (int) l_166;
                                i_190 = i_189;
                            } else {
                                i_190 = 0;
                            }
                            i_191 = (int) ((uint) i_132 + (uint) i_172);
                            if (l_166 < 0L) {
                                l_192 = (-1L);
                            } else {
                                if (i_191 < i_117) {
                                    l_193 = (long) ((ulong) ((long) i_172) + (ulong) l_167);
                                    l_192 = l_193;
                                } else {
                                    l_192 = (-1L);
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_120)) = l_192;
                            i_168 = i_190;
                            i_169 = i_191;
                        } else {
                            i_168 = i_131;
                            i_169 = i_132;
                        }
                    }
                    GALEFS_BARRIER(13);
                    i_194 = (l_166 == 0L) ? 0 : 1;
                    if (i_129 == 0) {
                        if (l_166 < 1L) {
                            i_131 = i_168;
                            i_132 = i_169;
                            i_133 = i_147;
                            i_134 = i_149;
                            i_135 = i_194;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_131 = i_168;
                            i_132 = i_169;
                            i_133 = i_147;
                            i_134 = i_149;
                            i_135 = i_194;
                        }
                    } else {
                        i_131 = i_168;
                        i_132 = i_169;
                        i_133 = i_147;
                        i_134 = i_149;
                        i_135 = i_194;
                    }
                }
                if (i_119 == 0) {
                    i_195 = *((__local gale_int *) (gale_local_memory + l_124));
                    l_196 = (long) gale_group;
                    l_197 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_196 << 12) + (l_196 << 11)))) + (ulong) 1872L);
                    l_198 = *((__global gale_long *) (arg_fs + 16 + l_197));
                    *((__global gale_long *) (arg_fs + 16 + l_197)) = ((long) ((ulong) ((long) i_195) + (ulong) l_198));
                }
                if (i_132 < 1) {
                    i_199 = i_131;
                } else {
                    i_199 = i_132;
                }
                i_200 = (i_14 < 1) ? 0 : i_14;
                l_201 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_200 + (uint) i_15)) + (uint) 3)) & (-4)) >> 2) + (uint) i_128));
                *((__global gale_int *) (arg_data + ((l_201 << 2) + 16L))) = i_199;
                i_202 = 1;
                i_203 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_203 < i_199)) {
                        break;
                    }
                    i_204 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_127 + (uint) i_203)))));
                    i_205 = (int) ((uint) (i_204 & 255) + (uint) ((int) ((uint) (i_202 << 5) - (uint) i_202)));
                    i_206 = (int) ((uint) i_203 + (uint) 1);
                    i_202 = i_205;
                    i_203 = i_206;
                }
                *((__global gale_int *) (arg_data + (((l_201 + 1L) << 2) + 16L))) = i_202;
                i_35 = 0;
                i_36 = 0;
                break;
            default:
                i_35 = 0;
                i_36 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_11 == 0) {
                *((__global gale_int *) ul_18) = i_35;
            }
            l_211 = (long) i_9;
            *((__global gale_int *) (arg_results + ((l_211 << 2) + 16L))) = i_35;
            i_212 = 1;
            i_213 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_213 < i_36)) {
                    break;
                }
                i_214 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_213 + (uint) i_15)))));
                i_215 = (int) ((uint) (i_214 & 255) + (uint) ((int) ((uint) (i_212 << 5) - (uint) i_212)));
                i_216 = (int) ((uint) i_213 + (uint) 1);
                i_212 = i_215;
                i_213 = i_216;
            }
            *((__global gale_int *) (arg_results + (((l_211 + 1L) << 2) + 16L))) = i_212;
        }
        GALEFS_BARRIER(17);
        i_217 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_217;
    }
    GALEFS_GROUP_END()
}
#endif
