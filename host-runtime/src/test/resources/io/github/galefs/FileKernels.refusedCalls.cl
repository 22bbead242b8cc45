// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#refusedCalls
// entry point: galefs_refusedCalls
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// suspension: 21 waits, 10 values, 64 bytes
// string: "file"
// string: "missing"
// string: "directory"
// string: "file/below"
// string: ""
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: ee64609dc2774967ac44b3a8c99ad24fc31522ee0b08b653cad3166bdce5fea2

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
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

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
#elif defined(__POCL__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Orders loads before it before all accesses after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_ACQUIRE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#else
#define GALEFS_ACQUIRE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices)
#endif

// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices)
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

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_120) VARIABLE(int, i_182) VARIABLE(int, i_183) VARIABLE(int, i_192) VARIABLE(int, i_195) VARIABLE(int, i_196) VARIABLE(int, i_198) VARIABLE(int, i_2) VARIABLE(int, i_259) VARIABLE(int, i_260) VARIABLE(int, i_269) VARIABLE(int, i_272) VARIABLE(int, i_273) VARIABLE(int, i_274) VARIABLE(int, i_275) VARIABLE(int, i_276) VARIABLE(int, i_310) VARIABLE(int, i_311) VARIABLE(int, i_320) VARIABLE(int, i_321) VARIABLE(int, i_323) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_385) VARIABLE(int, i_386) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(int, i_398) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_459) VARIABLE(int, i_46) VARIABLE(int, i_460) VARIABLE(int, i_469) VARIABLE(int, i_470) VARIABLE(int, i_471) VARIABLE(int, i_472) VARIABLE(int, i_507) VARIABLE(int, i_508) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_106) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_181) VARIABLE(long, l_193) VARIABLE(long, l_194) VARIABLE(long, l_199) VARIABLE(long, l_200) VARIABLE(long, l_258) VARIABLE(long, l_270) VARIABLE(long, l_271) VARIABLE(long, l_278) VARIABLE(long, l_279) VARIABLE(long, l_3) VARIABLE(long, l_309) VARIABLE(long, l_324) VARIABLE(long, l_326) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_384) VARIABLE(long, l_39) VARIABLE(long, l_399) VARIABLE(long, l_40) VARIABLE(long, l_400) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_458) VARIABLE(long, l_47) VARIABLE(long, l_474) VARIABLE(long, l_476) VARIABLE(long, l_48) VARIABLE(long, l_506)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_48)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_181) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_192) VARIABLE(i_195) VARIABLE(i_196) VARIABLE(i_198) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_199) VARIABLE(l_200) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_192) VARIABLE(i_195) VARIABLE(i_196) VARIABLE(i_198) VARIABLE(i_2) VARIABLE(i_259) VARIABLE(i_260) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_258) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_273) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_278) VARIABLE(l_279) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_273) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_310) VARIABLE(i_311) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_309) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_320) VARIABLE(i_321) VARIABLE(i_323) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_324) VARIABLE(l_326) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_320) VARIABLE(i_321) VARIABLE(i_323) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_384) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_399) VARIABLE(l_40) VARIABLE(l_400) VARIABLE(l_41)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_43) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_458)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_43) VARIABLE(i_469) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_472) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_474) VARIABLE(l_476)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_43) VARIABLE(i_469) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_472) VARIABLE(i_507) VARIABLE(i_508) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_506)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_34, i_37, i_38, i_43, i_44, i_45, i_46, i_49, i_50, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_66, i_67, i_68, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_93, i_95, i_96, i_98, i_99, i_107, i_108, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_124, i_128, i_129, i_130, i_131, i_132, i_134, i_135, i_141, i_142, i_143, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_156, i_157, i_158, i_159, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_173, i_174, i_182, i_183, i_189, i_190, i_191, i_192, i_195, i_196, i_197, i_198, i_201, i_202, i_205, i_206, i_207, i_208, i_209, i_211, i_212, i_218, i_219, i_220, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_233, i_234, i_235, i_236, i_238, i_239, i_240, i_241, i_242, i_243, i_245, i_247, i_248, i_250, i_251, i_259, i_260, i_266, i_267, i_268, i_269, i_272, i_273, i_274, i_275, i_276, i_277, i_280, i_281, i_282, i_283, i_284, i_285, i_289, i_290, i_291, i_296, i_297, i_298, i_301, i_302, i_303, i_304, i_310, i_311, i_317, i_318, i_319, i_320, i_321, i_322, i_323, i_327, i_328, i_331, i_332, i_333, i_334, i_335, i_337, i_338, i_344, i_345, i_346, i_350, i_351, i_352, i_353, i_354, i_355, i_356, i_359, i_360, i_361, i_362, i_364, i_365, i_366, i_367, i_368, i_369, i_371, i_373, i_374, i_376, i_377, i_385, i_386, i_392, i_393, i_394, i_395, i_396, i_397, i_398, i_401, i_402, i_405, i_406, i_407, i_408, i_409, i_411, i_412, i_418, i_419, i_420, i_424, i_425, i_426, i_427, i_428, i_429, i_430, i_433, i_434, i_435, i_436, i_438, i_439, i_440, i_441, i_442, i_443, i_445, i_447, i_448, i_450, i_451, i_459, i_460, i_466, i_467, i_468, i_469, i_470, i_471, i_472, i_473, i_477, i_478, i_479, i_480, i_481, i_482, i_486, i_487, i_488, i_493, i_494, i_495, i_498, i_499, i_500, i_501, i_507, i_508, i_514, i_515, i_516, i_517, i_518, i_519, i_520, i_521, i_522, i_527, i_528, i_529, i_533, i_534, i_538, i_539, i_540, i_544, i_545, i_549, i_550, i_551, i_555, i_556, i_559, i_560, i_564, i_565, i_566, i_570, i_571, i_574, i_575, i_579, i_580, i_581, i_585, i_586, i_589, i_591, i_592, i_593, i_597, i_598, i_599, i_602, i_603, i_607, i_608, i_609, i_613, i_614, i_617, i_618, i_622, i_623, i_624, i_628, i_629, i_632, i_633, i_637, i_638, i_639, i_643, i_644, i_647, i_648, i_649, i_654, i_655, i_656, i_659, i_660, i_661, i_666, i_667, i_668, i_671, i_672, i_673, i_678, i_679, i_680;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_32, l_33, l_35, l_36, l_39, l_40, l_41, l_42, l_47, l_48, l_51, l_52, l_58, l_61, l_62, l_63, l_64, l_65, l_69, l_70, l_71, l_79, l_80, l_85, l_92, l_94, l_97, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_110, l_111, l_112, l_113, l_121, l_122, l_125, l_126, l_127, l_133, l_136, l_137, l_138, l_139, l_140, l_144, l_145, l_146, l_154, l_155, l_160, l_167, l_169, l_172, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_186, l_187, l_188, l_193, l_194, l_199, l_200, l_203, l_204, l_210, l_213, l_214, l_215, l_216, l_217, l_221, l_222, l_223, l_231, l_232, l_237, l_244, l_246, l_249, l_252, l_253, l_254, l_255, l_256, l_257, l_258, l_261, l_262, l_263, l_264, l_265, l_270, l_271, l_278, l_279, l_286, l_287, l_288, l_292, l_293, l_294, l_295, l_299, l_300, l_305, l_306, l_307, l_308, l_309, l_312, l_313, l_314, l_315, l_316, l_324, l_325, l_326, l_329, l_330, l_336, l_339, l_340, l_341, l_342, l_343, l_347, l_348, l_349, l_357, l_358, l_363, l_370, l_372, l_375, l_378, l_379, l_380, l_381, l_382, l_383, l_384, l_387, l_388, l_389, l_390, l_391, l_399, l_400, l_403, l_404, l_410, l_413, l_414, l_415, l_416, l_417, l_421, l_422, l_423, l_431, l_432, l_437, l_444, l_446, l_449, l_452, l_453, l_454, l_455, l_456, l_457, l_458, l_461, l_462, l_463, l_464, l_465, l_474, l_475, l_476, l_483, l_484, l_485, l_489, l_490, l_491, l_492, l_496, l_497, l_502, l_503, l_504, l_505, l_506, l_509, l_510, l_511, l_512, l_513, l_523, l_524, l_525, l_526, l_530, l_531, l_532, l_535, l_536, l_537, l_541, l_542, l_543, l_546, l_547, l_548, l_552, l_553, l_554, l_557, l_558, l_561, l_562, l_563, l_567, l_568, l_569, l_572, l_573, l_576, l_577, l_578, l_582, l_583, l_584, l_587, l_588, l_590, l_594, l_595, l_596, l_600, l_601, l_604, l_605, l_606, l_610, l_611, l_612, l_615, l_616, l_619, l_620, l_621, l_625, l_626, l_627, l_630, l_631, l_634, l_635, l_636, l_640, l_641, l_642, l_645, l_646, l_650, l_651, l_652, l_653, l_657, l_658, l_662, l_663, l_664, l_665, l_669, l_670, l_674, l_675, l_676, l_677, l_681, l_682;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
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
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        case 15:
            goto resume_15;
        case 16:
            goto resume_16;
        case 17:
            goto resume_17;
        case 18:
            goto resume_18;
        case 19:
            goto resume_19;
        case 20:
            goto resume_20;
        case 21:
            goto resume_21;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_4 == 0) {
            i_5 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_6 = (long) ((int) (0 - (uint) i_5));
            l_7 = l_6;
        } else {
            l_8 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_9 = *((__global gale_int *) (arg_fs + 16 + l_8));
            i_10 = (int) ((uint) i_9 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_8)) = i_10;
            if (i_2 < i_10) {
                i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_11 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_12 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_12)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 36L)))) = 0;
                    l_7 = LONG_MIN;
                } else {
                    l_7 = (-16L);
                }
            } else {
                l_7 = (-16L);
            }
        }
        if (l_7 < 0L) {
            l_13 = l_7;
        } else {
            l_14 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_15 = 0;
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_15]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_17 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_17)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 4;
            l_13 = LONG_MIN;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(1, l_18, l_13);
    if (l_18 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_19 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_19 == 0) {
            i_20 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_21 = (long) ((int) (0 - (uint) i_20));
            l_22 = l_21;
        } else {
            l_23 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_24 = *((__global gale_int *) (arg_fs + 16 + l_23));
            i_25 = (int) ((uint) i_24 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_23)) = i_25;
            if (i_2 < i_25) {
                i_26 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_26 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_27 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_27)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 36L)))) = 0;
                    l_22 = LONG_MIN;
                } else {
                    l_22 = (-16L);
                }
            } else {
                l_22 = (-16L);
            }
        }
        if (l_22 < 0L) {
            l_28 = l_22;
        } else {
            l_29 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_30 = 0;
            while (true) {
                if (!(i_30 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_30))))) = (char) ((int) gale_literals[i_30]);
                i_31 = (int) ((uint) i_30 + (uint) 1);
                i_30 = i_31;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_32 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_32)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = 4;
            l_28 = LONG_MIN;
        }
    } else {
        l_28 = 0L;
    }
    GALEFS_BROADCAST(2, l_33, l_28);
    if (l_33 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_33); }
        GALEFS_RETURN;
        resume_2:
        l_18 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_33 = gale_round_reply(gale_entry);
    }
    i_34 = (int) get_local_id(0);
    l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_39 = 1L << i_38;
    l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
    l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_44 = (int) get_local_id(0);
    i_45 = 1;
    i_46 = 0;
    while (true) {
        if (!(i_45 == 1)) {
            break;
        }
        l_47 = (long) i_46;
        l_48 = l_47 & l_40;
        if (i_44 == 0) {
            i_49 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_50 = (int) (0 - (uint) i_49);
            if (i_50 < 0) {
                l_51 = (long) i_50;
                l_52 = l_51;
            } else {
                if (i_43 < 1) {
                    i_53 = (-9);
                } else {
                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                    i_55 = (int) ((uint) i_54 + (uint) (-1));
                    i_56 = (i_55 < 0) ? (-9) : i_55;
                    if (i_56 < 0) {
                        i_53 = i_56;
                    } else {
                        i_57 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L))));
                        if ((i_57 & 3) == 1) {
                            i_53 = (-9);
                        } else {
                            i_53 = i_56;
                        }
                    }
                }
                l_58 = (long) i_53;
                if (i_53 < 0) {
                    l_52 = l_58;
                } else {
                    if (l_47 < 0L) {
                        l_52 = (-22L);
                    } else {
                        i_59 = (int) ((uint) 1 - (uint) i_46);
                        if (i_59 < 0) {
                            l_52 = (-22L);
                        } else {
                            i_60 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_60 == 0) {
                                l_61 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_58 << 6)))));
                                l_62 = (long) ((ulong) l_61 - (ulong) l_47);
                                if (l_62 < 1L) {
                                    l_52 = 0L;
                                } else {
                                    l_63 = (long) (uint) i_59;
                                    l_64 = (l_62 < l_63) ? l_62 : l_63;
                                    l_52 = l_64;
                                }
                            } else {
                                l_52 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_52 < 1L) {
                l_65 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_66 = *((__global gale_int *) (arg_fs + 16 + l_65));
                i_67 = (int) ((uint) i_66 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_65)) = i_67;
                if (i_2 < i_67) {
                    i_68 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_68 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_69 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_69)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 16L)))) = l_52;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 36L)))) = 0;
                        l_70 = LONG_MIN;
                    } else {
                        l_70 = l_52;
                    }
                } else {
                    l_70 = l_52;
                }
            } else {
                l_71 = (long) ((ulong) l_39 - (ulong) l_48);
                if (l_71 < l_52) {
                    i_72 = (int) l_71;
                    i_73 = i_72;
                } else {
                    i_74 = (int) l_52;
                    i_73 = i_74;
                }
                if (i_43 < 1) {
                    i_75 = (-9);
                } else {
                    i_76 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                    i_77 = (int) ((uint) i_76 + (uint) (-1));
                    i_78 = (i_77 < 0) ? (-9) : i_77;
                    i_75 = i_78;
                }
                l_79 = (long) i_75;
                if (i_75 < 0) {
                    l_70 = l_79;
                } else {
                    l_80 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_81 = *((__global gale_int *) (arg_fs + 16 + l_80));
                    i_82 = (int) ((uint) i_81 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_80)) = i_82;
                    if (i_2 < i_82) {
                        i_83 = (-1);
                    } else {
                        i_84 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_79 << 6))) + (ulong) 8L))));
                        l_85 = l_47 >> i_38;
                        i_86 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (((long) i_84) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_87 = i_86;
                        i_88 = 0;
                        i_89 = (-2);
                        while (true) {
                            if (!(i_89 == (-2))) {
                                break;
                            }
                            i_90 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_87) << 2)))));
                            i_91 = (int) ((uint) i_90 + (uint) (-1));
                            if (i_91 < 0) {
                                i_89 = (-1);
                            } else {
                                l_92 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_91) << 5));
                                i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                                l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 8L))));
                                if ((!(i_84 == i_93)) || (!(l_85 == l_94))) {
                                    if (i_37 == i_88) {
                                        i_89 = (-1);
                                    } else {
                                        i_95 = (int) ((uint) i_88 + (uint) 1);
                                        i_96 = i_37 & ((int) ((uint) i_87 + (uint) 1));
                                        i_87 = i_96;
                                        i_88 = i_95;
                                    }
                                } else {
                                    i_89 = i_91;
                                }
                            }
                        }
                        i_83 = i_89;
                    }
                    l_97 = (long) i_73;
                    if (i_83 < 0) {
                        i_98 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_99 = (int) (0 - (uint) i_98);
                        if (i_99 < 0) {
                            l_100 = (long) i_99;
                            l_70 = l_100;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_101 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_101)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L)))) = l_47;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L)))) = l_52;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 36L)))) = 0;
                            l_102 = (long) ((ulong) l_97 + (ulong) (-9223372036854775807L));
                            l_70 = l_102;
                        }
                    } else {
                        l_103 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_104 = *((__global gale_long *) (arg_fs + 16 + l_103));
                        *((__global gale_long *) (arg_fs + 16 + l_103)) = ((long) ((ulong) l_104 + (ulong) 1L));
                        l_105 = l_97 | (((long) (uint) i_83) << 32);
                        l_70 = l_105;
                    }
                }
            }
        } else {
            l_70 = 0L;
        }
        GALEFS_BROADCAST(3, l_106, l_70);
        if (l_106 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_longs[gale_items + gale_item] = (ulong) l_33;
            gale_ints[gale_item] = (uint) i_46;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_47;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_106); }
            GALEFS_RETURN;
            resume_3:
            l_18 = (long) gale_longs[gale_item];
            l_33 = (long) gale_longs[gale_items + gale_item];
            i_46 = (int) gale_ints[gale_item];
            l_47 = (long) gale_longs[2 * gale_items + gale_item];
            l_48 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_34 = (int) get_local_id(0);
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_44 = (int) get_local_id(0);
            l_106 = gale_round_reply(gale_entry);
        }
        i_107 = (int) l_106;
        if (l_106 < 0L) {
            i_108 = 0;
        } else {
            i_108 = i_107;
        }
        if (l_106 < 0L) {
            l_109 = 0L;
        } else {
            if (i_107 == 0) {
                l_109 = 0L;
            } else {
                l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_106 >> 32)) << 5))) + (ulong) 16L))));
                l_111 = (long) ((ulong) l_48 + (ulong) l_110);
                l_109 = l_111;
            }
        }
        gale_copy((arg_fs + 16 + l_109), (arg_data + 16 + l_47), i_108);
        GALEFS_BARRIER(4);
        if (i_34 == 0) {
            if (!(i_108 < 1)) {
                l_112 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_113 = *((__global gale_long *) (arg_fs + 16 + l_112));
                *((__global gale_long *) (arg_fs + 16 + l_112)) = ((long) ((ulong) ((long) (uint) i_108) + (ulong) l_113));
            }
        }
        i_114 = (int) ((uint) i_46 + (uint) i_108);
        if (l_106 < 0L) {
            i_45 = i_107;
            i_46 = i_114;
        } else {
            i_115 = ((i_108 < 1) || (!(i_114 < 1))) ? 0 : 1;
            i_45 = i_115;
            i_46 = i_114;
        }
    }
    if (i_46 < 1) {
        i_116 = i_45;
    } else {
        i_116 = i_46;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_116);
    i_117 = (int) get_local_id(0);
    i_118 = (int) get_local_id(0);
    i_119 = 1;
    i_120 = 0;
    while (true) {
        if (!(i_119 == 1)) {
            break;
        }
        l_121 = (long) i_120;
        l_122 = l_40 & l_121;
        if (i_118 == 0) {
            i_123 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_124 = (int) (0 - (uint) i_123);
            l_125 = (long) ((ulong) l_42 + (ulong) 8000000L);
            if (i_124 < 0) {
                l_126 = (long) i_124;
                l_127 = l_126;
            } else {
                if (i_43 < 1000001) {
                    i_128 = (-9);
                } else {
                    i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                    i_130 = (int) ((uint) i_129 + (uint) (-1));
                    i_131 = (i_130 < 0) ? (-9) : i_130;
                    if (i_131 < 0) {
                        i_128 = i_131;
                    } else {
                        i_132 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8000004L))));
                        if ((i_132 & 3) == 1) {
                            i_128 = (-9);
                        } else {
                            i_128 = i_131;
                        }
                    }
                }
                l_133 = (long) i_128;
                if (i_128 < 0) {
                    l_127 = l_133;
                } else {
                    if (l_121 < 0L) {
                        l_127 = (-22L);
                    } else {
                        i_134 = (int) ((uint) 1 - (uint) i_120);
                        if (i_134 < 0) {
                            l_127 = (-22L);
                        } else {
                            i_135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_135 == 0) {
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_133 << 6)))));
                                l_137 = (long) ((ulong) l_136 - (ulong) l_121);
                                if (l_137 < 1L) {
                                    l_127 = 0L;
                                } else {
                                    l_138 = (long) (uint) i_134;
                                    l_139 = (l_137 < l_138) ? l_137 : l_138;
                                    l_127 = l_139;
                                }
                            } else {
                                l_127 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_127 < 1L) {
                l_140 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_141 = *((__global gale_int *) (arg_fs + 16 + l_140));
                i_142 = (int) ((uint) i_141 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_140)) = i_142;
                if (i_2 < i_142) {
                    i_143 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_143 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_144 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_144)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 16L)))) = l_127;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 36L)))) = 0;
                        l_145 = LONG_MIN;
                    } else {
                        l_145 = l_127;
                    }
                } else {
                    l_145 = l_127;
                }
            } else {
                l_146 = (long) ((ulong) l_39 - (ulong) l_122);
                if (l_146 < l_127) {
                    i_147 = (int) l_146;
                    i_148 = i_147;
                } else {
                    i_149 = (int) l_127;
                    i_148 = i_149;
                }
                if (i_43 < 1000001) {
                    i_150 = (-9);
                } else {
                    i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                    i_152 = (int) ((uint) i_151 + (uint) (-1));
                    i_153 = (i_152 < 0) ? (-9) : i_152;
                    i_150 = i_153;
                }
                l_154 = (long) i_150;
                if (i_150 < 0) {
                    l_145 = l_154;
                } else {
                    l_155 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_156 = *((__global gale_int *) (arg_fs + 16 + l_155));
                    i_157 = (int) ((uint) i_156 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_155)) = i_157;
                    if (i_2 < i_157) {
                        i_158 = (-1);
                    } else {
                        i_159 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_154 << 6))) + (ulong) 8L))));
                        l_160 = l_121 >> i_38;
                        i_161 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_160 + (ulong) (((long) i_159) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_162 = i_161;
                        i_163 = 0;
                        i_164 = (-2);
                        while (true) {
                            if (!(i_164 == (-2))) {
                                break;
                            }
                            i_165 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_162) << 2)))));
                            i_166 = (int) ((uint) i_165 + (uint) (-1));
                            if (i_166 < 0) {
                                i_164 = (-1);
                            } else {
                                l_167 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_166) << 5));
                                i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                                l_169 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 8L))));
                                if ((!(i_159 == i_168)) || (!(l_160 == l_169))) {
                                    if (i_37 == i_163) {
                                        i_164 = (-1);
                                    } else {
                                        i_170 = (int) ((uint) i_163 + (uint) 1);
                                        i_171 = i_37 & ((int) ((uint) i_162 + (uint) 1));
                                        i_162 = i_171;
                                        i_163 = i_170;
                                    }
                                } else {
                                    i_164 = i_166;
                                }
                            }
                        }
                        i_158 = i_164;
                    }
                    l_172 = (long) i_148;
                    if (i_158 < 0) {
                        i_173 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_174 = (int) (0 - (uint) i_173);
                        if (i_174 < 0) {
                            l_175 = (long) i_174;
                            l_145 = l_175;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_176 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_176)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 12L)))) = 1000000;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 16L)))) = l_121;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 24L)))) = l_127;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 36L)))) = 0;
                            l_177 = (long) ((ulong) l_172 + (ulong) (-9223372036854775807L));
                            l_145 = l_177;
                        }
                    } else {
                        l_178 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
                        *((__global gale_long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_179 + (ulong) 1L));
                        l_180 = l_172 | (((long) (uint) i_158) << 32);
                        l_145 = l_180;
                    }
                }
            }
        } else {
            l_145 = 0L;
        }
        GALEFS_BROADCAST(5, l_181, l_145);
        if (l_181 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_longs[gale_items + gale_item] = (ulong) l_33;
            gale_ints[gale_item] = (uint) i_120;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_121;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_122;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_181); }
            GALEFS_RETURN;
            resume_4:
            l_18 = (long) gale_longs[gale_item];
            l_33 = (long) gale_longs[gale_items + gale_item];
            i_120 = (int) gale_ints[gale_item];
            l_121 = (long) gale_longs[2 * gale_items + gale_item];
            l_122 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_117 = (int) get_local_id(0);
            i_118 = (int) get_local_id(0);
            l_181 = gale_round_reply(gale_entry);
        }
        i_182 = (int) l_181;
        if (l_181 < 0L) {
            i_183 = 0;
        } else {
            i_183 = i_182;
        }
        if (l_181 < 0L) {
            l_184 = 0L;
        } else {
            if (i_182 == 0) {
                l_184 = 0L;
            } else {
                l_185 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_181 >> 32)) << 5))) + (ulong) 16L))));
                l_186 = (long) ((ulong) l_122 + (ulong) l_185);
                l_184 = l_186;
            }
        }
        gale_copy((arg_fs + 16 + l_184), (arg_data + 16 + l_121), i_183);
        GALEFS_BARRIER(6);
        if (i_117 == 0) {
            if (!(i_183 < 1)) {
                l_187 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
                *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) ((long) (uint) i_183) + (ulong) l_188));
            }
        }
        i_189 = (int) ((uint) i_120 + (uint) i_183);
        if (l_181 < 0L) {
            i_119 = i_182;
            i_120 = i_189;
        } else {
            i_190 = ((i_183 < 1) || (!(i_189 < 1))) ? 0 : 1;
            i_119 = i_190;
            i_120 = i_189;
        }
    }
    if (i_120 < 1) {
        i_191 = i_119;
    } else {
        i_191 = i_120;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_191);
    i_192 = (int) l_33;
    l_193 = (long) ((ulong) l_42 + (ulong) (((long) i_192) << 3));
    l_194 = (long) ((ulong) l_193 + (ulong) 4L);
    i_195 = (int) get_local_id(0);
    i_196 = (int) get_local_id(0);
    i_197 = 1;
    i_198 = 0;
    while (true) {
        if (!(i_197 == 1)) {
            break;
        }
        l_199 = (long) i_198;
        l_200 = l_40 & l_199;
        if (i_196 == 0) {
            i_201 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_202 = (int) (0 - (uint) i_201);
            if (i_202 < 0) {
                l_203 = (long) i_202;
                l_204 = l_203;
            } else {
                if (i_192 < 0) {
                    i_205 = (-9);
                } else {
                    if (i_192 < i_43) {
                        i_206 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                        i_207 = (int) ((uint) i_206 + (uint) (-1));
                        i_208 = (i_207 < 0) ? (-9) : i_207;
                        if (i_208 < 0) {
                            i_205 = i_208;
                        } else {
                            i_209 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                            if ((i_209 & 3) == 1) {
                                i_205 = (-9);
                            } else {
                                i_205 = i_208;
                            }
                        }
                    } else {
                        i_205 = (-9);
                    }
                }
                l_210 = (long) i_205;
                if (i_205 < 0) {
                    l_204 = l_210;
                } else {
                    if (l_199 < 0L) {
                        l_204 = (-22L);
                    } else {
                        i_211 = (int) ((uint) 1 - (uint) i_198);
                        if (i_211 < 0) {
                            l_204 = (-22L);
                        } else {
                            i_212 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_212 == 0) {
                                l_213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_210 << 6)))));
                                l_214 = (long) ((ulong) l_213 - (ulong) l_199);
                                if (l_214 < 1L) {
                                    l_204 = 0L;
                                } else {
                                    l_215 = (long) (uint) i_211;
                                    l_216 = (l_214 < l_215) ? l_214 : l_215;
                                    l_204 = l_216;
                                }
                            } else {
                                l_204 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_204 < 1L) {
                l_217 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_218 = *((__global gale_int *) (arg_fs + 16 + l_217));
                i_219 = (int) ((uint) i_218 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_217)) = i_219;
                if (i_2 < i_219) {
                    i_220 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_220 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_221 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_221)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 16L)))) = l_204;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 36L)))) = 0;
                        l_222 = LONG_MIN;
                    } else {
                        l_222 = l_204;
                    }
                } else {
                    l_222 = l_204;
                }
            } else {
                l_223 = (long) ((ulong) l_39 - (ulong) l_200);
                if (l_223 < l_204) {
                    i_224 = (int) l_223;
                    i_225 = i_224;
                } else {
                    i_226 = (int) l_204;
                    i_225 = i_226;
                }
                if (i_192 < 0) {
                    i_227 = (-9);
                } else {
                    if (i_192 < i_43) {
                        i_228 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                        i_229 = (int) ((uint) i_228 + (uint) (-1));
                        i_230 = (i_229 < 0) ? (-9) : i_229;
                        i_227 = i_230;
                    } else {
                        i_227 = (-9);
                    }
                }
                l_231 = (long) i_227;
                if (i_227 < 0) {
                    l_222 = l_231;
                } else {
                    l_232 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_233 = *((__global gale_int *) (arg_fs + 16 + l_232));
                    i_234 = (int) ((uint) i_233 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_232)) = i_234;
                    if (i_2 < i_234) {
                        i_235 = (-1);
                    } else {
                        i_236 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_231 << 6))) + (ulong) 8L))));
                        l_237 = l_199 >> i_38;
                        i_238 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) i_236) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_239 = i_238;
                        i_240 = 0;
                        i_241 = (-2);
                        while (true) {
                            if (!(i_241 == (-2))) {
                                break;
                            }
                            i_242 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_239) << 2)))));
                            i_243 = (int) ((uint) i_242 + (uint) (-1));
                            if (i_243 < 0) {
                                i_241 = (-1);
                            } else {
                                l_244 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_243) << 5));
                                i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                                l_246 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 8L))));
                                if ((!(i_236 == i_245)) || (!(l_237 == l_246))) {
                                    if (i_37 == i_240) {
                                        i_241 = (-1);
                                    } else {
                                        i_247 = (int) ((uint) i_240 + (uint) 1);
                                        i_248 = i_37 & ((int) ((uint) i_239 + (uint) 1));
                                        i_239 = i_248;
                                        i_240 = i_247;
                                    }
                                } else {
                                    i_241 = i_243;
                                }
                            }
                        }
                        i_235 = i_241;
                    }
                    l_249 = (long) i_225;
                    if (i_235 < 0) {
                        i_250 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_251 = (int) (0 - (uint) i_250);
                        if (i_251 < 0) {
                            l_252 = (long) i_251;
                            l_222 = l_252;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_253 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_253)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 12L)))) = i_192;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 16L)))) = l_199;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 24L)))) = l_204;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 36L)))) = 0;
                            l_254 = (long) ((ulong) l_249 + (ulong) (-9223372036854775807L));
                            l_222 = l_254;
                        }
                    } else {
                        l_255 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_256 = *((__global gale_long *) (arg_fs + 16 + l_255));
                        *((__global gale_long *) (arg_fs + 16 + l_255)) = ((long) ((ulong) l_256 + (ulong) 1L));
                        l_257 = l_249 | (((long) (uint) i_235) << 32);
                        l_222 = l_257;
                    }
                }
            }
        } else {
            l_222 = 0L;
        }
        GALEFS_BROADCAST(7, l_258, l_222);
        if (l_258 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_items + gale_item] = (ulong) l_193;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_198;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_199;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_200;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_258); }
            GALEFS_RETURN;
            resume_5:
            l_18 = (long) gale_longs[gale_item];
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_items + gale_item];
            l_194 = (long) gale_longs[2 * gale_items + gale_item];
            i_198 = (int) gale_ints[gale_items + gale_item];
            l_199 = (long) gale_longs[3 * gale_items + gale_item];
            l_200 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_195 = (int) get_local_id(0);
            i_196 = (int) get_local_id(0);
            l_258 = gale_round_reply(gale_entry);
        }
        i_259 = (int) l_258;
        if (l_258 < 0L) {
            i_260 = 0;
        } else {
            i_260 = i_259;
        }
        if (l_258 < 0L) {
            l_261 = 0L;
        } else {
            if (i_259 == 0) {
                l_261 = 0L;
            } else {
                l_262 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_258 >> 32)) << 5))) + (ulong) 16L))));
                l_263 = (long) ((ulong) l_200 + (ulong) l_262);
                l_261 = l_263;
            }
        }
        gale_copy((arg_fs + 16 + l_261), (arg_data + 16 + l_199), i_260);
        GALEFS_BARRIER(8);
        if (i_195 == 0) {
            if (!(i_260 < 1)) {
                l_264 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_265 = *((__global gale_long *) (arg_fs + 16 + l_264));
                *((__global gale_long *) (arg_fs + 16 + l_264)) = ((long) ((ulong) ((long) (uint) i_260) + (ulong) l_265));
            }
        }
        i_266 = (int) ((uint) i_198 + (uint) i_260);
        if (l_258 < 0L) {
            i_197 = i_259;
            i_198 = i_266;
        } else {
            i_267 = ((i_260 < 1) || (!(i_266 < 1))) ? 0 : 1;
            i_197 = i_267;
            i_198 = i_266;
        }
    }
    if (i_198 < 1) {
        i_268 = i_197;
    } else {
        i_268 = i_198;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_268);
    i_269 = (int) l_18;
    l_270 = (long) ((ulong) l_42 + (ulong) (((long) i_269) << 3));
    l_271 = (long) ((ulong) l_270 + (ulong) 4L);
    i_272 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_273 = (int) get_local_id(0);
    i_274 = (int) get_local_id(0);
    i_275 = 4;
    i_276 = 0;
    i_277 = 0;
    while (true) {
        if (i_275 == 0) {
            break;
        }
        l_278 = (long) i_276;
        l_279 = l_40 & l_278;
        if (i_274 == 0) {
            if (i_269 < 0) {
                i_280 = (-9);
            } else {
                if (i_269 < i_43) {
                    i_281 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                    i_282 = (int) ((uint) i_281 + (uint) (-1));
                    i_283 = (i_282 < 0) ? (-9) : i_282;
                    if (i_283 < 0) {
                        i_280 = i_283;
                    } else {
                        i_284 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                        if ((i_284 & 3) == 0) {
                            i_280 = (-9);
                        } else {
                            i_280 = i_283;
                        }
                    }
                } else {
                    i_280 = (-9);
                }
            }
            i_285 = (int) ((uint) 1 - (uint) i_276);
            l_286 = (long) i_285;
            if (i_280 < 0) {
                l_287 = (long) i_280;
                l_288 = l_287;
            } else {
                if (l_278 < 0L) {
                    l_288 = (-22L);
                } else {
                    if (i_285 < 0) {
                        l_288 = (-22L);
                    } else {
                        if ((l_278 + l_286) < 0L) {
                            l_288 = (-27L);
                        } else {
                            i_289 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_289 == 0) {
                                l_288 = l_286;
                            } else {
                                l_288 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_275 == 5) {
                i_290 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_291 = (int) (0 - (uint) i_290);
                if (i_291 < 0) {
                    l_292 = (long) i_291;
                    l_293 = l_292;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_294 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_294)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 12L)))) = i_269;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 36L)))) = 0;
                    l_293 = LONG_MIN;
                }
            } else {
                if (l_288 < 1L) {
                    l_295 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_296 = *((__global gale_int *) (arg_fs + 16 + l_295));
                    i_297 = (int) ((uint) i_296 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_295)) = i_297;
                    if (i_2 < i_297) {
                        i_298 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_298 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_299 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_299)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 16L)))) = l_288;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 36L)))) = 0;
                            l_293 = LONG_MIN;
                        } else {
                            l_293 = l_288;
                        }
                    } else {
                        l_293 = l_288;
                    }
                } else {
                    l_300 = (long) ((ulong) l_39 - (ulong) l_279);
                    if (l_300 < l_286) {
                        i_301 = (int) l_300;
                        i_302 = i_301;
                    } else {
                        i_302 = i_285;
                    }
                    i_303 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_304 = (int) (0 - (uint) i_303);
                    if (i_304 < 0) {
                        l_305 = (long) i_304;
                        l_293 = l_305;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_306 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_306)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 4L)))) = i_275;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 12L)))) = i_269;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 16L)))) = l_278;
                        l_307 = (long) i_302;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 24L)))) = l_307;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 36L)))) = 0;
                        l_308 = (long) ((ulong) l_307 + (ulong) (-9223372036854775807L));
                        l_293 = l_308;
                    }
                }
            }
        } else {
            l_293 = 0L;
        }
        GALEFS_BROADCAST(9, l_309, l_293);
        if (l_309 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_275;
            gale_ints[3 * gale_items + gale_item] = (uint) i_276;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_278;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_279;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_309); }
            GALEFS_RETURN;
            resume_6:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_275 = (int) gale_ints[2 * gale_items + gale_item];
            i_276 = (int) gale_ints[3 * gale_items + gale_item];
            l_278 = (long) gale_longs[4 * gale_items + gale_item];
            l_279 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_272 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_273 = (int) get_local_id(0);
            i_274 = (int) get_local_id(0);
            l_309 = gale_round_reply(gale_entry);
        }
        i_310 = (int) l_309;
        if (l_309 < 0L) {
            i_311 = 0;
        } else {
            i_311 = i_310;
        }
        if (l_309 < 0L) {
            l_312 = 0L;
        } else {
            if (i_310 == 0) {
                l_312 = 0L;
            } else {
                l_313 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_309 >> 32)) << 5))) + (ulong) 16L))));
                l_314 = (long) ((ulong) l_279 + (ulong) l_313);
                l_312 = l_314;
            }
        }
        gale_copy((arg_data + 16 + l_278), (arg_fs + 16 + l_312), i_311);
        GALEFS_BARRIER(10);
        if (i_273 == 0) {
            if (!(i_311 < 1)) {
                l_315 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_316 = *((__global gale_long *) (arg_fs + 16 + l_315));
                *((__global gale_long *) (arg_fs + 16 + l_315)) = ((long) ((ulong) ((long) (uint) i_311) + (ulong) l_316));
            }
        }
        i_317 = (int) ((uint) i_276 + (uint) i_311);
        if (l_309 < 0L) {
            if ((!(i_275 == 4)) || (i_317 < 1)) {
                i_318 = i_310;
            } else {
                i_318 = i_317;
            }
        } else {
            i_318 = i_317;
        }
        i_319 = (((!(i_275 == 4)) || (i_317 < 1)) || (i_272 == 0)) ? 0 : 5;
        if (i_311 == 0) {
            i_275 = i_319;
            i_276 = i_317;
            i_277 = i_318;
        } else {
            if (i_317 == 1) {
                i_275 = i_319;
                i_276 = i_317;
                i_277 = i_318;
            } else {
                i_276 = i_317;
                i_277 = i_318;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_277);
    i_320 = (int) get_local_id(0);
    i_321 = (int) get_local_id(0);
    i_322 = 1;
    i_323 = 0;
    while (true) {
        if (!(i_322 == 1)) {
            break;
        }
        l_324 = (long) i_323;
        l_325 = l_324 + (-1L);
        l_326 = l_40 & l_325;
        if (i_321 == 0) {
            i_327 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_328 = (int) (0 - (uint) i_327);
            if (i_328 < 0) {
                l_329 = (long) i_328;
                l_330 = l_329;
            } else {
                if (i_269 < 0) {
                    i_331 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_332 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_333 = (int) ((uint) i_332 + (uint) (-1));
                        i_334 = (i_333 < 0) ? (-9) : i_333;
                        if (i_334 < 0) {
                            i_331 = i_334;
                        } else {
                            i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                            if ((i_335 & 3) == 1) {
                                i_331 = (-9);
                            } else {
                                i_331 = i_334;
                            }
                        }
                    } else {
                        i_331 = (-9);
                    }
                }
                l_336 = (long) i_331;
                if (i_331 < 0) {
                    l_330 = l_336;
                } else {
                    if (l_324 < 1L) {
                        l_330 = (-22L);
                    } else {
                        i_337 = (int) ((uint) 1 - (uint) i_323);
                        if (i_337 < 0) {
                            l_330 = (-22L);
                        } else {
                            i_338 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_338 == 0) {
                                l_339 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_336 << 6)))));
                                l_340 = (long) ((ulong) l_339 - (ulong) l_325);
                                if (l_340 < 1L) {
                                    l_330 = 0L;
                                } else {
                                    l_341 = (long) (uint) i_337;
                                    l_342 = (l_340 < l_341) ? l_340 : l_341;
                                    l_330 = l_342;
                                }
                            } else {
                                l_330 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_330 < 1L) {
                l_343 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_344 = *((__global gale_int *) (arg_fs + 16 + l_343));
                i_345 = (int) ((uint) i_344 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_343)) = i_345;
                if (i_2 < i_345) {
                    i_346 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_346 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_347 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_347)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 16L)))) = l_330;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 36L)))) = 0;
                        l_348 = LONG_MIN;
                    } else {
                        l_348 = l_330;
                    }
                } else {
                    l_348 = l_330;
                }
            } else {
                l_349 = (long) ((ulong) l_39 - (ulong) l_326);
                if (l_349 < l_330) {
                    i_350 = (int) l_349;
                    i_351 = i_350;
                } else {
                    i_352 = (int) l_330;
                    i_351 = i_352;
                }
                if (i_269 < 0) {
                    i_353 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_354 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_355 = (int) ((uint) i_354 + (uint) (-1));
                        i_356 = (i_355 < 0) ? (-9) : i_355;
                        i_353 = i_356;
                    } else {
                        i_353 = (-9);
                    }
                }
                l_357 = (long) i_353;
                if (i_353 < 0) {
                    l_348 = l_357;
                } else {
                    l_358 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_359 = *((__global gale_int *) (arg_fs + 16 + l_358));
                    i_360 = (int) ((uint) i_359 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_358)) = i_360;
                    if (i_2 < i_360) {
                        i_361 = (-1);
                    } else {
                        i_362 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_357 << 6))) + (ulong) 8L))));
                        l_363 = l_325 >> i_38;
                        i_364 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_363 + (ulong) (((long) i_362) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_365 = i_364;
                        i_366 = 0;
                        i_367 = (-2);
                        while (true) {
                            if (!(i_367 == (-2))) {
                                break;
                            }
                            i_368 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_365) << 2)))));
                            i_369 = (int) ((uint) i_368 + (uint) (-1));
                            if (i_369 < 0) {
                                i_367 = (-1);
                            } else {
                                l_370 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_369) << 5));
                                i_371 = *((volatile __global gale_int *) (arg_fs + 16 + l_370));
                                l_372 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 8L))));
                                if ((!(i_362 == i_371)) || (!(l_363 == l_372))) {
                                    if (i_37 == i_366) {
                                        i_367 = (-1);
                                    } else {
                                        i_373 = (int) ((uint) i_366 + (uint) 1);
                                        i_374 = i_37 & ((int) ((uint) i_365 + (uint) 1));
                                        i_365 = i_374;
                                        i_366 = i_373;
                                    }
                                } else {
                                    i_367 = i_369;
                                }
                            }
                        }
                        i_361 = i_367;
                    }
                    l_375 = (long) i_351;
                    if (i_361 < 0) {
                        i_376 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_377 = (int) (0 - (uint) i_376);
                        if (i_377 < 0) {
                            l_378 = (long) i_377;
                            l_348 = l_378;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_379 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_379)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 12L)))) = i_269;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 16L)))) = l_325;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 24L)))) = l_330;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 36L)))) = 0;
                            l_380 = (long) ((ulong) l_375 + (ulong) (-9223372036854775807L));
                            l_348 = l_380;
                        }
                    } else {
                        l_381 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_382 = *((__global gale_long *) (arg_fs + 16 + l_381));
                        *((__global gale_long *) (arg_fs + 16 + l_381)) = ((long) ((ulong) l_382 + (ulong) 1L));
                        l_383 = l_375 | (((long) (uint) i_361) << 32);
                        l_348 = l_383;
                    }
                }
            }
        } else {
            l_348 = 0L;
        }
        GALEFS_BROADCAST(11, l_384, l_348);
        if (l_384 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_323;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_324;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_326;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_384); }
            GALEFS_RETURN;
            resume_7:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_323 = (int) gale_ints[2 * gale_items + gale_item];
            l_324 = (long) gale_longs[4 * gale_items + gale_item];
            l_326 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_272 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_320 = (int) get_local_id(0);
            i_321 = (int) get_local_id(0);
            l_384 = gale_round_reply(gale_entry);
        }
        i_385 = (int) l_384;
        if (l_384 < 0L) {
            i_386 = 0;
        } else {
            i_386 = i_385;
        }
        if (l_384 < 0L) {
            l_387 = 0L;
        } else {
            if (i_385 == 0) {
                l_387 = 0L;
            } else {
                l_388 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_384 >> 32)) << 5))) + (ulong) 16L))));
                l_389 = (long) ((ulong) l_326 + (ulong) l_388);
                l_387 = l_389;
            }
        }
        gale_copy((arg_fs + 16 + l_387), (arg_data + 16 + l_324), i_386);
        GALEFS_BARRIER(12);
        if (i_320 == 0) {
            if (!(i_386 < 1)) {
                l_390 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_391 = *((__global gale_long *) (arg_fs + 16 + l_390));
                *((__global gale_long *) (arg_fs + 16 + l_390)) = ((long) ((ulong) ((long) (uint) i_386) + (ulong) l_391));
            }
        }
        i_392 = (int) ((uint) i_323 + (uint) i_386);
        if (l_384 < 0L) {
            i_322 = i_385;
            i_323 = i_392;
        } else {
            i_393 = ((i_386 < 1) || (!(i_392 < 1))) ? 0 : 1;
            i_322 = i_393;
            i_323 = i_392;
        }
    }
    if (i_323 < 1) {
        i_394 = i_322;
    } else {
        i_394 = i_323;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_394);
    i_395 = (int) get_local_id(0);
    i_396 = (int) get_local_id(0);
    i_397 = 1;
    i_398 = 0;
    while (true) {
        if (!(i_397 == 1)) {
            break;
        }
        l_399 = (long) i_398;
        l_400 = l_40 & l_399;
        if (i_396 == 0) {
            i_401 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_402 = (int) (0 - (uint) i_401);
            if (i_402 < 0) {
                l_403 = (long) i_402;
                l_404 = l_403;
            } else {
                if (i_269 < 0) {
                    i_405 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_406 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_407 = (int) ((uint) i_406 + (uint) (-1));
                        i_408 = (i_407 < 0) ? (-9) : i_407;
                        if (i_408 < 0) {
                            i_405 = i_408;
                        } else {
                            i_409 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                            if ((i_409 & 3) == 1) {
                                i_405 = (-9);
                            } else {
                                i_405 = i_408;
                            }
                        }
                    } else {
                        i_405 = (-9);
                    }
                }
                l_410 = (long) i_405;
                if (i_405 < 0) {
                    l_404 = l_410;
                } else {
                    if (l_399 < 0L) {
                        l_404 = (-22L);
                    } else {
                        i_411 = (-1) - i_398;
                        if (i_411 < 0) {
                            l_404 = (-22L);
                        } else {
                            i_412 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_412 == 0) {
                                l_413 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_410 << 6)))));
                                l_414 = (long) ((ulong) l_413 - (ulong) l_399);
                                if (l_414 < 1L) {
                                    l_404 = 0L;
                                } else {
                                    l_415 = (long) (uint) i_411;
                                    l_416 = (l_414 < l_415) ? l_414 : l_415;
                                    l_404 = l_416;
                                }
                            } else {
                                l_404 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_404 < 1L) {
                l_417 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_418 = *((__global gale_int *) (arg_fs + 16 + l_417));
                i_419 = (int) ((uint) i_418 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_417)) = i_419;
                if (i_2 < i_419) {
                    i_420 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_420 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_421 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_421)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 16L)))) = l_404;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 36L)))) = 0;
                        l_422 = LONG_MIN;
                    } else {
                        l_422 = l_404;
                    }
                } else {
                    l_422 = l_404;
                }
            } else {
                l_423 = (long) ((ulong) l_39 - (ulong) l_400);
                if (l_423 < l_404) {
                    i_424 = (int) l_423;
                    i_425 = i_424;
                } else {
                    i_426 = (int) l_404;
                    i_425 = i_426;
                }
                if (i_269 < 0) {
                    i_427 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_428 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_429 = (int) ((uint) i_428 + (uint) (-1));
                        i_430 = (i_429 < 0) ? (-9) : i_429;
                        i_427 = i_430;
                    } else {
                        i_427 = (-9);
                    }
                }
                l_431 = (long) i_427;
                if (i_427 < 0) {
                    l_422 = l_431;
                } else {
                    l_432 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_433 = *((__global gale_int *) (arg_fs + 16 + l_432));
                    i_434 = (int) ((uint) i_433 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_432)) = i_434;
                    if (i_2 < i_434) {
                        i_435 = (-1);
                    } else {
                        i_436 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_431 << 6))) + (ulong) 8L))));
                        l_437 = l_399 >> i_38;
                        i_438 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_437 + (ulong) (((long) i_436) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_439 = i_438;
                        i_440 = 0;
                        i_441 = (-2);
                        while (true) {
                            if (!(i_441 == (-2))) {
                                break;
                            }
                            i_442 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_439) << 2)))));
                            i_443 = (int) ((uint) i_442 + (uint) (-1));
                            if (i_443 < 0) {
                                i_441 = (-1);
                            } else {
                                l_444 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_443) << 5));
                                i_445 = *((volatile __global gale_int *) (arg_fs + 16 + l_444));
                                l_446 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 8L))));
                                if ((!(i_436 == i_445)) || (!(l_437 == l_446))) {
                                    if (i_37 == i_440) {
                                        i_441 = (-1);
                                    } else {
                                        i_447 = (int) ((uint) i_440 + (uint) 1);
                                        i_448 = i_37 & ((int) ((uint) i_439 + (uint) 1));
                                        i_439 = i_448;
                                        i_440 = i_447;
                                    }
                                } else {
                                    i_441 = i_443;
                                }
                            }
                        }
                        i_435 = i_441;
                    }
                    l_449 = (long) i_425;
                    if (i_435 < 0) {
                        i_450 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_451 = (int) (0 - (uint) i_450);
                        if (i_451 < 0) {
                            l_452 = (long) i_451;
                            l_422 = l_452;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_453 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_453)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 12L)))) = i_269;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 16L)))) = l_399;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 24L)))) = l_404;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 36L)))) = 0;
                            l_454 = (long) ((ulong) l_449 + (ulong) (-9223372036854775807L));
                            l_422 = l_454;
                        }
                    } else {
                        l_455 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_456 = *((__global gale_long *) (arg_fs + 16 + l_455));
                        *((__global gale_long *) (arg_fs + 16 + l_455)) = ((long) ((ulong) l_456 + (ulong) 1L));
                        l_457 = l_449 | (((long) (uint) i_435) << 32);
                        l_422 = l_457;
                    }
                }
            }
        } else {
            l_422 = 0L;
        }
        GALEFS_BROADCAST(13, l_458, l_422);
        if (l_458 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_398;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_399;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_400;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_458); }
            GALEFS_RETURN;
            resume_8:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_398 = (int) gale_ints[2 * gale_items + gale_item];
            l_399 = (long) gale_longs[4 * gale_items + gale_item];
            l_400 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_272 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_395 = (int) get_local_id(0);
            i_396 = (int) get_local_id(0);
            l_458 = gale_round_reply(gale_entry);
        }
        i_459 = (int) l_458;
        if (l_458 < 0L) {
            i_460 = 0;
        } else {
            i_460 = i_459;
        }
        if (l_458 < 0L) {
            l_461 = 0L;
        } else {
            if (i_459 == 0) {
                l_461 = 0L;
            } else {
                l_462 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_458 >> 32)) << 5))) + (ulong) 16L))));
                l_463 = (long) ((ulong) l_400 + (ulong) l_462);
                l_461 = l_463;
            }
        }
        gale_copy((arg_fs + 16 + l_461), (arg_data + 16 + l_399), i_460);
        GALEFS_BARRIER(14);
        if (i_395 == 0) {
            if (!(i_460 < 1)) {
                l_464 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_465 = *((__global gale_long *) (arg_fs + 16 + l_464));
                *((__global gale_long *) (arg_fs + 16 + l_464)) = ((long) ((ulong) ((long) (uint) i_460) + (ulong) l_465));
            }
        }
        i_466 = (int) ((uint) i_398 + (uint) i_460);
        if (l_458 < 0L) {
            i_397 = i_459;
            i_398 = i_466;
        } else {
            i_467 = ((i_460 < 1) || (!(i_466 < (-1)))) ? 0 : 1;
            i_397 = i_467;
            i_398 = i_466;
        }
    }
    if (i_398 < 1) {
        i_468 = i_397;
    } else {
        i_468 = i_398;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_468);
    i_469 = (int) get_local_id(0);
    i_470 = (int) get_local_id(0);
    i_471 = 4;
    i_472 = 0;
    i_473 = 0;
    while (true) {
        if (i_471 == 0) {
            break;
        }
        l_474 = (long) i_472;
        l_475 = (long) ((ulong) l_474 + (ulong) 9223372036854775807L);
        l_476 = l_40 & l_475;
        if (i_470 == 0) {
            if (i_192 < 0) {
                i_477 = (-9);
            } else {
                if (i_192 < i_43) {
                    i_478 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                    i_479 = (int) ((uint) i_478 + (uint) (-1));
                    i_480 = (i_479 < 0) ? (-9) : i_479;
                    if (i_480 < 0) {
                        i_477 = i_480;
                    } else {
                        i_481 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                        if ((i_481 & 3) == 0) {
                            i_477 = (-9);
                        } else {
                            i_477 = i_480;
                        }
                    }
                } else {
                    i_477 = (-9);
                }
            }
            i_482 = (int) ((uint) 1 - (uint) i_472);
            l_483 = (long) i_482;
            if (i_477 < 0) {
                l_484 = (long) i_477;
                l_485 = l_484;
            } else {
                if (l_475 < 0L) {
                    l_485 = (-22L);
                } else {
                    if (i_482 < 0) {
                        l_485 = (-22L);
                    } else {
                        if (((long) ((ulong) l_475 + (ulong) l_483)) < 0L) {
                            l_485 = (-27L);
                        } else {
                            i_486 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_486 == 0) {
                                l_485 = l_483;
                            } else {
                                l_485 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_471 == 5) {
                i_487 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_488 = (int) (0 - (uint) i_487);
                if (i_488 < 0) {
                    l_489 = (long) i_488;
                    l_490 = l_489;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_491 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_491)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 12L)))) = i_192;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 36L)))) = 0;
                    l_490 = LONG_MIN;
                }
            } else {
                if (l_485 < 1L) {
                    l_492 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_493 = *((__global gale_int *) (arg_fs + 16 + l_492));
                    i_494 = (int) ((uint) i_493 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_492)) = i_494;
                    if (i_2 < i_494) {
                        i_495 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_495 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_496 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_496)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 16L)))) = l_485;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 36L)))) = 0;
                            l_490 = LONG_MIN;
                        } else {
                            l_490 = l_485;
                        }
                    } else {
                        l_490 = l_485;
                    }
                } else {
                    l_497 = (long) ((ulong) l_39 - (ulong) l_476);
                    if (l_497 < l_483) {
                        i_498 = (int) l_497;
                        i_499 = i_498;
                    } else {
                        i_499 = i_482;
                    }
                    i_500 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_501 = (int) (0 - (uint) i_500);
                    if (i_501 < 0) {
                        l_502 = (long) i_501;
                        l_490 = l_502;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_503 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_503)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 4L)))) = i_471;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 12L)))) = i_192;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 16L)))) = l_475;
                        l_504 = (long) i_499;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 24L)))) = l_504;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 36L)))) = 0;
                        l_505 = (long) ((ulong) l_504 + (ulong) (-9223372036854775807L));
                        l_490 = l_505;
                    }
                }
            }
        } else {
            l_490 = 0L;
        }
        GALEFS_BROADCAST(15, l_506, l_490);
        if (l_506 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_ints[2 * gale_items + gale_item] = (uint) i_471;
            gale_ints[3 * gale_items + gale_item] = (uint) i_472;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_474;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_476;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_506); }
            GALEFS_RETURN;
            resume_9:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            i_471 = (int) gale_ints[2 * gale_items + gale_item];
            i_472 = (int) gale_ints[3 * gale_items + gale_item];
            l_474 = (long) gale_longs[3 * gale_items + gale_item];
            l_476 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_272 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_469 = (int) get_local_id(0);
            i_470 = (int) get_local_id(0);
            l_506 = gale_round_reply(gale_entry);
        }
        i_507 = (int) l_506;
        if (l_506 < 0L) {
            i_508 = 0;
        } else {
            i_508 = i_507;
        }
        if (l_506 < 0L) {
            l_509 = 0L;
        } else {
            if (i_507 == 0) {
                l_509 = 0L;
            } else {
                l_510 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_506 >> 32)) << 5))) + (ulong) 16L))));
                l_511 = (long) ((ulong) l_476 + (ulong) l_510);
                l_509 = l_511;
            }
        }
        gale_copy((arg_data + 16 + l_474), (arg_fs + 16 + l_509), i_508);
        GALEFS_BARRIER(16);
        if (i_469 == 0) {
            if (!(i_508 < 1)) {
                l_512 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_513 = *((__global gale_long *) (arg_fs + 16 + l_512));
                *((__global gale_long *) (arg_fs + 16 + l_512)) = ((long) ((ulong) ((long) (uint) i_508) + (ulong) l_513));
            }
        }
        i_514 = (int) ((uint) i_472 + (uint) i_508);
        if (l_506 < 0L) {
            if ((!(i_471 == 4)) || (i_514 < 1)) {
                i_515 = i_507;
            } else {
                i_515 = i_514;
            }
        } else {
            i_515 = i_514;
        }
        i_516 = (((!(i_471 == 4)) || (i_514 < 1)) || (i_272 == 0)) ? 0 : 5;
        if (i_508 == 0) {
            i_471 = i_516;
            i_472 = i_514;
            i_473 = i_515;
        } else {
            if (i_514 == 1) {
                i_471 = i_516;
                i_472 = i_514;
                i_473 = i_515;
            } else {
                i_472 = i_514;
                i_473 = i_515;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_473);
    if (((int) get_local_id(0)) == 0) {
        i_517 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_269 < 0) {
            i_518 = (-9);
        } else {
            if (i_269 < i_43) {
                i_519 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                i_520 = (int) ((uint) i_519 + (uint) (-1));
                i_521 = (i_520 < 0) ? (-9) : i_520;
                i_518 = i_521;
            } else {
                i_518 = (-9);
            }
        }
        i_522 = (int) (0 - (uint) i_517);
        if (i_522 < 0) {
            l_523 = (long) i_522;
            l_524 = l_523;
        } else {
            if (i_518 < 0) {
                l_525 = (long) i_518;
                l_524 = l_525;
            } else {
                l_524 = (-22L);
            }
        }
        l_526 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_527 = *((__global gale_int *) (arg_fs + 16 + l_526));
        i_528 = (int) ((uint) i_527 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_526)) = i_528;
        if (i_2 < i_528) {
            i_529 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_529 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_530 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_530)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 16L)))) = l_524;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 36L)))) = 0;
                l_531 = LONG_MIN;
            } else {
                l_531 = l_524;
            }
        } else {
            l_531 = l_524;
        }
    } else {
        l_531 = 0L;
    }
    GALEFS_BROADCAST(17, l_532, l_531);
    if (l_532 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_532); }
        GALEFS_RETURN;
        resume_10:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_532 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_532;
    if (((int) get_local_id(0)) == 0) {
        i_533 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_534 = (int) (0 - (uint) i_533);
        if (i_534 < 0) {
            l_535 = (long) i_534;
            l_536 = l_535;
        } else {
            l_536 = (-9L);
        }
        l_537 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_538 = *((__global gale_int *) (arg_fs + 16 + l_537));
        i_539 = (int) ((uint) i_538 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_537)) = i_539;
        if (i_2 < i_539) {
            i_540 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_540 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_541 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_541)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 16L)))) = l_536;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 36L)))) = 0;
                l_542 = LONG_MIN;
            } else {
                l_542 = l_536;
            }
        } else {
            l_542 = l_536;
        }
    } else {
        l_542 = 0L;
    }
    GALEFS_BROADCAST(18, l_543, l_542);
    if (l_543 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_543); }
        GALEFS_RETURN;
        resume_11:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_543 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_543;
    if (((int) get_local_id(0)) == 0) {
        i_544 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_544 == 0) {
            i_545 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_546 = (long) ((int) (0 - (uint) i_545));
            l_547 = l_546;
        } else {
            l_548 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_549 = *((__global gale_int *) (arg_fs + 16 + l_548));
            i_550 = (int) ((uint) i_549 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_548)) = i_550;
            if (i_2 < i_550) {
                i_551 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_551 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_552 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_552)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) 36L)))) = 0;
                    l_547 = LONG_MIN;
                } else {
                    l_547 = (-16L);
                }
            } else {
                l_547 = (-16L);
            }
        }
        if (l_547 < 0L) {
            l_553 = l_547;
        } else {
            l_554 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_555 = 0;
            while (true) {
                if (!(i_555 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_554 + (ulong) ((long) i_555))))) = (char) ((int) gale_literals[((int) ((uint) i_555 + (uint) 4))]);
                i_556 = (int) ((uint) i_555 + (uint) 1);
                i_555 = i_556;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_557 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_557)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 36L)))) = 7;
            l_553 = LONG_MIN;
        }
    } else {
        l_553 = 0L;
    }
    GALEFS_BROADCAST(19, l_558, l_553);
    if (l_558 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_558); }
        GALEFS_RETURN;
        resume_12:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_558 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_558));
    if (((int) get_local_id(0)) == 0) {
        i_559 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_559 == 0) {
            i_560 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_561 = (long) ((int) (0 - (uint) i_560));
            l_562 = l_561;
        } else {
            l_563 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_564 = *((__global gale_int *) (arg_fs + 16 + l_563));
            i_565 = (int) ((uint) i_564 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_563)) = i_565;
            if (i_2 < i_565) {
                i_566 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_566 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_567 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_567)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 36L)))) = 0;
                    l_562 = LONG_MIN;
                } else {
                    l_562 = (-16L);
                }
            } else {
                l_562 = (-16L);
            }
        }
        if (l_562 < 0L) {
            l_568 = l_562;
        } else {
            l_569 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_570 = 0;
            while (true) {
                if (!(i_570 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_569 + (ulong) ((long) i_570))))) = (char) ((int) gale_literals[((int) ((uint) i_570 + (uint) 11))]);
                i_571 = (int) ((uint) i_570 + (uint) 1);
                i_570 = i_571;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_572 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_572)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_572 + (ulong) 36L)))) = 9;
            l_568 = LONG_MIN;
        }
    } else {
        l_568 = 0L;
    }
    GALEFS_BROADCAST(20, l_573, l_568);
    if (l_573 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_573); }
        GALEFS_RETURN;
        resume_13:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_573 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_573));
    if (((int) get_local_id(0)) == 0) {
        i_574 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_574 == 0) {
            i_575 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_576 = (long) ((int) (0 - (uint) i_575));
            l_577 = l_576;
        } else {
            l_578 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_579 = *((__global gale_int *) (arg_fs + 16 + l_578));
            i_580 = (int) ((uint) i_579 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_578)) = i_580;
            if (i_2 < i_580) {
                i_581 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_581 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_582 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_582)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 36L)))) = 0;
                    l_577 = LONG_MIN;
                } else {
                    l_577 = (-16L);
                }
            } else {
                l_577 = (-16L);
            }
        }
        if (l_577 < 0L) {
            l_583 = l_577;
        } else {
            l_584 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_585 = 0;
            while (true) {
                if (!(i_585 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) ((long) i_585))))) = (char) ((int) gale_literals[((int) ((uint) i_585 + (uint) 20))]);
                i_586 = (int) ((uint) i_585 + (uint) 1);
                i_585 = i_586;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_587 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_587)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 36L)))) = 10;
            l_583 = LONG_MIN;
        }
    } else {
        l_583 = 0L;
    }
    GALEFS_BROADCAST(21, l_588, l_583);
    if (l_588 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_588); }
        GALEFS_RETURN;
        resume_14:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_588 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_588));
    if (((int) get_local_id(0)) == 0) {
        i_589 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_589 == 0) {
            l_590 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_591 = *((__global gale_int *) (arg_fs + 16 + l_590));
            i_592 = (int) ((uint) i_591 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_590)) = i_592;
            if (i_2 < i_592) {
                i_593 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_593 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_594 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_594)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 16L)))) = (-2L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 36L)))) = 0;
                    l_595 = LONG_MIN;
                } else {
                    l_595 = (-2L);
                }
            } else {
                l_595 = (-2L);
            }
        } else {
            l_596 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_597 = *((__global gale_int *) (arg_fs + 16 + l_596));
            i_598 = (int) ((uint) i_597 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_596)) = i_598;
            if (i_2 < i_598) {
                i_599 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_599 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_600 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_600)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 36L)))) = 0;
                    l_595 = LONG_MIN;
                } else {
                    l_595 = (-16L);
                }
            } else {
                l_595 = (-16L);
            }
        }
    } else {
        l_595 = 0L;
    }
    GALEFS_BROADCAST(22, l_601, l_595);
    if (l_601 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_601); }
        GALEFS_RETURN;
        resume_15:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_601 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_601));
    if (((int) get_local_id(0)) == 0) {
        i_602 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_602 == 0) {
            i_603 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_604 = (long) ((int) (0 - (uint) i_603));
            l_605 = l_604;
        } else {
            l_606 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_607 = *((__global gale_int *) (arg_fs + 16 + l_606));
            i_608 = (int) ((uint) i_607 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_606)) = i_608;
            if (i_2 < i_608) {
                i_609 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_609 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_610 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_610)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) 36L)))) = 0;
                    l_605 = LONG_MIN;
                } else {
                    l_605 = (-16L);
                }
            } else {
                l_605 = (-16L);
            }
        }
        if (l_605 < 0L) {
            l_611 = l_605;
        } else {
            l_612 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_613 = 0;
            while (true) {
                if (!(i_613 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_612 + (ulong) ((long) i_613))))) = (char) ((int) gale_literals[i_613]);
                i_614 = (int) ((uint) i_613 + (uint) 1);
                i_613 = i_614;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_615 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_615)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 32L)))) = 3;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_615 + (ulong) 36L)))) = 4;
            l_611 = LONG_MIN;
        }
    } else {
        l_611 = 0L;
    }
    GALEFS_BROADCAST(23, l_616, l_611);
    if (l_616 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_616); }
        GALEFS_RETURN;
        resume_16:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_616 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_616));
    if (((int) get_local_id(0)) == 0) {
        i_617 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_617 == 0) {
            i_618 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_619 = (long) ((int) (0 - (uint) i_618));
            l_620 = l_619;
        } else {
            l_621 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_622 = *((__global gale_int *) (arg_fs + 16 + l_621));
            i_623 = (int) ((uint) i_622 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_621)) = i_623;
            if (i_2 < i_623) {
                i_624 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_624 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_625 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_625)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 36L)))) = 0;
                    l_620 = LONG_MIN;
                } else {
                    l_620 = (-16L);
                }
            } else {
                l_620 = (-16L);
            }
        }
        if (l_620 < 0L) {
            l_626 = l_620;
        } else {
            l_627 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_628 = 0;
            while (true) {
                if (!(i_628 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_627 + (ulong) ((long) i_628))))) = (char) ((int) gale_literals[i_628]);
                i_629 = (int) ((uint) i_628 + (uint) 1);
                i_628 = i_629;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_630 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_630)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 32L)))) = 512;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_630 + (ulong) 36L)))) = 4;
            l_626 = LONG_MIN;
        }
    } else {
        l_626 = 0L;
    }
    GALEFS_BROADCAST(24, l_631, l_626);
    if (l_631 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_631); }
        GALEFS_RETURN;
        resume_17:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_631 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_631));
    if (((int) get_local_id(0)) == 0) {
        i_632 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_632 == 0) {
            i_633 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_634 = (long) ((int) (0 - (uint) i_633));
            l_635 = l_634;
        } else {
            l_636 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_637 = *((__global gale_int *) (arg_fs + 16 + l_636));
            i_638 = (int) ((uint) i_637 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_636)) = i_638;
            if (i_2 < i_638) {
                i_639 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_639 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_640 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_640)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 36L)))) = 0;
                    l_635 = LONG_MIN;
                } else {
                    l_635 = (-16L);
                }
            } else {
                l_635 = (-16L);
            }
        }
        if (l_635 < 0L) {
            l_641 = l_635;
        } else {
            l_642 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_643 = 0;
            while (true) {
                if (!(i_643 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) ((long) i_643))))) = (char) ((int) gale_literals[i_643]);
                i_644 = (int) ((uint) i_643 + (uint) 1);
                i_643 = i_644;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_645 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_645)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 32L)))) = 1048576;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 36L)))) = 4;
            l_641 = LONG_MIN;
        }
    } else {
        l_641 = 0L;
    }
    GALEFS_BROADCAST(25, l_646, l_641);
    if (l_646 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_646); }
        GALEFS_RETURN;
        resume_18:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_646 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_646));
    if (((int) get_local_id(0)) == 0) {
        i_647 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_647 == 0) {
            i_648 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_649 = (int) (0 - (uint) i_648);
            if (i_649 < 0) {
                l_650 = (long) i_649;
                l_651 = l_650;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_652 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_652)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 12L)))) = i_269;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 36L)))) = 0;
                l_651 = LONG_MIN;
            }
        } else {
            l_653 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_654 = *((__global gale_int *) (arg_fs + 16 + l_653));
            i_655 = (int) ((uint) i_654 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_653)) = i_655;
            if (i_2 < i_655) {
                i_656 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_656 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_657 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_657)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 36L)))) = 0;
                    l_651 = LONG_MIN;
                } else {
                    l_651 = (-16L);
                }
            } else {
                l_651 = (-16L);
            }
        }
    } else {
        l_651 = 0L;
    }
    GALEFS_BROADCAST(26, l_658, l_651);
    if (l_658 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_658); }
        GALEFS_RETURN;
        resume_19:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_658 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_659 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_659 == 0) {
            i_660 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_661 = (int) (0 - (uint) i_660);
            if (i_661 < 0) {
                l_662 = (long) i_661;
                l_663 = l_662;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_664 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_664)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 12L)))) = i_192;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 36L)))) = 0;
                l_663 = LONG_MIN;
            }
        } else {
            l_665 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_666 = *((__global gale_int *) (arg_fs + 16 + l_665));
            i_667 = (int) ((uint) i_666 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_665)) = i_667;
            if (i_2 < i_667) {
                i_668 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_668 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_669 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_669)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_669 + (ulong) 36L)))) = 0;
                    l_663 = LONG_MIN;
                } else {
                    l_663 = (-16L);
                }
            } else {
                l_663 = (-16L);
            }
        }
    } else {
        l_663 = 0L;
    }
    GALEFS_BROADCAST(27, l_670, l_663);
    if (l_670 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_670); }
        GALEFS_RETURN;
        resume_20:
        i_269 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_670 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_671 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_671 == 0) {
            i_672 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_673 = (int) (0 - (uint) i_672);
            if (i_673 < 0) {
                l_674 = (long) i_673;
                l_675 = l_674;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_676 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_676)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 12L)))) = i_269;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_676 + (ulong) 36L)))) = 0;
                l_675 = LONG_MIN;
            }
        } else {
            l_677 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_678 = *((__global gale_int *) (arg_fs + 16 + l_677));
            i_679 = (int) ((uint) i_678 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_677)) = i_679;
            if (i_2 < i_679) {
                i_680 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_680 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_681 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_681)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 36L)))) = 0;
                    l_675 = LONG_MIN;
                } else {
                    l_675 = (-16L);
                }
            } else {
                l_675 = (-16L);
            }
        }
    } else {
        l_675 = 0L;
    }
    GALEFS_BROADCAST(28, l_682, l_675);
    if (l_682 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_682); }
        GALEFS_RETURN;
        resume_21:
        l_682 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_682));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1003) VARIABLE(int, i_1004) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_137) VARIABLE(int, i_245) VARIABLE(int, i_246) VARIABLE(int, i_261) VARIABLE(int, i_262) VARIABLE(int, i_263) VARIABLE(int, i_265) VARIABLE(int, i_374) VARIABLE(int, i_375) VARIABLE(int, i_390) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_395) VARIABLE(int, i_397) VARIABLE(int, i_505) VARIABLE(int, i_506) VARIABLE(int, i_521) VARIABLE(int, i_524) VARIABLE(int, i_525) VARIABLE(int, i_526) VARIABLE(int, i_527) VARIABLE(int, i_528) VARIABLE(int, i_529) VARIABLE(int, i_627) VARIABLE(int, i_628) VARIABLE(int, i_643) VARIABLE(int, i_644) VARIABLE(int, i_645) VARIABLE(int, i_647) VARIABLE(int, i_756) VARIABLE(int, i_757) VARIABLE(int, i_772) VARIABLE(int, i_773) VARIABLE(int, i_774) VARIABLE(int, i_776) VARIABLE(int, i_884) VARIABLE(int, i_885) VARIABLE(int, i_900) VARIABLE(int, i_901) VARIABLE(int, i_902) VARIABLE(int, i_903) VARIABLE(int, i_904) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_1002) VARIABLE(long, l_120) VARIABLE(long, l_123) VARIABLE(long, l_126) VARIABLE(long, l_127) VARIABLE(long, l_130) VARIABLE(long, l_131) VARIABLE(long, l_132) VARIABLE(long, l_133) VARIABLE(long, l_138) VARIABLE(long, l_139) VARIABLE(long, l_2) VARIABLE(long, l_244) VARIABLE(long, l_266) VARIABLE(long, l_267) VARIABLE(long, l_3) VARIABLE(long, l_373) VARIABLE(long, l_391) VARIABLE(long, l_392) VARIABLE(long, l_398) VARIABLE(long, l_399) VARIABLE(long, l_4) VARIABLE(long, l_504) VARIABLE(long, l_522) VARIABLE(long, l_523) VARIABLE(long, l_531) VARIABLE(long, l_532) VARIABLE(long, l_62) VARIABLE(long, l_626) VARIABLE(long, l_648) VARIABLE(long, l_650) VARIABLE(long, l_755) VARIABLE(long, l_777) VARIABLE(long, l_778) VARIABLE(long, l_883) VARIABLE(long, l_906) VARIABLE(long, l_908)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_138) VARIABLE(l_139) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_244) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_263) VARIABLE(i_265) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_266) VARIABLE(l_267) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_263) VARIABLE(i_265) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_373) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_397) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_398) VARIABLE(l_399) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_397) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_504) VARIABLE(l_62)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_527) VARIABLE(i_528) VARIABLE(i_529) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_531) VARIABLE(l_532)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_527) VARIABLE(i_528) VARIABLE(i_529) VARIABLE(i_627) VARIABLE(i_628) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_626)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_643) VARIABLE(i_644) VARIABLE(i_645) VARIABLE(i_647) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_648) VARIABLE(l_650)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_643) VARIABLE(i_644) VARIABLE(i_645) VARIABLE(i_647) VARIABLE(i_756) VARIABLE(i_757) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_755)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_772) VARIABLE(i_773) VARIABLE(i_774) VARIABLE(i_776) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_777) VARIABLE(l_778)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_772) VARIABLE(i_773) VARIABLE(i_774) VARIABLE(i_776) VARIABLE(i_884) VARIABLE(i_885) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_883)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_900) VARIABLE(i_901) VARIABLE(i_902) VARIABLE(i_903) VARIABLE(i_904) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_906) VARIABLE(l_908)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_1003) VARIABLE(i_1004) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_900) VARIABLE(i_901) VARIABLE(i_902) VARIABLE(i_903) VARIABLE(i_904) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_1002) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_521) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_68, i_70, i_71, i_73, i_75, i_78, i_79, i_82, i_83, i_89, i_90, i_97, i_102, i_105, i_108, i_109, i_112, i_113, i_117, i_121, i_122, i_124, i_125, i_128, i_129, i_134, i_135, i_136, i_137, i_141, i_142, i_145, i_146, i_147, i_148, i_149, i_151, i_153, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_172, i_173, i_174, i_175, i_177, i_179, i_180, i_181, i_182, i_185, i_187, i_188, i_193, i_195, i_196, i_198, i_200, i_203, i_204, i_207, i_208, i_216, i_226, i_229, i_232, i_233, i_236, i_237, i_241, i_245, i_246, i_253, i_258, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_269, i_270, i_274, i_275, i_276, i_277, i_278, i_280, i_282, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_297, i_299, i_300, i_301, i_302, i_303, i_304, i_306, i_308, i_309, i_310, i_311, i_314, i_316, i_317, i_322, i_324, i_325, i_327, i_329, i_332, i_333, i_336, i_337, i_345, i_355, i_358, i_361, i_362, i_365, i_366, i_370, i_374, i_375, i_382, i_387, i_388, i_389, i_390, i_393, i_394, i_395, i_396, i_397, i_401, i_402, i_405, i_406, i_407, i_408, i_409, i_411, i_413, i_420, i_421, i_422, i_423, i_424, i_425, i_426, i_428, i_430, i_431, i_432, i_433, i_434, i_435, i_437, i_439, i_440, i_441, i_442, i_445, i_447, i_448, i_453, i_455, i_456, i_458, i_460, i_463, i_464, i_467, i_468, i_476, i_486, i_489, i_492, i_493, i_496, i_497, i_501, i_505, i_506, i_513, i_518, i_519, i_520, i_521, i_524, i_525, i_526, i_527, i_528, i_529, i_530, i_533, i_534, i_535, i_536, i_537, i_538, i_543, i_547, i_549, i_550, i_552, i_554, i_557, i_558, i_561, i_562, i_571, i_573, i_574, i_578, i_580, i_581, i_583, i_585, i_588, i_589, i_592, i_593, i_602, i_608, i_611, i_614, i_615, i_618, i_619, i_623, i_627, i_628, i_635, i_640, i_641, i_642, i_643, i_644, i_645, i_646, i_647, i_652, i_653, i_656, i_657, i_658, i_659, i_660, i_662, i_664, i_671, i_672, i_673, i_674, i_675, i_676, i_677, i_679, i_681, i_682, i_683, i_684, i_685, i_686, i_688, i_690, i_691, i_692, i_693, i_696, i_698, i_699, i_704, i_706, i_707, i_709, i_711, i_714, i_715, i_718, i_719, i_727, i_737, i_740, i_743, i_744, i_747, i_748, i_752, i_756, i_757, i_764, i_769, i_770, i_771, i_772, i_773, i_774, i_775, i_776, i_780, i_781, i_784, i_785, i_786, i_787, i_788, i_790, i_792, i_799, i_800, i_801, i_802, i_803, i_804, i_805, i_807, i_809, i_810, i_811, i_812, i_813, i_814, i_816, i_818, i_819, i_820, i_821, i_824, i_826, i_827, i_832, i_834, i_835, i_837, i_839, i_842, i_843, i_846, i_847, i_855, i_865, i_868, i_871, i_872, i_875, i_876, i_880, i_884, i_885, i_892, i_897, i_898, i_899, i_900, i_901, i_902, i_903, i_904, i_905, i_909, i_910, i_911, i_912, i_913, i_914, i_919, i_923, i_925, i_926, i_928, i_930, i_933, i_934, i_937, i_938, i_947, i_949, i_950, i_954, i_956, i_957, i_959, i_961, i_964, i_965, i_968, i_969, i_978, i_984, i_987, i_990, i_991, i_994, i_995, i_999, i_1003, i_1004, i_1011, i_1016, i_1017, i_1018, i_1020, i_1021, i_1022, i_1023, i_1024, i_1025, i_1031, i_1032, i_1037, i_1041, i_1043, i_1044, i_1046, i_1048, i_1051, i_1052, i_1055, i_1056, i_1062, i_1063, i_1070, i_1075, i_1078, i_1081, i_1082, i_1085, i_1086, i_1090, i_1095, i_1099, i_1101, i_1102, i_1104, i_1106, i_1109, i_1110, i_1113, i_1114, i_1120, i_1121, i_1128, i_1133, i_1136, i_1139, i_1140, i_1143, i_1144, i_1148, i_1153, i_1157, i_1159, i_1160, i_1162, i_1164, i_1167, i_1168, i_1171, i_1172, i_1178, i_1179, i_1186, i_1191, i_1194, i_1197, i_1198, i_1201, i_1202, i_1206, i_1211, i_1216, i_1220, i_1222, i_1223, i_1225, i_1227, i_1230, i_1231, i_1234, i_1235, i_1241, i_1242, i_1249, i_1254, i_1257, i_1260, i_1261, i_1264, i_1265, i_1269, i_1274, i_1278, i_1280, i_1281, i_1283, i_1285, i_1288, i_1289, i_1292, i_1293, i_1299, i_1300, i_1307, i_1312, i_1315, i_1318, i_1319, i_1322, i_1323, i_1327, i_1332, i_1336, i_1338, i_1339, i_1341, i_1343, i_1346, i_1347, i_1350, i_1351, i_1357, i_1358, i_1365, i_1370, i_1373, i_1376, i_1377, i_1380, i_1381, i_1385, i_1390, i_1394, i_1396, i_1397, i_1399, i_1401, i_1404, i_1405, i_1408, i_1409, i_1418, i_1423, i_1426, i_1429, i_1430, i_1433, i_1434, i_1438, i_1443, i_1447, i_1449, i_1450, i_1452, i_1454, i_1457, i_1458, i_1461, i_1462, i_1471, i_1476, i_1479, i_1482, i_1483, i_1486, i_1487, i_1491, i_1496, i_1500, i_1502, i_1503, i_1505, i_1507, i_1510, i_1511, i_1514, i_1515, i_1524, i_1529, i_1532, i_1535, i_1536, i_1539, i_1540, i_1544;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_66, l_67, l_69, l_72, l_74, l_76, l_77, l_80, l_81, l_84, l_85, l_86, l_87, l_88, l_91, l_92, l_93, l_94, l_95, l_96, l_98, l_99, l_100, l_101, l_103, l_104, l_106, l_107, l_110, l_111, l_114, l_115, l_116, l_118, l_119, l_120, l_123, l_126, l_127, l_130, l_131, l_132, l_133, l_138, l_139, l_140, l_143, l_144, l_150, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_167, l_169, l_176, l_178, l_183, l_184, l_186, l_189, l_190, l_191, l_192, l_194, l_197, l_199, l_201, l_202, l_205, l_206, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_227, l_228, l_230, l_231, l_234, l_235, l_238, l_239, l_240, l_242, l_243, l_244, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_256, l_257, l_266, l_267, l_268, l_271, l_272, l_273, l_279, l_281, l_283, l_284, l_285, l_286, l_287, l_288, l_296, l_298, l_305, l_307, l_312, l_313, l_315, l_318, l_319, l_320, l_321, l_323, l_326, l_328, l_330, l_331, l_334, l_335, l_338, l_339, l_340, l_341, l_342, l_343, l_344, l_346, l_347, l_348, l_349, l_350, l_351, l_352, l_353, l_354, l_356, l_357, l_359, l_360, l_363, l_364, l_367, l_368, l_369, l_371, l_372, l_373, l_376, l_377, l_378, l_379, l_380, l_381, l_383, l_384, l_385, l_386, l_391, l_392, l_398, l_399, l_400, l_403, l_404, l_410, l_412, l_414, l_415, l_416, l_417, l_418, l_419, l_427, l_429, l_436, l_438, l_443, l_444, l_446, l_449, l_450, l_451, l_452, l_454, l_457, l_459, l_461, l_462, l_465, l_466, l_469, l_470, l_471, l_472, l_473, l_474, l_475, l_477, l_478, l_479, l_480, l_481, l_482, l_483, l_484, l_485, l_487, l_488, l_490, l_491, l_494, l_495, l_498, l_499, l_500, l_502, l_503, l_504, l_507, l_508, l_509, l_510, l_511, l_512, l_514, l_515, l_516, l_517, l_522, l_523, l_531, l_532, l_539, l_540, l_541, l_542, l_544, l_545, l_546, l_548, l_551, l_553, l_555, l_556, l_559, l_560, l_563, l_564, l_565, l_566, l_567, l_568, l_569, l_570, l_572, l_575, l_576, l_577, l_579, l_582, l_584, l_586, l_587, l_590, l_591, l_594, l_595, l_596, l_597, l_598, l_599, l_600, l_601, l_603, l_604, l_605, l_606, l_607, l_609, l_610, l_612, l_613, l_616, l_617, l_620, l_621, l_622, l_624, l_625, l_626, l_629, l_630, l_631, l_632, l_633, l_634, l_636, l_637, l_638, l_639, l_648, l_649, l_650, l_651, l_654, l_655, l_661, l_663, l_665, l_666, l_667, l_668, l_669, l_670, l_678, l_680, l_687, l_689, l_694, l_695, l_697, l_700, l_701, l_702, l_703, l_705, l_708, l_710, l_712, l_713, l_716, l_717, l_720, l_721, l_722, l_723, l_724, l_725, l_726, l_728, l_729, l_730, l_731, l_732, l_733, l_734, l_735, l_736, l_738, l_739, l_741, l_742, l_745, l_746, l_749, l_750, l_751, l_753, l_754, l_755, l_758, l_759, l_760, l_761, l_762, l_763, l_765, l_766, l_767, l_768, l_777, l_778, l_779, l_782, l_783, l_789, l_791, l_793, l_794, l_795, l_796, l_797, l_798, l_806, l_808, l_815, l_817, l_822, l_823, l_825, l_828, l_829, l_830, l_831, l_833, l_836, l_838, l_840, l_841, l_844, l_845, l_848, l_849, l_850, l_851, l_852, l_853, l_854, l_856, l_857, l_858, l_859, l_860, l_861, l_862, l_863, l_864, l_866, l_867, l_869, l_870, l_873, l_874, l_877, l_878, l_879, l_881, l_882, l_883, l_886, l_887, l_888, l_889, l_890, l_891, l_893, l_894, l_895, l_896, l_906, l_907, l_908, l_915, l_916, l_917, l_918, l_920, l_921, l_922, l_924, l_927, l_929, l_931, l_932, l_935, l_936, l_939, l_940, l_941, l_942, l_943, l_944, l_945, l_946, l_948, l_951, l_952, l_953, l_955, l_958, l_960, l_962, l_963, l_966, l_967, l_970, l_971, l_972, l_973, l_974, l_975, l_976, l_977, l_979, l_980, l_981, l_982, l_983, l_985, l_986, l_988, l_989, l_992, l_993, l_996, l_997, l_998, l_1000, l_1001, l_1002, l_1005, l_1006, l_1007, l_1008, l_1009, l_1010, l_1012, l_1013, l_1014, l_1015, l_1019, l_1026, l_1027, l_1028, l_1029, l_1030, l_1033, l_1034, l_1035, l_1036, l_1038, l_1039, l_1040, l_1042, l_1045, l_1047, l_1049, l_1050, l_1053, l_1054, l_1057, l_1058, l_1059, l_1060, l_1061, l_1064, l_1065, l_1066, l_1067, l_1068, l_1069, l_1071, l_1072, l_1073, l_1074, l_1076, l_1077, l_1079, l_1080, l_1083, l_1084, l_1087, l_1088, l_1089, l_1091, l_1092, l_1093, l_1094, l_1096, l_1097, l_1098, l_1100, l_1103, l_1105, l_1107, l_1108, l_1111, l_1112, l_1115, l_1116, l_1117, l_1118, l_1119, l_1122, l_1123, l_1124, l_1125, l_1126, l_1127, l_1129, l_1130, l_1131, l_1132, l_1134, l_1135, l_1137, l_1138, l_1141, l_1142, l_1145, l_1146, l_1147, l_1149, l_1150, l_1151, l_1152, l_1154, l_1155, l_1156, l_1158, l_1161, l_1163, l_1165, l_1166, l_1169, l_1170, l_1173, l_1174, l_1175, l_1176, l_1177, l_1180, l_1181, l_1182, l_1183, l_1184, l_1185, l_1187, l_1188, l_1189, l_1190, l_1192, l_1193, l_1195, l_1196, l_1199, l_1200, l_1203, l_1204, l_1205, l_1207, l_1208, l_1209, l_1210, l_1212, l_1213, l_1214, l_1215, l_1217, l_1218, l_1219, l_1221, l_1224, l_1226, l_1228, l_1229, l_1232, l_1233, l_1236, l_1237, l_1238, l_1239, l_1240, l_1243, l_1244, l_1245, l_1246, l_1247, l_1248, l_1250, l_1251, l_1252, l_1253, l_1255, l_1256, l_1258, l_1259, l_1262, l_1263, l_1266, l_1267, l_1268, l_1270, l_1271, l_1272, l_1273, l_1275, l_1276, l_1277, l_1279, l_1282, l_1284, l_1286, l_1287, l_1290, l_1291, l_1294, l_1295, l_1296, l_1297, l_1298, l_1301, l_1302, l_1303, l_1304, l_1305, l_1306, l_1308, l_1309, l_1310, l_1311, l_1313, l_1314, l_1316, l_1317, l_1320, l_1321, l_1324, l_1325, l_1326, l_1328, l_1329, l_1330, l_1331, l_1333, l_1334, l_1335, l_1337, l_1340, l_1342, l_1344, l_1345, l_1348, l_1349, l_1352, l_1353, l_1354, l_1355, l_1356, l_1359, l_1360, l_1361, l_1362, l_1363, l_1364, l_1366, l_1367, l_1368, l_1369, l_1371, l_1372, l_1374, l_1375, l_1378, l_1379, l_1382, l_1383, l_1384, l_1386, l_1387, l_1388, l_1389, l_1391, l_1392, l_1393, l_1395, l_1398, l_1400, l_1402, l_1403, l_1406, l_1407, l_1410, l_1411, l_1412, l_1413, l_1414, l_1415, l_1416, l_1417, l_1419, l_1420, l_1421, l_1422, l_1424, l_1425, l_1427, l_1428, l_1431, l_1432, l_1435, l_1436, l_1437, l_1439, l_1440, l_1441, l_1442, l_1444, l_1445, l_1446, l_1448, l_1451, l_1453, l_1455, l_1456, l_1459, l_1460, l_1463, l_1464, l_1465, l_1466, l_1467, l_1468, l_1469, l_1470, l_1472, l_1473, l_1474, l_1475, l_1477, l_1478, l_1480, l_1481, l_1484, l_1485, l_1488, l_1489, l_1490, l_1492, l_1493, l_1494, l_1495, l_1497, l_1498, l_1499, l_1501, l_1504, l_1506, l_1508, l_1509, l_1512, l_1513, l_1516, l_1517, l_1518, l_1519, l_1520, l_1521, l_1522, l_1523, l_1525, l_1526, l_1527, l_1528, l_1530, l_1531, l_1533, l_1534, l_1537, l_1538, l_1541, l_1542, l_1543, l_1545, l_1546, l_1547;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((int) get_group_id(0));
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1856L))));
        if (i_6 == 0) {
            l_7 = (long) ((int) get_group_id(0));
            l_8 = (long) ((ulong) l_4 + (ulong) ((l_7 << 12) + (l_7 << 11)));
            l_9 = (long) ((ulong) l_8 + (ulong) 1796L);
            i_10 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
            l_11 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1896L))));
            i_12 = (int) (0 - (uint) i_10);
            if (i_12 < 0) {
                i_13 = i_12;
            } else {
                l_14 = (long) ((ulong) l_11 + (ulong) (-64L));
                i_15 = (int) ((uint) ((int) (((long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_14 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_16 = (long) ((ulong) l_8 + (ulong) 1792L);
                i_17 = 0;
                l_18 = 0L;
                l_19 = (-1L);
                while (true) {
                    if (!(i_17 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    if (i_15 == i_21) {
                        i_17 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_18 < l_3) {
                                GALEFS_RELAX(l_18);
                                l_22 = (long) ((ulong) l_18 + (ulong) 1L);
                                l_18 = l_22;
                            } else {
                                l_23 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_24 = (l_19 == l_23) ? (-110) : 0;
                                i_17 = i_24;
                                l_18 = 0L;
                                l_19 = l_23;
                            }
                        } else {
                            i_25 = (int) (0 - (uint) i_20);
                            i_17 = i_25;
                        }
                    }
                }
                i_13 = i_17;
            }
            l_26 = (long) i_13;
            l_27 = l_26;
        } else {
            l_27 = (-16L);
        }
        if (l_27 < 0L) {
            l_28 = l_27;
        } else {
            l_29 = (long) ((int) get_group_id(0));
            l_30 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_29 << 12) + (l_29 << 11)))) + (ulong) 2048L);
            i_31 = 0;
            while (true) {
                if (!(i_31 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_31))))) = (char) ((int) gale_literals[i_31]);
                i_32 = (int) ((uint) i_31 + (uint) 1);
                i_31 = i_32;
            }
            l_33 = (long) ((int) get_group_id(0));
            l_34 = (long) ((ulong) l_4 + (ulong) ((l_33 << 12) + (l_33 << 11)));
            l_35 = (long) ((ulong) l_34 + (ulong) 1896L);
            l_36 = *((__global gale_long *) (arg_fs + 16 + l_35));
            l_37 = (long) ((ulong) l_36 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_37) & 1023)))))) = 0L;
            l_38 = (long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_36) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_36 + (ulong) ((long) ((ulong) (l_36 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_38)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_35)) = l_37;
            GALEFS_FENCE();
            i_39 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_39))))) = (char) 1;
            if (l_0 == 0L) {
                l_28 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_39 >> 6)))))) = (char) 1;
                l_28 = LONG_MIN;
            }
        }
    } else {
        l_28 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_28 < (-4611686018427387904L)) {
            l_40 = (long) ((int) get_group_id(0));
            l_41 = (long) ((ulong) l_4 + (ulong) ((l_40 << 12) + (l_40 << 11)));
            l_42 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1896L))));
            l_43 = (long) ((ulong) l_42 + (ulong) (-64L));
            i_44 = (int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_45 = (long) ((ulong) l_41 + (ulong) 1792L);
            l_46 = (long) ((ulong) l_41 + (ulong) 1796L);
            i_47 = 0;
            l_48 = 0L;
            l_49 = (-1L);
            while (true) {
                if (!(i_47 == 0)) {
                    break;
                }
                i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_45));
                if (i_44 == i_51) {
                    i_47 = 1;
                } else {
                    if (i_50 == 0) {
                        if (l_48 < l_3) {
                            GALEFS_RELAX(l_48);
                            l_52 = (long) ((ulong) l_48 + (ulong) 1L);
                            l_48 = l_52;
                        } else {
                            l_53 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_54 = (l_49 == l_53) ? (-110) : 0;
                            i_47 = i_54;
                            l_48 = 0L;
                            l_49 = l_53;
                        }
                    } else {
                        i_55 = (int) (0 - (uint) i_50);
                        i_47 = i_55;
                    }
                }
            }
            if (i_47 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1888L)))) = i_44;
            }
            GALEFS_FENCE();
            if (i_47 < 0) {
                l_56 = (long) i_47;
                l_57 = l_56;
            } else {
                l_58 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1800L))));
                l_57 = l_58;
            }
            i_59 = (int) ((uint) ((int) l_28) + (uint) (-1));
            if (i_59 < 0) {
                l_60 = l_57;
            } else {
                if (l_57 < 0L) {
                    l_60 = l_57;
                } else {
                    l_61 = (l_57 << 32) | ((long) (uint) i_59);
                    l_60 = l_61;
                }
            }
        } else {
            l_60 = l_28;
        }
    } else {
        l_60 = l_28;
    }
    GALEFS_BROADCAST(1, l_62, l_60);
    if (((int) get_local_id(0)) == 0) {
        l_63 = (long) ((int) get_group_id(0));
        i_64 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_63 << 12) + (l_63 << 11)))) + (ulong) 1856L))));
        if (i_64 == 0) {
            l_65 = (long) ((int) get_group_id(0));
            l_66 = (long) ((ulong) l_4 + (ulong) ((l_65 << 12) + (l_65 << 11)));
            l_67 = (long) ((ulong) l_66 + (ulong) 1796L);
            i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
            l_69 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 1896L))));
            i_70 = (int) (0 - (uint) i_68);
            if (i_70 < 0) {
                i_71 = i_70;
            } else {
                l_72 = (long) ((ulong) l_69 + (ulong) (-64L));
                i_73 = (int) ((uint) ((int) (((long) ((ulong) l_72 + (ulong) ((long) ((ulong) (l_72 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_74 = (long) ((ulong) l_66 + (ulong) 1792L);
                i_75 = 0;
                l_76 = 0L;
                l_77 = (-1L);
                while (true) {
                    if (!(i_75 == 0)) {
                        break;
                    }
                    i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
                    i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                    if (i_73 == i_79) {
                        i_75 = 1;
                    } else {
                        if (i_78 == 0) {
                            if (l_76 < l_3) {
                                GALEFS_RELAX(l_76);
                                l_80 = (long) ((ulong) l_76 + (ulong) 1L);
                                l_76 = l_80;
                            } else {
                                l_81 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_82 = (l_77 == l_81) ? (-110) : 0;
                                i_75 = i_82;
                                l_76 = 0L;
                                l_77 = l_81;
                            }
                        } else {
                            i_83 = (int) (0 - (uint) i_78);
                            i_75 = i_83;
                        }
                    }
                }
                i_71 = i_75;
            }
            l_84 = (long) i_71;
            l_85 = l_84;
        } else {
            l_85 = (-16L);
        }
        if (l_85 < 0L) {
            l_86 = l_85;
        } else {
            l_87 = (long) ((int) get_group_id(0));
            l_88 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 2048L);
            i_89 = 0;
            while (true) {
                if (!(i_89 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) ((long) i_89))))) = (char) ((int) gale_literals[i_89]);
                i_90 = (int) ((uint) i_89 + (uint) 1);
                i_89 = i_90;
            }
            l_91 = (long) ((int) get_group_id(0));
            l_92 = (long) ((ulong) l_4 + (ulong) ((l_91 << 12) + (l_91 << 11)));
            l_93 = (long) ((ulong) l_92 + (ulong) 1896L);
            l_94 = *((__global gale_long *) (arg_fs + 16 + l_93));
            l_95 = (long) ((ulong) l_94 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_95) & 1023)))))) = 0L;
            l_96 = (long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_94) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_96)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_93)) = l_95;
            GALEFS_FENCE();
            i_97 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_97))))) = (char) 1;
            if (l_0 == 0L) {
                l_86 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_97 >> 6)))))) = (char) 1;
                l_86 = LONG_MIN;
            }
        }
    } else {
        l_86 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_86 < (-4611686018427387904L)) {
            l_98 = (long) ((int) get_group_id(0));
            l_99 = (long) ((ulong) l_4 + (ulong) ((l_98 << 12) + (l_98 << 11)));
            l_100 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1896L))));
            l_101 = (long) ((ulong) l_100 + (ulong) (-64L));
            i_102 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_103 = (long) ((ulong) l_99 + (ulong) 1792L);
            l_104 = (long) ((ulong) l_99 + (ulong) 1796L);
            i_105 = 0;
            l_106 = 0L;
            l_107 = (-1L);
            while (true) {
                if (!(i_105 == 0)) {
                    break;
                }
                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
                i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                if (i_102 == i_109) {
                    i_105 = 1;
                } else {
                    if (i_108 == 0) {
                        if (l_106 < l_3) {
                            GALEFS_RELAX(l_106);
                            l_110 = (long) ((ulong) l_106 + (ulong) 1L);
                            l_106 = l_110;
                        } else {
                            l_111 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_112 = (l_107 == l_111) ? (-110) : 0;
                            i_105 = i_112;
                            l_106 = 0L;
                            l_107 = l_111;
                        }
                    } else {
                        i_113 = (int) (0 - (uint) i_108);
                        i_105 = i_113;
                    }
                }
            }
            if (i_105 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1888L)))) = i_102;
            }
            GALEFS_FENCE();
            if (i_105 < 0) {
                l_114 = (long) i_105;
                l_115 = l_114;
            } else {
                l_116 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1800L))));
                l_115 = l_116;
            }
            i_117 = (int) ((uint) ((int) l_86) + (uint) (-1));
            if (i_117 < 0) {
                l_118 = l_115;
            } else {
                if (l_115 < 0L) {
                    l_118 = l_115;
                } else {
                    l_119 = (l_115 << 32) | ((long) (uint) i_117);
                    l_118 = l_119;
                }
            }
        } else {
            l_118 = l_86;
        }
    } else {
        l_118 = l_86;
    }
    GALEFS_BROADCAST(2, l_120, l_118);
    i_121 = (int) get_local_id(0);
    i_122 = (int) get_local_id(0);
    l_123 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_124 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_125 = (int) ((uint) (1 << i_124) + (uint) (-1));
    l_126 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_127 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_128 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_129 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_130 = 1L << i_129;
    l_131 = (long) ((ulong) l_130 + (ulong) (-1L));
    l_132 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_133 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_134 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_135 = (int) get_local_id(0);
    i_136 = 1;
    i_137 = 0;
    while (true) {
        if (!(i_136 == 1)) {
            break;
        }
        l_138 = (long) i_137;
        l_139 = l_138 & l_131;
        if (i_135 == 0) {
            l_140 = (long) ((int) get_group_id(0));
            i_141 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_140 << 12) + (l_140 << 11)))) + (ulong) 1796L))));
            i_142 = (int) (0 - (uint) i_141);
            if (i_142 < 0) {
                l_143 = (long) i_142;
                l_144 = l_143;
            } else {
                if (i_134 < 1) {
                    i_145 = (-9);
                } else {
                    i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                    i_147 = (int) ((uint) i_146 + (uint) (-1));
                    i_148 = (i_147 < 0) ? (-9) : i_147;
                    if (i_148 < 0) {
                        i_145 = i_148;
                    } else {
                        i_149 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L))));
                        if ((i_149 & 3) == 1) {
                            i_145 = (-9);
                        } else {
                            i_145 = i_148;
                        }
                    }
                }
                l_150 = (long) i_145;
                if (i_145 < 0) {
                    l_144 = l_150;
                } else {
                    if (l_138 < 0L) {
                        l_144 = (-22L);
                    } else {
                        i_151 = (int) ((uint) 1 - (uint) i_137);
                        if (i_151 < 0) {
                            l_144 = (-22L);
                        } else {
                            l_152 = (long) ((int) get_group_id(0));
                            i_153 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_152 << 12) + (l_152 << 11)))) + (ulong) 1856L))));
                            if (i_153 == 0) {
                                l_154 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_150 << 6)))));
                                l_155 = (long) ((ulong) l_154 - (ulong) l_138);
                                if (l_155 < 1L) {
                                    l_144 = 0L;
                                } else {
                                    l_156 = (long) (uint) i_151;
                                    l_157 = (l_155 < l_156) ? l_155 : l_156;
                                    l_144 = l_157;
                                }
                            } else {
                                l_144 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_144 < 1L) {
                l_158 = l_144;
            } else {
                l_159 = (long) ((ulong) l_130 - (ulong) l_139);
                if (l_159 < l_144) {
                    i_160 = (int) l_159;
                    i_161 = i_160;
                } else {
                    i_162 = (int) l_144;
                    i_161 = i_162;
                }
                if (i_134 < 1) {
                    i_163 = (-9);
                } else {
                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                    i_165 = (int) ((uint) i_164 + (uint) (-1));
                    i_166 = (i_165 < 0) ? (-9) : i_165;
                    i_163 = i_166;
                }
                l_167 = (long) i_163;
                if (i_163 < 0) {
                    l_158 = l_167;
                } else {
                    i_168 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_167 << 6))) + (ulong) 8L))));
                    l_169 = l_138 >> i_129;
                    i_170 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_169 + (ulong) (((long) i_168) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_171 = i_170;
                    i_172 = 0;
                    i_173 = (-2);
                    while (true) {
                        if (!(i_173 == (-2))) {
                            break;
                        }
                        i_174 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_171) << 2)))));
                        i_175 = (int) ((uint) i_174 + (uint) (-1));
                        if (i_175 < 0) {
                            i_173 = (-1);
                        } else {
                            l_176 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_175) << 5));
                            i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_176));
                            l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 8L))));
                            if ((!(i_168 == i_177)) || (!(l_169 == l_178))) {
                                if (i_128 == i_172) {
                                    i_173 = (-1);
                                } else {
                                    i_179 = (int) ((uint) i_172 + (uint) 1);
                                    i_180 = i_128 & ((int) ((uint) i_171 + (uint) 1));
                                    i_171 = i_180;
                                    i_172 = i_179;
                                }
                            } else {
                                i_173 = i_175;
                            }
                        }
                    }
                    if (i_173 < 0) {
                        i_181 = i_173;
                    } else {
                        i_182 = (int) get_group_id(0);
                        l_183 = (long) ((ulong) l_123 + (ulong) ((((long) (i_182 & i_125)) << 6) + (((long) (i_182 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_183)) = ((int) ((uint) i_173 + (uint) 1));
                        GALEFS_FENCE();
                        l_184 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_173) << 5));
                        i_185 = *((volatile __global gale_int *) (arg_fs + 16 + l_184));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_168 == i_185) {
                            l_186 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 8L))));
                            i_187 = (l_169 == l_186) ? 1 : 0;
                            i_188 = i_187;
                        } else {
                            i_188 = 0;
                        }
                        if (i_188 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_183)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_188 == 0) {
                            i_181 = (-1);
                        } else {
                            i_181 = i_173;
                        }
                    }
                    l_189 = (long) i_161;
                    if (i_181 < 0) {
                        l_190 = (long) ((int) get_group_id(0));
                        l_191 = (long) ((ulong) l_4 + (ulong) ((l_190 << 12) + (l_190 << 11)));
                        l_192 = (long) ((ulong) l_191 + (ulong) 1796L);
                        i_193 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                        l_194 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1896L))));
                        i_195 = (int) (0 - (uint) i_193);
                        if (i_195 < 0) {
                            i_196 = i_195;
                        } else {
                            l_197 = (long) ((ulong) l_194 + (ulong) (-64L));
                            i_198 = (int) ((uint) ((int) (((long) ((ulong) l_197 + (ulong) ((long) ((ulong) (l_197 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_199 = (long) ((ulong) l_191 + (ulong) 1792L);
                            i_200 = 0;
                            l_201 = 0L;
                            l_202 = (-1L);
                            while (true) {
                                if (!(i_200 == 0)) {
                                    break;
                                }
                                i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                                i_204 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                                if (i_198 == i_204) {
                                    i_200 = 1;
                                } else {
                                    if (i_203 == 0) {
                                        if (l_201 < l_3) {
                                            GALEFS_RELAX(l_201);
                                            l_205 = (long) ((ulong) l_201 + (ulong) 1L);
                                            l_201 = l_205;
                                        } else {
                                            l_206 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_207 = (l_202 == l_206) ? (-110) : 0;
                                            i_200 = i_207;
                                            l_201 = 0L;
                                            l_202 = l_206;
                                        }
                                    } else {
                                        i_208 = (int) (0 - (uint) i_203);
                                        i_200 = i_208;
                                    }
                                }
                            }
                            i_196 = i_200;
                        }
                        if (i_196 < 0) {
                            l_209 = (long) i_196;
                            l_158 = l_209;
                        } else {
                            l_210 = (long) ((int) get_group_id(0));
                            l_211 = (long) ((ulong) l_4 + (ulong) ((l_210 << 12) + (l_210 << 11)));
                            l_212 = (long) ((ulong) l_211 + (ulong) 1896L);
                            l_213 = *((__global gale_long *) (arg_fs + 16 + l_212));
                            l_214 = (long) ((ulong) l_213 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) ((long) (uint) (((int) l_214) & 1023)))))) = 0L;
                            l_215 = (long) ((ulong) l_211 + (ulong) ((long) (uint) (((int) l_213) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_213 + (ulong) ((long) ((ulong) (l_213 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 16L)))) = l_138;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 24L)))) = l_144;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_215)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_212)) = l_214;
                            GALEFS_FENCE();
                            i_216 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_216))))) = (char) 1;
                            l_217 = (long) ((ulong) l_189 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_158 = l_217;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_216 >> 6)))))) = (char) 1;
                                l_158 = l_217;
                            }
                        }
                    } else {
                        l_218 = (long) ((int) get_group_id(0));
                        l_219 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_218 << 12) + (l_218 << 11)))) + (ulong) 1864L);
                        l_220 = *((__global gale_long *) (arg_fs + 16 + l_219));
                        *((__global gale_long *) (arg_fs + 16 + l_219)) = ((long) ((ulong) l_220 + (ulong) 1L));
                        l_221 = l_189 | (((long) (uint) i_181) << 32);
                        l_158 = l_221;
                    }
                }
            }
        } else {
            l_158 = 0L;
        }
        if (i_122 == 0) {
            if (l_158 < (-4611686018427387904L)) {
                l_222 = (long) ((int) get_group_id(0));
                l_223 = (long) ((ulong) l_4 + (ulong) ((l_222 << 12) + (l_222 << 11)));
                l_224 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1896L))));
                l_225 = (long) ((ulong) l_224 + (ulong) (-64L));
                i_226 = (int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_227 = (long) ((ulong) l_223 + (ulong) 1792L);
                l_228 = (long) ((ulong) l_223 + (ulong) 1796L);
                i_229 = 0;
                l_230 = 0L;
                l_231 = (-1L);
                while (true) {
                    if (!(i_229 == 0)) {
                        break;
                    }
                    i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
                    i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
                    if (i_226 == i_233) {
                        i_229 = 1;
                    } else {
                        if (i_232 == 0) {
                            if (l_230 < l_3) {
                                GALEFS_RELAX(l_230);
                                l_234 = (long) ((ulong) l_230 + (ulong) 1L);
                                l_230 = l_234;
                            } else {
                                l_235 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_236 = (l_231 == l_235) ? (-110) : 0;
                                i_229 = i_236;
                                l_230 = 0L;
                                l_231 = l_235;
                            }
                        } else {
                            i_237 = (int) (0 - (uint) i_232);
                            i_229 = i_237;
                        }
                    }
                }
                if (i_229 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1888L)))) = i_226;
                }
                GALEFS_FENCE();
                if (i_229 < 0) {
                    l_238 = (long) i_229;
                    l_239 = l_238;
                } else {
                    l_240 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1800L))));
                    l_239 = l_240;
                }
                i_241 = (int) ((uint) ((int) l_158) + (uint) (-1));
                if (i_241 < 0) {
                    l_242 = l_239;
                } else {
                    if (l_239 < 0L) {
                        l_242 = l_239;
                    } else {
                        l_243 = (l_239 << 32) | ((long) (uint) i_241);
                        l_242 = l_243;
                    }
                }
            } else {
                l_242 = l_158;
            }
        } else {
            l_242 = l_158;
        }
        GALEFS_BROADCAST(3, l_244, l_242);
        i_245 = (int) l_244;
        if (l_244 < 0L) {
            i_246 = 0;
        } else {
            i_246 = i_245;
        }
        if (l_244 < 0L) {
            l_247 = 0L;
        } else {
            if (i_245 == 0) {
                l_247 = 0L;
            } else {
                l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_244 >> 32)) << 5))) + (ulong) 16L))));
                l_249 = (long) ((ulong) l_139 + (ulong) l_248);
                l_247 = l_249;
            }
        }
        gale_copy((arg_fs + 16 + l_247), (arg_data + 16 + l_138), i_246);
        GALEFS_BARRIER(4);
        if (i_121 == 0) {
            if (!(i_246 < 1)) {
                l_250 = (long) ((int) get_group_id(0));
                l_251 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_250 << 12) + (l_250 << 11)))) + (ulong) 1872L);
                l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                *((__global gale_long *) (arg_fs + 16 + l_251)) = ((long) ((ulong) ((long) (uint) i_246) + (ulong) l_252));
                GALEFS_RELEASE_FENCE();
                i_253 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_253)) << 6) + (((long) (i_253 >> i_124)) << 2)))))) = 0;
                l_254 = (long) ((int) get_group_id(0));
                l_255 = (long) ((ulong) l_4 + (ulong) ((l_254 << 12) + (l_254 << 11)));
                l_256 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 1896L))));
                l_257 = (long) ((ulong) l_256 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_257 + (ulong) ((long) ((ulong) (l_257 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_258 = (int) ((uint) i_137 + (uint) i_246);
        if (l_244 < 0L) {
            i_136 = i_245;
            i_137 = i_258;
        } else {
            i_259 = ((i_246 < 1) || (!(i_258 < 1))) ? 0 : 1;
            i_136 = i_259;
            i_137 = i_258;
        }
    }
    if (i_137 < 1) {
        i_260 = i_136;
    } else {
        i_260 = i_137;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_260);
    i_261 = (int) get_local_id(0);
    i_262 = (int) get_local_id(0);
    i_263 = (int) get_local_id(0);
    i_264 = 1;
    i_265 = 0;
    while (true) {
        if (!(i_264 == 1)) {
            break;
        }
        l_266 = (long) i_265;
        l_267 = l_131 & l_266;
        if (i_263 == 0) {
            l_268 = (long) ((int) get_group_id(0));
            i_269 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_268 << 12) + (l_268 << 11)))) + (ulong) 1796L))));
            i_270 = (int) (0 - (uint) i_269);
            l_271 = (long) ((ulong) l_133 + (ulong) 8000000L);
            if (i_270 < 0) {
                l_272 = (long) i_270;
                l_273 = l_272;
            } else {
                if (i_134 < 1000001) {
                    i_274 = (-9);
                } else {
                    i_275 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                    i_276 = (int) ((uint) i_275 + (uint) (-1));
                    i_277 = (i_276 < 0) ? (-9) : i_276;
                    if (i_277 < 0) {
                        i_274 = i_277;
                    } else {
                        i_278 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8000004L))));
                        if ((i_278 & 3) == 1) {
                            i_274 = (-9);
                        } else {
                            i_274 = i_277;
                        }
                    }
                }
                l_279 = (long) i_274;
                if (i_274 < 0) {
                    l_273 = l_279;
                } else {
                    if (l_266 < 0L) {
                        l_273 = (-22L);
                    } else {
                        i_280 = (int) ((uint) 1 - (uint) i_265);
                        if (i_280 < 0) {
                            l_273 = (-22L);
                        } else {
                            l_281 = (long) ((int) get_group_id(0));
                            i_282 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_281 << 12) + (l_281 << 11)))) + (ulong) 1856L))));
                            if (i_282 == 0) {
                                l_283 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_279 << 6)))));
                                l_284 = (long) ((ulong) l_283 - (ulong) l_266);
                                if (l_284 < 1L) {
                                    l_273 = 0L;
                                } else {
                                    l_285 = (long) (uint) i_280;
                                    l_286 = (l_284 < l_285) ? l_284 : l_285;
                                    l_273 = l_286;
                                }
                            } else {
                                l_273 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_273 < 1L) {
                l_287 = l_273;
            } else {
                l_288 = (long) ((ulong) l_130 - (ulong) l_267);
                if (l_288 < l_273) {
                    i_289 = (int) l_288;
                    i_290 = i_289;
                } else {
                    i_291 = (int) l_273;
                    i_290 = i_291;
                }
                if (i_134 < 1000001) {
                    i_292 = (-9);
                } else {
                    i_293 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                    i_294 = (int) ((uint) i_293 + (uint) (-1));
                    i_295 = (i_294 < 0) ? (-9) : i_294;
                    i_292 = i_295;
                }
                l_296 = (long) i_292;
                if (i_292 < 0) {
                    l_287 = l_296;
                } else {
                    i_297 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_296 << 6))) + (ulong) 8L))));
                    l_298 = l_266 >> i_129;
                    i_299 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_298 + (ulong) (((long) i_297) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_300 = i_299;
                    i_301 = 0;
                    i_302 = (-2);
                    while (true) {
                        if (!(i_302 == (-2))) {
                            break;
                        }
                        i_303 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_300) << 2)))));
                        i_304 = (int) ((uint) i_303 + (uint) (-1));
                        if (i_304 < 0) {
                            i_302 = (-1);
                        } else {
                            l_305 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_304) << 5));
                            i_306 = *((volatile __global gale_int *) (arg_fs + 16 + l_305));
                            l_307 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_305 + (ulong) 8L))));
                            if ((!(i_297 == i_306)) || (!(l_298 == l_307))) {
                                if (i_128 == i_301) {
                                    i_302 = (-1);
                                } else {
                                    i_308 = (int) ((uint) i_301 + (uint) 1);
                                    i_309 = i_128 & ((int) ((uint) i_300 + (uint) 1));
                                    i_300 = i_309;
                                    i_301 = i_308;
                                }
                            } else {
                                i_302 = i_304;
                            }
                        }
                    }
                    if (i_302 < 0) {
                        i_310 = i_302;
                    } else {
                        i_311 = (int) get_group_id(0);
                        l_312 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_311)) << 6) + (((long) (i_311 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_312)) = ((int) ((uint) i_302 + (uint) 1));
                        GALEFS_FENCE();
                        l_313 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_302) << 5));
                        i_314 = *((volatile __global gale_int *) (arg_fs + 16 + l_313));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_297 == i_314) {
                            l_315 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) 8L))));
                            i_316 = (l_298 == l_315) ? 1 : 0;
                            i_317 = i_316;
                        } else {
                            i_317 = 0;
                        }
                        if (i_317 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_312)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_317 == 0) {
                            i_310 = (-1);
                        } else {
                            i_310 = i_302;
                        }
                    }
                    l_318 = (long) i_290;
                    if (i_310 < 0) {
                        l_319 = (long) ((int) get_group_id(0));
                        l_320 = (long) ((ulong) l_4 + (ulong) ((l_319 << 12) + (l_319 << 11)));
                        l_321 = (long) ((ulong) l_320 + (ulong) 1796L);
                        i_322 = *((volatile __global gale_int *) (arg_fs + 16 + l_321));
                        l_323 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 1896L))));
                        i_324 = (int) (0 - (uint) i_322);
                        if (i_324 < 0) {
                            i_325 = i_324;
                        } else {
                            l_326 = (long) ((ulong) l_323 + (ulong) (-64L));
                            i_327 = (int) ((uint) ((int) (((long) ((ulong) l_326 + (ulong) ((long) ((ulong) (l_326 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_328 = (long) ((ulong) l_320 + (ulong) 1792L);
                            i_329 = 0;
                            l_330 = 0L;
                            l_331 = (-1L);
                            while (true) {
                                if (!(i_329 == 0)) {
                                    break;
                                }
                                i_332 = *((volatile __global gale_int *) (arg_fs + 16 + l_321));
                                i_333 = *((volatile __global gale_int *) (arg_fs + 16 + l_328));
                                if (i_327 == i_333) {
                                    i_329 = 1;
                                } else {
                                    if (i_332 == 0) {
                                        if (l_330 < l_3) {
                                            GALEFS_RELAX(l_330);
                                            l_334 = (long) ((ulong) l_330 + (ulong) 1L);
                                            l_330 = l_334;
                                        } else {
                                            l_335 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_336 = (l_331 == l_335) ? (-110) : 0;
                                            i_329 = i_336;
                                            l_330 = 0L;
                                            l_331 = l_335;
                                        }
                                    } else {
                                        i_337 = (int) (0 - (uint) i_332);
                                        i_329 = i_337;
                                    }
                                }
                            }
                            i_325 = i_329;
                        }
                        if (i_325 < 0) {
                            l_338 = (long) i_325;
                            l_287 = l_338;
                        } else {
                            l_339 = (long) ((int) get_group_id(0));
                            l_340 = (long) ((ulong) l_4 + (ulong) ((l_339 << 12) + (l_339 << 11)));
                            l_341 = (long) ((ulong) l_340 + (ulong) 1896L);
                            l_342 = *((__global gale_long *) (arg_fs + 16 + l_341));
                            l_343 = (long) ((ulong) l_342 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_340 + (ulong) ((long) (uint) (((int) l_343) & 1023)))))) = 0L;
                            l_344 = (long) ((ulong) l_340 + (ulong) ((long) (uint) (((int) l_342) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_342 + (ulong) ((long) ((ulong) (l_342 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 12L)))) = 1000000;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 16L)))) = l_266;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 24L)))) = l_273;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_344)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_341)) = l_343;
                            GALEFS_FENCE();
                            i_345 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_345))))) = (char) 1;
                            l_346 = (long) ((ulong) l_318 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_287 = l_346;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_345 >> 6)))))) = (char) 1;
                                l_287 = l_346;
                            }
                        }
                    } else {
                        l_347 = (long) ((int) get_group_id(0));
                        l_348 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_347 << 12) + (l_347 << 11)))) + (ulong) 1864L);
                        l_349 = *((__global gale_long *) (arg_fs + 16 + l_348));
                        *((__global gale_long *) (arg_fs + 16 + l_348)) = ((long) ((ulong) l_349 + (ulong) 1L));
                        l_350 = l_318 | (((long) (uint) i_310) << 32);
                        l_287 = l_350;
                    }
                }
            }
        } else {
            l_287 = 0L;
        }
        if (i_262 == 0) {
            if (l_287 < (-4611686018427387904L)) {
                l_351 = (long) ((int) get_group_id(0));
                l_352 = (long) ((ulong) l_4 + (ulong) ((l_351 << 12) + (l_351 << 11)));
                l_353 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) 1896L))));
                l_354 = (long) ((ulong) l_353 + (ulong) (-64L));
                i_355 = (int) ((uint) ((int) (((long) ((ulong) l_354 + (ulong) ((long) ((ulong) (l_354 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_356 = (long) ((ulong) l_352 + (ulong) 1792L);
                l_357 = (long) ((ulong) l_352 + (ulong) 1796L);
                i_358 = 0;
                l_359 = 0L;
                l_360 = (-1L);
                while (true) {
                    if (!(i_358 == 0)) {
                        break;
                    }
                    i_361 = *((volatile __global gale_int *) (arg_fs + 16 + l_357));
                    i_362 = *((volatile __global gale_int *) (arg_fs + 16 + l_356));
                    if (i_355 == i_362) {
                        i_358 = 1;
                    } else {
                        if (i_361 == 0) {
                            if (l_359 < l_3) {
                                GALEFS_RELAX(l_359);
                                l_363 = (long) ((ulong) l_359 + (ulong) 1L);
                                l_359 = l_363;
                            } else {
                                l_364 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_365 = (l_360 == l_364) ? (-110) : 0;
                                i_358 = i_365;
                                l_359 = 0L;
                                l_360 = l_364;
                            }
                        } else {
                            i_366 = (int) (0 - (uint) i_361);
                            i_358 = i_366;
                        }
                    }
                }
                if (i_358 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) 1888L)))) = i_355;
                }
                GALEFS_FENCE();
                if (i_358 < 0) {
                    l_367 = (long) i_358;
                    l_368 = l_367;
                } else {
                    l_369 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) 1800L))));
                    l_368 = l_369;
                }
                i_370 = (int) ((uint) ((int) l_287) + (uint) (-1));
                if (i_370 < 0) {
                    l_371 = l_368;
                } else {
                    if (l_368 < 0L) {
                        l_371 = l_368;
                    } else {
                        l_372 = (l_368 << 32) | ((long) (uint) i_370);
                        l_371 = l_372;
                    }
                }
            } else {
                l_371 = l_287;
            }
        } else {
            l_371 = l_287;
        }
        GALEFS_BROADCAST(5, l_373, l_371);
        i_374 = (int) l_373;
        if (l_373 < 0L) {
            i_375 = 0;
        } else {
            i_375 = i_374;
        }
        if (l_373 < 0L) {
            l_376 = 0L;
        } else {
            if (i_374 == 0) {
                l_376 = 0L;
            } else {
                l_377 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_373 >> 32)) << 5))) + (ulong) 16L))));
                l_378 = (long) ((ulong) l_267 + (ulong) l_377);
                l_376 = l_378;
            }
        }
        gale_copy((arg_fs + 16 + l_376), (arg_data + 16 + l_266), i_375);
        GALEFS_BARRIER(6);
        if (i_261 == 0) {
            if (!(i_375 < 1)) {
                l_379 = (long) ((int) get_group_id(0));
                l_380 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_379 << 12) + (l_379 << 11)))) + (ulong) 1872L);
                l_381 = *((__global gale_long *) (arg_fs + 16 + l_380));
                *((__global gale_long *) (arg_fs + 16 + l_380)) = ((long) ((ulong) ((long) (uint) i_375) + (ulong) l_381));
                GALEFS_RELEASE_FENCE();
                i_382 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_382)) << 6) + (((long) (i_382 >> i_124)) << 2)))))) = 0;
                l_383 = (long) ((int) get_group_id(0));
                l_384 = (long) ((ulong) l_4 + (ulong) ((l_383 << 12) + (l_383 << 11)));
                l_385 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) 1896L))));
                l_386 = (long) ((ulong) l_385 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_386 + (ulong) ((long) ((ulong) (l_386 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_387 = (int) ((uint) i_265 + (uint) i_375);
        if (l_373 < 0L) {
            i_264 = i_374;
            i_265 = i_387;
        } else {
            i_388 = ((i_375 < 1) || (!(i_387 < 1))) ? 0 : 1;
            i_264 = i_388;
            i_265 = i_387;
        }
    }
    if (i_265 < 1) {
        i_389 = i_264;
    } else {
        i_389 = i_265;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_389);
    i_390 = (int) l_120;
    l_391 = (long) ((ulong) l_133 + (ulong) (((long) i_390) << 3));
    l_392 = (long) ((ulong) l_391 + (ulong) 4L);
    i_393 = (int) get_local_id(0);
    i_394 = (int) get_local_id(0);
    i_395 = (int) get_local_id(0);
    i_396 = 1;
    i_397 = 0;
    while (true) {
        if (!(i_396 == 1)) {
            break;
        }
        l_398 = (long) i_397;
        l_399 = l_131 & l_398;
        if (i_395 == 0) {
            l_400 = (long) ((int) get_group_id(0));
            i_401 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_400 << 12) + (l_400 << 11)))) + (ulong) 1796L))));
            i_402 = (int) (0 - (uint) i_401);
            if (i_402 < 0) {
                l_403 = (long) i_402;
                l_404 = l_403;
            } else {
                if (i_390 < 0) {
                    i_405 = (-9);
                } else {
                    if (i_390 < i_134) {
                        i_406 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                        i_407 = (int) ((uint) i_406 + (uint) (-1));
                        i_408 = (i_407 < 0) ? (-9) : i_407;
                        if (i_408 < 0) {
                            i_405 = i_408;
                        } else {
                            i_409 = *((volatile __global gale_int *) (arg_fs + 16 + l_392));
                            if ((i_409 & 3) == 1) {
                                i_405 = (-9);
                            } else {
                                i_405 = i_408;
                            }
                        }
                    } else {
                        i_405 = (-9);
                    }
                }
                l_410 = (long) i_405;
                if (i_405 < 0) {
                    l_404 = l_410;
                } else {
                    if (l_398 < 0L) {
                        l_404 = (-22L);
                    } else {
                        i_411 = (int) ((uint) 1 - (uint) i_397);
                        if (i_411 < 0) {
                            l_404 = (-22L);
                        } else {
                            l_412 = (long) ((int) get_group_id(0));
                            i_413 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_412 << 12) + (l_412 << 11)))) + (ulong) 1856L))));
                            if (i_413 == 0) {
                                l_414 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_410 << 6)))));
                                l_415 = (long) ((ulong) l_414 - (ulong) l_398);
                                if (l_415 < 1L) {
                                    l_404 = 0L;
                                } else {
                                    l_416 = (long) (uint) i_411;
                                    l_417 = (l_415 < l_416) ? l_415 : l_416;
                                    l_404 = l_417;
                                }
                            } else {
                                l_404 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_404 < 1L) {
                l_418 = l_404;
            } else {
                l_419 = (long) ((ulong) l_130 - (ulong) l_399);
                if (l_419 < l_404) {
                    i_420 = (int) l_419;
                    i_421 = i_420;
                } else {
                    i_422 = (int) l_404;
                    i_421 = i_422;
                }
                if (i_390 < 0) {
                    i_423 = (-9);
                } else {
                    if (i_390 < i_134) {
                        i_424 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                        i_425 = (int) ((uint) i_424 + (uint) (-1));
                        i_426 = (i_425 < 0) ? (-9) : i_425;
                        i_423 = i_426;
                    } else {
                        i_423 = (-9);
                    }
                }
                l_427 = (long) i_423;
                if (i_423 < 0) {
                    l_418 = l_427;
                } else {
                    i_428 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_427 << 6))) + (ulong) 8L))));
                    l_429 = l_398 >> i_129;
                    i_430 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_429 + (ulong) (((long) i_428) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_431 = i_430;
                    i_432 = 0;
                    i_433 = (-2);
                    while (true) {
                        if (!(i_433 == (-2))) {
                            break;
                        }
                        i_434 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_431) << 2)))));
                        i_435 = (int) ((uint) i_434 + (uint) (-1));
                        if (i_435 < 0) {
                            i_433 = (-1);
                        } else {
                            l_436 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_435) << 5));
                            i_437 = *((volatile __global gale_int *) (arg_fs + 16 + l_436));
                            l_438 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 8L))));
                            if ((!(i_428 == i_437)) || (!(l_429 == l_438))) {
                                if (i_128 == i_432) {
                                    i_433 = (-1);
                                } else {
                                    i_439 = (int) ((uint) i_432 + (uint) 1);
                                    i_440 = i_128 & ((int) ((uint) i_431 + (uint) 1));
                                    i_431 = i_440;
                                    i_432 = i_439;
                                }
                            } else {
                                i_433 = i_435;
                            }
                        }
                    }
                    if (i_433 < 0) {
                        i_441 = i_433;
                    } else {
                        i_442 = (int) get_group_id(0);
                        l_443 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_442)) << 6) + (((long) (i_442 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_443)) = ((int) ((uint) i_433 + (uint) 1));
                        GALEFS_FENCE();
                        l_444 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_433) << 5));
                        i_445 = *((volatile __global gale_int *) (arg_fs + 16 + l_444));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_428 == i_445) {
                            l_446 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 8L))));
                            i_447 = (l_429 == l_446) ? 1 : 0;
                            i_448 = i_447;
                        } else {
                            i_448 = 0;
                        }
                        if (i_448 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_443)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_448 == 0) {
                            i_441 = (-1);
                        } else {
                            i_441 = i_433;
                        }
                    }
                    l_449 = (long) i_421;
                    if (i_441 < 0) {
                        l_450 = (long) ((int) get_group_id(0));
                        l_451 = (long) ((ulong) l_4 + (ulong) ((l_450 << 12) + (l_450 << 11)));
                        l_452 = (long) ((ulong) l_451 + (ulong) 1796L);
                        i_453 = *((volatile __global gale_int *) (arg_fs + 16 + l_452));
                        l_454 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 1896L))));
                        i_455 = (int) (0 - (uint) i_453);
                        if (i_455 < 0) {
                            i_456 = i_455;
                        } else {
                            l_457 = (long) ((ulong) l_454 + (ulong) (-64L));
                            i_458 = (int) ((uint) ((int) (((long) ((ulong) l_457 + (ulong) ((long) ((ulong) (l_457 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_459 = (long) ((ulong) l_451 + (ulong) 1792L);
                            i_460 = 0;
                            l_461 = 0L;
                            l_462 = (-1L);
                            while (true) {
                                if (!(i_460 == 0)) {
                                    break;
                                }
                                i_463 = *((volatile __global gale_int *) (arg_fs + 16 + l_452));
                                i_464 = *((volatile __global gale_int *) (arg_fs + 16 + l_459));
                                if (i_458 == i_464) {
                                    i_460 = 1;
                                } else {
                                    if (i_463 == 0) {
                                        if (l_461 < l_3) {
                                            GALEFS_RELAX(l_461);
                                            l_465 = (long) ((ulong) l_461 + (ulong) 1L);
                                            l_461 = l_465;
                                        } else {
                                            l_466 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_467 = (l_462 == l_466) ? (-110) : 0;
                                            i_460 = i_467;
                                            l_461 = 0L;
                                            l_462 = l_466;
                                        }
                                    } else {
                                        i_468 = (int) (0 - (uint) i_463);
                                        i_460 = i_468;
                                    }
                                }
                            }
                            i_456 = i_460;
                        }
                        if (i_456 < 0) {
                            l_469 = (long) i_456;
                            l_418 = l_469;
                        } else {
                            l_470 = (long) ((int) get_group_id(0));
                            l_471 = (long) ((ulong) l_4 + (ulong) ((l_470 << 12) + (l_470 << 11)));
                            l_472 = (long) ((ulong) l_471 + (ulong) 1896L);
                            l_473 = *((__global gale_long *) (arg_fs + 16 + l_472));
                            l_474 = (long) ((ulong) l_473 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) ((long) (uint) (((int) l_474) & 1023)))))) = 0L;
                            l_475 = (long) ((ulong) l_471 + (ulong) ((long) (uint) (((int) l_473) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_473 + (ulong) ((long) ((ulong) (l_473 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 12L)))) = i_390;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 16L)))) = l_398;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 24L)))) = l_404;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_475)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_472)) = l_474;
                            GALEFS_FENCE();
                            i_476 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_476))))) = (char) 1;
                            l_477 = (long) ((ulong) l_449 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_418 = l_477;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_476 >> 6)))))) = (char) 1;
                                l_418 = l_477;
                            }
                        }
                    } else {
                        l_478 = (long) ((int) get_group_id(0));
                        l_479 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_478 << 12) + (l_478 << 11)))) + (ulong) 1864L);
                        l_480 = *((__global gale_long *) (arg_fs + 16 + l_479));
                        *((__global gale_long *) (arg_fs + 16 + l_479)) = ((long) ((ulong) l_480 + (ulong) 1L));
                        l_481 = l_449 | (((long) (uint) i_441) << 32);
                        l_418 = l_481;
                    }
                }
            }
        } else {
            l_418 = 0L;
        }
        if (i_394 == 0) {
            if (l_418 < (-4611686018427387904L)) {
                l_482 = (long) ((int) get_group_id(0));
                l_483 = (long) ((ulong) l_4 + (ulong) ((l_482 << 12) + (l_482 << 11)));
                l_484 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1896L))));
                l_485 = (long) ((ulong) l_484 + (ulong) (-64L));
                i_486 = (int) ((uint) ((int) (((long) ((ulong) l_485 + (ulong) ((long) ((ulong) (l_485 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_487 = (long) ((ulong) l_483 + (ulong) 1792L);
                l_488 = (long) ((ulong) l_483 + (ulong) 1796L);
                i_489 = 0;
                l_490 = 0L;
                l_491 = (-1L);
                while (true) {
                    if (!(i_489 == 0)) {
                        break;
                    }
                    i_492 = *((volatile __global gale_int *) (arg_fs + 16 + l_488));
                    i_493 = *((volatile __global gale_int *) (arg_fs + 16 + l_487));
                    if (i_486 == i_493) {
                        i_489 = 1;
                    } else {
                        if (i_492 == 0) {
                            if (l_490 < l_3) {
                                GALEFS_RELAX(l_490);
                                l_494 = (long) ((ulong) l_490 + (ulong) 1L);
                                l_490 = l_494;
                            } else {
                                l_495 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_496 = (l_491 == l_495) ? (-110) : 0;
                                i_489 = i_496;
                                l_490 = 0L;
                                l_491 = l_495;
                            }
                        } else {
                            i_497 = (int) (0 - (uint) i_492);
                            i_489 = i_497;
                        }
                    }
                }
                if (i_489 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1888L)))) = i_486;
                }
                GALEFS_FENCE();
                if (i_489 < 0) {
                    l_498 = (long) i_489;
                    l_499 = l_498;
                } else {
                    l_500 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1800L))));
                    l_499 = l_500;
                }
                i_501 = (int) ((uint) ((int) l_418) + (uint) (-1));
                if (i_501 < 0) {
                    l_502 = l_499;
                } else {
                    if (l_499 < 0L) {
                        l_502 = l_499;
                    } else {
                        l_503 = (l_499 << 32) | ((long) (uint) i_501);
                        l_502 = l_503;
                    }
                }
            } else {
                l_502 = l_418;
            }
        } else {
            l_502 = l_418;
        }
        GALEFS_BROADCAST(7, l_504, l_502);
        i_505 = (int) l_504;
        if (l_504 < 0L) {
            i_506 = 0;
        } else {
            i_506 = i_505;
        }
        if (l_504 < 0L) {
            l_507 = 0L;
        } else {
            if (i_505 == 0) {
                l_507 = 0L;
            } else {
                l_508 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_504 >> 32)) << 5))) + (ulong) 16L))));
                l_509 = (long) ((ulong) l_399 + (ulong) l_508);
                l_507 = l_509;
            }
        }
        gale_copy((arg_fs + 16 + l_507), (arg_data + 16 + l_398), i_506);
        GALEFS_BARRIER(8);
        if (i_393 == 0) {
            if (!(i_506 < 1)) {
                l_510 = (long) ((int) get_group_id(0));
                l_511 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_510 << 12) + (l_510 << 11)))) + (ulong) 1872L);
                l_512 = *((__global gale_long *) (arg_fs + 16 + l_511));
                *((__global gale_long *) (arg_fs + 16 + l_511)) = ((long) ((ulong) ((long) (uint) i_506) + (ulong) l_512));
                GALEFS_RELEASE_FENCE();
                i_513 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_513)) << 6) + (((long) (i_513 >> i_124)) << 2)))))) = 0;
                l_514 = (long) ((int) get_group_id(0));
                l_515 = (long) ((ulong) l_4 + (ulong) ((l_514 << 12) + (l_514 << 11)));
                l_516 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1896L))));
                l_517 = (long) ((ulong) l_516 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_517 + (ulong) ((long) ((ulong) (l_517 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_518 = (int) ((uint) i_397 + (uint) i_506);
        if (l_504 < 0L) {
            i_396 = i_505;
            i_397 = i_518;
        } else {
            i_519 = ((i_506 < 1) || (!(i_518 < 1))) ? 0 : 1;
            i_396 = i_519;
            i_397 = i_518;
        }
    }
    if (i_397 < 1) {
        i_520 = i_396;
    } else {
        i_520 = i_397;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_520);
    i_521 = (int) l_62;
    l_522 = (long) ((ulong) l_133 + (ulong) (((long) i_521) << 3));
    l_523 = (long) ((ulong) l_522 + (ulong) 4L);
    i_524 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_525 = (int) get_local_id(0);
    i_526 = (int) get_local_id(0);
    i_527 = (int) get_local_id(0);
    i_528 = 4;
    i_529 = 0;
    i_530 = 0;
    while (true) {
        if (i_528 == 0) {
            break;
        }
        l_531 = (long) i_529;
        l_532 = l_131 & l_531;
        if (i_527 == 0) {
            if (i_521 < 0) {
                i_533 = (-9);
            } else {
                if (i_521 < i_134) {
                    i_534 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                    i_535 = (int) ((uint) i_534 + (uint) (-1));
                    i_536 = (i_535 < 0) ? (-9) : i_535;
                    if (i_536 < 0) {
                        i_533 = i_536;
                    } else {
                        i_537 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                        if ((i_537 & 3) == 0) {
                            i_533 = (-9);
                        } else {
                            i_533 = i_536;
                        }
                    }
                } else {
                    i_533 = (-9);
                }
            }
            i_538 = (int) ((uint) 1 - (uint) i_529);
            l_539 = (long) i_538;
            if (i_533 < 0) {
                l_540 = (long) i_533;
                l_541 = l_540;
            } else {
                if (l_531 < 0L) {
                    l_541 = (-22L);
                } else {
                    if (i_538 < 0) {
                        l_541 = (-22L);
                    } else {
                        if ((l_531 + l_539) < 0L) {
                            l_541 = (-27L);
                        } else {
                            l_542 = (long) ((int) get_group_id(0));
                            i_543 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_542 << 12) + (l_542 << 11)))) + (ulong) 1856L))));
                            if (i_543 == 0) {
                                l_541 = l_539;
                            } else {
                                l_541 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_528 == 5) {
                l_544 = (long) ((int) get_group_id(0));
                l_545 = (long) ((ulong) l_4 + (ulong) ((l_544 << 12) + (l_544 << 11)));
                l_546 = (long) ((ulong) l_545 + (ulong) 1796L);
                i_547 = *((volatile __global gale_int *) (arg_fs + 16 + l_546));
                l_548 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 1896L))));
                i_549 = (int) (0 - (uint) i_547);
                if (i_549 < 0) {
                    i_550 = i_549;
                } else {
                    l_551 = (long) ((ulong) l_548 + (ulong) (-64L));
                    i_552 = (int) ((uint) ((int) (((long) ((ulong) l_551 + (ulong) ((long) ((ulong) (l_551 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_553 = (long) ((ulong) l_545 + (ulong) 1792L);
                    i_554 = 0;
                    l_555 = 0L;
                    l_556 = (-1L);
                    while (true) {
                        if (!(i_554 == 0)) {
                            break;
                        }
                        i_557 = *((volatile __global gale_int *) (arg_fs + 16 + l_546));
                        i_558 = *((volatile __global gale_int *) (arg_fs + 16 + l_553));
                        if (i_552 == i_558) {
                            i_554 = 1;
                        } else {
                            if (i_557 == 0) {
                                if (l_555 < l_3) {
                                    GALEFS_RELAX(l_555);
                                    l_559 = (long) ((ulong) l_555 + (ulong) 1L);
                                    l_555 = l_559;
                                } else {
                                    l_560 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_561 = (l_556 == l_560) ? (-110) : 0;
                                    i_554 = i_561;
                                    l_555 = 0L;
                                    l_556 = l_560;
                                }
                            } else {
                                i_562 = (int) (0 - (uint) i_557);
                                i_554 = i_562;
                            }
                        }
                    }
                    i_550 = i_554;
                }
                if (i_550 < 0) {
                    l_563 = (long) i_550;
                    l_564 = l_563;
                } else {
                    l_565 = (long) ((int) get_group_id(0));
                    l_566 = (long) ((ulong) l_4 + (ulong) ((l_565 << 12) + (l_565 << 11)));
                    l_567 = (long) ((ulong) l_566 + (ulong) 1896L);
                    l_568 = *((__global gale_long *) (arg_fs + 16 + l_567));
                    l_569 = (long) ((ulong) l_568 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) ((long) (uint) (((int) l_569) & 1023)))))) = 0L;
                    l_570 = (long) ((ulong) l_566 + (ulong) ((long) (uint) (((int) l_568) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_568 + (ulong) ((long) ((ulong) (l_568 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 12L)))) = i_521;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_570)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_567)) = l_569;
                    GALEFS_FENCE();
                    i_571 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_571))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_564 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_571 >> 6)))))) = (char) 1;
                        l_564 = LONG_MIN;
                    }
                }
            } else {
                if (l_541 < 1L) {
                    l_564 = l_541;
                } else {
                    l_572 = (long) ((ulong) l_130 - (ulong) l_532);
                    if (l_572 < l_539) {
                        i_573 = (int) l_572;
                        i_574 = i_573;
                    } else {
                        i_574 = i_538;
                    }
                    l_575 = (long) ((int) get_group_id(0));
                    l_576 = (long) ((ulong) l_4 + (ulong) ((l_575 << 12) + (l_575 << 11)));
                    l_577 = (long) ((ulong) l_576 + (ulong) 1796L);
                    i_578 = *((volatile __global gale_int *) (arg_fs + 16 + l_577));
                    l_579 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 1896L))));
                    i_580 = (int) (0 - (uint) i_578);
                    if (i_580 < 0) {
                        i_581 = i_580;
                    } else {
                        l_582 = (long) ((ulong) l_579 + (ulong) (-64L));
                        i_583 = (int) ((uint) ((int) (((long) ((ulong) l_582 + (ulong) ((long) ((ulong) (l_582 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_584 = (long) ((ulong) l_576 + (ulong) 1792L);
                        i_585 = 0;
                        l_586 = 0L;
                        l_587 = (-1L);
                        while (true) {
                            if (!(i_585 == 0)) {
                                break;
                            }
                            i_588 = *((volatile __global gale_int *) (arg_fs + 16 + l_577));
                            i_589 = *((volatile __global gale_int *) (arg_fs + 16 + l_584));
                            if (i_583 == i_589) {
                                i_585 = 1;
                            } else {
                                if (i_588 == 0) {
                                    if (l_586 < l_3) {
                                        GALEFS_RELAX(l_586);
                                        l_590 = (long) ((ulong) l_586 + (ulong) 1L);
                                        l_586 = l_590;
                                    } else {
                                        l_591 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_592 = (l_587 == l_591) ? (-110) : 0;
                                        i_585 = i_592;
                                        l_586 = 0L;
                                        l_587 = l_591;
                                    }
                                } else {
                                    i_593 = (int) (0 - (uint) i_588);
                                    i_585 = i_593;
                                }
                            }
                        }
                        i_581 = i_585;
                    }
                    if (i_581 < 0) {
                        l_594 = (long) i_581;
                        l_564 = l_594;
                    } else {
                        l_595 = (long) ((int) get_group_id(0));
                        l_596 = (long) ((ulong) l_4 + (ulong) ((l_595 << 12) + (l_595 << 11)));
                        l_597 = (long) ((ulong) l_596 + (ulong) 1896L);
                        l_598 = *((__global gale_long *) (arg_fs + 16 + l_597));
                        l_599 = (long) ((ulong) l_598 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) ((long) (uint) (((int) l_599) & 1023)))))) = 0L;
                        l_600 = (long) ((ulong) l_596 + (ulong) ((long) (uint) (((int) l_598) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 4L)))) = i_528;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_598 + (ulong) ((long) ((ulong) (l_598 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 12L)))) = i_521;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 16L)))) = l_531;
                        l_601 = (long) i_574;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 24L)))) = l_601;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_600)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_597)) = l_599;
                        GALEFS_FENCE();
                        i_602 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_602))))) = (char) 1;
                        l_603 = (long) ((ulong) l_601 + (ulong) (-9223372036854775807L));
                        if (l_0 == 0L) {
                            l_564 = l_603;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_602 >> 6)))))) = (char) 1;
                            l_564 = l_603;
                        }
                    }
                }
            }
        } else {
            l_564 = 0L;
        }
        if (i_526 == 0) {
            if (l_564 < (-4611686018427387904L)) {
                l_604 = (long) ((int) get_group_id(0));
                l_605 = (long) ((ulong) l_4 + (ulong) ((l_604 << 12) + (l_604 << 11)));
                l_606 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_605 + (ulong) 1896L))));
                l_607 = (long) ((ulong) l_606 + (ulong) (-64L));
                i_608 = (int) ((uint) ((int) (((long) ((ulong) l_607 + (ulong) ((long) ((ulong) (l_607 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_609 = (long) ((ulong) l_605 + (ulong) 1792L);
                l_610 = (long) ((ulong) l_605 + (ulong) 1796L);
                i_611 = 0;
                l_612 = 0L;
                l_613 = (-1L);
                while (true) {
                    if (!(i_611 == 0)) {
                        break;
                    }
                    i_614 = *((volatile __global gale_int *) (arg_fs + 16 + l_610));
                    i_615 = *((volatile __global gale_int *) (arg_fs + 16 + l_609));
                    if (i_608 == i_615) {
                        i_611 = 1;
                    } else {
                        if (i_614 == 0) {
                            if (l_612 < l_3) {
                                GALEFS_RELAX(l_612);
                                l_616 = (long) ((ulong) l_612 + (ulong) 1L);
                                l_612 = l_616;
                            } else {
                                l_617 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_618 = (l_613 == l_617) ? (-110) : 0;
                                i_611 = i_618;
                                l_612 = 0L;
                                l_613 = l_617;
                            }
                        } else {
                            i_619 = (int) (0 - (uint) i_614);
                            i_611 = i_619;
                        }
                    }
                }
                if (i_611 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_605 + (ulong) 1888L)))) = i_608;
                }
                GALEFS_FENCE();
                if (i_611 < 0) {
                    l_620 = (long) i_611;
                    l_621 = l_620;
                } else {
                    l_622 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_605 + (ulong) 1800L))));
                    l_621 = l_622;
                }
                i_623 = (int) ((uint) ((int) l_564) + (uint) (-1));
                if (i_623 < 0) {
                    l_624 = l_621;
                } else {
                    if (l_621 < 0L) {
                        l_624 = l_621;
                    } else {
                        l_625 = (l_621 << 32) | ((long) (uint) i_623);
                        l_624 = l_625;
                    }
                }
            } else {
                l_624 = l_564;
            }
        } else {
            l_624 = l_564;
        }
        GALEFS_BROADCAST(9, l_626, l_624);
        i_627 = (int) l_626;
        if (l_626 < 0L) {
            i_628 = 0;
        } else {
            i_628 = i_627;
        }
        if (l_626 < 0L) {
            l_629 = 0L;
        } else {
            if (i_627 == 0) {
                l_629 = 0L;
            } else {
                l_630 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_626 >> 32)) << 5))) + (ulong) 16L))));
                l_631 = (long) ((ulong) l_532 + (ulong) l_630);
                l_629 = l_631;
            }
        }
        gale_copy((arg_data + 16 + l_531), (arg_fs + 16 + l_629), i_628);
        GALEFS_BARRIER(10);
        if (i_525 == 0) {
            if (!(i_628 < 1)) {
                l_632 = (long) ((int) get_group_id(0));
                l_633 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_632 << 12) + (l_632 << 11)))) + (ulong) 1880L);
                l_634 = *((__global gale_long *) (arg_fs + 16 + l_633));
                *((__global gale_long *) (arg_fs + 16 + l_633)) = ((long) ((ulong) ((long) (uint) i_628) + (ulong) l_634));
                GALEFS_RELEASE_FENCE();
                i_635 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_635)) << 6) + (((long) (i_635 >> i_124)) << 2)))))) = 0;
                l_636 = (long) ((int) get_group_id(0));
                l_637 = (long) ((ulong) l_4 + (ulong) ((l_636 << 12) + (l_636 << 11)));
                l_638 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_637 + (ulong) 1896L))));
                l_639 = (long) ((ulong) l_638 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_637 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_639 + (ulong) ((long) ((ulong) (l_639 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_640 = (int) ((uint) i_529 + (uint) i_628);
        if (l_626 < 0L) {
            if ((!(i_528 == 4)) || (i_640 < 1)) {
                i_641 = i_627;
            } else {
                i_641 = i_640;
            }
        } else {
            i_641 = i_640;
        }
        i_642 = (((!(i_528 == 4)) || (i_640 < 1)) || (i_524 == 0)) ? 0 : 5;
        if (i_628 == 0) {
            i_528 = i_642;
            i_529 = i_640;
            i_530 = i_641;
        } else {
            if (i_640 == 1) {
                i_528 = i_642;
                i_529 = i_640;
                i_530 = i_641;
            } else {
                i_529 = i_640;
                i_530 = i_641;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_530);
    i_643 = (int) get_local_id(0);
    i_644 = (int) get_local_id(0);
    i_645 = (int) get_local_id(0);
    i_646 = 1;
    i_647 = 0;
    while (true) {
        if (!(i_646 == 1)) {
            break;
        }
        l_648 = (long) i_647;
        l_649 = l_648 + (-1L);
        l_650 = l_131 & l_649;
        if (i_645 == 0) {
            l_651 = (long) ((int) get_group_id(0));
            i_652 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_651 << 12) + (l_651 << 11)))) + (ulong) 1796L))));
            i_653 = (int) (0 - (uint) i_652);
            if (i_653 < 0) {
                l_654 = (long) i_653;
                l_655 = l_654;
            } else {
                if (i_521 < 0) {
                    i_656 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_657 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_658 = (int) ((uint) i_657 + (uint) (-1));
                        i_659 = (i_658 < 0) ? (-9) : i_658;
                        if (i_659 < 0) {
                            i_656 = i_659;
                        } else {
                            i_660 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                            if ((i_660 & 3) == 1) {
                                i_656 = (-9);
                            } else {
                                i_656 = i_659;
                            }
                        }
                    } else {
                        i_656 = (-9);
                    }
                }
                l_661 = (long) i_656;
                if (i_656 < 0) {
                    l_655 = l_661;
                } else {
                    if (l_648 < 1L) {
                        l_655 = (-22L);
                    } else {
                        i_662 = (int) ((uint) 1 - (uint) i_647);
                        if (i_662 < 0) {
                            l_655 = (-22L);
                        } else {
                            l_663 = (long) ((int) get_group_id(0));
                            i_664 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_663 << 12) + (l_663 << 11)))) + (ulong) 1856L))));
                            if (i_664 == 0) {
                                l_665 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_661 << 6)))));
                                l_666 = (long) ((ulong) l_665 - (ulong) l_649);
                                if (l_666 < 1L) {
                                    l_655 = 0L;
                                } else {
                                    l_667 = (long) (uint) i_662;
                                    l_668 = (l_666 < l_667) ? l_666 : l_667;
                                    l_655 = l_668;
                                }
                            } else {
                                l_655 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_655 < 1L) {
                l_669 = l_655;
            } else {
                l_670 = (long) ((ulong) l_130 - (ulong) l_650);
                if (l_670 < l_655) {
                    i_671 = (int) l_670;
                    i_672 = i_671;
                } else {
                    i_673 = (int) l_655;
                    i_672 = i_673;
                }
                if (i_521 < 0) {
                    i_674 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_675 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_676 = (int) ((uint) i_675 + (uint) (-1));
                        i_677 = (i_676 < 0) ? (-9) : i_676;
                        i_674 = i_677;
                    } else {
                        i_674 = (-9);
                    }
                }
                l_678 = (long) i_674;
                if (i_674 < 0) {
                    l_669 = l_678;
                } else {
                    i_679 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_678 << 6))) + (ulong) 8L))));
                    l_680 = l_649 >> i_129;
                    i_681 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_680 + (ulong) (((long) i_679) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_682 = i_681;
                    i_683 = 0;
                    i_684 = (-2);
                    while (true) {
                        if (!(i_684 == (-2))) {
                            break;
                        }
                        i_685 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_682) << 2)))));
                        i_686 = (int) ((uint) i_685 + (uint) (-1));
                        if (i_686 < 0) {
                            i_684 = (-1);
                        } else {
                            l_687 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_686) << 5));
                            i_688 = *((volatile __global gale_int *) (arg_fs + 16 + l_687));
                            l_689 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 8L))));
                            if ((!(i_679 == i_688)) || (!(l_680 == l_689))) {
                                if (i_128 == i_683) {
                                    i_684 = (-1);
                                } else {
                                    i_690 = (int) ((uint) i_683 + (uint) 1);
                                    i_691 = i_128 & ((int) ((uint) i_682 + (uint) 1));
                                    i_682 = i_691;
                                    i_683 = i_690;
                                }
                            } else {
                                i_684 = i_686;
                            }
                        }
                    }
                    if (i_684 < 0) {
                        i_692 = i_684;
                    } else {
                        i_693 = (int) get_group_id(0);
                        l_694 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_693)) << 6) + (((long) (i_693 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_694)) = ((int) ((uint) i_684 + (uint) 1));
                        GALEFS_FENCE();
                        l_695 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_684) << 5));
                        i_696 = *((volatile __global gale_int *) (arg_fs + 16 + l_695));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_679 == i_696) {
                            l_697 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 8L))));
                            i_698 = (l_680 == l_697) ? 1 : 0;
                            i_699 = i_698;
                        } else {
                            i_699 = 0;
                        }
                        if (i_699 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_694)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_699 == 0) {
                            i_692 = (-1);
                        } else {
                            i_692 = i_684;
                        }
                    }
                    l_700 = (long) i_672;
                    if (i_692 < 0) {
                        l_701 = (long) ((int) get_group_id(0));
                        l_702 = (long) ((ulong) l_4 + (ulong) ((l_701 << 12) + (l_701 << 11)));
                        l_703 = (long) ((ulong) l_702 + (ulong) 1796L);
                        i_704 = *((volatile __global gale_int *) (arg_fs + 16 + l_703));
                        l_705 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_702 + (ulong) 1896L))));
                        i_706 = (int) (0 - (uint) i_704);
                        if (i_706 < 0) {
                            i_707 = i_706;
                        } else {
                            l_708 = (long) ((ulong) l_705 + (ulong) (-64L));
                            i_709 = (int) ((uint) ((int) (((long) ((ulong) l_708 + (ulong) ((long) ((ulong) (l_708 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_710 = (long) ((ulong) l_702 + (ulong) 1792L);
                            i_711 = 0;
                            l_712 = 0L;
                            l_713 = (-1L);
                            while (true) {
                                if (!(i_711 == 0)) {
                                    break;
                                }
                                i_714 = *((volatile __global gale_int *) (arg_fs + 16 + l_703));
                                i_715 = *((volatile __global gale_int *) (arg_fs + 16 + l_710));
                                if (i_709 == i_715) {
                                    i_711 = 1;
                                } else {
                                    if (i_714 == 0) {
                                        if (l_712 < l_3) {
                                            GALEFS_RELAX(l_712);
                                            l_716 = (long) ((ulong) l_712 + (ulong) 1L);
                                            l_712 = l_716;
                                        } else {
                                            l_717 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_718 = (l_713 == l_717) ? (-110) : 0;
                                            i_711 = i_718;
                                            l_712 = 0L;
                                            l_713 = l_717;
                                        }
                                    } else {
                                        i_719 = (int) (0 - (uint) i_714);
                                        i_711 = i_719;
                                    }
                                }
                            }
                            i_707 = i_711;
                        }
                        if (i_707 < 0) {
                            l_720 = (long) i_707;
                            l_669 = l_720;
                        } else {
                            l_721 = (long) ((int) get_group_id(0));
                            l_722 = (long) ((ulong) l_4 + (ulong) ((l_721 << 12) + (l_721 << 11)));
                            l_723 = (long) ((ulong) l_722 + (ulong) 1896L);
                            l_724 = *((__global gale_long *) (arg_fs + 16 + l_723));
                            l_725 = (long) ((ulong) l_724 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_722 + (ulong) ((long) (uint) (((int) l_725) & 1023)))))) = 0L;
                            l_726 = (long) ((ulong) l_722 + (ulong) ((long) (uint) (((int) l_724) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_724 + (ulong) ((long) ((ulong) (l_724 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 12L)))) = i_521;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 16L)))) = l_649;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 24L)))) = l_655;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_726)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_723)) = l_725;
                            GALEFS_FENCE();
                            i_727 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_727))))) = (char) 1;
                            l_728 = (long) ((ulong) l_700 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_669 = l_728;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_727 >> 6)))))) = (char) 1;
                                l_669 = l_728;
                            }
                        }
                    } else {
                        l_729 = (long) ((int) get_group_id(0));
                        l_730 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_729 << 12) + (l_729 << 11)))) + (ulong) 1864L);
                        l_731 = *((__global gale_long *) (arg_fs + 16 + l_730));
                        *((__global gale_long *) (arg_fs + 16 + l_730)) = ((long) ((ulong) l_731 + (ulong) 1L));
                        l_732 = l_700 | (((long) (uint) i_692) << 32);
                        l_669 = l_732;
                    }
                }
            }
        } else {
            l_669 = 0L;
        }
        if (i_644 == 0) {
            if (l_669 < (-4611686018427387904L)) {
                l_733 = (long) ((int) get_group_id(0));
                l_734 = (long) ((ulong) l_4 + (ulong) ((l_733 << 12) + (l_733 << 11)));
                l_735 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_734 + (ulong) 1896L))));
                l_736 = (long) ((ulong) l_735 + (ulong) (-64L));
                i_737 = (int) ((uint) ((int) (((long) ((ulong) l_736 + (ulong) ((long) ((ulong) (l_736 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_738 = (long) ((ulong) l_734 + (ulong) 1792L);
                l_739 = (long) ((ulong) l_734 + (ulong) 1796L);
                i_740 = 0;
                l_741 = 0L;
                l_742 = (-1L);
                while (true) {
                    if (!(i_740 == 0)) {
                        break;
                    }
                    i_743 = *((volatile __global gale_int *) (arg_fs + 16 + l_739));
                    i_744 = *((volatile __global gale_int *) (arg_fs + 16 + l_738));
                    if (i_737 == i_744) {
                        i_740 = 1;
                    } else {
                        if (i_743 == 0) {
                            if (l_741 < l_3) {
                                GALEFS_RELAX(l_741);
                                l_745 = (long) ((ulong) l_741 + (ulong) 1L);
                                l_741 = l_745;
                            } else {
                                l_746 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_747 = (l_742 == l_746) ? (-110) : 0;
                                i_740 = i_747;
                                l_741 = 0L;
                                l_742 = l_746;
                            }
                        } else {
                            i_748 = (int) (0 - (uint) i_743);
                            i_740 = i_748;
                        }
                    }
                }
                if (i_740 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_734 + (ulong) 1888L)))) = i_737;
                }
                GALEFS_FENCE();
                if (i_740 < 0) {
                    l_749 = (long) i_740;
                    l_750 = l_749;
                } else {
                    l_751 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_734 + (ulong) 1800L))));
                    l_750 = l_751;
                }
                i_752 = (int) ((uint) ((int) l_669) + (uint) (-1));
                if (i_752 < 0) {
                    l_753 = l_750;
                } else {
                    if (l_750 < 0L) {
                        l_753 = l_750;
                    } else {
                        l_754 = (l_750 << 32) | ((long) (uint) i_752);
                        l_753 = l_754;
                    }
                }
            } else {
                l_753 = l_669;
            }
        } else {
            l_753 = l_669;
        }
        GALEFS_BROADCAST(11, l_755, l_753);
        i_756 = (int) l_755;
        if (l_755 < 0L) {
            i_757 = 0;
        } else {
            i_757 = i_756;
        }
        if (l_755 < 0L) {
            l_758 = 0L;
        } else {
            if (i_756 == 0) {
                l_758 = 0L;
            } else {
                l_759 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_755 >> 32)) << 5))) + (ulong) 16L))));
                l_760 = (long) ((ulong) l_650 + (ulong) l_759);
                l_758 = l_760;
            }
        }
        gale_copy((arg_fs + 16 + l_758), (arg_data + 16 + l_648), i_757);
        GALEFS_BARRIER(12);
        if (i_643 == 0) {
            if (!(i_757 < 1)) {
                l_761 = (long) ((int) get_group_id(0));
                l_762 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_761 << 12) + (l_761 << 11)))) + (ulong) 1872L);
                l_763 = *((__global gale_long *) (arg_fs + 16 + l_762));
                *((__global gale_long *) (arg_fs + 16 + l_762)) = ((long) ((ulong) ((long) (uint) i_757) + (ulong) l_763));
                GALEFS_RELEASE_FENCE();
                i_764 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_764)) << 6) + (((long) (i_764 >> i_124)) << 2)))))) = 0;
                l_765 = (long) ((int) get_group_id(0));
                l_766 = (long) ((ulong) l_4 + (ulong) ((l_765 << 12) + (l_765 << 11)));
                l_767 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_766 + (ulong) 1896L))));
                l_768 = (long) ((ulong) l_767 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_766 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_768 + (ulong) ((long) ((ulong) (l_768 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_769 = (int) ((uint) i_647 + (uint) i_757);
        if (l_755 < 0L) {
            i_646 = i_756;
            i_647 = i_769;
        } else {
            i_770 = ((i_757 < 1) || (!(i_769 < 1))) ? 0 : 1;
            i_646 = i_770;
            i_647 = i_769;
        }
    }
    if (i_647 < 1) {
        i_771 = i_646;
    } else {
        i_771 = i_647;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_771);
    i_772 = (int) get_local_id(0);
    i_773 = (int) get_local_id(0);
    i_774 = (int) get_local_id(0);
    i_775 = 1;
    i_776 = 0;
    while (true) {
        if (!(i_775 == 1)) {
            break;
        }
        l_777 = (long) i_776;
        l_778 = l_131 & l_777;
        if (i_774 == 0) {
            l_779 = (long) ((int) get_group_id(0));
            i_780 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_779 << 12) + (l_779 << 11)))) + (ulong) 1796L))));
            i_781 = (int) (0 - (uint) i_780);
            if (i_781 < 0) {
                l_782 = (long) i_781;
                l_783 = l_782;
            } else {
                if (i_521 < 0) {
                    i_784 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_785 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_786 = (int) ((uint) i_785 + (uint) (-1));
                        i_787 = (i_786 < 0) ? (-9) : i_786;
                        if (i_787 < 0) {
                            i_784 = i_787;
                        } else {
                            i_788 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                            if ((i_788 & 3) == 1) {
                                i_784 = (-9);
                            } else {
                                i_784 = i_787;
                            }
                        }
                    } else {
                        i_784 = (-9);
                    }
                }
                l_789 = (long) i_784;
                if (i_784 < 0) {
                    l_783 = l_789;
                } else {
                    if (l_777 < 0L) {
                        l_783 = (-22L);
                    } else {
                        i_790 = (-1) - i_776;
                        if (i_790 < 0) {
                            l_783 = (-22L);
                        } else {
                            l_791 = (long) ((int) get_group_id(0));
                            i_792 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_791 << 12) + (l_791 << 11)))) + (ulong) 1856L))));
                            if (i_792 == 0) {
                                l_793 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_789 << 6)))));
                                l_794 = (long) ((ulong) l_793 - (ulong) l_777);
                                if (l_794 < 1L) {
                                    l_783 = 0L;
                                } else {
                                    l_795 = (long) (uint) i_790;
                                    l_796 = (l_794 < l_795) ? l_794 : l_795;
                                    l_783 = l_796;
                                }
                            } else {
                                l_783 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_783 < 1L) {
                l_797 = l_783;
            } else {
                l_798 = (long) ((ulong) l_130 - (ulong) l_778);
                if (l_798 < l_783) {
                    i_799 = (int) l_798;
                    i_800 = i_799;
                } else {
                    i_801 = (int) l_783;
                    i_800 = i_801;
                }
                if (i_521 < 0) {
                    i_802 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_803 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_804 = (int) ((uint) i_803 + (uint) (-1));
                        i_805 = (i_804 < 0) ? (-9) : i_804;
                        i_802 = i_805;
                    } else {
                        i_802 = (-9);
                    }
                }
                l_806 = (long) i_802;
                if (i_802 < 0) {
                    l_797 = l_806;
                } else {
                    i_807 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_806 << 6))) + (ulong) 8L))));
                    l_808 = l_777 >> i_129;
                    i_809 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_808 + (ulong) (((long) i_807) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_810 = i_809;
                    i_811 = 0;
                    i_812 = (-2);
                    while (true) {
                        if (!(i_812 == (-2))) {
                            break;
                        }
                        i_813 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_810) << 2)))));
                        i_814 = (int) ((uint) i_813 + (uint) (-1));
                        if (i_814 < 0) {
                            i_812 = (-1);
                        } else {
                            l_815 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_814) << 5));
                            i_816 = *((volatile __global gale_int *) (arg_fs + 16 + l_815));
                            l_817 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 8L))));
                            if ((!(i_807 == i_816)) || (!(l_808 == l_817))) {
                                if (i_128 == i_811) {
                                    i_812 = (-1);
                                } else {
                                    i_818 = (int) ((uint) i_811 + (uint) 1);
                                    i_819 = i_128 & ((int) ((uint) i_810 + (uint) 1));
                                    i_810 = i_819;
                                    i_811 = i_818;
                                }
                            } else {
                                i_812 = i_814;
                            }
                        }
                    }
                    if (i_812 < 0) {
                        i_820 = i_812;
                    } else {
                        i_821 = (int) get_group_id(0);
                        l_822 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_821)) << 6) + (((long) (i_821 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_822)) = ((int) ((uint) i_812 + (uint) 1));
                        GALEFS_FENCE();
                        l_823 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_812) << 5));
                        i_824 = *((volatile __global gale_int *) (arg_fs + 16 + l_823));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_807 == i_824) {
                            l_825 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_823 + (ulong) 8L))));
                            i_826 = (l_808 == l_825) ? 1 : 0;
                            i_827 = i_826;
                        } else {
                            i_827 = 0;
                        }
                        if (i_827 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_822)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_827 == 0) {
                            i_820 = (-1);
                        } else {
                            i_820 = i_812;
                        }
                    }
                    l_828 = (long) i_800;
                    if (i_820 < 0) {
                        l_829 = (long) ((int) get_group_id(0));
                        l_830 = (long) ((ulong) l_4 + (ulong) ((l_829 << 12) + (l_829 << 11)));
                        l_831 = (long) ((ulong) l_830 + (ulong) 1796L);
                        i_832 = *((volatile __global gale_int *) (arg_fs + 16 + l_831));
                        l_833 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 1896L))));
                        i_834 = (int) (0 - (uint) i_832);
                        if (i_834 < 0) {
                            i_835 = i_834;
                        } else {
                            l_836 = (long) ((ulong) l_833 + (ulong) (-64L));
                            i_837 = (int) ((uint) ((int) (((long) ((ulong) l_836 + (ulong) ((long) ((ulong) (l_836 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_838 = (long) ((ulong) l_830 + (ulong) 1792L);
                            i_839 = 0;
                            l_840 = 0L;
                            l_841 = (-1L);
                            while (true) {
                                if (!(i_839 == 0)) {
                                    break;
                                }
                                i_842 = *((volatile __global gale_int *) (arg_fs + 16 + l_831));
                                i_843 = *((volatile __global gale_int *) (arg_fs + 16 + l_838));
                                if (i_837 == i_843) {
                                    i_839 = 1;
                                } else {
                                    if (i_842 == 0) {
                                        if (l_840 < l_3) {
                                            GALEFS_RELAX(l_840);
                                            l_844 = (long) ((ulong) l_840 + (ulong) 1L);
                                            l_840 = l_844;
                                        } else {
                                            l_845 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_846 = (l_841 == l_845) ? (-110) : 0;
                                            i_839 = i_846;
                                            l_840 = 0L;
                                            l_841 = l_845;
                                        }
                                    } else {
                                        i_847 = (int) (0 - (uint) i_842);
                                        i_839 = i_847;
                                    }
                                }
                            }
                            i_835 = i_839;
                        }
                        if (i_835 < 0) {
                            l_848 = (long) i_835;
                            l_797 = l_848;
                        } else {
                            l_849 = (long) ((int) get_group_id(0));
                            l_850 = (long) ((ulong) l_4 + (ulong) ((l_849 << 12) + (l_849 << 11)));
                            l_851 = (long) ((ulong) l_850 + (ulong) 1896L);
                            l_852 = *((__global gale_long *) (arg_fs + 16 + l_851));
                            l_853 = (long) ((ulong) l_852 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_850 + (ulong) ((long) (uint) (((int) l_853) & 1023)))))) = 0L;
                            l_854 = (long) ((ulong) l_850 + (ulong) ((long) (uint) (((int) l_852) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_852 + (ulong) ((long) ((ulong) (l_852 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 12L)))) = i_521;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 16L)))) = l_777;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 24L)))) = l_783;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_854)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_851)) = l_853;
                            GALEFS_FENCE();
                            i_855 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_855))))) = (char) 1;
                            l_856 = (long) ((ulong) l_828 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_797 = l_856;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_855 >> 6)))))) = (char) 1;
                                l_797 = l_856;
                            }
                        }
                    } else {
                        l_857 = (long) ((int) get_group_id(0));
                        l_858 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_857 << 12) + (l_857 << 11)))) + (ulong) 1864L);
                        l_859 = *((__global gale_long *) (arg_fs + 16 + l_858));
                        *((__global gale_long *) (arg_fs + 16 + l_858)) = ((long) ((ulong) l_859 + (ulong) 1L));
                        l_860 = l_828 | (((long) (uint) i_820) << 32);
                        l_797 = l_860;
                    }
                }
            }
        } else {
            l_797 = 0L;
        }
        if (i_773 == 0) {
            if (l_797 < (-4611686018427387904L)) {
                l_861 = (long) ((int) get_group_id(0));
                l_862 = (long) ((ulong) l_4 + (ulong) ((l_861 << 12) + (l_861 << 11)));
                l_863 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_862 + (ulong) 1896L))));
                l_864 = (long) ((ulong) l_863 + (ulong) (-64L));
                i_865 = (int) ((uint) ((int) (((long) ((ulong) l_864 + (ulong) ((long) ((ulong) (l_864 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_866 = (long) ((ulong) l_862 + (ulong) 1792L);
                l_867 = (long) ((ulong) l_862 + (ulong) 1796L);
                i_868 = 0;
                l_869 = 0L;
                l_870 = (-1L);
                while (true) {
                    if (!(i_868 == 0)) {
                        break;
                    }
                    i_871 = *((volatile __global gale_int *) (arg_fs + 16 + l_867));
                    i_872 = *((volatile __global gale_int *) (arg_fs + 16 + l_866));
                    if (i_865 == i_872) {
                        i_868 = 1;
                    } else {
                        if (i_871 == 0) {
                            if (l_869 < l_3) {
                                GALEFS_RELAX(l_869);
                                l_873 = (long) ((ulong) l_869 + (ulong) 1L);
                                l_869 = l_873;
                            } else {
                                l_874 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_875 = (l_870 == l_874) ? (-110) : 0;
                                i_868 = i_875;
                                l_869 = 0L;
                                l_870 = l_874;
                            }
                        } else {
                            i_876 = (int) (0 - (uint) i_871);
                            i_868 = i_876;
                        }
                    }
                }
                if (i_868 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_862 + (ulong) 1888L)))) = i_865;
                }
                GALEFS_FENCE();
                if (i_868 < 0) {
                    l_877 = (long) i_868;
                    l_878 = l_877;
                } else {
                    l_879 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_862 + (ulong) 1800L))));
                    l_878 = l_879;
                }
                i_880 = (int) ((uint) ((int) l_797) + (uint) (-1));
                if (i_880 < 0) {
                    l_881 = l_878;
                } else {
                    if (l_878 < 0L) {
                        l_881 = l_878;
                    } else {
                        l_882 = (l_878 << 32) | ((long) (uint) i_880);
                        l_881 = l_882;
                    }
                }
            } else {
                l_881 = l_797;
            }
        } else {
            l_881 = l_797;
        }
        GALEFS_BROADCAST(13, l_883, l_881);
        i_884 = (int) l_883;
        if (l_883 < 0L) {
            i_885 = 0;
        } else {
            i_885 = i_884;
        }
        if (l_883 < 0L) {
            l_886 = 0L;
        } else {
            if (i_884 == 0) {
                l_886 = 0L;
            } else {
                l_887 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_883 >> 32)) << 5))) + (ulong) 16L))));
                l_888 = (long) ((ulong) l_778 + (ulong) l_887);
                l_886 = l_888;
            }
        }
        gale_copy((arg_fs + 16 + l_886), (arg_data + 16 + l_777), i_885);
        GALEFS_BARRIER(14);
        if (i_772 == 0) {
            if (!(i_885 < 1)) {
                l_889 = (long) ((int) get_group_id(0));
                l_890 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_889 << 12) + (l_889 << 11)))) + (ulong) 1872L);
                l_891 = *((__global gale_long *) (arg_fs + 16 + l_890));
                *((__global gale_long *) (arg_fs + 16 + l_890)) = ((long) ((ulong) ((long) (uint) i_885) + (ulong) l_891));
                GALEFS_RELEASE_FENCE();
                i_892 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_892)) << 6) + (((long) (i_892 >> i_124)) << 2)))))) = 0;
                l_893 = (long) ((int) get_group_id(0));
                l_894 = (long) ((ulong) l_4 + (ulong) ((l_893 << 12) + (l_893 << 11)));
                l_895 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 1896L))));
                l_896 = (long) ((ulong) l_895 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_896 + (ulong) ((long) ((ulong) (l_896 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_897 = (int) ((uint) i_776 + (uint) i_885);
        if (l_883 < 0L) {
            i_775 = i_884;
            i_776 = i_897;
        } else {
            i_898 = ((i_885 < 1) || (!(i_897 < (-1)))) ? 0 : 1;
            i_775 = i_898;
            i_776 = i_897;
        }
    }
    if (i_776 < 1) {
        i_899 = i_775;
    } else {
        i_899 = i_776;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_899);
    i_900 = (int) get_local_id(0);
    i_901 = (int) get_local_id(0);
    i_902 = (int) get_local_id(0);
    i_903 = 4;
    i_904 = 0;
    i_905 = 0;
    while (true) {
        if (i_903 == 0) {
            break;
        }
        l_906 = (long) i_904;
        l_907 = (long) ((ulong) l_906 + (ulong) 9223372036854775807L);
        l_908 = l_131 & l_907;
        if (i_902 == 0) {
            if (i_390 < 0) {
                i_909 = (-9);
            } else {
                if (i_390 < i_134) {
                    i_910 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                    i_911 = (int) ((uint) i_910 + (uint) (-1));
                    i_912 = (i_911 < 0) ? (-9) : i_911;
                    if (i_912 < 0) {
                        i_909 = i_912;
                    } else {
                        i_913 = *((volatile __global gale_int *) (arg_fs + 16 + l_392));
                        if ((i_913 & 3) == 0) {
                            i_909 = (-9);
                        } else {
                            i_909 = i_912;
                        }
                    }
                } else {
                    i_909 = (-9);
                }
            }
            i_914 = (int) ((uint) 1 - (uint) i_904);
            l_915 = (long) i_914;
            if (i_909 < 0) {
                l_916 = (long) i_909;
                l_917 = l_916;
            } else {
                if (l_907 < 0L) {
                    l_917 = (-22L);
                } else {
                    if (i_914 < 0) {
                        l_917 = (-22L);
                    } else {
                        if (((long) ((ulong) l_907 + (ulong) l_915)) < 0L) {
                            l_917 = (-27L);
                        } else {
                            l_918 = (long) ((int) get_group_id(0));
                            i_919 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_918 << 12) + (l_918 << 11)))) + (ulong) 1856L))));
                            if (i_919 == 0) {
                                l_917 = l_915;
                            } else {
                                l_917 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_903 == 5) {
                l_920 = (long) ((int) get_group_id(0));
                l_921 = (long) ((ulong) l_4 + (ulong) ((l_920 << 12) + (l_920 << 11)));
                l_922 = (long) ((ulong) l_921 + (ulong) 1796L);
                i_923 = *((volatile __global gale_int *) (arg_fs + 16 + l_922));
                l_924 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_921 + (ulong) 1896L))));
                i_925 = (int) (0 - (uint) i_923);
                if (i_925 < 0) {
                    i_926 = i_925;
                } else {
                    l_927 = (long) ((ulong) l_924 + (ulong) (-64L));
                    i_928 = (int) ((uint) ((int) (((long) ((ulong) l_927 + (ulong) ((long) ((ulong) (l_927 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_929 = (long) ((ulong) l_921 + (ulong) 1792L);
                    i_930 = 0;
                    l_931 = 0L;
                    l_932 = (-1L);
                    while (true) {
                        if (!(i_930 == 0)) {
                            break;
                        }
                        i_933 = *((volatile __global gale_int *) (arg_fs + 16 + l_922));
                        i_934 = *((volatile __global gale_int *) (arg_fs + 16 + l_929));
                        if (i_928 == i_934) {
                            i_930 = 1;
                        } else {
                            if (i_933 == 0) {
                                if (l_931 < l_3) {
                                    GALEFS_RELAX(l_931);
                                    l_935 = (long) ((ulong) l_931 + (ulong) 1L);
                                    l_931 = l_935;
                                } else {
                                    l_936 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_937 = (l_932 == l_936) ? (-110) : 0;
                                    i_930 = i_937;
                                    l_931 = 0L;
                                    l_932 = l_936;
                                }
                            } else {
                                i_938 = (int) (0 - (uint) i_933);
                                i_930 = i_938;
                            }
                        }
                    }
                    i_926 = i_930;
                }
                if (i_926 < 0) {
                    l_939 = (long) i_926;
                    l_940 = l_939;
                } else {
                    l_941 = (long) ((int) get_group_id(0));
                    l_942 = (long) ((ulong) l_4 + (ulong) ((l_941 << 12) + (l_941 << 11)));
                    l_943 = (long) ((ulong) l_942 + (ulong) 1896L);
                    l_944 = *((__global gale_long *) (arg_fs + 16 + l_943));
                    l_945 = (long) ((ulong) l_944 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_942 + (ulong) ((long) (uint) (((int) l_945) & 1023)))))) = 0L;
                    l_946 = (long) ((ulong) l_942 + (ulong) ((long) (uint) (((int) l_944) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_944 + (ulong) ((long) ((ulong) (l_944 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 12L)))) = i_390;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_946)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_943)) = l_945;
                    GALEFS_FENCE();
                    i_947 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_947))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_940 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_947 >> 6)))))) = (char) 1;
                        l_940 = LONG_MIN;
                    }
                }
            } else {
                if (l_917 < 1L) {
                    l_940 = l_917;
                } else {
                    l_948 = (long) ((ulong) l_130 - (ulong) l_908);
                    if (l_948 < l_915) {
                        i_949 = (int) l_948;
                        i_950 = i_949;
                    } else {
                        i_950 = i_914;
                    }
                    l_951 = (long) ((int) get_group_id(0));
                    l_952 = (long) ((ulong) l_4 + (ulong) ((l_951 << 12) + (l_951 << 11)));
                    l_953 = (long) ((ulong) l_952 + (ulong) 1796L);
                    i_954 = *((volatile __global gale_int *) (arg_fs + 16 + l_953));
                    l_955 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_952 + (ulong) 1896L))));
                    i_956 = (int) (0 - (uint) i_954);
                    if (i_956 < 0) {
                        i_957 = i_956;
                    } else {
                        l_958 = (long) ((ulong) l_955 + (ulong) (-64L));
                        i_959 = (int) ((uint) ((int) (((long) ((ulong) l_958 + (ulong) ((long) ((ulong) (l_958 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_960 = (long) ((ulong) l_952 + (ulong) 1792L);
                        i_961 = 0;
                        l_962 = 0L;
                        l_963 = (-1L);
                        while (true) {
                            if (!(i_961 == 0)) {
                                break;
                            }
                            i_964 = *((volatile __global gale_int *) (arg_fs + 16 + l_953));
                            i_965 = *((volatile __global gale_int *) (arg_fs + 16 + l_960));
                            if (i_959 == i_965) {
                                i_961 = 1;
                            } else {
                                if (i_964 == 0) {
                                    if (l_962 < l_3) {
                                        GALEFS_RELAX(l_962);
                                        l_966 = (long) ((ulong) l_962 + (ulong) 1L);
                                        l_962 = l_966;
                                    } else {
                                        l_967 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_968 = (l_963 == l_967) ? (-110) : 0;
                                        i_961 = i_968;
                                        l_962 = 0L;
                                        l_963 = l_967;
                                    }
                                } else {
                                    i_969 = (int) (0 - (uint) i_964);
                                    i_961 = i_969;
                                }
                            }
                        }
                        i_957 = i_961;
                    }
                    if (i_957 < 0) {
                        l_970 = (long) i_957;
                        l_940 = l_970;
                    } else {
                        l_971 = (long) ((int) get_group_id(0));
                        l_972 = (long) ((ulong) l_4 + (ulong) ((l_971 << 12) + (l_971 << 11)));
                        l_973 = (long) ((ulong) l_972 + (ulong) 1896L);
                        l_974 = *((__global gale_long *) (arg_fs + 16 + l_973));
                        l_975 = (long) ((ulong) l_974 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_972 + (ulong) ((long) (uint) (((int) l_975) & 1023)))))) = 0L;
                        l_976 = (long) ((ulong) l_972 + (ulong) ((long) (uint) (((int) l_974) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 4L)))) = i_903;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_974 + (ulong) ((long) ((ulong) (l_974 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 12L)))) = i_390;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 16L)))) = l_907;
                        l_977 = (long) i_950;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 24L)))) = l_977;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_976)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_973)) = l_975;
                        GALEFS_FENCE();
                        i_978 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_978))))) = (char) 1;
                        l_979 = (long) ((ulong) l_977 + (ulong) (-9223372036854775807L));
                        if (l_0 == 0L) {
                            l_940 = l_979;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_978 >> 6)))))) = (char) 1;
                            l_940 = l_979;
                        }
                    }
                }
            }
        } else {
            l_940 = 0L;
        }
        if (i_901 == 0) {
            if (l_940 < (-4611686018427387904L)) {
                l_980 = (long) ((int) get_group_id(0));
                l_981 = (long) ((ulong) l_4 + (ulong) ((l_980 << 12) + (l_980 << 11)));
                l_982 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_981 + (ulong) 1896L))));
                l_983 = (long) ((ulong) l_982 + (ulong) (-64L));
                i_984 = (int) ((uint) ((int) (((long) ((ulong) l_983 + (ulong) ((long) ((ulong) (l_983 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_985 = (long) ((ulong) l_981 + (ulong) 1792L);
                l_986 = (long) ((ulong) l_981 + (ulong) 1796L);
                i_987 = 0;
                l_988 = 0L;
                l_989 = (-1L);
                while (true) {
                    if (!(i_987 == 0)) {
                        break;
                    }
                    i_990 = *((volatile __global gale_int *) (arg_fs + 16 + l_986));
                    i_991 = *((volatile __global gale_int *) (arg_fs + 16 + l_985));
                    if (i_984 == i_991) {
                        i_987 = 1;
                    } else {
                        if (i_990 == 0) {
                            if (l_988 < l_3) {
                                GALEFS_RELAX(l_988);
                                l_992 = (long) ((ulong) l_988 + (ulong) 1L);
                                l_988 = l_992;
                            } else {
                                l_993 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_994 = (l_989 == l_993) ? (-110) : 0;
                                i_987 = i_994;
                                l_988 = 0L;
                                l_989 = l_993;
                            }
                        } else {
                            i_995 = (int) (0 - (uint) i_990);
                            i_987 = i_995;
                        }
                    }
                }
                if (i_987 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_981 + (ulong) 1888L)))) = i_984;
                }
                GALEFS_FENCE();
                if (i_987 < 0) {
                    l_996 = (long) i_987;
                    l_997 = l_996;
                } else {
                    l_998 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_981 + (ulong) 1800L))));
                    l_997 = l_998;
                }
                i_999 = (int) ((uint) ((int) l_940) + (uint) (-1));
                if (i_999 < 0) {
                    l_1000 = l_997;
                } else {
                    if (l_997 < 0L) {
                        l_1000 = l_997;
                    } else {
                        l_1001 = (l_997 << 32) | ((long) (uint) i_999);
                        l_1000 = l_1001;
                    }
                }
            } else {
                l_1000 = l_940;
            }
        } else {
            l_1000 = l_940;
        }
        GALEFS_BROADCAST(15, l_1002, l_1000);
        i_1003 = (int) l_1002;
        if (l_1002 < 0L) {
            i_1004 = 0;
        } else {
            i_1004 = i_1003;
        }
        if (l_1002 < 0L) {
            l_1005 = 0L;
        } else {
            if (i_1003 == 0) {
                l_1005 = 0L;
            } else {
                l_1006 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_1002 >> 32)) << 5))) + (ulong) 16L))));
                l_1007 = (long) ((ulong) l_908 + (ulong) l_1006);
                l_1005 = l_1007;
            }
        }
        gale_copy((arg_data + 16 + l_906), (arg_fs + 16 + l_1005), i_1004);
        GALEFS_BARRIER(16);
        if (i_900 == 0) {
            if (!(i_1004 < 1)) {
                l_1008 = (long) ((int) get_group_id(0));
                l_1009 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1008 << 12) + (l_1008 << 11)))) + (ulong) 1880L);
                l_1010 = *((__global gale_long *) (arg_fs + 16 + l_1009));
                *((__global gale_long *) (arg_fs + 16 + l_1009)) = ((long) ((ulong) ((long) (uint) i_1004) + (ulong) l_1010));
                GALEFS_RELEASE_FENCE();
                i_1011 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_1011)) << 6) + (((long) (i_1011 >> i_124)) << 2)))))) = 0;
                l_1012 = (long) ((int) get_group_id(0));
                l_1013 = (long) ((ulong) l_4 + (ulong) ((l_1012 << 12) + (l_1012 << 11)));
                l_1014 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1013 + (ulong) 1896L))));
                l_1015 = (long) ((ulong) l_1014 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1013 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1015 + (ulong) ((long) ((ulong) (l_1015 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_1016 = (int) ((uint) i_904 + (uint) i_1004);
        if (l_1002 < 0L) {
            if ((!(i_903 == 4)) || (i_1016 < 1)) {
                i_1017 = i_1003;
            } else {
                i_1017 = i_1016;
            }
        } else {
            i_1017 = i_1016;
        }
        i_1018 = (((!(i_903 == 4)) || (i_1016 < 1)) || (i_524 == 0)) ? 0 : 5;
        if (i_1004 == 0) {
            i_903 = i_1018;
            i_904 = i_1016;
            i_905 = i_1017;
        } else {
            if (i_1016 == 1) {
                i_903 = i_1018;
                i_904 = i_1016;
                i_905 = i_1017;
            } else {
                i_904 = i_1016;
                i_905 = i_1017;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_905);
    if (((int) get_local_id(0)) == 0) {
        l_1019 = (long) ((int) get_group_id(0));
        i_1020 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1019 << 12) + (l_1019 << 11)))) + (ulong) 1796L))));
        if (i_521 < 0) {
            i_1021 = (-9);
        } else {
            if (i_521 < i_134) {
                i_1022 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                i_1023 = (int) ((uint) i_1022 + (uint) (-1));
                i_1024 = (i_1023 < 0) ? (-9) : i_1023;
                i_1021 = i_1024;
            } else {
                i_1021 = (-9);
            }
        }
        i_1025 = (int) (0 - (uint) i_1020);
        if (i_1025 < 0) {
            l_1026 = (long) i_1025;
            l_1027 = l_1026;
        } else {
            if (i_1021 < 0) {
                l_1028 = (long) i_1021;
                l_1027 = l_1028;
            } else {
                l_1027 = (-22L);
            }
        }
    } else {
        l_1027 = 0L;
    }
    GALEFS_BROADCAST(17, l_1029, l_1027);
    *((__global gale_long *) (arg_out + 72L)) = l_1029;
    if (((int) get_local_id(0)) == 0) {
        l_1030 = (long) ((int) get_group_id(0));
        i_1031 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1030 << 12) + (l_1030 << 11)))) + (ulong) 1796L))));
        i_1032 = (int) (0 - (uint) i_1031);
        if (i_1032 < 0) {
            l_1033 = (long) i_1032;
            l_1034 = l_1033;
        } else {
            l_1034 = (-9L);
        }
    } else {
        l_1034 = 0L;
    }
    GALEFS_BROADCAST(18, l_1035, l_1034);
    *((__global gale_long *) (arg_out + 80L)) = l_1035;
    if (((int) get_local_id(0)) == 0) {
        l_1036 = (long) ((int) get_group_id(0));
        i_1037 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1036 << 12) + (l_1036 << 11)))) + (ulong) 1856L))));
        if (i_1037 == 0) {
            l_1038 = (long) ((int) get_group_id(0));
            l_1039 = (long) ((ulong) l_4 + (ulong) ((l_1038 << 12) + (l_1038 << 11)));
            l_1040 = (long) ((ulong) l_1039 + (ulong) 1796L);
            i_1041 = *((volatile __global gale_int *) (arg_fs + 16 + l_1040));
            l_1042 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1039 + (ulong) 1896L))));
            i_1043 = (int) (0 - (uint) i_1041);
            if (i_1043 < 0) {
                i_1044 = i_1043;
            } else {
                l_1045 = (long) ((ulong) l_1042 + (ulong) (-64L));
                i_1046 = (int) ((uint) ((int) (((long) ((ulong) l_1045 + (ulong) ((long) ((ulong) (l_1045 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1047 = (long) ((ulong) l_1039 + (ulong) 1792L);
                i_1048 = 0;
                l_1049 = 0L;
                l_1050 = (-1L);
                while (true) {
                    if (!(i_1048 == 0)) {
                        break;
                    }
                    i_1051 = *((volatile __global gale_int *) (arg_fs + 16 + l_1040));
                    i_1052 = *((volatile __global gale_int *) (arg_fs + 16 + l_1047));
                    if (i_1046 == i_1052) {
                        i_1048 = 1;
                    } else {
                        if (i_1051 == 0) {
                            if (l_1049 < l_3) {
                                GALEFS_RELAX(l_1049);
                                l_1053 = (long) ((ulong) l_1049 + (ulong) 1L);
                                l_1049 = l_1053;
                            } else {
                                l_1054 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1055 = (l_1050 == l_1054) ? (-110) : 0;
                                i_1048 = i_1055;
                                l_1049 = 0L;
                                l_1050 = l_1054;
                            }
                        } else {
                            i_1056 = (int) (0 - (uint) i_1051);
                            i_1048 = i_1056;
                        }
                    }
                }
                i_1044 = i_1048;
            }
            l_1057 = (long) i_1044;
            l_1058 = l_1057;
        } else {
            l_1058 = (-16L);
        }
        if (l_1058 < 0L) {
            l_1059 = l_1058;
        } else {
            l_1060 = (long) ((int) get_group_id(0));
            l_1061 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1060 << 12) + (l_1060 << 11)))) + (ulong) 2048L);
            i_1062 = 0;
            while (true) {
                if (!(i_1062 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1061 + (ulong) ((long) i_1062))))) = (char) ((int) gale_literals[((int) ((uint) i_1062 + (uint) 4))]);
                i_1063 = (int) ((uint) i_1062 + (uint) 1);
                i_1062 = i_1063;
            }
            l_1064 = (long) ((int) get_group_id(0));
            l_1065 = (long) ((ulong) l_4 + (ulong) ((l_1064 << 12) + (l_1064 << 11)));
            l_1066 = (long) ((ulong) l_1065 + (ulong) 1896L);
            l_1067 = *((__global gale_long *) (arg_fs + 16 + l_1066));
            l_1068 = (long) ((ulong) l_1067 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1065 + (ulong) ((long) (uint) (((int) l_1068) & 1023)))))) = 0L;
            l_1069 = (long) ((ulong) l_1065 + (ulong) ((long) (uint) (((int) l_1067) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1067 + (ulong) ((long) ((ulong) (l_1067 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1069 + (ulong) 36L)))) = 7;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1069)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1066)) = l_1068;
            GALEFS_FENCE();
            i_1070 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1070))))) = (char) 1;
            if (l_0 == 0L) {
                l_1059 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1070 >> 6)))))) = (char) 1;
                l_1059 = LONG_MIN;
            }
        }
    } else {
        l_1059 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1059 < (-4611686018427387904L)) {
            l_1071 = (long) ((int) get_group_id(0));
            l_1072 = (long) ((ulong) l_4 + (ulong) ((l_1071 << 12) + (l_1071 << 11)));
            l_1073 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) 1896L))));
            l_1074 = (long) ((ulong) l_1073 + (ulong) (-64L));
            i_1075 = (int) ((uint) ((int) (((long) ((ulong) l_1074 + (ulong) ((long) ((ulong) (l_1074 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1076 = (long) ((ulong) l_1072 + (ulong) 1792L);
            l_1077 = (long) ((ulong) l_1072 + (ulong) 1796L);
            i_1078 = 0;
            l_1079 = 0L;
            l_1080 = (-1L);
            while (true) {
                if (!(i_1078 == 0)) {
                    break;
                }
                i_1081 = *((volatile __global gale_int *) (arg_fs + 16 + l_1077));
                i_1082 = *((volatile __global gale_int *) (arg_fs + 16 + l_1076));
                if (i_1075 == i_1082) {
                    i_1078 = 1;
                } else {
                    if (i_1081 == 0) {
                        if (l_1079 < l_3) {
                            GALEFS_RELAX(l_1079);
                            l_1083 = (long) ((ulong) l_1079 + (ulong) 1L);
                            l_1079 = l_1083;
                        } else {
                            l_1084 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1085 = (l_1080 == l_1084) ? (-110) : 0;
                            i_1078 = i_1085;
                            l_1079 = 0L;
                            l_1080 = l_1084;
                        }
                    } else {
                        i_1086 = (int) (0 - (uint) i_1081);
                        i_1078 = i_1086;
                    }
                }
            }
            if (i_1078 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) 1888L)))) = i_1075;
            }
            GALEFS_FENCE();
            if (i_1078 < 0) {
                l_1087 = (long) i_1078;
                l_1088 = l_1087;
            } else {
                l_1089 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) 1800L))));
                l_1088 = l_1089;
            }
            i_1090 = (int) ((uint) ((int) l_1059) + (uint) (-1));
            if (i_1090 < 0) {
                l_1091 = l_1088;
            } else {
                if (l_1088 < 0L) {
                    l_1091 = l_1088;
                } else {
                    l_1092 = (l_1088 << 32) | ((long) (uint) i_1090);
                    l_1091 = l_1092;
                }
            }
        } else {
            l_1091 = l_1059;
        }
    } else {
        l_1091 = l_1059;
    }
    GALEFS_BROADCAST(19, l_1093, l_1091);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_1093));
    if (((int) get_local_id(0)) == 0) {
        l_1094 = (long) ((int) get_group_id(0));
        i_1095 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1094 << 12) + (l_1094 << 11)))) + (ulong) 1856L))));
        if (i_1095 == 0) {
            l_1096 = (long) ((int) get_group_id(0));
            l_1097 = (long) ((ulong) l_4 + (ulong) ((l_1096 << 12) + (l_1096 << 11)));
            l_1098 = (long) ((ulong) l_1097 + (ulong) 1796L);
            i_1099 = *((volatile __global gale_int *) (arg_fs + 16 + l_1098));
            l_1100 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1097 + (ulong) 1896L))));
            i_1101 = (int) (0 - (uint) i_1099);
            if (i_1101 < 0) {
                i_1102 = i_1101;
            } else {
                l_1103 = (long) ((ulong) l_1100 + (ulong) (-64L));
                i_1104 = (int) ((uint) ((int) (((long) ((ulong) l_1103 + (ulong) ((long) ((ulong) (l_1103 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1105 = (long) ((ulong) l_1097 + (ulong) 1792L);
                i_1106 = 0;
                l_1107 = 0L;
                l_1108 = (-1L);
                while (true) {
                    if (!(i_1106 == 0)) {
                        break;
                    }
                    i_1109 = *((volatile __global gale_int *) (arg_fs + 16 + l_1098));
                    i_1110 = *((volatile __global gale_int *) (arg_fs + 16 + l_1105));
                    if (i_1104 == i_1110) {
                        i_1106 = 1;
                    } else {
                        if (i_1109 == 0) {
                            if (l_1107 < l_3) {
                                GALEFS_RELAX(l_1107);
                                l_1111 = (long) ((ulong) l_1107 + (ulong) 1L);
                                l_1107 = l_1111;
                            } else {
                                l_1112 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1113 = (l_1108 == l_1112) ? (-110) : 0;
                                i_1106 = i_1113;
                                l_1107 = 0L;
                                l_1108 = l_1112;
                            }
                        } else {
                            i_1114 = (int) (0 - (uint) i_1109);
                            i_1106 = i_1114;
                        }
                    }
                }
                i_1102 = i_1106;
            }
            l_1115 = (long) i_1102;
            l_1116 = l_1115;
        } else {
            l_1116 = (-16L);
        }
        if (l_1116 < 0L) {
            l_1117 = l_1116;
        } else {
            l_1118 = (long) ((int) get_group_id(0));
            l_1119 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1118 << 12) + (l_1118 << 11)))) + (ulong) 2048L);
            i_1120 = 0;
            while (true) {
                if (!(i_1120 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) ((long) i_1120))))) = (char) ((int) gale_literals[((int) ((uint) i_1120 + (uint) 11))]);
                i_1121 = (int) ((uint) i_1120 + (uint) 1);
                i_1120 = i_1121;
            }
            l_1122 = (long) ((int) get_group_id(0));
            l_1123 = (long) ((ulong) l_4 + (ulong) ((l_1122 << 12) + (l_1122 << 11)));
            l_1124 = (long) ((ulong) l_1123 + (ulong) 1896L);
            l_1125 = *((__global gale_long *) (arg_fs + 16 + l_1124));
            l_1126 = (long) ((ulong) l_1125 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) ((long) (uint) (((int) l_1126) & 1023)))))) = 0L;
            l_1127 = (long) ((ulong) l_1123 + (ulong) ((long) (uint) (((int) l_1125) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1125 + (ulong) ((long) ((ulong) (l_1125 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 36L)))) = 9;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1127)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1124)) = l_1126;
            GALEFS_FENCE();
            i_1128 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1128))))) = (char) 1;
            if (l_0 == 0L) {
                l_1117 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1128 >> 6)))))) = (char) 1;
                l_1117 = LONG_MIN;
            }
        }
    } else {
        l_1117 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1117 < (-4611686018427387904L)) {
            l_1129 = (long) ((int) get_group_id(0));
            l_1130 = (long) ((ulong) l_4 + (ulong) ((l_1129 << 12) + (l_1129 << 11)));
            l_1131 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1130 + (ulong) 1896L))));
            l_1132 = (long) ((ulong) l_1131 + (ulong) (-64L));
            i_1133 = (int) ((uint) ((int) (((long) ((ulong) l_1132 + (ulong) ((long) ((ulong) (l_1132 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1134 = (long) ((ulong) l_1130 + (ulong) 1792L);
            l_1135 = (long) ((ulong) l_1130 + (ulong) 1796L);
            i_1136 = 0;
            l_1137 = 0L;
            l_1138 = (-1L);
            while (true) {
                if (!(i_1136 == 0)) {
                    break;
                }
                i_1139 = *((volatile __global gale_int *) (arg_fs + 16 + l_1135));
                i_1140 = *((volatile __global gale_int *) (arg_fs + 16 + l_1134));
                if (i_1133 == i_1140) {
                    i_1136 = 1;
                } else {
                    if (i_1139 == 0) {
                        if (l_1137 < l_3) {
                            GALEFS_RELAX(l_1137);
                            l_1141 = (long) ((ulong) l_1137 + (ulong) 1L);
                            l_1137 = l_1141;
                        } else {
                            l_1142 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1143 = (l_1138 == l_1142) ? (-110) : 0;
                            i_1136 = i_1143;
                            l_1137 = 0L;
                            l_1138 = l_1142;
                        }
                    } else {
                        i_1144 = (int) (0 - (uint) i_1139);
                        i_1136 = i_1144;
                    }
                }
            }
            if (i_1136 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1130 + (ulong) 1888L)))) = i_1133;
            }
            GALEFS_FENCE();
            if (i_1136 < 0) {
                l_1145 = (long) i_1136;
                l_1146 = l_1145;
            } else {
                l_1147 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1130 + (ulong) 1800L))));
                l_1146 = l_1147;
            }
            i_1148 = (int) ((uint) ((int) l_1117) + (uint) (-1));
            if (i_1148 < 0) {
                l_1149 = l_1146;
            } else {
                if (l_1146 < 0L) {
                    l_1149 = l_1146;
                } else {
                    l_1150 = (l_1146 << 32) | ((long) (uint) i_1148);
                    l_1149 = l_1150;
                }
            }
        } else {
            l_1149 = l_1117;
        }
    } else {
        l_1149 = l_1117;
    }
    GALEFS_BROADCAST(20, l_1151, l_1149);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_1151));
    if (((int) get_local_id(0)) == 0) {
        l_1152 = (long) ((int) get_group_id(0));
        i_1153 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1152 << 12) + (l_1152 << 11)))) + (ulong) 1856L))));
        if (i_1153 == 0) {
            l_1154 = (long) ((int) get_group_id(0));
            l_1155 = (long) ((ulong) l_4 + (ulong) ((l_1154 << 12) + (l_1154 << 11)));
            l_1156 = (long) ((ulong) l_1155 + (ulong) 1796L);
            i_1157 = *((volatile __global gale_int *) (arg_fs + 16 + l_1156));
            l_1158 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1155 + (ulong) 1896L))));
            i_1159 = (int) (0 - (uint) i_1157);
            if (i_1159 < 0) {
                i_1160 = i_1159;
            } else {
                l_1161 = (long) ((ulong) l_1158 + (ulong) (-64L));
                i_1162 = (int) ((uint) ((int) (((long) ((ulong) l_1161 + (ulong) ((long) ((ulong) (l_1161 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1163 = (long) ((ulong) l_1155 + (ulong) 1792L);
                i_1164 = 0;
                l_1165 = 0L;
                l_1166 = (-1L);
                while (true) {
                    if (!(i_1164 == 0)) {
                        break;
                    }
                    i_1167 = *((volatile __global gale_int *) (arg_fs + 16 + l_1156));
                    i_1168 = *((volatile __global gale_int *) (arg_fs + 16 + l_1163));
                    if (i_1162 == i_1168) {
                        i_1164 = 1;
                    } else {
                        if (i_1167 == 0) {
                            if (l_1165 < l_3) {
                                GALEFS_RELAX(l_1165);
                                l_1169 = (long) ((ulong) l_1165 + (ulong) 1L);
                                l_1165 = l_1169;
                            } else {
                                l_1170 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1171 = (l_1166 == l_1170) ? (-110) : 0;
                                i_1164 = i_1171;
                                l_1165 = 0L;
                                l_1166 = l_1170;
                            }
                        } else {
                            i_1172 = (int) (0 - (uint) i_1167);
                            i_1164 = i_1172;
                        }
                    }
                }
                i_1160 = i_1164;
            }
            l_1173 = (long) i_1160;
            l_1174 = l_1173;
        } else {
            l_1174 = (-16L);
        }
        if (l_1174 < 0L) {
            l_1175 = l_1174;
        } else {
            l_1176 = (long) ((int) get_group_id(0));
            l_1177 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1176 << 12) + (l_1176 << 11)))) + (ulong) 2048L);
            i_1178 = 0;
            while (true) {
                if (!(i_1178 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1177 + (ulong) ((long) i_1178))))) = (char) ((int) gale_literals[((int) ((uint) i_1178 + (uint) 20))]);
                i_1179 = (int) ((uint) i_1178 + (uint) 1);
                i_1178 = i_1179;
            }
            l_1180 = (long) ((int) get_group_id(0));
            l_1181 = (long) ((ulong) l_4 + (ulong) ((l_1180 << 12) + (l_1180 << 11)));
            l_1182 = (long) ((ulong) l_1181 + (ulong) 1896L);
            l_1183 = *((__global gale_long *) (arg_fs + 16 + l_1182));
            l_1184 = (long) ((ulong) l_1183 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1181 + (ulong) ((long) (uint) (((int) l_1184) & 1023)))))) = 0L;
            l_1185 = (long) ((ulong) l_1181 + (ulong) ((long) (uint) (((int) l_1183) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1183 + (ulong) ((long) ((ulong) (l_1183 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1185 + (ulong) 36L)))) = 10;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1185)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1182)) = l_1184;
            GALEFS_FENCE();
            i_1186 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1186))))) = (char) 1;
            if (l_0 == 0L) {
                l_1175 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1186 >> 6)))))) = (char) 1;
                l_1175 = LONG_MIN;
            }
        }
    } else {
        l_1175 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1175 < (-4611686018427387904L)) {
            l_1187 = (long) ((int) get_group_id(0));
            l_1188 = (long) ((ulong) l_4 + (ulong) ((l_1187 << 12) + (l_1187 << 11)));
            l_1189 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1188 + (ulong) 1896L))));
            l_1190 = (long) ((ulong) l_1189 + (ulong) (-64L));
            i_1191 = (int) ((uint) ((int) (((long) ((ulong) l_1190 + (ulong) ((long) ((ulong) (l_1190 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1192 = (long) ((ulong) l_1188 + (ulong) 1792L);
            l_1193 = (long) ((ulong) l_1188 + (ulong) 1796L);
            i_1194 = 0;
            l_1195 = 0L;
            l_1196 = (-1L);
            while (true) {
                if (!(i_1194 == 0)) {
                    break;
                }
                i_1197 = *((volatile __global gale_int *) (arg_fs + 16 + l_1193));
                i_1198 = *((volatile __global gale_int *) (arg_fs + 16 + l_1192));
                if (i_1191 == i_1198) {
                    i_1194 = 1;
                } else {
                    if (i_1197 == 0) {
                        if (l_1195 < l_3) {
                            GALEFS_RELAX(l_1195);
                            l_1199 = (long) ((ulong) l_1195 + (ulong) 1L);
                            l_1195 = l_1199;
                        } else {
                            l_1200 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1201 = (l_1196 == l_1200) ? (-110) : 0;
                            i_1194 = i_1201;
                            l_1195 = 0L;
                            l_1196 = l_1200;
                        }
                    } else {
                        i_1202 = (int) (0 - (uint) i_1197);
                        i_1194 = i_1202;
                    }
                }
            }
            if (i_1194 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1188 + (ulong) 1888L)))) = i_1191;
            }
            GALEFS_FENCE();
            if (i_1194 < 0) {
                l_1203 = (long) i_1194;
                l_1204 = l_1203;
            } else {
                l_1205 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1188 + (ulong) 1800L))));
                l_1204 = l_1205;
            }
            i_1206 = (int) ((uint) ((int) l_1175) + (uint) (-1));
            if (i_1206 < 0) {
                l_1207 = l_1204;
            } else {
                if (l_1204 < 0L) {
                    l_1207 = l_1204;
                } else {
                    l_1208 = (l_1204 << 32) | ((long) (uint) i_1206);
                    l_1207 = l_1208;
                }
            }
        } else {
            l_1207 = l_1175;
        }
    } else {
        l_1207 = l_1175;
    }
    GALEFS_BROADCAST(21, l_1209, l_1207);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_1209));
    if (((int) get_local_id(0)) == 0) {
        l_1210 = (long) ((int) get_group_id(0));
        i_1211 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1210 << 12) + (l_1210 << 11)))) + (ulong) 1856L))));
        l_1212 = (i_1211 == 0) ? (-2L) : (-16L);
        l_1213 = l_1212;
    } else {
        l_1213 = 0L;
    }
    GALEFS_BROADCAST(22, l_1214, l_1213);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_1214));
    if (((int) get_local_id(0)) == 0) {
        l_1215 = (long) ((int) get_group_id(0));
        i_1216 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1215 << 12) + (l_1215 << 11)))) + (ulong) 1856L))));
        if (i_1216 == 0) {
            l_1217 = (long) ((int) get_group_id(0));
            l_1218 = (long) ((ulong) l_4 + (ulong) ((l_1217 << 12) + (l_1217 << 11)));
            l_1219 = (long) ((ulong) l_1218 + (ulong) 1796L);
            i_1220 = *((volatile __global gale_int *) (arg_fs + 16 + l_1219));
            l_1221 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1218 + (ulong) 1896L))));
            i_1222 = (int) (0 - (uint) i_1220);
            if (i_1222 < 0) {
                i_1223 = i_1222;
            } else {
                l_1224 = (long) ((ulong) l_1221 + (ulong) (-64L));
                i_1225 = (int) ((uint) ((int) (((long) ((ulong) l_1224 + (ulong) ((long) ((ulong) (l_1224 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1226 = (long) ((ulong) l_1218 + (ulong) 1792L);
                i_1227 = 0;
                l_1228 = 0L;
                l_1229 = (-1L);
                while (true) {
                    if (!(i_1227 == 0)) {
                        break;
                    }
                    i_1230 = *((volatile __global gale_int *) (arg_fs + 16 + l_1219));
                    i_1231 = *((volatile __global gale_int *) (arg_fs + 16 + l_1226));
                    if (i_1225 == i_1231) {
                        i_1227 = 1;
                    } else {
                        if (i_1230 == 0) {
                            if (l_1228 < l_3) {
                                GALEFS_RELAX(l_1228);
                                l_1232 = (long) ((ulong) l_1228 + (ulong) 1L);
                                l_1228 = l_1232;
                            } else {
                                l_1233 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1234 = (l_1229 == l_1233) ? (-110) : 0;
                                i_1227 = i_1234;
                                l_1228 = 0L;
                                l_1229 = l_1233;
                            }
                        } else {
                            i_1235 = (int) (0 - (uint) i_1230);
                            i_1227 = i_1235;
                        }
                    }
                }
                i_1223 = i_1227;
            }
            l_1236 = (long) i_1223;
            l_1237 = l_1236;
        } else {
            l_1237 = (-16L);
        }
        if (l_1237 < 0L) {
            l_1238 = l_1237;
        } else {
            l_1239 = (long) ((int) get_group_id(0));
            l_1240 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1239 << 12) + (l_1239 << 11)))) + (ulong) 2048L);
            i_1241 = 0;
            while (true) {
                if (!(i_1241 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1240 + (ulong) ((long) i_1241))))) = (char) ((int) gale_literals[i_1241]);
                i_1242 = (int) ((uint) i_1241 + (uint) 1);
                i_1241 = i_1242;
            }
            l_1243 = (long) ((int) get_group_id(0));
            l_1244 = (long) ((ulong) l_4 + (ulong) ((l_1243 << 12) + (l_1243 << 11)));
            l_1245 = (long) ((ulong) l_1244 + (ulong) 1896L);
            l_1246 = *((__global gale_long *) (arg_fs + 16 + l_1245));
            l_1247 = (long) ((ulong) l_1246 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1244 + (ulong) ((long) (uint) (((int) l_1247) & 1023)))))) = 0L;
            l_1248 = (long) ((ulong) l_1244 + (ulong) ((long) (uint) (((int) l_1246) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1246 + (ulong) ((long) ((ulong) (l_1246 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 32L)))) = 3;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1248)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1245)) = l_1247;
            GALEFS_FENCE();
            i_1249 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1249))))) = (char) 1;
            if (l_0 == 0L) {
                l_1238 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1249 >> 6)))))) = (char) 1;
                l_1238 = LONG_MIN;
            }
        }
    } else {
        l_1238 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1238 < (-4611686018427387904L)) {
            l_1250 = (long) ((int) get_group_id(0));
            l_1251 = (long) ((ulong) l_4 + (ulong) ((l_1250 << 12) + (l_1250 << 11)));
            l_1252 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1251 + (ulong) 1896L))));
            l_1253 = (long) ((ulong) l_1252 + (ulong) (-64L));
            i_1254 = (int) ((uint) ((int) (((long) ((ulong) l_1253 + (ulong) ((long) ((ulong) (l_1253 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1255 = (long) ((ulong) l_1251 + (ulong) 1792L);
            l_1256 = (long) ((ulong) l_1251 + (ulong) 1796L);
            i_1257 = 0;
            l_1258 = 0L;
            l_1259 = (-1L);
            while (true) {
                if (!(i_1257 == 0)) {
                    break;
                }
                i_1260 = *((volatile __global gale_int *) (arg_fs + 16 + l_1256));
                i_1261 = *((volatile __global gale_int *) (arg_fs + 16 + l_1255));
                if (i_1254 == i_1261) {
                    i_1257 = 1;
                } else {
                    if (i_1260 == 0) {
                        if (l_1258 < l_3) {
                            GALEFS_RELAX(l_1258);
                            l_1262 = (long) ((ulong) l_1258 + (ulong) 1L);
                            l_1258 = l_1262;
                        } else {
                            l_1263 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1264 = (l_1259 == l_1263) ? (-110) : 0;
                            i_1257 = i_1264;
                            l_1258 = 0L;
                            l_1259 = l_1263;
                        }
                    } else {
                        i_1265 = (int) (0 - (uint) i_1260);
                        i_1257 = i_1265;
                    }
                }
            }
            if (i_1257 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1251 + (ulong) 1888L)))) = i_1254;
            }
            GALEFS_FENCE();
            if (i_1257 < 0) {
                l_1266 = (long) i_1257;
                l_1267 = l_1266;
            } else {
                l_1268 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1251 + (ulong) 1800L))));
                l_1267 = l_1268;
            }
            i_1269 = (int) ((uint) ((int) l_1238) + (uint) (-1));
            if (i_1269 < 0) {
                l_1270 = l_1267;
            } else {
                if (l_1267 < 0L) {
                    l_1270 = l_1267;
                } else {
                    l_1271 = (l_1267 << 32) | ((long) (uint) i_1269);
                    l_1270 = l_1271;
                }
            }
        } else {
            l_1270 = l_1238;
        }
    } else {
        l_1270 = l_1238;
    }
    GALEFS_BROADCAST(23, l_1272, l_1270);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_1272));
    if (((int) get_local_id(0)) == 0) {
        l_1273 = (long) ((int) get_group_id(0));
        i_1274 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1273 << 12) + (l_1273 << 11)))) + (ulong) 1856L))));
        if (i_1274 == 0) {
            l_1275 = (long) ((int) get_group_id(0));
            l_1276 = (long) ((ulong) l_4 + (ulong) ((l_1275 << 12) + (l_1275 << 11)));
            l_1277 = (long) ((ulong) l_1276 + (ulong) 1796L);
            i_1278 = *((volatile __global gale_int *) (arg_fs + 16 + l_1277));
            l_1279 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1276 + (ulong) 1896L))));
            i_1280 = (int) (0 - (uint) i_1278);
            if (i_1280 < 0) {
                i_1281 = i_1280;
            } else {
                l_1282 = (long) ((ulong) l_1279 + (ulong) (-64L));
                i_1283 = (int) ((uint) ((int) (((long) ((ulong) l_1282 + (ulong) ((long) ((ulong) (l_1282 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1284 = (long) ((ulong) l_1276 + (ulong) 1792L);
                i_1285 = 0;
                l_1286 = 0L;
                l_1287 = (-1L);
                while (true) {
                    if (!(i_1285 == 0)) {
                        break;
                    }
                    i_1288 = *((volatile __global gale_int *) (arg_fs + 16 + l_1277));
                    i_1289 = *((volatile __global gale_int *) (arg_fs + 16 + l_1284));
                    if (i_1283 == i_1289) {
                        i_1285 = 1;
                    } else {
                        if (i_1288 == 0) {
                            if (l_1286 < l_3) {
                                GALEFS_RELAX(l_1286);
                                l_1290 = (long) ((ulong) l_1286 + (ulong) 1L);
                                l_1286 = l_1290;
                            } else {
                                l_1291 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1292 = (l_1287 == l_1291) ? (-110) : 0;
                                i_1285 = i_1292;
                                l_1286 = 0L;
                                l_1287 = l_1291;
                            }
                        } else {
                            i_1293 = (int) (0 - (uint) i_1288);
                            i_1285 = i_1293;
                        }
                    }
                }
                i_1281 = i_1285;
            }
            l_1294 = (long) i_1281;
            l_1295 = l_1294;
        } else {
            l_1295 = (-16L);
        }
        if (l_1295 < 0L) {
            l_1296 = l_1295;
        } else {
            l_1297 = (long) ((int) get_group_id(0));
            l_1298 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1297 << 12) + (l_1297 << 11)))) + (ulong) 2048L);
            i_1299 = 0;
            while (true) {
                if (!(i_1299 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1298 + (ulong) ((long) i_1299))))) = (char) ((int) gale_literals[i_1299]);
                i_1300 = (int) ((uint) i_1299 + (uint) 1);
                i_1299 = i_1300;
            }
            l_1301 = (long) ((int) get_group_id(0));
            l_1302 = (long) ((ulong) l_4 + (ulong) ((l_1301 << 12) + (l_1301 << 11)));
            l_1303 = (long) ((ulong) l_1302 + (ulong) 1896L);
            l_1304 = *((__global gale_long *) (arg_fs + 16 + l_1303));
            l_1305 = (long) ((ulong) l_1304 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1302 + (ulong) ((long) (uint) (((int) l_1305) & 1023)))))) = 0L;
            l_1306 = (long) ((ulong) l_1302 + (ulong) ((long) (uint) (((int) l_1304) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1304 + (ulong) ((long) ((ulong) (l_1304 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 32L)))) = 512;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1306 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1306)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1303)) = l_1305;
            GALEFS_FENCE();
            i_1307 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1307))))) = (char) 1;
            if (l_0 == 0L) {
                l_1296 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1307 >> 6)))))) = (char) 1;
                l_1296 = LONG_MIN;
            }
        }
    } else {
        l_1296 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1296 < (-4611686018427387904L)) {
            l_1308 = (long) ((int) get_group_id(0));
            l_1309 = (long) ((ulong) l_4 + (ulong) ((l_1308 << 12) + (l_1308 << 11)));
            l_1310 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1309 + (ulong) 1896L))));
            l_1311 = (long) ((ulong) l_1310 + (ulong) (-64L));
            i_1312 = (int) ((uint) ((int) (((long) ((ulong) l_1311 + (ulong) ((long) ((ulong) (l_1311 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1313 = (long) ((ulong) l_1309 + (ulong) 1792L);
            l_1314 = (long) ((ulong) l_1309 + (ulong) 1796L);
            i_1315 = 0;
            l_1316 = 0L;
            l_1317 = (-1L);
            while (true) {
                if (!(i_1315 == 0)) {
                    break;
                }
                i_1318 = *((volatile __global gale_int *) (arg_fs + 16 + l_1314));
                i_1319 = *((volatile __global gale_int *) (arg_fs + 16 + l_1313));
                if (i_1312 == i_1319) {
                    i_1315 = 1;
                } else {
                    if (i_1318 == 0) {
                        if (l_1316 < l_3) {
                            GALEFS_RELAX(l_1316);
                            l_1320 = (long) ((ulong) l_1316 + (ulong) 1L);
                            l_1316 = l_1320;
                        } else {
                            l_1321 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1322 = (l_1317 == l_1321) ? (-110) : 0;
                            i_1315 = i_1322;
                            l_1316 = 0L;
                            l_1317 = l_1321;
                        }
                    } else {
                        i_1323 = (int) (0 - (uint) i_1318);
                        i_1315 = i_1323;
                    }
                }
            }
            if (i_1315 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1309 + (ulong) 1888L)))) = i_1312;
            }
            GALEFS_FENCE();
            if (i_1315 < 0) {
                l_1324 = (long) i_1315;
                l_1325 = l_1324;
            } else {
                l_1326 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1309 + (ulong) 1800L))));
                l_1325 = l_1326;
            }
            i_1327 = (int) ((uint) ((int) l_1296) + (uint) (-1));
            if (i_1327 < 0) {
                l_1328 = l_1325;
            } else {
                if (l_1325 < 0L) {
                    l_1328 = l_1325;
                } else {
                    l_1329 = (l_1325 << 32) | ((long) (uint) i_1327);
                    l_1328 = l_1329;
                }
            }
        } else {
            l_1328 = l_1296;
        }
    } else {
        l_1328 = l_1296;
    }
    GALEFS_BROADCAST(24, l_1330, l_1328);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_1330));
    if (((int) get_local_id(0)) == 0) {
        l_1331 = (long) ((int) get_group_id(0));
        i_1332 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1331 << 12) + (l_1331 << 11)))) + (ulong) 1856L))));
        if (i_1332 == 0) {
            l_1333 = (long) ((int) get_group_id(0));
            l_1334 = (long) ((ulong) l_4 + (ulong) ((l_1333 << 12) + (l_1333 << 11)));
            l_1335 = (long) ((ulong) l_1334 + (ulong) 1796L);
            i_1336 = *((volatile __global gale_int *) (arg_fs + 16 + l_1335));
            l_1337 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1334 + (ulong) 1896L))));
            i_1338 = (int) (0 - (uint) i_1336);
            if (i_1338 < 0) {
                i_1339 = i_1338;
            } else {
                l_1340 = (long) ((ulong) l_1337 + (ulong) (-64L));
                i_1341 = (int) ((uint) ((int) (((long) ((ulong) l_1340 + (ulong) ((long) ((ulong) (l_1340 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1342 = (long) ((ulong) l_1334 + (ulong) 1792L);
                i_1343 = 0;
                l_1344 = 0L;
                l_1345 = (-1L);
                while (true) {
                    if (!(i_1343 == 0)) {
                        break;
                    }
                    i_1346 = *((volatile __global gale_int *) (arg_fs + 16 + l_1335));
                    i_1347 = *((volatile __global gale_int *) (arg_fs + 16 + l_1342));
                    if (i_1341 == i_1347) {
                        i_1343 = 1;
                    } else {
                        if (i_1346 == 0) {
                            if (l_1344 < l_3) {
                                GALEFS_RELAX(l_1344);
                                l_1348 = (long) ((ulong) l_1344 + (ulong) 1L);
                                l_1344 = l_1348;
                            } else {
                                l_1349 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1350 = (l_1345 == l_1349) ? (-110) : 0;
                                i_1343 = i_1350;
                                l_1344 = 0L;
                                l_1345 = l_1349;
                            }
                        } else {
                            i_1351 = (int) (0 - (uint) i_1346);
                            i_1343 = i_1351;
                        }
                    }
                }
                i_1339 = i_1343;
            }
            l_1352 = (long) i_1339;
            l_1353 = l_1352;
        } else {
            l_1353 = (-16L);
        }
        if (l_1353 < 0L) {
            l_1354 = l_1353;
        } else {
            l_1355 = (long) ((int) get_group_id(0));
            l_1356 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1355 << 12) + (l_1355 << 11)))) + (ulong) 2048L);
            i_1357 = 0;
            while (true) {
                if (!(i_1357 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1356 + (ulong) ((long) i_1357))))) = (char) ((int) gale_literals[i_1357]);
                i_1358 = (int) ((uint) i_1357 + (uint) 1);
                i_1357 = i_1358;
            }
            l_1359 = (long) ((int) get_group_id(0));
            l_1360 = (long) ((ulong) l_4 + (ulong) ((l_1359 << 12) + (l_1359 << 11)));
            l_1361 = (long) ((ulong) l_1360 + (ulong) 1896L);
            l_1362 = *((__global gale_long *) (arg_fs + 16 + l_1361));
            l_1363 = (long) ((ulong) l_1362 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) ((long) (uint) (((int) l_1363) & 1023)))))) = 0L;
            l_1364 = (long) ((ulong) l_1360 + (ulong) ((long) (uint) (((int) l_1362) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1362 + (ulong) ((long) ((ulong) (l_1362 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 32L)))) = 1048576;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1364 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1364)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1361)) = l_1363;
            GALEFS_FENCE();
            i_1365 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1365))))) = (char) 1;
            if (l_0 == 0L) {
                l_1354 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1365 >> 6)))))) = (char) 1;
                l_1354 = LONG_MIN;
            }
        }
    } else {
        l_1354 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1354 < (-4611686018427387904L)) {
            l_1366 = (long) ((int) get_group_id(0));
            l_1367 = (long) ((ulong) l_4 + (ulong) ((l_1366 << 12) + (l_1366 << 11)));
            l_1368 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1367 + (ulong) 1896L))));
            l_1369 = (long) ((ulong) l_1368 + (ulong) (-64L));
            i_1370 = (int) ((uint) ((int) (((long) ((ulong) l_1369 + (ulong) ((long) ((ulong) (l_1369 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1371 = (long) ((ulong) l_1367 + (ulong) 1792L);
            l_1372 = (long) ((ulong) l_1367 + (ulong) 1796L);
            i_1373 = 0;
            l_1374 = 0L;
            l_1375 = (-1L);
            while (true) {
                if (!(i_1373 == 0)) {
                    break;
                }
                i_1376 = *((volatile __global gale_int *) (arg_fs + 16 + l_1372));
                i_1377 = *((volatile __global gale_int *) (arg_fs + 16 + l_1371));
                if (i_1370 == i_1377) {
                    i_1373 = 1;
                } else {
                    if (i_1376 == 0) {
                        if (l_1374 < l_3) {
                            GALEFS_RELAX(l_1374);
                            l_1378 = (long) ((ulong) l_1374 + (ulong) 1L);
                            l_1374 = l_1378;
                        } else {
                            l_1379 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1380 = (l_1375 == l_1379) ? (-110) : 0;
                            i_1373 = i_1380;
                            l_1374 = 0L;
                            l_1375 = l_1379;
                        }
                    } else {
                        i_1381 = (int) (0 - (uint) i_1376);
                        i_1373 = i_1381;
                    }
                }
            }
            if (i_1373 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1367 + (ulong) 1888L)))) = i_1370;
            }
            GALEFS_FENCE();
            if (i_1373 < 0) {
                l_1382 = (long) i_1373;
                l_1383 = l_1382;
            } else {
                l_1384 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1367 + (ulong) 1800L))));
                l_1383 = l_1384;
            }
            i_1385 = (int) ((uint) ((int) l_1354) + (uint) (-1));
            if (i_1385 < 0) {
                l_1386 = l_1383;
            } else {
                if (l_1383 < 0L) {
                    l_1386 = l_1383;
                } else {
                    l_1387 = (l_1383 << 32) | ((long) (uint) i_1385);
                    l_1386 = l_1387;
                }
            }
        } else {
            l_1386 = l_1354;
        }
    } else {
        l_1386 = l_1354;
    }
    GALEFS_BROADCAST(25, l_1388, l_1386);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_1388));
    if (((int) get_local_id(0)) == 0) {
        l_1389 = (long) ((int) get_group_id(0));
        i_1390 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1389 << 12) + (l_1389 << 11)))) + (ulong) 1856L))));
        if (i_1390 == 0) {
            l_1391 = (long) ((int) get_group_id(0));
            l_1392 = (long) ((ulong) l_4 + (ulong) ((l_1391 << 12) + (l_1391 << 11)));
            l_1393 = (long) ((ulong) l_1392 + (ulong) 1796L);
            i_1394 = *((volatile __global gale_int *) (arg_fs + 16 + l_1393));
            l_1395 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 1896L))));
            i_1396 = (int) (0 - (uint) i_1394);
            if (i_1396 < 0) {
                i_1397 = i_1396;
            } else {
                l_1398 = (long) ((ulong) l_1395 + (ulong) (-64L));
                i_1399 = (int) ((uint) ((int) (((long) ((ulong) l_1398 + (ulong) ((long) ((ulong) (l_1398 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1400 = (long) ((ulong) l_1392 + (ulong) 1792L);
                i_1401 = 0;
                l_1402 = 0L;
                l_1403 = (-1L);
                while (true) {
                    if (!(i_1401 == 0)) {
                        break;
                    }
                    i_1404 = *((volatile __global gale_int *) (arg_fs + 16 + l_1393));
                    i_1405 = *((volatile __global gale_int *) (arg_fs + 16 + l_1400));
                    if (i_1399 == i_1405) {
                        i_1401 = 1;
                    } else {
                        if (i_1404 == 0) {
                            if (l_1402 < l_3) {
                                GALEFS_RELAX(l_1402);
                                l_1406 = (long) ((ulong) l_1402 + (ulong) 1L);
                                l_1402 = l_1406;
                            } else {
                                l_1407 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1408 = (l_1403 == l_1407) ? (-110) : 0;
                                i_1401 = i_1408;
                                l_1402 = 0L;
                                l_1403 = l_1407;
                            }
                        } else {
                            i_1409 = (int) (0 - (uint) i_1404);
                            i_1401 = i_1409;
                        }
                    }
                }
                i_1397 = i_1401;
            }
            if (i_1397 < 0) {
                l_1410 = (long) i_1397;
                l_1411 = l_1410;
            } else {
                l_1412 = (long) ((int) get_group_id(0));
                l_1413 = (long) ((ulong) l_4 + (ulong) ((l_1412 << 12) + (l_1412 << 11)));
                l_1414 = (long) ((ulong) l_1413 + (ulong) 1896L);
                l_1415 = *((__global gale_long *) (arg_fs + 16 + l_1414));
                l_1416 = (long) ((ulong) l_1415 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) ((long) (uint) (((int) l_1416) & 1023)))))) = 0L;
                l_1417 = (long) ((ulong) l_1413 + (ulong) ((long) (uint) (((int) l_1415) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1415 + (ulong) ((long) ((ulong) (l_1415 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 12L)))) = i_521;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1417 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1417)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1414)) = l_1416;
                GALEFS_FENCE();
                i_1418 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1418))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1411 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1418 >> 6)))))) = (char) 1;
                    l_1411 = LONG_MIN;
                }
            }
        } else {
            l_1411 = (-16L);
        }
    } else {
        l_1411 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1411 < (-4611686018427387904L)) {
            l_1419 = (long) ((int) get_group_id(0));
            l_1420 = (long) ((ulong) l_4 + (ulong) ((l_1419 << 12) + (l_1419 << 11)));
            l_1421 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1896L))));
            l_1422 = (long) ((ulong) l_1421 + (ulong) (-64L));
            i_1423 = (int) ((uint) ((int) (((long) ((ulong) l_1422 + (ulong) ((long) ((ulong) (l_1422 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1424 = (long) ((ulong) l_1420 + (ulong) 1792L);
            l_1425 = (long) ((ulong) l_1420 + (ulong) 1796L);
            i_1426 = 0;
            l_1427 = 0L;
            l_1428 = (-1L);
            while (true) {
                if (!(i_1426 == 0)) {
                    break;
                }
                i_1429 = *((volatile __global gale_int *) (arg_fs + 16 + l_1425));
                i_1430 = *((volatile __global gale_int *) (arg_fs + 16 + l_1424));
                if (i_1423 == i_1430) {
                    i_1426 = 1;
                } else {
                    if (i_1429 == 0) {
                        if (l_1427 < l_3) {
                            GALEFS_RELAX(l_1427);
                            l_1431 = (long) ((ulong) l_1427 + (ulong) 1L);
                            l_1427 = l_1431;
                        } else {
                            l_1432 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1433 = (l_1428 == l_1432) ? (-110) : 0;
                            i_1426 = i_1433;
                            l_1427 = 0L;
                            l_1428 = l_1432;
                        }
                    } else {
                        i_1434 = (int) (0 - (uint) i_1429);
                        i_1426 = i_1434;
                    }
                }
            }
            if (i_1426 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1888L)))) = i_1423;
            }
            GALEFS_FENCE();
            if (i_1426 < 0) {
                l_1435 = (long) i_1426;
                l_1436 = l_1435;
            } else {
                l_1437 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1800L))));
                l_1436 = l_1437;
            }
            i_1438 = (int) ((uint) ((int) l_1411) + (uint) (-1));
            if (i_1438 < 0) {
                l_1439 = l_1436;
            } else {
                if (l_1436 < 0L) {
                    l_1439 = l_1436;
                } else {
                    l_1440 = (l_1436 << 32) | ((long) (uint) i_1438);
                    l_1439 = l_1440;
                }
            }
        } else {
            l_1439 = l_1411;
        }
    } else {
        l_1439 = l_1411;
    }
    GALEFS_BROADCAST(26, l_1441, l_1439);
    if (((int) get_local_id(0)) == 0) {
        l_1442 = (long) ((int) get_group_id(0));
        i_1443 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1442 << 12) + (l_1442 << 11)))) + (ulong) 1856L))));
        if (i_1443 == 0) {
            l_1444 = (long) ((int) get_group_id(0));
            l_1445 = (long) ((ulong) l_4 + (ulong) ((l_1444 << 12) + (l_1444 << 11)));
            l_1446 = (long) ((ulong) l_1445 + (ulong) 1796L);
            i_1447 = *((volatile __global gale_int *) (arg_fs + 16 + l_1446));
            l_1448 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1445 + (ulong) 1896L))));
            i_1449 = (int) (0 - (uint) i_1447);
            if (i_1449 < 0) {
                i_1450 = i_1449;
            } else {
                l_1451 = (long) ((ulong) l_1448 + (ulong) (-64L));
                i_1452 = (int) ((uint) ((int) (((long) ((ulong) l_1451 + (ulong) ((long) ((ulong) (l_1451 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1453 = (long) ((ulong) l_1445 + (ulong) 1792L);
                i_1454 = 0;
                l_1455 = 0L;
                l_1456 = (-1L);
                while (true) {
                    if (!(i_1454 == 0)) {
                        break;
                    }
                    i_1457 = *((volatile __global gale_int *) (arg_fs + 16 + l_1446));
                    i_1458 = *((volatile __global gale_int *) (arg_fs + 16 + l_1453));
                    if (i_1452 == i_1458) {
                        i_1454 = 1;
                    } else {
                        if (i_1457 == 0) {
                            if (l_1455 < l_3) {
                                GALEFS_RELAX(l_1455);
                                l_1459 = (long) ((ulong) l_1455 + (ulong) 1L);
                                l_1455 = l_1459;
                            } else {
                                l_1460 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1461 = (l_1456 == l_1460) ? (-110) : 0;
                                i_1454 = i_1461;
                                l_1455 = 0L;
                                l_1456 = l_1460;
                            }
                        } else {
                            i_1462 = (int) (0 - (uint) i_1457);
                            i_1454 = i_1462;
                        }
                    }
                }
                i_1450 = i_1454;
            }
            if (i_1450 < 0) {
                l_1463 = (long) i_1450;
                l_1464 = l_1463;
            } else {
                l_1465 = (long) ((int) get_group_id(0));
                l_1466 = (long) ((ulong) l_4 + (ulong) ((l_1465 << 12) + (l_1465 << 11)));
                l_1467 = (long) ((ulong) l_1466 + (ulong) 1896L);
                l_1468 = *((__global gale_long *) (arg_fs + 16 + l_1467));
                l_1469 = (long) ((ulong) l_1468 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) ((long) (uint) (((int) l_1469) & 1023)))))) = 0L;
                l_1470 = (long) ((ulong) l_1466 + (ulong) ((long) (uint) (((int) l_1468) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1468 + (ulong) ((long) ((ulong) (l_1468 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 12L)))) = i_390;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1470 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1470)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1467)) = l_1469;
                GALEFS_FENCE();
                i_1471 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1471))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1464 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1471 >> 6)))))) = (char) 1;
                    l_1464 = LONG_MIN;
                }
            }
        } else {
            l_1464 = (-16L);
        }
    } else {
        l_1464 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1464 < (-4611686018427387904L)) {
            l_1472 = (long) ((int) get_group_id(0));
            l_1473 = (long) ((ulong) l_4 + (ulong) ((l_1472 << 12) + (l_1472 << 11)));
            l_1474 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1473 + (ulong) 1896L))));
            l_1475 = (long) ((ulong) l_1474 + (ulong) (-64L));
            i_1476 = (int) ((uint) ((int) (((long) ((ulong) l_1475 + (ulong) ((long) ((ulong) (l_1475 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1477 = (long) ((ulong) l_1473 + (ulong) 1792L);
            l_1478 = (long) ((ulong) l_1473 + (ulong) 1796L);
            i_1479 = 0;
            l_1480 = 0L;
            l_1481 = (-1L);
            while (true) {
                if (!(i_1479 == 0)) {
                    break;
                }
                i_1482 = *((volatile __global gale_int *) (arg_fs + 16 + l_1478));
                i_1483 = *((volatile __global gale_int *) (arg_fs + 16 + l_1477));
                if (i_1476 == i_1483) {
                    i_1479 = 1;
                } else {
                    if (i_1482 == 0) {
                        if (l_1480 < l_3) {
                            GALEFS_RELAX(l_1480);
                            l_1484 = (long) ((ulong) l_1480 + (ulong) 1L);
                            l_1480 = l_1484;
                        } else {
                            l_1485 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1486 = (l_1481 == l_1485) ? (-110) : 0;
                            i_1479 = i_1486;
                            l_1480 = 0L;
                            l_1481 = l_1485;
                        }
                    } else {
                        i_1487 = (int) (0 - (uint) i_1482);
                        i_1479 = i_1487;
                    }
                }
            }
            if (i_1479 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1473 + (ulong) 1888L)))) = i_1476;
            }
            GALEFS_FENCE();
            if (i_1479 < 0) {
                l_1488 = (long) i_1479;
                l_1489 = l_1488;
            } else {
                l_1490 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1473 + (ulong) 1800L))));
                l_1489 = l_1490;
            }
            i_1491 = (int) ((uint) ((int) l_1464) + (uint) (-1));
            if (i_1491 < 0) {
                l_1492 = l_1489;
            } else {
                if (l_1489 < 0L) {
                    l_1492 = l_1489;
                } else {
                    l_1493 = (l_1489 << 32) | ((long) (uint) i_1491);
                    l_1492 = l_1493;
                }
            }
        } else {
            l_1492 = l_1464;
        }
    } else {
        l_1492 = l_1464;
    }
    GALEFS_BROADCAST(27, l_1494, l_1492);
    if (((int) get_local_id(0)) == 0) {
        l_1495 = (long) ((int) get_group_id(0));
        i_1496 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1495 << 12) + (l_1495 << 11)))) + (ulong) 1856L))));
        if (i_1496 == 0) {
            l_1497 = (long) ((int) get_group_id(0));
            l_1498 = (long) ((ulong) l_4 + (ulong) ((l_1497 << 12) + (l_1497 << 11)));
            l_1499 = (long) ((ulong) l_1498 + (ulong) 1796L);
            i_1500 = *((volatile __global gale_int *) (arg_fs + 16 + l_1499));
            l_1501 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1498 + (ulong) 1896L))));
            i_1502 = (int) (0 - (uint) i_1500);
            if (i_1502 < 0) {
                i_1503 = i_1502;
            } else {
                l_1504 = (long) ((ulong) l_1501 + (ulong) (-64L));
                i_1505 = (int) ((uint) ((int) (((long) ((ulong) l_1504 + (ulong) ((long) ((ulong) (l_1504 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1506 = (long) ((ulong) l_1498 + (ulong) 1792L);
                i_1507 = 0;
                l_1508 = 0L;
                l_1509 = (-1L);
                while (true) {
                    if (!(i_1507 == 0)) {
                        break;
                    }
                    i_1510 = *((volatile __global gale_int *) (arg_fs + 16 + l_1499));
                    i_1511 = *((volatile __global gale_int *) (arg_fs + 16 + l_1506));
                    if (i_1505 == i_1511) {
                        i_1507 = 1;
                    } else {
                        if (i_1510 == 0) {
                            if (l_1508 < l_3) {
                                GALEFS_RELAX(l_1508);
                                l_1512 = (long) ((ulong) l_1508 + (ulong) 1L);
                                l_1508 = l_1512;
                            } else {
                                l_1513 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1514 = (l_1509 == l_1513) ? (-110) : 0;
                                i_1507 = i_1514;
                                l_1508 = 0L;
                                l_1509 = l_1513;
                            }
                        } else {
                            i_1515 = (int) (0 - (uint) i_1510);
                            i_1507 = i_1515;
                        }
                    }
                }
                i_1503 = i_1507;
            }
            if (i_1503 < 0) {
                l_1516 = (long) i_1503;
                l_1517 = l_1516;
            } else {
                l_1518 = (long) ((int) get_group_id(0));
                l_1519 = (long) ((ulong) l_4 + (ulong) ((l_1518 << 12) + (l_1518 << 11)));
                l_1520 = (long) ((ulong) l_1519 + (ulong) 1896L);
                l_1521 = *((__global gale_long *) (arg_fs + 16 + l_1520));
                l_1522 = (long) ((ulong) l_1521 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1519 + (ulong) ((long) (uint) (((int) l_1522) & 1023)))))) = 0L;
                l_1523 = (long) ((ulong) l_1519 + (ulong) ((long) (uint) (((int) l_1521) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1521 + (ulong) ((long) ((ulong) (l_1521 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 12L)))) = i_521;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1523 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1523)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1520)) = l_1522;
                GALEFS_FENCE();
                i_1524 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1524))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1517 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1524 >> 6)))))) = (char) 1;
                    l_1517 = LONG_MIN;
                }
            }
        } else {
            l_1517 = (-16L);
        }
    } else {
        l_1517 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1517 < (-4611686018427387904L)) {
            l_1525 = (long) ((int) get_group_id(0));
            l_1526 = (long) ((ulong) l_4 + (ulong) ((l_1525 << 12) + (l_1525 << 11)));
            l_1527 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1526 + (ulong) 1896L))));
            l_1528 = (long) ((ulong) l_1527 + (ulong) (-64L));
            i_1529 = (int) ((uint) ((int) (((long) ((ulong) l_1528 + (ulong) ((long) ((ulong) (l_1528 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1530 = (long) ((ulong) l_1526 + (ulong) 1792L);
            l_1531 = (long) ((ulong) l_1526 + (ulong) 1796L);
            i_1532 = 0;
            l_1533 = 0L;
            l_1534 = (-1L);
            while (true) {
                if (!(i_1532 == 0)) {
                    break;
                }
                i_1535 = *((volatile __global gale_int *) (arg_fs + 16 + l_1531));
                i_1536 = *((volatile __global gale_int *) (arg_fs + 16 + l_1530));
                if (i_1529 == i_1536) {
                    i_1532 = 1;
                } else {
                    if (i_1535 == 0) {
                        if (l_1533 < l_3) {
                            GALEFS_RELAX(l_1533);
                            l_1537 = (long) ((ulong) l_1533 + (ulong) 1L);
                            l_1533 = l_1537;
                        } else {
                            l_1538 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1539 = (l_1534 == l_1538) ? (-110) : 0;
                            i_1532 = i_1539;
                            l_1533 = 0L;
                            l_1534 = l_1538;
                        }
                    } else {
                        i_1540 = (int) (0 - (uint) i_1535);
                        i_1532 = i_1540;
                    }
                }
            }
            if (i_1532 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1526 + (ulong) 1888L)))) = i_1529;
            }
            GALEFS_FENCE();
            if (i_1532 < 0) {
                l_1541 = (long) i_1532;
                l_1542 = l_1541;
            } else {
                l_1543 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1526 + (ulong) 1800L))));
                l_1542 = l_1543;
            }
            i_1544 = (int) ((uint) ((int) l_1517) + (uint) (-1));
            if (i_1544 < 0) {
                l_1545 = l_1542;
            } else {
                if (l_1542 < 0L) {
                    l_1545 = l_1542;
                } else {
                    l_1546 = (l_1542 << 32) | ((long) (uint) i_1544);
                    l_1545 = l_1546;
                }
            }
        } else {
            l_1545 = l_1517;
        }
    } else {
        l_1545 = l_1517;
    }
    GALEFS_BROADCAST(28, l_1547, l_1545);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_1547));
    GALEFS_GROUP_END()
}
#endif
