// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// suspension: 4 waits, 7 values, 40 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source SHA-256: 58bc6a953f2078c2cf5df9085a977b221cf8016a495887b38bcd9944015afb19

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

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

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
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

GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position) {
    long l_0, l_1;
    l_0 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) ((long) arg_counter));
    l_1 = *((__global gale_long *) (arg_region + 16 + l_0));
    *((__global gale_long *) (arg_region + 16 + l_0)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_1));
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_7) VARIABLE(long, l_10) VARIABLE(long, l_12) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_17)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_11, i_13, i_14, i_15, i_16, i_18, i_21, i_22, i_28, i_29, i_31, i_32, i_34;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_9, l_10, l_12, l_17, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_30, l_33, l_35, l_36, l_37, l_38, l_39, l_40;
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
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position);
        l_9 = l_8;
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_9);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_10); }
        GALEFS_RETURN;
        resume_2:
        i_7 = (int) gale_ints[gale_item];
        l_10 = gale_round_reply(gale_entry);
    }
    i_11 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_12 = (long) i_11;
    i_13 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_10 + (ulong) l_12)) + (ulong) (-1L))), l_12);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    l_17 = 0L;
    i_18 = 0;
    while (true) {
        if (!(i_18 < i_13)) {
            break;
        }
        l_19 = l_12 * ((long) gale_rem_int(((int) ((uint) i_18 + (uint) i_16)), i_13));
        l_20 = (long) ((ulong) l_10 - (ulong) l_19);
        if (l_20 < l_12) {
            i_21 = (int) l_20;
            i_22 = i_21;
        } else {
            i_22 = i_11;
        }
        l_23 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_23 == (-12L))) {
                break;
            }
            if (i_15 == 0) {
                l_24 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_19, i_22, gale_group, gale_slot, gale_position);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            GALEFS_BROADCAST(3, l_26, l_25);
            if (l_26 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_items + gale_item] = (ulong) l_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_26); }
                GALEFS_RETURN;
                resume_3:
                i_7 = (int) gale_ints[gale_item];
                l_10 = (long) gale_longs[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                l_17 = (long) gale_longs[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_11 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
                l_12 = (long) i_11;
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = gale_group;
                l_26 = gale_round_reply(gale_entry);
            }
            if (i_14 == 0) {
                if (!(l_26 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_26 < 0L) {
                l_23 = l_26;
            } else {
                l_27 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_19, gale_group, gale_slot, gale_position);
                l_23 = l_27;
            }
        }
        i_28 = (int) ((uint) i_18 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_23 + (ulong) 4095L)) < (ulong) 4095L) {
            l_17 = l_23;
            i_18 = i_28;
        } else {
            i_29 = (int) get_local_id(0);
            l_30 = l_17;
            i_31 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_31 < i_22)) {
                    break;
                }
                i_32 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((long) i_31)))));
                l_33 = (long) ((ulong) l_30 + (ulong) ((long) (uint) (i_32 & 255)));
                i_34 = (int) ((uint) i_31 + (uint) 1);
                l_30 = l_33;
                i_31 = i_34;
            }
            GALEFS_BARRIER(4);
            if (i_29 == 0) {
                l_35 = gale_BlockAccess_endMapping(arg_fs, i_22, gale_group, gale_slot, gale_position);
                l_36 = l_35;
            } else {
                l_36 = 0L;
            }
            GALEFS_BROADCAST(5, l_37, l_36);
            l_17 = l_30;
            i_18 = i_28;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_38 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_39 = l_38;
    } else {
        l_39 = 0L;
    }
    GALEFS_BROADCAST(6, l_40, l_39);
    if (l_40 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_40); }
        GALEFS_RETURN;
        resume_4:
        l_17 = (long) gale_longs[gale_item];
        l_40 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_17;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group);
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_29) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_40) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_24)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_17, i_19, i_20, i_21, i_22, i_23, i_25, i_28, i_29, i_37, i_38, i_40, i_41, i_43, i_44, i_46;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_18, l_24, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_39, l_42, l_45, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54;
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
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_11, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    i_17 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_18 = (long) i_17;
    i_19 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_16 + (ulong) l_18)) + (ulong) (-1L))), l_18);
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = gale_group;
    l_24 = 0L;
    i_25 = 0;
    while (true) {
        if (!(i_25 < i_19)) {
            break;
        }
        l_26 = l_18 * ((long) gale_rem_int(((int) ((uint) i_25 + (uint) i_23)), i_19));
        l_27 = (long) ((ulong) l_16 - (ulong) l_26);
        if (l_27 < l_18) {
            i_28 = (int) l_27;
            i_29 = i_28;
        } else {
            i_29 = i_17;
        }
        l_30 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_30 == (-12L))) {
                break;
            }
            if (i_22 == 0) {
                l_31 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_26, i_29, gale_group);
                l_32 = l_31;
            } else {
                l_32 = 0L;
            }
            if (i_21 == 0) {
                if (l_32 < (-4611686018427387904L)) {
                    l_33 = gale_HostCall_awaitReply(arg_fs, l_32, gale_group);
                    l_34 = l_33;
                } else {
                    l_34 = l_32;
                }
            } else {
                l_34 = l_32;
            }
            GALEFS_BROADCAST(3, l_35, l_34);
            if (i_20 == 0) {
                if (!(l_35 < 0L)) {
                    l_36 = (long) gale_group;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_36 << 12) + (l_36 << 11)))) + (ulong) 1856L)))) = 1;
                    i_37 = gale_group;
                    i_38 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_37 & ((int) ((uint) (1 << i_38) + (uint) (-1))))) << 6) + (((long) (i_37 >> i_38)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_35 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_35 < 0L) {
                l_30 = l_35;
            } else {
                l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_26, gale_group);
                l_30 = l_39;
            }
        }
        i_40 = (int) ((uint) i_25 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_30 + (ulong) 4095L)) < (ulong) 4095L) {
            l_24 = l_30;
            i_25 = i_40;
        } else {
            i_41 = (int) get_local_id(0);
            l_42 = l_24;
            i_43 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_43 < i_29)) {
                    break;
                }
                i_44 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_43)))));
                l_45 = (long) ((ulong) l_42 + (ulong) ((long) (uint) (i_44 & 255)));
                i_46 = (int) ((uint) i_43 + (uint) 1);
                l_42 = l_45;
                i_43 = i_46;
            }
            GALEFS_BARRIER(4);
            if (i_41 == 0) {
                l_47 = gale_BlockAccess_endMapping(arg_fs, i_29, gale_group);
                l_48 = l_47;
            } else {
                l_48 = 0L;
            }
            GALEFS_BROADCAST(5, l_49, l_48);
            l_24 = l_42;
            i_25 = i_40;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_51 < (-4611686018427387904L)) {
            l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
            l_53 = l_52;
        } else {
            l_53 = l_51;
        }
    } else {
        l_53 = l_51;
    }
    GALEFS_BROADCAST(6, l_54, l_53);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_24;
    }
    GALEFS_GROUP_END()
}
#endif
