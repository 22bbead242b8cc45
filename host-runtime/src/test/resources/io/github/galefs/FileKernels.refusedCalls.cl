// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#refusedCalls
// entry point: galefs_refusedCalls
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// suspension: 21 waits, 9 values, 64 bytes
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
// source SHA-256: 3f5d9105d9fb434f1602a14d5ef96692d7a09386e475cd6d0d867e7343d5789e

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
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_120) VARIABLE(int, i_182) VARIABLE(int, i_183) VARIABLE(int, i_192) VARIABLE(int, i_195) VARIABLE(int, i_196) VARIABLE(int, i_198) VARIABLE(int, i_2) VARIABLE(int, i_259) VARIABLE(int, i_260) VARIABLE(int, i_269) VARIABLE(int, i_272) VARIABLE(int, i_273) VARIABLE(int, i_275) VARIABLE(int, i_304) VARIABLE(int, i_305) VARIABLE(int, i_314) VARIABLE(int, i_315) VARIABLE(int, i_317) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_379) VARIABLE(int, i_38) VARIABLE(int, i_380) VARIABLE(int, i_389) VARIABLE(int, i_390) VARIABLE(int, i_392) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_453) VARIABLE(int, i_454) VARIABLE(int, i_46) VARIABLE(int, i_463) VARIABLE(int, i_464) VARIABLE(int, i_466) VARIABLE(int, i_496) VARIABLE(int, i_497) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_106) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_181) VARIABLE(long, l_193) VARIABLE(long, l_194) VARIABLE(long, l_199) VARIABLE(long, l_200) VARIABLE(long, l_258) VARIABLE(long, l_270) VARIABLE(long, l_271) VARIABLE(long, l_276) VARIABLE(long, l_277) VARIABLE(long, l_3) VARIABLE(long, l_303) VARIABLE(long, l_318) VARIABLE(long, l_320) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_378) VARIABLE(long, l_39) VARIABLE(long, l_393) VARIABLE(long, l_394) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_452) VARIABLE(long, l_467) VARIABLE(long, l_469) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_495)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_48)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_181) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_192) VARIABLE(i_195) VARIABLE(i_196) VARIABLE(i_198) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_199) VARIABLE(l_200) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_192) VARIABLE(i_195) VARIABLE(i_196) VARIABLE(i_198) VARIABLE(i_2) VARIABLE(i_259) VARIABLE(i_260) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_258) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_273) VARIABLE(i_275) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_276) VARIABLE(l_277) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_272) VARIABLE(i_273) VARIABLE(i_275) VARIABLE(i_304) VARIABLE(i_305) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_303) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_317) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_318) VARIABLE(l_320) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_317) VARIABLE(i_37) VARIABLE(i_379) VARIABLE(i_38) VARIABLE(i_380) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_378) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_393) VARIABLE(l_394) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_43) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_271) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_452)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_43) VARIABLE(i_463) VARIABLE(i_464) VARIABLE(i_466) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_467) VARIABLE(l_469)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_192) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_43) VARIABLE(i_463) VARIABLE(i_464) VARIABLE(i_466) VARIABLE(i_496) VARIABLE(i_497) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_270) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_495)
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
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_34, i_37, i_38, i_43, i_44, i_45, i_46, i_49, i_50, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_66, i_67, i_68, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_93, i_95, i_96, i_98, i_99, i_107, i_108, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_124, i_128, i_129, i_130, i_131, i_132, i_134, i_135, i_141, i_142, i_143, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_156, i_157, i_158, i_159, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_173, i_174, i_182, i_183, i_189, i_190, i_191, i_192, i_195, i_196, i_197, i_198, i_201, i_202, i_205, i_206, i_207, i_208, i_209, i_211, i_212, i_218, i_219, i_220, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_233, i_234, i_235, i_236, i_238, i_239, i_240, i_241, i_242, i_243, i_245, i_247, i_248, i_250, i_251, i_259, i_260, i_266, i_267, i_268, i_269, i_272, i_273, i_274, i_275, i_278, i_279, i_280, i_281, i_282, i_283, i_287, i_289, i_290, i_291, i_295, i_296, i_297, i_298, i_304, i_305, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_321, i_322, i_325, i_326, i_327, i_328, i_329, i_331, i_332, i_338, i_339, i_340, i_344, i_345, i_346, i_347, i_348, i_349, i_350, i_353, i_354, i_355, i_356, i_358, i_359, i_360, i_361, i_362, i_363, i_365, i_367, i_368, i_370, i_371, i_379, i_380, i_386, i_387, i_388, i_389, i_390, i_391, i_392, i_395, i_396, i_399, i_400, i_401, i_402, i_403, i_405, i_406, i_412, i_413, i_414, i_418, i_419, i_420, i_421, i_422, i_423, i_424, i_427, i_428, i_429, i_430, i_432, i_433, i_434, i_435, i_436, i_437, i_439, i_441, i_442, i_444, i_445, i_453, i_454, i_460, i_461, i_462, i_463, i_464, i_465, i_466, i_470, i_471, i_472, i_473, i_474, i_475, i_479, i_481, i_482, i_483, i_487, i_488, i_489, i_490, i_496, i_497, i_503, i_504, i_505, i_506, i_507, i_508, i_509, i_510, i_511, i_516, i_517, i_518, i_522, i_523, i_527, i_528, i_529, i_533, i_534, i_538, i_539, i_540, i_544, i_545, i_548, i_549, i_553, i_554, i_555, i_559, i_560, i_563, i_564, i_568, i_569, i_570, i_574, i_575, i_578, i_580, i_581, i_582, i_586, i_587, i_588, i_591, i_592, i_596, i_597, i_598, i_602, i_603, i_606, i_607, i_611, i_612, i_613, i_617, i_618, i_621, i_622, i_626, i_627, i_628, i_632, i_633, i_636, i_637, i_638, i_643, i_644, i_645, i_648, i_649, i_650, i_655, i_656, i_657, i_660, i_661, i_662, i_667, i_668, i_669;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_32, l_33, l_35, l_36, l_39, l_40, l_41, l_42, l_47, l_48, l_51, l_52, l_58, l_61, l_62, l_63, l_64, l_65, l_69, l_70, l_71, l_79, l_80, l_85, l_92, l_94, l_97, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_110, l_111, l_112, l_113, l_121, l_122, l_125, l_126, l_127, l_133, l_136, l_137, l_138, l_139, l_140, l_144, l_145, l_146, l_154, l_155, l_160, l_167, l_169, l_172, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_186, l_187, l_188, l_193, l_194, l_199, l_200, l_203, l_204, l_210, l_213, l_214, l_215, l_216, l_217, l_221, l_222, l_223, l_231, l_232, l_237, l_244, l_246, l_249, l_252, l_253, l_254, l_255, l_256, l_257, l_258, l_261, l_262, l_263, l_264, l_265, l_270, l_271, l_276, l_277, l_284, l_285, l_286, l_288, l_292, l_293, l_294, l_299, l_300, l_301, l_302, l_303, l_306, l_307, l_308, l_309, l_310, l_318, l_319, l_320, l_323, l_324, l_330, l_333, l_334, l_335, l_336, l_337, l_341, l_342, l_343, l_351, l_352, l_357, l_364, l_366, l_369, l_372, l_373, l_374, l_375, l_376, l_377, l_378, l_381, l_382, l_383, l_384, l_385, l_393, l_394, l_397, l_398, l_404, l_407, l_408, l_409, l_410, l_411, l_415, l_416, l_417, l_425, l_426, l_431, l_438, l_440, l_443, l_446, l_447, l_448, l_449, l_450, l_451, l_452, l_455, l_456, l_457, l_458, l_459, l_467, l_468, l_469, l_476, l_477, l_478, l_480, l_484, l_485, l_486, l_491, l_492, l_493, l_494, l_495, l_498, l_499, l_500, l_501, l_502, l_512, l_513, l_514, l_515, l_519, l_520, l_521, l_524, l_525, l_526, l_530, l_531, l_532, l_535, l_536, l_537, l_541, l_542, l_543, l_546, l_547, l_550, l_551, l_552, l_556, l_557, l_558, l_561, l_562, l_565, l_566, l_567, l_571, l_572, l_573, l_576, l_577, l_579, l_583, l_584, l_585, l_589, l_590, l_593, l_594, l_595, l_599, l_600, l_601, l_604, l_605, l_608, l_609, l_610, l_614, l_615, l_616, l_619, l_620, l_623, l_624, l_625, l_629, l_630, l_631, l_634, l_635, l_639, l_640, l_641, l_642, l_646, l_647, l_651, l_652, l_653, l_654, l_658, l_659, l_663, l_664, l_665, l_666, l_670, l_671;
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
    i_272 = (int) get_local_id(0);
    i_273 = (int) get_local_id(0);
    i_274 = 1;
    i_275 = 0;
    while (true) {
        if (!(i_274 == 1)) {
            break;
        }
        l_276 = (long) i_275;
        l_277 = l_40 & l_276;
        if (i_273 == 0) {
            if (i_269 < 0) {
                i_278 = (-9);
            } else {
                if (i_269 < i_43) {
                    i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                    i_280 = (int) ((uint) i_279 + (uint) (-1));
                    i_281 = (i_280 < 0) ? (-9) : i_280;
                    if (i_281 < 0) {
                        i_278 = i_281;
                    } else {
                        i_282 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                        if ((i_282 & 3) == 0) {
                            i_278 = (-9);
                        } else {
                            i_278 = i_281;
                        }
                    }
                } else {
                    i_278 = (-9);
                }
            }
            i_283 = (int) ((uint) 1 - (uint) i_275);
            l_284 = (long) i_283;
            if (i_278 < 0) {
                l_285 = (long) i_278;
                l_286 = l_285;
            } else {
                if (l_276 < 0L) {
                    l_286 = (-22L);
                } else {
                    if (i_283 < 0) {
                        l_286 = (-22L);
                    } else {
                        if ((l_276 + l_284) < 0L) {
                            l_286 = (-27L);
                        } else {
                            i_287 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_287 == 0) {
                                l_286 = l_284;
                            } else {
                                l_286 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_286 < 1L) {
                l_288 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_289 = *((__global gale_int *) (arg_fs + 16 + l_288));
                i_290 = (int) ((uint) i_289 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_288)) = i_290;
                if (i_2 < i_290) {
                    i_291 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_291 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_292 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_292)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 16L)))) = l_286;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 36L)))) = 0;
                        l_293 = LONG_MIN;
                    } else {
                        l_293 = l_286;
                    }
                } else {
                    l_293 = l_286;
                }
            } else {
                l_294 = (long) ((ulong) l_39 - (ulong) l_277);
                if (l_294 < l_284) {
                    i_295 = (int) l_294;
                    i_296 = i_295;
                } else {
                    i_296 = i_283;
                }
                i_297 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_298 = (int) (0 - (uint) i_297);
                if (i_298 < 0) {
                    l_299 = (long) i_298;
                    l_293 = l_299;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_300 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_300)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 12L)))) = i_269;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 16L)))) = l_276;
                    l_301 = (long) i_296;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 24L)))) = l_301;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 36L)))) = 0;
                    l_302 = (long) ((ulong) l_301 + (ulong) (-9223372036854775807L));
                    l_293 = l_302;
                }
            }
        } else {
            l_293 = 0L;
        }
        GALEFS_BROADCAST(9, l_303, l_293);
        if (l_303 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_275;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_276;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_277;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_303); }
            GALEFS_RETURN;
            resume_6:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_275 = (int) gale_ints[2 * gale_items + gale_item];
            l_276 = (long) gale_longs[4 * gale_items + gale_item];
            l_277 = (long) gale_longs[5 * gale_items + gale_item];
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
            i_272 = (int) get_local_id(0);
            i_273 = (int) get_local_id(0);
            l_303 = gale_round_reply(gale_entry);
        }
        i_304 = (int) l_303;
        if (l_303 < 0L) {
            i_305 = 0;
        } else {
            i_305 = i_304;
        }
        if (l_303 < 0L) {
            l_306 = 0L;
        } else {
            if (i_304 == 0) {
                l_306 = 0L;
            } else {
                l_307 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_303 >> 32)) << 5))) + (ulong) 16L))));
                l_308 = (long) ((ulong) l_277 + (ulong) l_307);
                l_306 = l_308;
            }
        }
        gale_copy((arg_data + 16 + l_276), (arg_fs + 16 + l_306), i_305);
        GALEFS_BARRIER(10);
        if (i_272 == 0) {
            if (!(i_305 < 1)) {
                l_309 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_310 = *((__global gale_long *) (arg_fs + 16 + l_309));
                *((__global gale_long *) (arg_fs + 16 + l_309)) = ((long) ((ulong) ((long) (uint) i_305) + (ulong) l_310));
            }
        }
        i_311 = (int) ((uint) i_275 + (uint) i_305);
        if (l_303 < 0L) {
            i_274 = i_304;
            i_275 = i_311;
        } else {
            i_312 = ((i_305 < 1) || (!(i_311 < 1))) ? 0 : 1;
            i_274 = i_312;
            i_275 = i_311;
        }
    }
    if (i_275 < 1) {
        i_313 = i_274;
    } else {
        i_313 = i_275;
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_313);
    i_314 = (int) get_local_id(0);
    i_315 = (int) get_local_id(0);
    i_316 = 1;
    i_317 = 0;
    while (true) {
        if (!(i_316 == 1)) {
            break;
        }
        l_318 = (long) i_317;
        l_319 = l_318 + (-1L);
        l_320 = l_40 & l_319;
        if (i_315 == 0) {
            i_321 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_322 = (int) (0 - (uint) i_321);
            if (i_322 < 0) {
                l_323 = (long) i_322;
                l_324 = l_323;
            } else {
                if (i_269 < 0) {
                    i_325 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_326 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_327 = (int) ((uint) i_326 + (uint) (-1));
                        i_328 = (i_327 < 0) ? (-9) : i_327;
                        if (i_328 < 0) {
                            i_325 = i_328;
                        } else {
                            i_329 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                            if ((i_329 & 3) == 1) {
                                i_325 = (-9);
                            } else {
                                i_325 = i_328;
                            }
                        }
                    } else {
                        i_325 = (-9);
                    }
                }
                l_330 = (long) i_325;
                if (i_325 < 0) {
                    l_324 = l_330;
                } else {
                    if (l_318 < 1L) {
                        l_324 = (-22L);
                    } else {
                        i_331 = (int) ((uint) 1 - (uint) i_317);
                        if (i_331 < 0) {
                            l_324 = (-22L);
                        } else {
                            i_332 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_332 == 0) {
                                l_333 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_330 << 6)))));
                                l_334 = (long) ((ulong) l_333 - (ulong) l_319);
                                if (l_334 < 1L) {
                                    l_324 = 0L;
                                } else {
                                    l_335 = (long) (uint) i_331;
                                    l_336 = (l_334 < l_335) ? l_334 : l_335;
                                    l_324 = l_336;
                                }
                            } else {
                                l_324 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_324 < 1L) {
                l_337 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_338 = *((__global gale_int *) (arg_fs + 16 + l_337));
                i_339 = (int) ((uint) i_338 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_337)) = i_339;
                if (i_2 < i_339) {
                    i_340 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_340 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_341 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_341)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 16L)))) = l_324;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 36L)))) = 0;
                        l_342 = LONG_MIN;
                    } else {
                        l_342 = l_324;
                    }
                } else {
                    l_342 = l_324;
                }
            } else {
                l_343 = (long) ((ulong) l_39 - (ulong) l_320);
                if (l_343 < l_324) {
                    i_344 = (int) l_343;
                    i_345 = i_344;
                } else {
                    i_346 = (int) l_324;
                    i_345 = i_346;
                }
                if (i_269 < 0) {
                    i_347 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_348 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_349 = (int) ((uint) i_348 + (uint) (-1));
                        i_350 = (i_349 < 0) ? (-9) : i_349;
                        i_347 = i_350;
                    } else {
                        i_347 = (-9);
                    }
                }
                l_351 = (long) i_347;
                if (i_347 < 0) {
                    l_342 = l_351;
                } else {
                    l_352 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_353 = *((__global gale_int *) (arg_fs + 16 + l_352));
                    i_354 = (int) ((uint) i_353 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_352)) = i_354;
                    if (i_2 < i_354) {
                        i_355 = (-1);
                    } else {
                        i_356 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_351 << 6))) + (ulong) 8L))));
                        l_357 = l_319 >> i_38;
                        i_358 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_357 + (ulong) (((long) i_356) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_359 = i_358;
                        i_360 = 0;
                        i_361 = (-2);
                        while (true) {
                            if (!(i_361 == (-2))) {
                                break;
                            }
                            i_362 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_359) << 2)))));
                            i_363 = (int) ((uint) i_362 + (uint) (-1));
                            if (i_363 < 0) {
                                i_361 = (-1);
                            } else {
                                l_364 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_363) << 5));
                                i_365 = *((volatile __global gale_int *) (arg_fs + 16 + l_364));
                                l_366 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_364 + (ulong) 8L))));
                                if ((!(i_356 == i_365)) || (!(l_357 == l_366))) {
                                    if (i_37 == i_360) {
                                        i_361 = (-1);
                                    } else {
                                        i_367 = (int) ((uint) i_360 + (uint) 1);
                                        i_368 = i_37 & ((int) ((uint) i_359 + (uint) 1));
                                        i_359 = i_368;
                                        i_360 = i_367;
                                    }
                                } else {
                                    i_361 = i_363;
                                }
                            }
                        }
                        i_355 = i_361;
                    }
                    l_369 = (long) i_345;
                    if (i_355 < 0) {
                        i_370 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_371 = (int) (0 - (uint) i_370);
                        if (i_371 < 0) {
                            l_372 = (long) i_371;
                            l_342 = l_372;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_373 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_373)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 12L)))) = i_269;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 16L)))) = l_319;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 24L)))) = l_324;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 36L)))) = 0;
                            l_374 = (long) ((ulong) l_369 + (ulong) (-9223372036854775807L));
                            l_342 = l_374;
                        }
                    } else {
                        l_375 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_376 = *((__global gale_long *) (arg_fs + 16 + l_375));
                        *((__global gale_long *) (arg_fs + 16 + l_375)) = ((long) ((ulong) l_376 + (ulong) 1L));
                        l_377 = l_369 | (((long) (uint) i_355) << 32);
                        l_342 = l_377;
                    }
                }
            }
        } else {
            l_342 = 0L;
        }
        GALEFS_BROADCAST(11, l_378, l_342);
        if (l_378 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_317;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_318;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_320;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_378); }
            GALEFS_RETURN;
            resume_7:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_317 = (int) gale_ints[2 * gale_items + gale_item];
            l_318 = (long) gale_longs[4 * gale_items + gale_item];
            l_320 = (long) gale_longs[5 * gale_items + gale_item];
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
            i_314 = (int) get_local_id(0);
            i_315 = (int) get_local_id(0);
            l_378 = gale_round_reply(gale_entry);
        }
        i_379 = (int) l_378;
        if (l_378 < 0L) {
            i_380 = 0;
        } else {
            i_380 = i_379;
        }
        if (l_378 < 0L) {
            l_381 = 0L;
        } else {
            if (i_379 == 0) {
                l_381 = 0L;
            } else {
                l_382 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_378 >> 32)) << 5))) + (ulong) 16L))));
                l_383 = (long) ((ulong) l_320 + (ulong) l_382);
                l_381 = l_383;
            }
        }
        gale_copy((arg_fs + 16 + l_381), (arg_data + 16 + l_318), i_380);
        GALEFS_BARRIER(12);
        if (i_314 == 0) {
            if (!(i_380 < 1)) {
                l_384 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_385 = *((__global gale_long *) (arg_fs + 16 + l_384));
                *((__global gale_long *) (arg_fs + 16 + l_384)) = ((long) ((ulong) ((long) (uint) i_380) + (ulong) l_385));
            }
        }
        i_386 = (int) ((uint) i_317 + (uint) i_380);
        if (l_378 < 0L) {
            i_316 = i_379;
            i_317 = i_386;
        } else {
            i_387 = ((i_380 < 1) || (!(i_386 < 1))) ? 0 : 1;
            i_316 = i_387;
            i_317 = i_386;
        }
    }
    if (i_317 < 1) {
        i_388 = i_316;
    } else {
        i_388 = i_317;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_388);
    i_389 = (int) get_local_id(0);
    i_390 = (int) get_local_id(0);
    i_391 = 1;
    i_392 = 0;
    while (true) {
        if (!(i_391 == 1)) {
            break;
        }
        l_393 = (long) i_392;
        l_394 = l_40 & l_393;
        if (i_390 == 0) {
            i_395 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_396 = (int) (0 - (uint) i_395);
            if (i_396 < 0) {
                l_397 = (long) i_396;
                l_398 = l_397;
            } else {
                if (i_269 < 0) {
                    i_399 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_401 = (int) ((uint) i_400 + (uint) (-1));
                        i_402 = (i_401 < 0) ? (-9) : i_401;
                        if (i_402 < 0) {
                            i_399 = i_402;
                        } else {
                            i_403 = *((volatile __global gale_int *) (arg_fs + 16 + l_271));
                            if ((i_403 & 3) == 1) {
                                i_399 = (-9);
                            } else {
                                i_399 = i_402;
                            }
                        }
                    } else {
                        i_399 = (-9);
                    }
                }
                l_404 = (long) i_399;
                if (i_399 < 0) {
                    l_398 = l_404;
                } else {
                    if (l_393 < 0L) {
                        l_398 = (-22L);
                    } else {
                        i_405 = (-1) - i_392;
                        if (i_405 < 0) {
                            l_398 = (-22L);
                        } else {
                            i_406 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_406 == 0) {
                                l_407 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_404 << 6)))));
                                l_408 = (long) ((ulong) l_407 - (ulong) l_393);
                                if (l_408 < 1L) {
                                    l_398 = 0L;
                                } else {
                                    l_409 = (long) (uint) i_405;
                                    l_410 = (l_408 < l_409) ? l_408 : l_409;
                                    l_398 = l_410;
                                }
                            } else {
                                l_398 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_398 < 1L) {
                l_411 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_412 = *((__global gale_int *) (arg_fs + 16 + l_411));
                i_413 = (int) ((uint) i_412 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_411)) = i_413;
                if (i_2 < i_413) {
                    i_414 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_414 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_415 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_415)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 16L)))) = l_398;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 36L)))) = 0;
                        l_416 = LONG_MIN;
                    } else {
                        l_416 = l_398;
                    }
                } else {
                    l_416 = l_398;
                }
            } else {
                l_417 = (long) ((ulong) l_39 - (ulong) l_394);
                if (l_417 < l_398) {
                    i_418 = (int) l_417;
                    i_419 = i_418;
                } else {
                    i_420 = (int) l_398;
                    i_419 = i_420;
                }
                if (i_269 < 0) {
                    i_421 = (-9);
                } else {
                    if (i_269 < i_43) {
                        i_422 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                        i_423 = (int) ((uint) i_422 + (uint) (-1));
                        i_424 = (i_423 < 0) ? (-9) : i_423;
                        i_421 = i_424;
                    } else {
                        i_421 = (-9);
                    }
                }
                l_425 = (long) i_421;
                if (i_421 < 0) {
                    l_416 = l_425;
                } else {
                    l_426 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_427 = *((__global gale_int *) (arg_fs + 16 + l_426));
                    i_428 = (int) ((uint) i_427 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_426)) = i_428;
                    if (i_2 < i_428) {
                        i_429 = (-1);
                    } else {
                        i_430 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) (l_425 << 6))) + (ulong) 8L))));
                        l_431 = l_393 >> i_38;
                        i_432 = i_37 & ((int) (((long) ((ulong) ((long) ((ulong) l_431 + (ulong) (((long) i_430) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_433 = i_432;
                        i_434 = 0;
                        i_435 = (-2);
                        while (true) {
                            if (!(i_435 == (-2))) {
                                break;
                            }
                            i_436 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_433) << 2)))));
                            i_437 = (int) ((uint) i_436 + (uint) (-1));
                            if (i_437 < 0) {
                                i_435 = (-1);
                            } else {
                                l_438 = (long) ((ulong) l_35 + (ulong) (((long) (uint) i_437) << 5));
                                i_439 = *((volatile __global gale_int *) (arg_fs + 16 + l_438));
                                l_440 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_438 + (ulong) 8L))));
                                if ((!(i_430 == i_439)) || (!(l_431 == l_440))) {
                                    if (i_37 == i_434) {
                                        i_435 = (-1);
                                    } else {
                                        i_441 = (int) ((uint) i_434 + (uint) 1);
                                        i_442 = i_37 & ((int) ((uint) i_433 + (uint) 1));
                                        i_433 = i_442;
                                        i_434 = i_441;
                                    }
                                } else {
                                    i_435 = i_437;
                                }
                            }
                        }
                        i_429 = i_435;
                    }
                    l_443 = (long) i_419;
                    if (i_429 < 0) {
                        i_444 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_445 = (int) (0 - (uint) i_444);
                        if (i_445 < 0) {
                            l_446 = (long) i_445;
                            l_416 = l_446;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_447 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_447)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 12L)))) = i_269;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 16L)))) = l_393;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 24L)))) = l_398;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 36L)))) = 0;
                            l_448 = (long) ((ulong) l_443 + (ulong) (-9223372036854775807L));
                            l_416 = l_448;
                        }
                    } else {
                        l_449 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_450 = *((__global gale_long *) (arg_fs + 16 + l_449));
                        *((__global gale_long *) (arg_fs + 16 + l_449)) = ((long) ((ulong) l_450 + (ulong) 1L));
                        l_451 = l_443 | (((long) (uint) i_429) << 32);
                        l_416 = l_451;
                    }
                }
            }
        } else {
            l_416 = 0L;
        }
        GALEFS_BROADCAST(13, l_452, l_416);
        if (l_452 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_271;
            gale_ints[2 * gale_items + gale_item] = (uint) i_392;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_393;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_394;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_452); }
            GALEFS_RETURN;
            resume_8:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            l_271 = (long) gale_longs[3 * gale_items + gale_item];
            i_392 = (int) gale_ints[2 * gale_items + gale_item];
            l_393 = (long) gale_longs[4 * gale_items + gale_item];
            l_394 = (long) gale_longs[5 * gale_items + gale_item];
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
            i_389 = (int) get_local_id(0);
            i_390 = (int) get_local_id(0);
            l_452 = gale_round_reply(gale_entry);
        }
        i_453 = (int) l_452;
        if (l_452 < 0L) {
            i_454 = 0;
        } else {
            i_454 = i_453;
        }
        if (l_452 < 0L) {
            l_455 = 0L;
        } else {
            if (i_453 == 0) {
                l_455 = 0L;
            } else {
                l_456 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_452 >> 32)) << 5))) + (ulong) 16L))));
                l_457 = (long) ((ulong) l_394 + (ulong) l_456);
                l_455 = l_457;
            }
        }
        gale_copy((arg_fs + 16 + l_455), (arg_data + 16 + l_393), i_454);
        GALEFS_BARRIER(14);
        if (i_389 == 0) {
            if (!(i_454 < 1)) {
                l_458 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_459 = *((__global gale_long *) (arg_fs + 16 + l_458));
                *((__global gale_long *) (arg_fs + 16 + l_458)) = ((long) ((ulong) ((long) (uint) i_454) + (ulong) l_459));
            }
        }
        i_460 = (int) ((uint) i_392 + (uint) i_454);
        if (l_452 < 0L) {
            i_391 = i_453;
            i_392 = i_460;
        } else {
            i_461 = ((i_454 < 1) || (!(i_460 < (-1)))) ? 0 : 1;
            i_391 = i_461;
            i_392 = i_460;
        }
    }
    if (i_392 < 1) {
        i_462 = i_391;
    } else {
        i_462 = i_392;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_462);
    i_463 = (int) get_local_id(0);
    i_464 = (int) get_local_id(0);
    i_465 = 1;
    i_466 = 0;
    while (true) {
        if (!(i_465 == 1)) {
            break;
        }
        l_467 = (long) i_466;
        l_468 = (long) ((ulong) l_467 + (ulong) 9223372036854775807L);
        l_469 = l_40 & l_468;
        if (i_464 == 0) {
            if (i_192 < 0) {
                i_470 = (-9);
            } else {
                if (i_192 < i_43) {
                    i_471 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                    i_472 = (int) ((uint) i_471 + (uint) (-1));
                    i_473 = (i_472 < 0) ? (-9) : i_472;
                    if (i_473 < 0) {
                        i_470 = i_473;
                    } else {
                        i_474 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                        if ((i_474 & 3) == 0) {
                            i_470 = (-9);
                        } else {
                            i_470 = i_473;
                        }
                    }
                } else {
                    i_470 = (-9);
                }
            }
            i_475 = (int) ((uint) 1 - (uint) i_466);
            l_476 = (long) i_475;
            if (i_470 < 0) {
                l_477 = (long) i_470;
                l_478 = l_477;
            } else {
                if (l_468 < 0L) {
                    l_478 = (-22L);
                } else {
                    if (i_475 < 0) {
                        l_478 = (-22L);
                    } else {
                        if (((long) ((ulong) l_468 + (ulong) l_476)) < 0L) {
                            l_478 = (-27L);
                        } else {
                            i_479 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_479 == 0) {
                                l_478 = l_476;
                            } else {
                                l_478 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_478 < 1L) {
                l_480 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_481 = *((__global gale_int *) (arg_fs + 16 + l_480));
                i_482 = (int) ((uint) i_481 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_480)) = i_482;
                if (i_2 < i_482) {
                    i_483 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_483 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_484 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_484)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 16L)))) = l_478;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 36L)))) = 0;
                        l_485 = LONG_MIN;
                    } else {
                        l_485 = l_478;
                    }
                } else {
                    l_485 = l_478;
                }
            } else {
                l_486 = (long) ((ulong) l_39 - (ulong) l_469);
                if (l_486 < l_476) {
                    i_487 = (int) l_486;
                    i_488 = i_487;
                } else {
                    i_488 = i_475;
                }
                i_489 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_490 = (int) (0 - (uint) i_489);
                if (i_490 < 0) {
                    l_491 = (long) i_490;
                    l_485 = l_491;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_492 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_492)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 12L)))) = i_192;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 16L)))) = l_468;
                    l_493 = (long) i_488;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 24L)))) = l_493;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 36L)))) = 0;
                    l_494 = (long) ((ulong) l_493 + (ulong) (-9223372036854775807L));
                    l_485 = l_494;
                }
            }
        } else {
            l_485 = 0L;
        }
        GALEFS_BROADCAST(15, l_495, l_485);
        if (l_495 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_192;
            gale_longs[gale_item] = (ulong) l_193;
            gale_longs[gale_items + gale_item] = (ulong) l_194;
            gale_ints[gale_items + gale_item] = (uint) i_269;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_270;
            gale_ints[2 * gale_items + gale_item] = (uint) i_466;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_467;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_469;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_495); }
            GALEFS_RETURN;
            resume_9:
            i_192 = (int) gale_ints[gale_item];
            l_193 = (long) gale_longs[gale_item];
            l_194 = (long) gale_longs[gale_items + gale_item];
            i_269 = (int) gale_ints[gale_items + gale_item];
            l_270 = (long) gale_longs[2 * gale_items + gale_item];
            i_466 = (int) gale_ints[2 * gale_items + gale_item];
            l_467 = (long) gale_longs[3 * gale_items + gale_item];
            l_469 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_39 = 1L << i_38;
            l_40 = (long) ((ulong) l_39 + (ulong) (-1L));
            i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_463 = (int) get_local_id(0);
            i_464 = (int) get_local_id(0);
            l_495 = gale_round_reply(gale_entry);
        }
        i_496 = (int) l_495;
        if (l_495 < 0L) {
            i_497 = 0;
        } else {
            i_497 = i_496;
        }
        if (l_495 < 0L) {
            l_498 = 0L;
        } else {
            if (i_496 == 0) {
                l_498 = 0L;
            } else {
                l_499 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (((long) ((ulong) l_495 >> 32)) << 5))) + (ulong) 16L))));
                l_500 = (long) ((ulong) l_469 + (ulong) l_499);
                l_498 = l_500;
            }
        }
        gale_copy((arg_data + 16 + l_467), (arg_fs + 16 + l_498), i_497);
        GALEFS_BARRIER(16);
        if (i_463 == 0) {
            if (!(i_497 < 1)) {
                l_501 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_502 = *((__global gale_long *) (arg_fs + 16 + l_501));
                *((__global gale_long *) (arg_fs + 16 + l_501)) = ((long) ((ulong) ((long) (uint) i_497) + (ulong) l_502));
            }
        }
        i_503 = (int) ((uint) i_466 + (uint) i_497);
        if (l_495 < 0L) {
            i_465 = i_496;
            i_466 = i_503;
        } else {
            i_504 = ((i_497 < 1) || (!(i_503 < 1))) ? 0 : 1;
            i_465 = i_504;
            i_466 = i_503;
        }
    }
    if (i_466 < 1) {
        i_505 = i_465;
    } else {
        i_505 = i_466;
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_505);
    if (((int) get_local_id(0)) == 0) {
        i_506 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_269 < 0) {
            i_507 = (-9);
        } else {
            if (i_269 < i_43) {
                i_508 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                i_509 = (int) ((uint) i_508 + (uint) (-1));
                i_510 = (i_509 < 0) ? (-9) : i_509;
                i_507 = i_510;
            } else {
                i_507 = (-9);
            }
        }
        i_511 = (int) (0 - (uint) i_506);
        if (i_511 < 0) {
            l_512 = (long) i_511;
            l_513 = l_512;
        } else {
            if (i_507 < 0) {
                l_514 = (long) i_507;
                l_513 = l_514;
            } else {
                l_513 = (-22L);
            }
        }
        l_515 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_516 = *((__global gale_int *) (arg_fs + 16 + l_515));
        i_517 = (int) ((uint) i_516 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_515)) = i_517;
        if (i_2 < i_517) {
            i_518 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_518 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_519 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_519)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 16L)))) = l_513;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 36L)))) = 0;
                l_520 = LONG_MIN;
            } else {
                l_520 = l_513;
            }
        } else {
            l_520 = l_513;
        }
    } else {
        l_520 = 0L;
    }
    GALEFS_BROADCAST(17, l_521, l_520);
    if (l_521 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_521); }
        GALEFS_RETURN;
        resume_10:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_521 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_521;
    if (((int) get_local_id(0)) == 0) {
        i_522 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_523 = (int) (0 - (uint) i_522);
        if (i_523 < 0) {
            l_524 = (long) i_523;
            l_525 = l_524;
        } else {
            l_525 = (-9L);
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
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 16L)))) = l_525;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) 36L)))) = 0;
                l_531 = LONG_MIN;
            } else {
                l_531 = l_525;
            }
        } else {
            l_531 = l_525;
        }
    } else {
        l_531 = 0L;
    }
    GALEFS_BROADCAST(18, l_532, l_531);
    if (l_532 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_532); }
        GALEFS_RETURN;
        resume_11:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_532 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_532;
    if (((int) get_local_id(0)) == 0) {
        i_533 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_533 == 0) {
            i_534 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_535 = (long) ((int) (0 - (uint) i_534));
            l_536 = l_535;
        } else {
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
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 36L)))) = 0;
                    l_536 = LONG_MIN;
                } else {
                    l_536 = (-16L);
                }
            } else {
                l_536 = (-16L);
            }
        }
        if (l_536 < 0L) {
            l_542 = l_536;
        } else {
            l_543 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_544 = 0;
            while (true) {
                if (!(i_544 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_543 + (ulong) ((long) i_544))))) = (char) ((int) gale_literals[((int) ((uint) i_544 + (uint) 4))]);
                i_545 = (int) ((uint) i_544 + (uint) 1);
                i_544 = i_545;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_546 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_546)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 36L)))) = 7;
            l_542 = LONG_MIN;
        }
    } else {
        l_542 = 0L;
    }
    GALEFS_BROADCAST(19, l_547, l_542);
    if (l_547 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_547); }
        GALEFS_RETURN;
        resume_12:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_547 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_547));
    if (((int) get_local_id(0)) == 0) {
        i_548 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_548 == 0) {
            i_549 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_550 = (long) ((int) (0 - (uint) i_549));
            l_551 = l_550;
        } else {
            l_552 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_553 = *((__global gale_int *) (arg_fs + 16 + l_552));
            i_554 = (int) ((uint) i_553 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_552)) = i_554;
            if (i_2 < i_554) {
                i_555 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_555 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_556 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_556)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 36L)))) = 0;
                    l_551 = LONG_MIN;
                } else {
                    l_551 = (-16L);
                }
            } else {
                l_551 = (-16L);
            }
        }
        if (l_551 < 0L) {
            l_557 = l_551;
        } else {
            l_558 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_559 = 0;
            while (true) {
                if (!(i_559 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_558 + (ulong) ((long) i_559))))) = (char) ((int) gale_literals[((int) ((uint) i_559 + (uint) 11))]);
                i_560 = (int) ((uint) i_559 + (uint) 1);
                i_559 = i_560;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_561 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_561)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 36L)))) = 9;
            l_557 = LONG_MIN;
        }
    } else {
        l_557 = 0L;
    }
    GALEFS_BROADCAST(20, l_562, l_557);
    if (l_562 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_562); }
        GALEFS_RETURN;
        resume_13:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_562 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_562));
    if (((int) get_local_id(0)) == 0) {
        i_563 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_563 == 0) {
            i_564 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_565 = (long) ((int) (0 - (uint) i_564));
            l_566 = l_565;
        } else {
            l_567 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_568 = *((__global gale_int *) (arg_fs + 16 + l_567));
            i_569 = (int) ((uint) i_568 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_567)) = i_569;
            if (i_2 < i_569) {
                i_570 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_570 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_571 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_571)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 36L)))) = 0;
                    l_566 = LONG_MIN;
                } else {
                    l_566 = (-16L);
                }
            } else {
                l_566 = (-16L);
            }
        }
        if (l_566 < 0L) {
            l_572 = l_566;
        } else {
            l_573 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_574 = 0;
            while (true) {
                if (!(i_574 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_573 + (ulong) ((long) i_574))))) = (char) ((int) gale_literals[((int) ((uint) i_574 + (uint) 20))]);
                i_575 = (int) ((uint) i_574 + (uint) 1);
                i_574 = i_575;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_576 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_576)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 36L)))) = 10;
            l_572 = LONG_MIN;
        }
    } else {
        l_572 = 0L;
    }
    GALEFS_BROADCAST(21, l_577, l_572);
    if (l_577 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_577); }
        GALEFS_RETURN;
        resume_14:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_577 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_577));
    if (((int) get_local_id(0)) == 0) {
        i_578 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_578 == 0) {
            l_579 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_580 = *((__global gale_int *) (arg_fs + 16 + l_579));
            i_581 = (int) ((uint) i_580 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_579)) = i_581;
            if (i_2 < i_581) {
                i_582 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_582 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_583 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_583)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 16L)))) = (-2L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 36L)))) = 0;
                    l_584 = LONG_MIN;
                } else {
                    l_584 = (-2L);
                }
            } else {
                l_584 = (-2L);
            }
        } else {
            l_585 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_586 = *((__global gale_int *) (arg_fs + 16 + l_585));
            i_587 = (int) ((uint) i_586 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_585)) = i_587;
            if (i_2 < i_587) {
                i_588 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_588 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_589 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_589)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_589 + (ulong) 36L)))) = 0;
                    l_584 = LONG_MIN;
                } else {
                    l_584 = (-16L);
                }
            } else {
                l_584 = (-16L);
            }
        }
    } else {
        l_584 = 0L;
    }
    GALEFS_BROADCAST(22, l_590, l_584);
    if (l_590 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_590); }
        GALEFS_RETURN;
        resume_15:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_590 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_590));
    if (((int) get_local_id(0)) == 0) {
        i_591 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_591 == 0) {
            i_592 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_593 = (long) ((int) (0 - (uint) i_592));
            l_594 = l_593;
        } else {
            l_595 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_596 = *((__global gale_int *) (arg_fs + 16 + l_595));
            i_597 = (int) ((uint) i_596 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_595)) = i_597;
            if (i_2 < i_597) {
                i_598 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_598 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_599 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_599)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 36L)))) = 0;
                    l_594 = LONG_MIN;
                } else {
                    l_594 = (-16L);
                }
            } else {
                l_594 = (-16L);
            }
        }
        if (l_594 < 0L) {
            l_600 = l_594;
        } else {
            l_601 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_602 = 0;
            while (true) {
                if (!(i_602 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) ((long) i_602))))) = (char) ((int) gale_literals[i_602]);
                i_603 = (int) ((uint) i_602 + (uint) 1);
                i_602 = i_603;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_604 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_604)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 32L)))) = 3;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 36L)))) = 4;
            l_600 = LONG_MIN;
        }
    } else {
        l_600 = 0L;
    }
    GALEFS_BROADCAST(23, l_605, l_600);
    if (l_605 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_605); }
        GALEFS_RETURN;
        resume_16:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_605 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_605));
    if (((int) get_local_id(0)) == 0) {
        i_606 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_606 == 0) {
            i_607 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_608 = (long) ((int) (0 - (uint) i_607));
            l_609 = l_608;
        } else {
            l_610 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_611 = *((__global gale_int *) (arg_fs + 16 + l_610));
            i_612 = (int) ((uint) i_611 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_610)) = i_612;
            if (i_2 < i_612) {
                i_613 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_613 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_614 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_614)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 36L)))) = 0;
                    l_609 = LONG_MIN;
                } else {
                    l_609 = (-16L);
                }
            } else {
                l_609 = (-16L);
            }
        }
        if (l_609 < 0L) {
            l_615 = l_609;
        } else {
            l_616 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_617 = 0;
            while (true) {
                if (!(i_617 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) ((long) i_617))))) = (char) ((int) gale_literals[i_617]);
                i_618 = (int) ((uint) i_617 + (uint) 1);
                i_617 = i_618;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_619 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_619)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 32L)))) = 512;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_619 + (ulong) 36L)))) = 4;
            l_615 = LONG_MIN;
        }
    } else {
        l_615 = 0L;
    }
    GALEFS_BROADCAST(24, l_620, l_615);
    if (l_620 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_620); }
        GALEFS_RETURN;
        resume_17:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_620 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_620));
    if (((int) get_local_id(0)) == 0) {
        i_621 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_621 == 0) {
            i_622 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_623 = (long) ((int) (0 - (uint) i_622));
            l_624 = l_623;
        } else {
            l_625 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_626 = *((__global gale_int *) (arg_fs + 16 + l_625));
            i_627 = (int) ((uint) i_626 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_625)) = i_627;
            if (i_2 < i_627) {
                i_628 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_628 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_629 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_629)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 36L)))) = 0;
                    l_624 = LONG_MIN;
                } else {
                    l_624 = (-16L);
                }
            } else {
                l_624 = (-16L);
            }
        }
        if (l_624 < 0L) {
            l_630 = l_624;
        } else {
            l_631 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_632 = 0;
            while (true) {
                if (!(i_632 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_631 + (ulong) ((long) i_632))))) = (char) ((int) gale_literals[i_632]);
                i_633 = (int) ((uint) i_632 + (uint) 1);
                i_632 = i_633;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_634 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_634)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 32L)))) = 1048576;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 36L)))) = 4;
            l_630 = LONG_MIN;
        }
    } else {
        l_630 = 0L;
    }
    GALEFS_BROADCAST(25, l_635, l_630);
    if (l_635 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_635); }
        GALEFS_RETURN;
        resume_18:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_635 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_635));
    if (((int) get_local_id(0)) == 0) {
        i_636 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_636 == 0) {
            i_637 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_638 = (int) (0 - (uint) i_637);
            if (i_638 < 0) {
                l_639 = (long) i_638;
                l_640 = l_639;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_641 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_641)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 12L)))) = i_269;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 36L)))) = 0;
                l_640 = LONG_MIN;
            }
        } else {
            l_642 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_643 = *((__global gale_int *) (arg_fs + 16 + l_642));
            i_644 = (int) ((uint) i_643 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_642)) = i_644;
            if (i_2 < i_644) {
                i_645 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_645 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_646 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_646)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_646 + (ulong) 36L)))) = 0;
                    l_640 = LONG_MIN;
                } else {
                    l_640 = (-16L);
                }
            } else {
                l_640 = (-16L);
            }
        }
    } else {
        l_640 = 0L;
    }
    GALEFS_BROADCAST(26, l_647, l_640);
    if (l_647 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_192;
        gale_ints[gale_items + gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_647); }
        GALEFS_RETURN;
        resume_19:
        i_192 = (int) gale_ints[gale_item];
        i_269 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_647 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_648 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_648 == 0) {
            i_649 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_650 = (int) (0 - (uint) i_649);
            if (i_650 < 0) {
                l_651 = (long) i_650;
                l_652 = l_651;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_653 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_653)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 12L)))) = i_192;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 36L)))) = 0;
                l_652 = LONG_MIN;
            }
        } else {
            l_654 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_655 = *((__global gale_int *) (arg_fs + 16 + l_654));
            i_656 = (int) ((uint) i_655 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_654)) = i_656;
            if (i_2 < i_656) {
                i_657 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_657 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_658 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_658)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 36L)))) = 0;
                    l_652 = LONG_MIN;
                } else {
                    l_652 = (-16L);
                }
            } else {
                l_652 = (-16L);
            }
        }
    } else {
        l_652 = 0L;
    }
    GALEFS_BROADCAST(27, l_659, l_652);
    if (l_659 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_269;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_659); }
        GALEFS_RETURN;
        resume_20:
        i_269 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_659 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_660 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_660 == 0) {
            i_661 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_662 = (int) (0 - (uint) i_661);
            if (i_662 < 0) {
                l_663 = (long) i_662;
                l_664 = l_663;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_665 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_665)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 12L)))) = i_269;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 36L)))) = 0;
                l_664 = LONG_MIN;
            }
        } else {
            l_666 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_667 = *((__global gale_int *) (arg_fs + 16 + l_666));
            i_668 = (int) ((uint) i_667 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_666)) = i_668;
            if (i_2 < i_668) {
                i_669 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_669 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_670 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_670)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 36L)))) = 0;
                    l_664 = LONG_MIN;
                } else {
                    l_664 = (-16L);
                }
            } else {
                l_664 = (-16L);
            }
        }
    } else {
        l_664 = 0L;
    }
    GALEFS_BROADCAST(28, l_671, l_664);
    if (l_671 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_671); }
        GALEFS_RETURN;
        resume_21:
        l_671 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_671));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_137) VARIABLE(int, i_245) VARIABLE(int, i_246) VARIABLE(int, i_261) VARIABLE(int, i_262) VARIABLE(int, i_263) VARIABLE(int, i_265) VARIABLE(int, i_374) VARIABLE(int, i_375) VARIABLE(int, i_390) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_395) VARIABLE(int, i_397) VARIABLE(int, i_505) VARIABLE(int, i_506) VARIABLE(int, i_521) VARIABLE(int, i_524) VARIABLE(int, i_525) VARIABLE(int, i_526) VARIABLE(int, i_528) VARIABLE(int, i_598) VARIABLE(int, i_599) VARIABLE(int, i_614) VARIABLE(int, i_615) VARIABLE(int, i_616) VARIABLE(int, i_618) VARIABLE(int, i_727) VARIABLE(int, i_728) VARIABLE(int, i_743) VARIABLE(int, i_744) VARIABLE(int, i_745) VARIABLE(int, i_747) VARIABLE(int, i_855) VARIABLE(int, i_856) VARIABLE(int, i_871) VARIABLE(int, i_872) VARIABLE(int, i_873) VARIABLE(int, i_875) VARIABLE(int, i_946) VARIABLE(int, i_947) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_120) VARIABLE(long, l_123) VARIABLE(long, l_126) VARIABLE(long, l_127) VARIABLE(long, l_130) VARIABLE(long, l_131) VARIABLE(long, l_132) VARIABLE(long, l_133) VARIABLE(long, l_138) VARIABLE(long, l_139) VARIABLE(long, l_2) VARIABLE(long, l_244) VARIABLE(long, l_266) VARIABLE(long, l_267) VARIABLE(long, l_3) VARIABLE(long, l_373) VARIABLE(long, l_391) VARIABLE(long, l_392) VARIABLE(long, l_398) VARIABLE(long, l_399) VARIABLE(long, l_4) VARIABLE(long, l_504) VARIABLE(long, l_522) VARIABLE(long, l_523) VARIABLE(long, l_529) VARIABLE(long, l_530) VARIABLE(long, l_597) VARIABLE(long, l_619) VARIABLE(long, l_62) VARIABLE(long, l_621) VARIABLE(long, l_726) VARIABLE(long, l_748) VARIABLE(long, l_749) VARIABLE(long, l_854) VARIABLE(long, l_876) VARIABLE(long, l_878) VARIABLE(long, l_945)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_138) VARIABLE(l_139) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_244) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_263) VARIABLE(i_265) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_266) VARIABLE(l_267) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_263) VARIABLE(i_265) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_373) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_397) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_398) VARIABLE(l_399) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_397) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_504) VARIABLE(l_62)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_528) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_529) VARIABLE(l_530)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_528) VARIABLE(i_598) VARIABLE(i_599) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_597)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_614) VARIABLE(i_615) VARIABLE(i_616) VARIABLE(i_618) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_619) VARIABLE(l_621)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_614) VARIABLE(i_615) VARIABLE(i_616) VARIABLE(i_618) VARIABLE(i_727) VARIABLE(i_728) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_726)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(i_747) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_748) VARIABLE(l_749)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(i_747) VARIABLE(i_855) VARIABLE(i_856) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_523) VARIABLE(l_854)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_871) VARIABLE(i_872) VARIABLE(i_873) VARIABLE(i_875) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_876) VARIABLE(l_878)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_134) VARIABLE(i_390) VARIABLE(i_521) VARIABLE(i_871) VARIABLE(i_872) VARIABLE(i_873) VARIABLE(i_875) VARIABLE(i_946) VARIABLE(i_947) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_123) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_391) VARIABLE(l_392) VARIABLE(l_4) VARIABLE(l_522) VARIABLE(l_945)
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
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_68, i_70, i_71, i_73, i_75, i_78, i_79, i_82, i_83, i_89, i_90, i_97, i_102, i_105, i_108, i_109, i_112, i_113, i_117, i_121, i_122, i_124, i_125, i_128, i_129, i_134, i_135, i_136, i_137, i_141, i_142, i_145, i_146, i_147, i_148, i_149, i_151, i_153, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_172, i_173, i_174, i_175, i_177, i_179, i_180, i_181, i_182, i_185, i_187, i_188, i_193, i_195, i_196, i_198, i_200, i_203, i_204, i_207, i_208, i_216, i_226, i_229, i_232, i_233, i_236, i_237, i_241, i_245, i_246, i_253, i_258, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_269, i_270, i_274, i_275, i_276, i_277, i_278, i_280, i_282, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_297, i_299, i_300, i_301, i_302, i_303, i_304, i_306, i_308, i_309, i_310, i_311, i_314, i_316, i_317, i_322, i_324, i_325, i_327, i_329, i_332, i_333, i_336, i_337, i_345, i_355, i_358, i_361, i_362, i_365, i_366, i_370, i_374, i_375, i_382, i_387, i_388, i_389, i_390, i_393, i_394, i_395, i_396, i_397, i_401, i_402, i_405, i_406, i_407, i_408, i_409, i_411, i_413, i_420, i_421, i_422, i_423, i_424, i_425, i_426, i_428, i_430, i_431, i_432, i_433, i_434, i_435, i_437, i_439, i_440, i_441, i_442, i_445, i_447, i_448, i_453, i_455, i_456, i_458, i_460, i_463, i_464, i_467, i_468, i_476, i_486, i_489, i_492, i_493, i_496, i_497, i_501, i_505, i_506, i_513, i_518, i_519, i_520, i_521, i_524, i_525, i_526, i_527, i_528, i_531, i_532, i_533, i_534, i_535, i_536, i_541, i_544, i_545, i_549, i_551, i_552, i_554, i_556, i_559, i_560, i_563, i_564, i_573, i_579, i_582, i_585, i_586, i_589, i_590, i_594, i_598, i_599, i_606, i_611, i_612, i_613, i_614, i_615, i_616, i_617, i_618, i_623, i_624, i_627, i_628, i_629, i_630, i_631, i_633, i_635, i_642, i_643, i_644, i_645, i_646, i_647, i_648, i_650, i_652, i_653, i_654, i_655, i_656, i_657, i_659, i_661, i_662, i_663, i_664, i_667, i_669, i_670, i_675, i_677, i_678, i_680, i_682, i_685, i_686, i_689, i_690, i_698, i_708, i_711, i_714, i_715, i_718, i_719, i_723, i_727, i_728, i_735, i_740, i_741, i_742, i_743, i_744, i_745, i_746, i_747, i_751, i_752, i_755, i_756, i_757, i_758, i_759, i_761, i_763, i_770, i_771, i_772, i_773, i_774, i_775, i_776, i_778, i_780, i_781, i_782, i_783, i_784, i_785, i_787, i_789, i_790, i_791, i_792, i_795, i_797, i_798, i_803, i_805, i_806, i_808, i_810, i_813, i_814, i_817, i_818, i_826, i_836, i_839, i_842, i_843, i_846, i_847, i_851, i_855, i_856, i_863, i_868, i_869, i_870, i_871, i_872, i_873, i_874, i_875, i_879, i_880, i_881, i_882, i_883, i_884, i_889, i_892, i_893, i_897, i_899, i_900, i_902, i_904, i_907, i_908, i_911, i_912, i_921, i_927, i_930, i_933, i_934, i_937, i_938, i_942, i_946, i_947, i_954, i_959, i_960, i_961, i_963, i_964, i_965, i_966, i_967, i_968, i_974, i_975, i_980, i_984, i_986, i_987, i_989, i_991, i_994, i_995, i_998, i_999, i_1005, i_1006, i_1013, i_1018, i_1021, i_1024, i_1025, i_1028, i_1029, i_1033, i_1038, i_1042, i_1044, i_1045, i_1047, i_1049, i_1052, i_1053, i_1056, i_1057, i_1063, i_1064, i_1071, i_1076, i_1079, i_1082, i_1083, i_1086, i_1087, i_1091, i_1096, i_1100, i_1102, i_1103, i_1105, i_1107, i_1110, i_1111, i_1114, i_1115, i_1121, i_1122, i_1129, i_1134, i_1137, i_1140, i_1141, i_1144, i_1145, i_1149, i_1154, i_1159, i_1163, i_1165, i_1166, i_1168, i_1170, i_1173, i_1174, i_1177, i_1178, i_1184, i_1185, i_1192, i_1197, i_1200, i_1203, i_1204, i_1207, i_1208, i_1212, i_1217, i_1221, i_1223, i_1224, i_1226, i_1228, i_1231, i_1232, i_1235, i_1236, i_1242, i_1243, i_1250, i_1255, i_1258, i_1261, i_1262, i_1265, i_1266, i_1270, i_1275, i_1279, i_1281, i_1282, i_1284, i_1286, i_1289, i_1290, i_1293, i_1294, i_1300, i_1301, i_1308, i_1313, i_1316, i_1319, i_1320, i_1323, i_1324, i_1328, i_1333, i_1337, i_1339, i_1340, i_1342, i_1344, i_1347, i_1348, i_1351, i_1352, i_1361, i_1366, i_1369, i_1372, i_1373, i_1376, i_1377, i_1381, i_1386, i_1390, i_1392, i_1393, i_1395, i_1397, i_1400, i_1401, i_1404, i_1405, i_1414, i_1419, i_1422, i_1425, i_1426, i_1429, i_1430, i_1434, i_1439, i_1443, i_1445, i_1446, i_1448, i_1450, i_1453, i_1454, i_1457, i_1458, i_1467, i_1472, i_1475, i_1478, i_1479, i_1482, i_1483, i_1487;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_66, l_67, l_69, l_72, l_74, l_76, l_77, l_80, l_81, l_84, l_85, l_86, l_87, l_88, l_91, l_92, l_93, l_94, l_95, l_96, l_98, l_99, l_100, l_101, l_103, l_104, l_106, l_107, l_110, l_111, l_114, l_115, l_116, l_118, l_119, l_120, l_123, l_126, l_127, l_130, l_131, l_132, l_133, l_138, l_139, l_140, l_143, l_144, l_150, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_167, l_169, l_176, l_178, l_183, l_184, l_186, l_189, l_190, l_191, l_192, l_194, l_197, l_199, l_201, l_202, l_205, l_206, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_227, l_228, l_230, l_231, l_234, l_235, l_238, l_239, l_240, l_242, l_243, l_244, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_256, l_257, l_266, l_267, l_268, l_271, l_272, l_273, l_279, l_281, l_283, l_284, l_285, l_286, l_287, l_288, l_296, l_298, l_305, l_307, l_312, l_313, l_315, l_318, l_319, l_320, l_321, l_323, l_326, l_328, l_330, l_331, l_334, l_335, l_338, l_339, l_340, l_341, l_342, l_343, l_344, l_346, l_347, l_348, l_349, l_350, l_351, l_352, l_353, l_354, l_356, l_357, l_359, l_360, l_363, l_364, l_367, l_368, l_369, l_371, l_372, l_373, l_376, l_377, l_378, l_379, l_380, l_381, l_383, l_384, l_385, l_386, l_391, l_392, l_398, l_399, l_400, l_403, l_404, l_410, l_412, l_414, l_415, l_416, l_417, l_418, l_419, l_427, l_429, l_436, l_438, l_443, l_444, l_446, l_449, l_450, l_451, l_452, l_454, l_457, l_459, l_461, l_462, l_465, l_466, l_469, l_470, l_471, l_472, l_473, l_474, l_475, l_477, l_478, l_479, l_480, l_481, l_482, l_483, l_484, l_485, l_487, l_488, l_490, l_491, l_494, l_495, l_498, l_499, l_500, l_502, l_503, l_504, l_507, l_508, l_509, l_510, l_511, l_512, l_514, l_515, l_516, l_517, l_522, l_523, l_529, l_530, l_537, l_538, l_539, l_540, l_542, l_543, l_546, l_547, l_548, l_550, l_553, l_555, l_557, l_558, l_561, l_562, l_565, l_566, l_567, l_568, l_569, l_570, l_571, l_572, l_574, l_575, l_576, l_577, l_578, l_580, l_581, l_583, l_584, l_587, l_588, l_591, l_592, l_593, l_595, l_596, l_597, l_600, l_601, l_602, l_603, l_604, l_605, l_607, l_608, l_609, l_610, l_619, l_620, l_621, l_622, l_625, l_626, l_632, l_634, l_636, l_637, l_638, l_639, l_640, l_641, l_649, l_651, l_658, l_660, l_665, l_666, l_668, l_671, l_672, l_673, l_674, l_676, l_679, l_681, l_683, l_684, l_687, l_688, l_691, l_692, l_693, l_694, l_695, l_696, l_697, l_699, l_700, l_701, l_702, l_703, l_704, l_705, l_706, l_707, l_709, l_710, l_712, l_713, l_716, l_717, l_720, l_721, l_722, l_724, l_725, l_726, l_729, l_730, l_731, l_732, l_733, l_734, l_736, l_737, l_738, l_739, l_748, l_749, l_750, l_753, l_754, l_760, l_762, l_764, l_765, l_766, l_767, l_768, l_769, l_777, l_779, l_786, l_788, l_793, l_794, l_796, l_799, l_800, l_801, l_802, l_804, l_807, l_809, l_811, l_812, l_815, l_816, l_819, l_820, l_821, l_822, l_823, l_824, l_825, l_827, l_828, l_829, l_830, l_831, l_832, l_833, l_834, l_835, l_837, l_838, l_840, l_841, l_844, l_845, l_848, l_849, l_850, l_852, l_853, l_854, l_857, l_858, l_859, l_860, l_861, l_862, l_864, l_865, l_866, l_867, l_876, l_877, l_878, l_885, l_886, l_887, l_888, l_890, l_891, l_894, l_895, l_896, l_898, l_901, l_903, l_905, l_906, l_909, l_910, l_913, l_914, l_915, l_916, l_917, l_918, l_919, l_920, l_922, l_923, l_924, l_925, l_926, l_928, l_929, l_931, l_932, l_935, l_936, l_939, l_940, l_941, l_943, l_944, l_945, l_948, l_949, l_950, l_951, l_952, l_953, l_955, l_956, l_957, l_958, l_962, l_969, l_970, l_971, l_972, l_973, l_976, l_977, l_978, l_979, l_981, l_982, l_983, l_985, l_988, l_990, l_992, l_993, l_996, l_997, l_1000, l_1001, l_1002, l_1003, l_1004, l_1007, l_1008, l_1009, l_1010, l_1011, l_1012, l_1014, l_1015, l_1016, l_1017, l_1019, l_1020, l_1022, l_1023, l_1026, l_1027, l_1030, l_1031, l_1032, l_1034, l_1035, l_1036, l_1037, l_1039, l_1040, l_1041, l_1043, l_1046, l_1048, l_1050, l_1051, l_1054, l_1055, l_1058, l_1059, l_1060, l_1061, l_1062, l_1065, l_1066, l_1067, l_1068, l_1069, l_1070, l_1072, l_1073, l_1074, l_1075, l_1077, l_1078, l_1080, l_1081, l_1084, l_1085, l_1088, l_1089, l_1090, l_1092, l_1093, l_1094, l_1095, l_1097, l_1098, l_1099, l_1101, l_1104, l_1106, l_1108, l_1109, l_1112, l_1113, l_1116, l_1117, l_1118, l_1119, l_1120, l_1123, l_1124, l_1125, l_1126, l_1127, l_1128, l_1130, l_1131, l_1132, l_1133, l_1135, l_1136, l_1138, l_1139, l_1142, l_1143, l_1146, l_1147, l_1148, l_1150, l_1151, l_1152, l_1153, l_1155, l_1156, l_1157, l_1158, l_1160, l_1161, l_1162, l_1164, l_1167, l_1169, l_1171, l_1172, l_1175, l_1176, l_1179, l_1180, l_1181, l_1182, l_1183, l_1186, l_1187, l_1188, l_1189, l_1190, l_1191, l_1193, l_1194, l_1195, l_1196, l_1198, l_1199, l_1201, l_1202, l_1205, l_1206, l_1209, l_1210, l_1211, l_1213, l_1214, l_1215, l_1216, l_1218, l_1219, l_1220, l_1222, l_1225, l_1227, l_1229, l_1230, l_1233, l_1234, l_1237, l_1238, l_1239, l_1240, l_1241, l_1244, l_1245, l_1246, l_1247, l_1248, l_1249, l_1251, l_1252, l_1253, l_1254, l_1256, l_1257, l_1259, l_1260, l_1263, l_1264, l_1267, l_1268, l_1269, l_1271, l_1272, l_1273, l_1274, l_1276, l_1277, l_1278, l_1280, l_1283, l_1285, l_1287, l_1288, l_1291, l_1292, l_1295, l_1296, l_1297, l_1298, l_1299, l_1302, l_1303, l_1304, l_1305, l_1306, l_1307, l_1309, l_1310, l_1311, l_1312, l_1314, l_1315, l_1317, l_1318, l_1321, l_1322, l_1325, l_1326, l_1327, l_1329, l_1330, l_1331, l_1332, l_1334, l_1335, l_1336, l_1338, l_1341, l_1343, l_1345, l_1346, l_1349, l_1350, l_1353, l_1354, l_1355, l_1356, l_1357, l_1358, l_1359, l_1360, l_1362, l_1363, l_1364, l_1365, l_1367, l_1368, l_1370, l_1371, l_1374, l_1375, l_1378, l_1379, l_1380, l_1382, l_1383, l_1384, l_1385, l_1387, l_1388, l_1389, l_1391, l_1394, l_1396, l_1398, l_1399, l_1402, l_1403, l_1406, l_1407, l_1408, l_1409, l_1410, l_1411, l_1412, l_1413, l_1415, l_1416, l_1417, l_1418, l_1420, l_1421, l_1423, l_1424, l_1427, l_1428, l_1431, l_1432, l_1433, l_1435, l_1436, l_1437, l_1438, l_1440, l_1441, l_1442, l_1444, l_1447, l_1449, l_1451, l_1452, l_1455, l_1456, l_1459, l_1460, l_1461, l_1462, l_1463, l_1464, l_1465, l_1466, l_1468, l_1469, l_1470, l_1471, l_1473, l_1474, l_1476, l_1477, l_1480, l_1481, l_1484, l_1485, l_1486, l_1488, l_1489, l_1490;
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
                        GALEFS_FENCE();
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
                        GALEFS_FENCE();
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
                GALEFS_FENCE();
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
                        GALEFS_FENCE();
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
                        GALEFS_FENCE();
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
                GALEFS_FENCE();
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
                        GALEFS_FENCE();
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
                        GALEFS_FENCE();
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
                GALEFS_FENCE();
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
    i_524 = (int) get_local_id(0);
    i_525 = (int) get_local_id(0);
    i_526 = (int) get_local_id(0);
    i_527 = 1;
    i_528 = 0;
    while (true) {
        if (!(i_527 == 1)) {
            break;
        }
        l_529 = (long) i_528;
        l_530 = l_131 & l_529;
        if (i_526 == 0) {
            if (i_521 < 0) {
                i_531 = (-9);
            } else {
                if (i_521 < i_134) {
                    i_532 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                    i_533 = (int) ((uint) i_532 + (uint) (-1));
                    i_534 = (i_533 < 0) ? (-9) : i_533;
                    if (i_534 < 0) {
                        i_531 = i_534;
                    } else {
                        i_535 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                        if ((i_535 & 3) == 0) {
                            i_531 = (-9);
                        } else {
                            i_531 = i_534;
                        }
                    }
                } else {
                    i_531 = (-9);
                }
            }
            i_536 = (int) ((uint) 1 - (uint) i_528);
            l_537 = (long) i_536;
            if (i_531 < 0) {
                l_538 = (long) i_531;
                l_539 = l_538;
            } else {
                if (l_529 < 0L) {
                    l_539 = (-22L);
                } else {
                    if (i_536 < 0) {
                        l_539 = (-22L);
                    } else {
                        if ((l_529 + l_537) < 0L) {
                            l_539 = (-27L);
                        } else {
                            l_540 = (long) ((int) get_group_id(0));
                            i_541 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_540 << 12) + (l_540 << 11)))) + (ulong) 1856L))));
                            if (i_541 == 0) {
                                l_539 = l_537;
                            } else {
                                l_539 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_539 < 1L) {
                l_542 = l_539;
            } else {
                l_543 = (long) ((ulong) l_130 - (ulong) l_530);
                if (l_543 < l_537) {
                    i_544 = (int) l_543;
                    i_545 = i_544;
                } else {
                    i_545 = i_536;
                }
                l_546 = (long) ((int) get_group_id(0));
                l_547 = (long) ((ulong) l_4 + (ulong) ((l_546 << 12) + (l_546 << 11)));
                l_548 = (long) ((ulong) l_547 + (ulong) 1796L);
                i_549 = *((volatile __global gale_int *) (arg_fs + 16 + l_548));
                l_550 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_547 + (ulong) 1896L))));
                i_551 = (int) (0 - (uint) i_549);
                if (i_551 < 0) {
                    i_552 = i_551;
                } else {
                    l_553 = (long) ((ulong) l_550 + (ulong) (-64L));
                    i_554 = (int) ((uint) ((int) (((long) ((ulong) l_553 + (ulong) ((long) ((ulong) (l_553 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_555 = (long) ((ulong) l_547 + (ulong) 1792L);
                    i_556 = 0;
                    l_557 = 0L;
                    l_558 = (-1L);
                    while (true) {
                        if (!(i_556 == 0)) {
                            break;
                        }
                        i_559 = *((volatile __global gale_int *) (arg_fs + 16 + l_548));
                        i_560 = *((volatile __global gale_int *) (arg_fs + 16 + l_555));
                        if (i_554 == i_560) {
                            i_556 = 1;
                        } else {
                            if (i_559 == 0) {
                                if (l_557 < l_3) {
                                    GALEFS_RELAX(l_557);
                                    l_561 = (long) ((ulong) l_557 + (ulong) 1L);
                                    l_557 = l_561;
                                } else {
                                    l_562 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_563 = (l_558 == l_562) ? (-110) : 0;
                                    i_556 = i_563;
                                    l_557 = 0L;
                                    l_558 = l_562;
                                }
                            } else {
                                i_564 = (int) (0 - (uint) i_559);
                                i_556 = i_564;
                            }
                        }
                    }
                    i_552 = i_556;
                }
                if (i_552 < 0) {
                    l_565 = (long) i_552;
                    l_542 = l_565;
                } else {
                    l_566 = (long) ((int) get_group_id(0));
                    l_567 = (long) ((ulong) l_4 + (ulong) ((l_566 << 12) + (l_566 << 11)));
                    l_568 = (long) ((ulong) l_567 + (ulong) 1896L);
                    l_569 = *((__global gale_long *) (arg_fs + 16 + l_568));
                    l_570 = (long) ((ulong) l_569 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) ((long) (uint) (((int) l_570) & 1023)))))) = 0L;
                    l_571 = (long) ((ulong) l_567 + (ulong) ((long) (uint) (((int) l_569) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_569 + (ulong) ((long) ((ulong) (l_569 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 12L)))) = i_521;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 16L)))) = l_529;
                    l_572 = (long) i_545;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 24L)))) = l_572;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_571)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_568)) = l_570;
                    GALEFS_FENCE();
                    i_573 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_573))))) = (char) 1;
                    l_574 = (long) ((ulong) l_572 + (ulong) (-9223372036854775807L));
                    if (l_0 == 0L) {
                        l_542 = l_574;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_573 >> 6)))))) = (char) 1;
                        l_542 = l_574;
                    }
                }
            }
        } else {
            l_542 = 0L;
        }
        if (i_525 == 0) {
            if (l_542 < (-4611686018427387904L)) {
                l_575 = (long) ((int) get_group_id(0));
                l_576 = (long) ((ulong) l_4 + (ulong) ((l_575 << 12) + (l_575 << 11)));
                l_577 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 1896L))));
                l_578 = (long) ((ulong) l_577 + (ulong) (-64L));
                i_579 = (int) ((uint) ((int) (((long) ((ulong) l_578 + (ulong) ((long) ((ulong) (l_578 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_580 = (long) ((ulong) l_576 + (ulong) 1792L);
                l_581 = (long) ((ulong) l_576 + (ulong) 1796L);
                i_582 = 0;
                l_583 = 0L;
                l_584 = (-1L);
                while (true) {
                    if (!(i_582 == 0)) {
                        break;
                    }
                    i_585 = *((volatile __global gale_int *) (arg_fs + 16 + l_581));
                    i_586 = *((volatile __global gale_int *) (arg_fs + 16 + l_580));
                    if (i_579 == i_586) {
                        i_582 = 1;
                    } else {
                        if (i_585 == 0) {
                            if (l_583 < l_3) {
                                GALEFS_RELAX(l_583);
                                l_587 = (long) ((ulong) l_583 + (ulong) 1L);
                                l_583 = l_587;
                            } else {
                                l_588 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_589 = (l_584 == l_588) ? (-110) : 0;
                                i_582 = i_589;
                                l_583 = 0L;
                                l_584 = l_588;
                            }
                        } else {
                            i_590 = (int) (0 - (uint) i_585);
                            i_582 = i_590;
                        }
                    }
                }
                if (i_582 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 1888L)))) = i_579;
                }
                GALEFS_FENCE();
                if (i_582 < 0) {
                    l_591 = (long) i_582;
                    l_592 = l_591;
                } else {
                    l_593 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_576 + (ulong) 1800L))));
                    l_592 = l_593;
                }
                i_594 = (int) ((uint) ((int) l_542) + (uint) (-1));
                if (i_594 < 0) {
                    l_595 = l_592;
                } else {
                    if (l_592 < 0L) {
                        l_595 = l_592;
                    } else {
                        l_596 = (l_592 << 32) | ((long) (uint) i_594);
                        l_595 = l_596;
                    }
                }
            } else {
                l_595 = l_542;
            }
        } else {
            l_595 = l_542;
        }
        GALEFS_BROADCAST(9, l_597, l_595);
        i_598 = (int) l_597;
        if (l_597 < 0L) {
            i_599 = 0;
        } else {
            i_599 = i_598;
        }
        if (l_597 < 0L) {
            l_600 = 0L;
        } else {
            if (i_598 == 0) {
                l_600 = 0L;
            } else {
                l_601 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_597 >> 32)) << 5))) + (ulong) 16L))));
                l_602 = (long) ((ulong) l_530 + (ulong) l_601);
                l_600 = l_602;
            }
        }
        gale_copy((arg_data + 16 + l_529), (arg_fs + 16 + l_600), i_599);
        GALEFS_BARRIER(10);
        if (i_524 == 0) {
            if (!(i_599 < 1)) {
                l_603 = (long) ((int) get_group_id(0));
                l_604 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_603 << 12) + (l_603 << 11)))) + (ulong) 1880L);
                l_605 = *((__global gale_long *) (arg_fs + 16 + l_604));
                *((__global gale_long *) (arg_fs + 16 + l_604)) = ((long) ((ulong) ((long) (uint) i_599) + (ulong) l_605));
                GALEFS_FENCE();
                i_606 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_606)) << 6) + (((long) (i_606 >> i_124)) << 2)))))) = 0;
                l_607 = (long) ((int) get_group_id(0));
                l_608 = (long) ((ulong) l_4 + (ulong) ((l_607 << 12) + (l_607 << 11)));
                l_609 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 1896L))));
                l_610 = (long) ((ulong) l_609 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_610 + (ulong) ((long) ((ulong) (l_610 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_611 = (int) ((uint) i_528 + (uint) i_599);
        if (l_597 < 0L) {
            i_527 = i_598;
            i_528 = i_611;
        } else {
            i_612 = ((i_599 < 1) || (!(i_611 < 1))) ? 0 : 1;
            i_527 = i_612;
            i_528 = i_611;
        }
    }
    if (i_528 < 1) {
        i_613 = i_527;
    } else {
        i_613 = i_528;
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_613);
    i_614 = (int) get_local_id(0);
    i_615 = (int) get_local_id(0);
    i_616 = (int) get_local_id(0);
    i_617 = 1;
    i_618 = 0;
    while (true) {
        if (!(i_617 == 1)) {
            break;
        }
        l_619 = (long) i_618;
        l_620 = l_619 + (-1L);
        l_621 = l_131 & l_620;
        if (i_616 == 0) {
            l_622 = (long) ((int) get_group_id(0));
            i_623 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_622 << 12) + (l_622 << 11)))) + (ulong) 1796L))));
            i_624 = (int) (0 - (uint) i_623);
            if (i_624 < 0) {
                l_625 = (long) i_624;
                l_626 = l_625;
            } else {
                if (i_521 < 0) {
                    i_627 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_628 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_629 = (int) ((uint) i_628 + (uint) (-1));
                        i_630 = (i_629 < 0) ? (-9) : i_629;
                        if (i_630 < 0) {
                            i_627 = i_630;
                        } else {
                            i_631 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                            if ((i_631 & 3) == 1) {
                                i_627 = (-9);
                            } else {
                                i_627 = i_630;
                            }
                        }
                    } else {
                        i_627 = (-9);
                    }
                }
                l_632 = (long) i_627;
                if (i_627 < 0) {
                    l_626 = l_632;
                } else {
                    if (l_619 < 1L) {
                        l_626 = (-22L);
                    } else {
                        i_633 = (int) ((uint) 1 - (uint) i_618);
                        if (i_633 < 0) {
                            l_626 = (-22L);
                        } else {
                            l_634 = (long) ((int) get_group_id(0));
                            i_635 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_634 << 12) + (l_634 << 11)))) + (ulong) 1856L))));
                            if (i_635 == 0) {
                                l_636 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_632 << 6)))));
                                l_637 = (long) ((ulong) l_636 - (ulong) l_620);
                                if (l_637 < 1L) {
                                    l_626 = 0L;
                                } else {
                                    l_638 = (long) (uint) i_633;
                                    l_639 = (l_637 < l_638) ? l_637 : l_638;
                                    l_626 = l_639;
                                }
                            } else {
                                l_626 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_626 < 1L) {
                l_640 = l_626;
            } else {
                l_641 = (long) ((ulong) l_130 - (ulong) l_621);
                if (l_641 < l_626) {
                    i_642 = (int) l_641;
                    i_643 = i_642;
                } else {
                    i_644 = (int) l_626;
                    i_643 = i_644;
                }
                if (i_521 < 0) {
                    i_645 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_646 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_647 = (int) ((uint) i_646 + (uint) (-1));
                        i_648 = (i_647 < 0) ? (-9) : i_647;
                        i_645 = i_648;
                    } else {
                        i_645 = (-9);
                    }
                }
                l_649 = (long) i_645;
                if (i_645 < 0) {
                    l_640 = l_649;
                } else {
                    i_650 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_649 << 6))) + (ulong) 8L))));
                    l_651 = l_620 >> i_129;
                    i_652 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_651 + (ulong) (((long) i_650) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_653 = i_652;
                    i_654 = 0;
                    i_655 = (-2);
                    while (true) {
                        if (!(i_655 == (-2))) {
                            break;
                        }
                        i_656 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_653) << 2)))));
                        i_657 = (int) ((uint) i_656 + (uint) (-1));
                        if (i_657 < 0) {
                            i_655 = (-1);
                        } else {
                            l_658 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_657) << 5));
                            i_659 = *((volatile __global gale_int *) (arg_fs + 16 + l_658));
                            l_660 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_658 + (ulong) 8L))));
                            if ((!(i_650 == i_659)) || (!(l_651 == l_660))) {
                                if (i_128 == i_654) {
                                    i_655 = (-1);
                                } else {
                                    i_661 = (int) ((uint) i_654 + (uint) 1);
                                    i_662 = i_128 & ((int) ((uint) i_653 + (uint) 1));
                                    i_653 = i_662;
                                    i_654 = i_661;
                                }
                            } else {
                                i_655 = i_657;
                            }
                        }
                    }
                    if (i_655 < 0) {
                        i_663 = i_655;
                    } else {
                        i_664 = (int) get_group_id(0);
                        l_665 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_664)) << 6) + (((long) (i_664 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_665)) = ((int) ((uint) i_655 + (uint) 1));
                        GALEFS_FENCE();
                        l_666 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_655) << 5));
                        i_667 = *((volatile __global gale_int *) (arg_fs + 16 + l_666));
                        GALEFS_FENCE();
                        if (i_650 == i_667) {
                            l_668 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 8L))));
                            i_669 = (l_651 == l_668) ? 1 : 0;
                            i_670 = i_669;
                        } else {
                            i_670 = 0;
                        }
                        if (i_670 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_665)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_670 == 0) {
                            i_663 = (-1);
                        } else {
                            i_663 = i_655;
                        }
                    }
                    l_671 = (long) i_643;
                    if (i_663 < 0) {
                        l_672 = (long) ((int) get_group_id(0));
                        l_673 = (long) ((ulong) l_4 + (ulong) ((l_672 << 12) + (l_672 << 11)));
                        l_674 = (long) ((ulong) l_673 + (ulong) 1796L);
                        i_675 = *((volatile __global gale_int *) (arg_fs + 16 + l_674));
                        l_676 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 1896L))));
                        i_677 = (int) (0 - (uint) i_675);
                        if (i_677 < 0) {
                            i_678 = i_677;
                        } else {
                            l_679 = (long) ((ulong) l_676 + (ulong) (-64L));
                            i_680 = (int) ((uint) ((int) (((long) ((ulong) l_679 + (ulong) ((long) ((ulong) (l_679 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_681 = (long) ((ulong) l_673 + (ulong) 1792L);
                            i_682 = 0;
                            l_683 = 0L;
                            l_684 = (-1L);
                            while (true) {
                                if (!(i_682 == 0)) {
                                    break;
                                }
                                i_685 = *((volatile __global gale_int *) (arg_fs + 16 + l_674));
                                i_686 = *((volatile __global gale_int *) (arg_fs + 16 + l_681));
                                if (i_680 == i_686) {
                                    i_682 = 1;
                                } else {
                                    if (i_685 == 0) {
                                        if (l_683 < l_3) {
                                            GALEFS_RELAX(l_683);
                                            l_687 = (long) ((ulong) l_683 + (ulong) 1L);
                                            l_683 = l_687;
                                        } else {
                                            l_688 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_689 = (l_684 == l_688) ? (-110) : 0;
                                            i_682 = i_689;
                                            l_683 = 0L;
                                            l_684 = l_688;
                                        }
                                    } else {
                                        i_690 = (int) (0 - (uint) i_685);
                                        i_682 = i_690;
                                    }
                                }
                            }
                            i_678 = i_682;
                        }
                        if (i_678 < 0) {
                            l_691 = (long) i_678;
                            l_640 = l_691;
                        } else {
                            l_692 = (long) ((int) get_group_id(0));
                            l_693 = (long) ((ulong) l_4 + (ulong) ((l_692 << 12) + (l_692 << 11)));
                            l_694 = (long) ((ulong) l_693 + (ulong) 1896L);
                            l_695 = *((__global gale_long *) (arg_fs + 16 + l_694));
                            l_696 = (long) ((ulong) l_695 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) ((long) (uint) (((int) l_696) & 1023)))))) = 0L;
                            l_697 = (long) ((ulong) l_693 + (ulong) ((long) (uint) (((int) l_695) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_695 + (ulong) ((long) ((ulong) (l_695 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 12L)))) = i_521;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 16L)))) = l_620;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 24L)))) = l_626;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_697 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_697)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_694)) = l_696;
                            GALEFS_FENCE();
                            i_698 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_698))))) = (char) 1;
                            l_699 = (long) ((ulong) l_671 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_640 = l_699;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_698 >> 6)))))) = (char) 1;
                                l_640 = l_699;
                            }
                        }
                    } else {
                        l_700 = (long) ((int) get_group_id(0));
                        l_701 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_700 << 12) + (l_700 << 11)))) + (ulong) 1864L);
                        l_702 = *((__global gale_long *) (arg_fs + 16 + l_701));
                        *((__global gale_long *) (arg_fs + 16 + l_701)) = ((long) ((ulong) l_702 + (ulong) 1L));
                        l_703 = l_671 | (((long) (uint) i_663) << 32);
                        l_640 = l_703;
                    }
                }
            }
        } else {
            l_640 = 0L;
        }
        if (i_615 == 0) {
            if (l_640 < (-4611686018427387904L)) {
                l_704 = (long) ((int) get_group_id(0));
                l_705 = (long) ((ulong) l_4 + (ulong) ((l_704 << 12) + (l_704 << 11)));
                l_706 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) 1896L))));
                l_707 = (long) ((ulong) l_706 + (ulong) (-64L));
                i_708 = (int) ((uint) ((int) (((long) ((ulong) l_707 + (ulong) ((long) ((ulong) (l_707 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_709 = (long) ((ulong) l_705 + (ulong) 1792L);
                l_710 = (long) ((ulong) l_705 + (ulong) 1796L);
                i_711 = 0;
                l_712 = 0L;
                l_713 = (-1L);
                while (true) {
                    if (!(i_711 == 0)) {
                        break;
                    }
                    i_714 = *((volatile __global gale_int *) (arg_fs + 16 + l_710));
                    i_715 = *((volatile __global gale_int *) (arg_fs + 16 + l_709));
                    if (i_708 == i_715) {
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
                if (i_711 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) 1888L)))) = i_708;
                }
                GALEFS_FENCE();
                if (i_711 < 0) {
                    l_720 = (long) i_711;
                    l_721 = l_720;
                } else {
                    l_722 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) 1800L))));
                    l_721 = l_722;
                }
                i_723 = (int) ((uint) ((int) l_640) + (uint) (-1));
                if (i_723 < 0) {
                    l_724 = l_721;
                } else {
                    if (l_721 < 0L) {
                        l_724 = l_721;
                    } else {
                        l_725 = (l_721 << 32) | ((long) (uint) i_723);
                        l_724 = l_725;
                    }
                }
            } else {
                l_724 = l_640;
            }
        } else {
            l_724 = l_640;
        }
        GALEFS_BROADCAST(11, l_726, l_724);
        i_727 = (int) l_726;
        if (l_726 < 0L) {
            i_728 = 0;
        } else {
            i_728 = i_727;
        }
        if (l_726 < 0L) {
            l_729 = 0L;
        } else {
            if (i_727 == 0) {
                l_729 = 0L;
            } else {
                l_730 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_726 >> 32)) << 5))) + (ulong) 16L))));
                l_731 = (long) ((ulong) l_621 + (ulong) l_730);
                l_729 = l_731;
            }
        }
        gale_copy((arg_fs + 16 + l_729), (arg_data + 16 + l_619), i_728);
        GALEFS_BARRIER(12);
        if (i_614 == 0) {
            if (!(i_728 < 1)) {
                l_732 = (long) ((int) get_group_id(0));
                l_733 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_732 << 12) + (l_732 << 11)))) + (ulong) 1872L);
                l_734 = *((__global gale_long *) (arg_fs + 16 + l_733));
                *((__global gale_long *) (arg_fs + 16 + l_733)) = ((long) ((ulong) ((long) (uint) i_728) + (ulong) l_734));
                GALEFS_FENCE();
                i_735 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_735)) << 6) + (((long) (i_735 >> i_124)) << 2)))))) = 0;
                l_736 = (long) ((int) get_group_id(0));
                l_737 = (long) ((ulong) l_4 + (ulong) ((l_736 << 12) + (l_736 << 11)));
                l_738 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_737 + (ulong) 1896L))));
                l_739 = (long) ((ulong) l_738 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_737 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_739 + (ulong) ((long) ((ulong) (l_739 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_740 = (int) ((uint) i_618 + (uint) i_728);
        if (l_726 < 0L) {
            i_617 = i_727;
            i_618 = i_740;
        } else {
            i_741 = ((i_728 < 1) || (!(i_740 < 1))) ? 0 : 1;
            i_617 = i_741;
            i_618 = i_740;
        }
    }
    if (i_618 < 1) {
        i_742 = i_617;
    } else {
        i_742 = i_618;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_742);
    i_743 = (int) get_local_id(0);
    i_744 = (int) get_local_id(0);
    i_745 = (int) get_local_id(0);
    i_746 = 1;
    i_747 = 0;
    while (true) {
        if (!(i_746 == 1)) {
            break;
        }
        l_748 = (long) i_747;
        l_749 = l_131 & l_748;
        if (i_745 == 0) {
            l_750 = (long) ((int) get_group_id(0));
            i_751 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_750 << 12) + (l_750 << 11)))) + (ulong) 1796L))));
            i_752 = (int) (0 - (uint) i_751);
            if (i_752 < 0) {
                l_753 = (long) i_752;
                l_754 = l_753;
            } else {
                if (i_521 < 0) {
                    i_755 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_756 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_757 = (int) ((uint) i_756 + (uint) (-1));
                        i_758 = (i_757 < 0) ? (-9) : i_757;
                        if (i_758 < 0) {
                            i_755 = i_758;
                        } else {
                            i_759 = *((volatile __global gale_int *) (arg_fs + 16 + l_523));
                            if ((i_759 & 3) == 1) {
                                i_755 = (-9);
                            } else {
                                i_755 = i_758;
                            }
                        }
                    } else {
                        i_755 = (-9);
                    }
                }
                l_760 = (long) i_755;
                if (i_755 < 0) {
                    l_754 = l_760;
                } else {
                    if (l_748 < 0L) {
                        l_754 = (-22L);
                    } else {
                        i_761 = (-1) - i_747;
                        if (i_761 < 0) {
                            l_754 = (-22L);
                        } else {
                            l_762 = (long) ((int) get_group_id(0));
                            i_763 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_762 << 12) + (l_762 << 11)))) + (ulong) 1856L))));
                            if (i_763 == 0) {
                                l_764 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_760 << 6)))));
                                l_765 = (long) ((ulong) l_764 - (ulong) l_748);
                                if (l_765 < 1L) {
                                    l_754 = 0L;
                                } else {
                                    l_766 = (long) (uint) i_761;
                                    l_767 = (l_765 < l_766) ? l_765 : l_766;
                                    l_754 = l_767;
                                }
                            } else {
                                l_754 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_754 < 1L) {
                l_768 = l_754;
            } else {
                l_769 = (long) ((ulong) l_130 - (ulong) l_749);
                if (l_769 < l_754) {
                    i_770 = (int) l_769;
                    i_771 = i_770;
                } else {
                    i_772 = (int) l_754;
                    i_771 = i_772;
                }
                if (i_521 < 0) {
                    i_773 = (-9);
                } else {
                    if (i_521 < i_134) {
                        i_774 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                        i_775 = (int) ((uint) i_774 + (uint) (-1));
                        i_776 = (i_775 < 0) ? (-9) : i_775;
                        i_773 = i_776;
                    } else {
                        i_773 = (-9);
                    }
                }
                l_777 = (long) i_773;
                if (i_773 < 0) {
                    l_768 = l_777;
                } else {
                    i_778 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_777 << 6))) + (ulong) 8L))));
                    l_779 = l_748 >> i_129;
                    i_780 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_779 + (ulong) (((long) i_778) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_781 = i_780;
                    i_782 = 0;
                    i_783 = (-2);
                    while (true) {
                        if (!(i_783 == (-2))) {
                            break;
                        }
                        i_784 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_781) << 2)))));
                        i_785 = (int) ((uint) i_784 + (uint) (-1));
                        if (i_785 < 0) {
                            i_783 = (-1);
                        } else {
                            l_786 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_785) << 5));
                            i_787 = *((volatile __global gale_int *) (arg_fs + 16 + l_786));
                            l_788 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_786 + (ulong) 8L))));
                            if ((!(i_778 == i_787)) || (!(l_779 == l_788))) {
                                if (i_128 == i_782) {
                                    i_783 = (-1);
                                } else {
                                    i_789 = (int) ((uint) i_782 + (uint) 1);
                                    i_790 = i_128 & ((int) ((uint) i_781 + (uint) 1));
                                    i_781 = i_790;
                                    i_782 = i_789;
                                }
                            } else {
                                i_783 = i_785;
                            }
                        }
                    }
                    if (i_783 < 0) {
                        i_791 = i_783;
                    } else {
                        i_792 = (int) get_group_id(0);
                        l_793 = (long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_792)) << 6) + (((long) (i_792 >> i_124)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_793)) = ((int) ((uint) i_783 + (uint) 1));
                        GALEFS_FENCE();
                        l_794 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_783) << 5));
                        i_795 = *((volatile __global gale_int *) (arg_fs + 16 + l_794));
                        GALEFS_FENCE();
                        if (i_778 == i_795) {
                            l_796 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) 8L))));
                            i_797 = (l_779 == l_796) ? 1 : 0;
                            i_798 = i_797;
                        } else {
                            i_798 = 0;
                        }
                        if (i_798 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_793)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_798 == 0) {
                            i_791 = (-1);
                        } else {
                            i_791 = i_783;
                        }
                    }
                    l_799 = (long) i_771;
                    if (i_791 < 0) {
                        l_800 = (long) ((int) get_group_id(0));
                        l_801 = (long) ((ulong) l_4 + (ulong) ((l_800 << 12) + (l_800 << 11)));
                        l_802 = (long) ((ulong) l_801 + (ulong) 1796L);
                        i_803 = *((volatile __global gale_int *) (arg_fs + 16 + l_802));
                        l_804 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_801 + (ulong) 1896L))));
                        i_805 = (int) (0 - (uint) i_803);
                        if (i_805 < 0) {
                            i_806 = i_805;
                        } else {
                            l_807 = (long) ((ulong) l_804 + (ulong) (-64L));
                            i_808 = (int) ((uint) ((int) (((long) ((ulong) l_807 + (ulong) ((long) ((ulong) (l_807 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_809 = (long) ((ulong) l_801 + (ulong) 1792L);
                            i_810 = 0;
                            l_811 = 0L;
                            l_812 = (-1L);
                            while (true) {
                                if (!(i_810 == 0)) {
                                    break;
                                }
                                i_813 = *((volatile __global gale_int *) (arg_fs + 16 + l_802));
                                i_814 = *((volatile __global gale_int *) (arg_fs + 16 + l_809));
                                if (i_808 == i_814) {
                                    i_810 = 1;
                                } else {
                                    if (i_813 == 0) {
                                        if (l_811 < l_3) {
                                            GALEFS_RELAX(l_811);
                                            l_815 = (long) ((ulong) l_811 + (ulong) 1L);
                                            l_811 = l_815;
                                        } else {
                                            l_816 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_817 = (l_812 == l_816) ? (-110) : 0;
                                            i_810 = i_817;
                                            l_811 = 0L;
                                            l_812 = l_816;
                                        }
                                    } else {
                                        i_818 = (int) (0 - (uint) i_813);
                                        i_810 = i_818;
                                    }
                                }
                            }
                            i_806 = i_810;
                        }
                        if (i_806 < 0) {
                            l_819 = (long) i_806;
                            l_768 = l_819;
                        } else {
                            l_820 = (long) ((int) get_group_id(0));
                            l_821 = (long) ((ulong) l_4 + (ulong) ((l_820 << 12) + (l_820 << 11)));
                            l_822 = (long) ((ulong) l_821 + (ulong) 1896L);
                            l_823 = *((__global gale_long *) (arg_fs + 16 + l_822));
                            l_824 = (long) ((ulong) l_823 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_821 + (ulong) ((long) (uint) (((int) l_824) & 1023)))))) = 0L;
                            l_825 = (long) ((ulong) l_821 + (ulong) ((long) (uint) (((int) l_823) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_823 + (ulong) ((long) ((ulong) (l_823 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 12L)))) = i_521;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 16L)))) = l_748;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 24L)))) = l_754;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_825)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_822)) = l_824;
                            GALEFS_FENCE();
                            i_826 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_826))))) = (char) 1;
                            l_827 = (long) ((ulong) l_799 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_768 = l_827;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_826 >> 6)))))) = (char) 1;
                                l_768 = l_827;
                            }
                        }
                    } else {
                        l_828 = (long) ((int) get_group_id(0));
                        l_829 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_828 << 12) + (l_828 << 11)))) + (ulong) 1864L);
                        l_830 = *((__global gale_long *) (arg_fs + 16 + l_829));
                        *((__global gale_long *) (arg_fs + 16 + l_829)) = ((long) ((ulong) l_830 + (ulong) 1L));
                        l_831 = l_799 | (((long) (uint) i_791) << 32);
                        l_768 = l_831;
                    }
                }
            }
        } else {
            l_768 = 0L;
        }
        if (i_744 == 0) {
            if (l_768 < (-4611686018427387904L)) {
                l_832 = (long) ((int) get_group_id(0));
                l_833 = (long) ((ulong) l_4 + (ulong) ((l_832 << 12) + (l_832 << 11)));
                l_834 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1896L))));
                l_835 = (long) ((ulong) l_834 + (ulong) (-64L));
                i_836 = (int) ((uint) ((int) (((long) ((ulong) l_835 + (ulong) ((long) ((ulong) (l_835 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_837 = (long) ((ulong) l_833 + (ulong) 1792L);
                l_838 = (long) ((ulong) l_833 + (ulong) 1796L);
                i_839 = 0;
                l_840 = 0L;
                l_841 = (-1L);
                while (true) {
                    if (!(i_839 == 0)) {
                        break;
                    }
                    i_842 = *((volatile __global gale_int *) (arg_fs + 16 + l_838));
                    i_843 = *((volatile __global gale_int *) (arg_fs + 16 + l_837));
                    if (i_836 == i_843) {
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
                if (i_839 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1888L)))) = i_836;
                }
                GALEFS_FENCE();
                if (i_839 < 0) {
                    l_848 = (long) i_839;
                    l_849 = l_848;
                } else {
                    l_850 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1800L))));
                    l_849 = l_850;
                }
                i_851 = (int) ((uint) ((int) l_768) + (uint) (-1));
                if (i_851 < 0) {
                    l_852 = l_849;
                } else {
                    if (l_849 < 0L) {
                        l_852 = l_849;
                    } else {
                        l_853 = (l_849 << 32) | ((long) (uint) i_851);
                        l_852 = l_853;
                    }
                }
            } else {
                l_852 = l_768;
            }
        } else {
            l_852 = l_768;
        }
        GALEFS_BROADCAST(13, l_854, l_852);
        i_855 = (int) l_854;
        if (l_854 < 0L) {
            i_856 = 0;
        } else {
            i_856 = i_855;
        }
        if (l_854 < 0L) {
            l_857 = 0L;
        } else {
            if (i_855 == 0) {
                l_857 = 0L;
            } else {
                l_858 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_854 >> 32)) << 5))) + (ulong) 16L))));
                l_859 = (long) ((ulong) l_749 + (ulong) l_858);
                l_857 = l_859;
            }
        }
        gale_copy((arg_fs + 16 + l_857), (arg_data + 16 + l_748), i_856);
        GALEFS_BARRIER(14);
        if (i_743 == 0) {
            if (!(i_856 < 1)) {
                l_860 = (long) ((int) get_group_id(0));
                l_861 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_860 << 12) + (l_860 << 11)))) + (ulong) 1872L);
                l_862 = *((__global gale_long *) (arg_fs + 16 + l_861));
                *((__global gale_long *) (arg_fs + 16 + l_861)) = ((long) ((ulong) ((long) (uint) i_856) + (ulong) l_862));
                GALEFS_FENCE();
                i_863 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_863)) << 6) + (((long) (i_863 >> i_124)) << 2)))))) = 0;
                l_864 = (long) ((int) get_group_id(0));
                l_865 = (long) ((ulong) l_4 + (ulong) ((l_864 << 12) + (l_864 << 11)));
                l_866 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1896L))));
                l_867 = (long) ((ulong) l_866 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_867 + (ulong) ((long) ((ulong) (l_867 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_868 = (int) ((uint) i_747 + (uint) i_856);
        if (l_854 < 0L) {
            i_746 = i_855;
            i_747 = i_868;
        } else {
            i_869 = ((i_856 < 1) || (!(i_868 < (-1)))) ? 0 : 1;
            i_746 = i_869;
            i_747 = i_868;
        }
    }
    if (i_747 < 1) {
        i_870 = i_746;
    } else {
        i_870 = i_747;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_870);
    i_871 = (int) get_local_id(0);
    i_872 = (int) get_local_id(0);
    i_873 = (int) get_local_id(0);
    i_874 = 1;
    i_875 = 0;
    while (true) {
        if (!(i_874 == 1)) {
            break;
        }
        l_876 = (long) i_875;
        l_877 = (long) ((ulong) l_876 + (ulong) 9223372036854775807L);
        l_878 = l_131 & l_877;
        if (i_873 == 0) {
            if (i_390 < 0) {
                i_879 = (-9);
            } else {
                if (i_390 < i_134) {
                    i_880 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                    i_881 = (int) ((uint) i_880 + (uint) (-1));
                    i_882 = (i_881 < 0) ? (-9) : i_881;
                    if (i_882 < 0) {
                        i_879 = i_882;
                    } else {
                        i_883 = *((volatile __global gale_int *) (arg_fs + 16 + l_392));
                        if ((i_883 & 3) == 0) {
                            i_879 = (-9);
                        } else {
                            i_879 = i_882;
                        }
                    }
                } else {
                    i_879 = (-9);
                }
            }
            i_884 = (int) ((uint) 1 - (uint) i_875);
            l_885 = (long) i_884;
            if (i_879 < 0) {
                l_886 = (long) i_879;
                l_887 = l_886;
            } else {
                if (l_877 < 0L) {
                    l_887 = (-22L);
                } else {
                    if (i_884 < 0) {
                        l_887 = (-22L);
                    } else {
                        if (((long) ((ulong) l_877 + (ulong) l_885)) < 0L) {
                            l_887 = (-27L);
                        } else {
                            l_888 = (long) ((int) get_group_id(0));
                            i_889 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_888 << 12) + (l_888 << 11)))) + (ulong) 1856L))));
                            if (i_889 == 0) {
                                l_887 = l_885;
                            } else {
                                l_887 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_887 < 1L) {
                l_890 = l_887;
            } else {
                l_891 = (long) ((ulong) l_130 - (ulong) l_878);
                if (l_891 < l_885) {
                    i_892 = (int) l_891;
                    i_893 = i_892;
                } else {
                    i_893 = i_884;
                }
                l_894 = (long) ((int) get_group_id(0));
                l_895 = (long) ((ulong) l_4 + (ulong) ((l_894 << 12) + (l_894 << 11)));
                l_896 = (long) ((ulong) l_895 + (ulong) 1796L);
                i_897 = *((volatile __global gale_int *) (arg_fs + 16 + l_896));
                l_898 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 1896L))));
                i_899 = (int) (0 - (uint) i_897);
                if (i_899 < 0) {
                    i_900 = i_899;
                } else {
                    l_901 = (long) ((ulong) l_898 + (ulong) (-64L));
                    i_902 = (int) ((uint) ((int) (((long) ((ulong) l_901 + (ulong) ((long) ((ulong) (l_901 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_903 = (long) ((ulong) l_895 + (ulong) 1792L);
                    i_904 = 0;
                    l_905 = 0L;
                    l_906 = (-1L);
                    while (true) {
                        if (!(i_904 == 0)) {
                            break;
                        }
                        i_907 = *((volatile __global gale_int *) (arg_fs + 16 + l_896));
                        i_908 = *((volatile __global gale_int *) (arg_fs + 16 + l_903));
                        if (i_902 == i_908) {
                            i_904 = 1;
                        } else {
                            if (i_907 == 0) {
                                if (l_905 < l_3) {
                                    GALEFS_RELAX(l_905);
                                    l_909 = (long) ((ulong) l_905 + (ulong) 1L);
                                    l_905 = l_909;
                                } else {
                                    l_910 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_911 = (l_906 == l_910) ? (-110) : 0;
                                    i_904 = i_911;
                                    l_905 = 0L;
                                    l_906 = l_910;
                                }
                            } else {
                                i_912 = (int) (0 - (uint) i_907);
                                i_904 = i_912;
                            }
                        }
                    }
                    i_900 = i_904;
                }
                if (i_900 < 0) {
                    l_913 = (long) i_900;
                    l_890 = l_913;
                } else {
                    l_914 = (long) ((int) get_group_id(0));
                    l_915 = (long) ((ulong) l_4 + (ulong) ((l_914 << 12) + (l_914 << 11)));
                    l_916 = (long) ((ulong) l_915 + (ulong) 1896L);
                    l_917 = *((__global gale_long *) (arg_fs + 16 + l_916));
                    l_918 = (long) ((ulong) l_917 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_915 + (ulong) ((long) (uint) (((int) l_918) & 1023)))))) = 0L;
                    l_919 = (long) ((ulong) l_915 + (ulong) ((long) (uint) (((int) l_917) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_917 + (ulong) ((long) ((ulong) (l_917 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 12L)))) = i_390;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 16L)))) = l_877;
                    l_920 = (long) i_893;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 24L)))) = l_920;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_919 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_919)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_916)) = l_918;
                    GALEFS_FENCE();
                    i_921 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_921))))) = (char) 1;
                    l_922 = (long) ((ulong) l_920 + (ulong) (-9223372036854775807L));
                    if (l_0 == 0L) {
                        l_890 = l_922;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_921 >> 6)))))) = (char) 1;
                        l_890 = l_922;
                    }
                }
            }
        } else {
            l_890 = 0L;
        }
        if (i_872 == 0) {
            if (l_890 < (-4611686018427387904L)) {
                l_923 = (long) ((int) get_group_id(0));
                l_924 = (long) ((ulong) l_4 + (ulong) ((l_923 << 12) + (l_923 << 11)));
                l_925 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_924 + (ulong) 1896L))));
                l_926 = (long) ((ulong) l_925 + (ulong) (-64L));
                i_927 = (int) ((uint) ((int) (((long) ((ulong) l_926 + (ulong) ((long) ((ulong) (l_926 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_928 = (long) ((ulong) l_924 + (ulong) 1792L);
                l_929 = (long) ((ulong) l_924 + (ulong) 1796L);
                i_930 = 0;
                l_931 = 0L;
                l_932 = (-1L);
                while (true) {
                    if (!(i_930 == 0)) {
                        break;
                    }
                    i_933 = *((volatile __global gale_int *) (arg_fs + 16 + l_929));
                    i_934 = *((volatile __global gale_int *) (arg_fs + 16 + l_928));
                    if (i_927 == i_934) {
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
                if (i_930 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_924 + (ulong) 1888L)))) = i_927;
                }
                GALEFS_FENCE();
                if (i_930 < 0) {
                    l_939 = (long) i_930;
                    l_940 = l_939;
                } else {
                    l_941 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_924 + (ulong) 1800L))));
                    l_940 = l_941;
                }
                i_942 = (int) ((uint) ((int) l_890) + (uint) (-1));
                if (i_942 < 0) {
                    l_943 = l_940;
                } else {
                    if (l_940 < 0L) {
                        l_943 = l_940;
                    } else {
                        l_944 = (l_940 << 32) | ((long) (uint) i_942);
                        l_943 = l_944;
                    }
                }
            } else {
                l_943 = l_890;
            }
        } else {
            l_943 = l_890;
        }
        GALEFS_BROADCAST(15, l_945, l_943);
        i_946 = (int) l_945;
        if (l_945 < 0L) {
            i_947 = 0;
        } else {
            i_947 = i_946;
        }
        if (l_945 < 0L) {
            l_948 = 0L;
        } else {
            if (i_946 == 0) {
                l_948 = 0L;
            } else {
                l_949 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_126 + (ulong) (((long) ((ulong) l_945 >> 32)) << 5))) + (ulong) 16L))));
                l_950 = (long) ((ulong) l_878 + (ulong) l_949);
                l_948 = l_950;
            }
        }
        gale_copy((arg_data + 16 + l_876), (arg_fs + 16 + l_948), i_947);
        GALEFS_BARRIER(16);
        if (i_871 == 0) {
            if (!(i_947 < 1)) {
                l_951 = (long) ((int) get_group_id(0));
                l_952 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_951 << 12) + (l_951 << 11)))) + (ulong) 1880L);
                l_953 = *((__global gale_long *) (arg_fs + 16 + l_952));
                *((__global gale_long *) (arg_fs + 16 + l_952)) = ((long) ((ulong) ((long) (uint) i_947) + (ulong) l_953));
                GALEFS_FENCE();
                i_954 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((((long) (i_125 & i_954)) << 6) + (((long) (i_954 >> i_124)) << 2)))))) = 0;
                l_955 = (long) ((int) get_group_id(0));
                l_956 = (long) ((ulong) l_4 + (ulong) ((l_955 << 12) + (l_955 << 11)));
                l_957 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_956 + (ulong) 1896L))));
                l_958 = (long) ((ulong) l_957 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_956 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_958 + (ulong) ((long) ((ulong) (l_958 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_959 = (int) ((uint) i_875 + (uint) i_947);
        if (l_945 < 0L) {
            i_874 = i_946;
            i_875 = i_959;
        } else {
            i_960 = ((i_947 < 1) || (!(i_959 < 1))) ? 0 : 1;
            i_874 = i_960;
            i_875 = i_959;
        }
    }
    if (i_875 < 1) {
        i_961 = i_874;
    } else {
        i_961 = i_875;
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_961);
    if (((int) get_local_id(0)) == 0) {
        l_962 = (long) ((int) get_group_id(0));
        i_963 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_962 << 12) + (l_962 << 11)))) + (ulong) 1796L))));
        if (i_521 < 0) {
            i_964 = (-9);
        } else {
            if (i_521 < i_134) {
                i_965 = *((volatile __global gale_int *) (arg_fs + 16 + l_522));
                i_966 = (int) ((uint) i_965 + (uint) (-1));
                i_967 = (i_966 < 0) ? (-9) : i_966;
                i_964 = i_967;
            } else {
                i_964 = (-9);
            }
        }
        i_968 = (int) (0 - (uint) i_963);
        if (i_968 < 0) {
            l_969 = (long) i_968;
            l_970 = l_969;
        } else {
            if (i_964 < 0) {
                l_971 = (long) i_964;
                l_970 = l_971;
            } else {
                l_970 = (-22L);
            }
        }
    } else {
        l_970 = 0L;
    }
    GALEFS_BROADCAST(17, l_972, l_970);
    *((__global gale_long *) (arg_out + 72L)) = l_972;
    if (((int) get_local_id(0)) == 0) {
        l_973 = (long) ((int) get_group_id(0));
        i_974 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_973 << 12) + (l_973 << 11)))) + (ulong) 1796L))));
        i_975 = (int) (0 - (uint) i_974);
        if (i_975 < 0) {
            l_976 = (long) i_975;
            l_977 = l_976;
        } else {
            l_977 = (-9L);
        }
    } else {
        l_977 = 0L;
    }
    GALEFS_BROADCAST(18, l_978, l_977);
    *((__global gale_long *) (arg_out + 80L)) = l_978;
    if (((int) get_local_id(0)) == 0) {
        l_979 = (long) ((int) get_group_id(0));
        i_980 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_979 << 12) + (l_979 << 11)))) + (ulong) 1856L))));
        if (i_980 == 0) {
            l_981 = (long) ((int) get_group_id(0));
            l_982 = (long) ((ulong) l_4 + (ulong) ((l_981 << 12) + (l_981 << 11)));
            l_983 = (long) ((ulong) l_982 + (ulong) 1796L);
            i_984 = *((volatile __global gale_int *) (arg_fs + 16 + l_983));
            l_985 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_982 + (ulong) 1896L))));
            i_986 = (int) (0 - (uint) i_984);
            if (i_986 < 0) {
                i_987 = i_986;
            } else {
                l_988 = (long) ((ulong) l_985 + (ulong) (-64L));
                i_989 = (int) ((uint) ((int) (((long) ((ulong) l_988 + (ulong) ((long) ((ulong) (l_988 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_990 = (long) ((ulong) l_982 + (ulong) 1792L);
                i_991 = 0;
                l_992 = 0L;
                l_993 = (-1L);
                while (true) {
                    if (!(i_991 == 0)) {
                        break;
                    }
                    i_994 = *((volatile __global gale_int *) (arg_fs + 16 + l_983));
                    i_995 = *((volatile __global gale_int *) (arg_fs + 16 + l_990));
                    if (i_989 == i_995) {
                        i_991 = 1;
                    } else {
                        if (i_994 == 0) {
                            if (l_992 < l_3) {
                                GALEFS_RELAX(l_992);
                                l_996 = (long) ((ulong) l_992 + (ulong) 1L);
                                l_992 = l_996;
                            } else {
                                l_997 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_998 = (l_993 == l_997) ? (-110) : 0;
                                i_991 = i_998;
                                l_992 = 0L;
                                l_993 = l_997;
                            }
                        } else {
                            i_999 = (int) (0 - (uint) i_994);
                            i_991 = i_999;
                        }
                    }
                }
                i_987 = i_991;
            }
            l_1000 = (long) i_987;
            l_1001 = l_1000;
        } else {
            l_1001 = (-16L);
        }
        if (l_1001 < 0L) {
            l_1002 = l_1001;
        } else {
            l_1003 = (long) ((int) get_group_id(0));
            l_1004 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1003 << 12) + (l_1003 << 11)))) + (ulong) 2048L);
            i_1005 = 0;
            while (true) {
                if (!(i_1005 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1004 + (ulong) ((long) i_1005))))) = (char) ((int) gale_literals[((int) ((uint) i_1005 + (uint) 4))]);
                i_1006 = (int) ((uint) i_1005 + (uint) 1);
                i_1005 = i_1006;
            }
            l_1007 = (long) ((int) get_group_id(0));
            l_1008 = (long) ((ulong) l_4 + (ulong) ((l_1007 << 12) + (l_1007 << 11)));
            l_1009 = (long) ((ulong) l_1008 + (ulong) 1896L);
            l_1010 = *((__global gale_long *) (arg_fs + 16 + l_1009));
            l_1011 = (long) ((ulong) l_1010 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) ((long) (uint) (((int) l_1011) & 1023)))))) = 0L;
            l_1012 = (long) ((ulong) l_1008 + (ulong) ((long) (uint) (((int) l_1010) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1010 + (ulong) ((long) ((ulong) (l_1010 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) 36L)))) = 7;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1012)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1009)) = l_1011;
            GALEFS_FENCE();
            i_1013 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1013))))) = (char) 1;
            if (l_0 == 0L) {
                l_1002 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1013 >> 6)))))) = (char) 1;
                l_1002 = LONG_MIN;
            }
        }
    } else {
        l_1002 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1002 < (-4611686018427387904L)) {
            l_1014 = (long) ((int) get_group_id(0));
            l_1015 = (long) ((ulong) l_4 + (ulong) ((l_1014 << 12) + (l_1014 << 11)));
            l_1016 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1015 + (ulong) 1896L))));
            l_1017 = (long) ((ulong) l_1016 + (ulong) (-64L));
            i_1018 = (int) ((uint) ((int) (((long) ((ulong) l_1017 + (ulong) ((long) ((ulong) (l_1017 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1019 = (long) ((ulong) l_1015 + (ulong) 1792L);
            l_1020 = (long) ((ulong) l_1015 + (ulong) 1796L);
            i_1021 = 0;
            l_1022 = 0L;
            l_1023 = (-1L);
            while (true) {
                if (!(i_1021 == 0)) {
                    break;
                }
                i_1024 = *((volatile __global gale_int *) (arg_fs + 16 + l_1020));
                i_1025 = *((volatile __global gale_int *) (arg_fs + 16 + l_1019));
                if (i_1018 == i_1025) {
                    i_1021 = 1;
                } else {
                    if (i_1024 == 0) {
                        if (l_1022 < l_3) {
                            GALEFS_RELAX(l_1022);
                            l_1026 = (long) ((ulong) l_1022 + (ulong) 1L);
                            l_1022 = l_1026;
                        } else {
                            l_1027 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1028 = (l_1023 == l_1027) ? (-110) : 0;
                            i_1021 = i_1028;
                            l_1022 = 0L;
                            l_1023 = l_1027;
                        }
                    } else {
                        i_1029 = (int) (0 - (uint) i_1024);
                        i_1021 = i_1029;
                    }
                }
            }
            if (i_1021 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1015 + (ulong) 1888L)))) = i_1018;
            }
            GALEFS_FENCE();
            if (i_1021 < 0) {
                l_1030 = (long) i_1021;
                l_1031 = l_1030;
            } else {
                l_1032 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1015 + (ulong) 1800L))));
                l_1031 = l_1032;
            }
            i_1033 = (int) ((uint) ((int) l_1002) + (uint) (-1));
            if (i_1033 < 0) {
                l_1034 = l_1031;
            } else {
                if (l_1031 < 0L) {
                    l_1034 = l_1031;
                } else {
                    l_1035 = (l_1031 << 32) | ((long) (uint) i_1033);
                    l_1034 = l_1035;
                }
            }
        } else {
            l_1034 = l_1002;
        }
    } else {
        l_1034 = l_1002;
    }
    GALEFS_BROADCAST(19, l_1036, l_1034);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_1036));
    if (((int) get_local_id(0)) == 0) {
        l_1037 = (long) ((int) get_group_id(0));
        i_1038 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1037 << 12) + (l_1037 << 11)))) + (ulong) 1856L))));
        if (i_1038 == 0) {
            l_1039 = (long) ((int) get_group_id(0));
            l_1040 = (long) ((ulong) l_4 + (ulong) ((l_1039 << 12) + (l_1039 << 11)));
            l_1041 = (long) ((ulong) l_1040 + (ulong) 1796L);
            i_1042 = *((volatile __global gale_int *) (arg_fs + 16 + l_1041));
            l_1043 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1040 + (ulong) 1896L))));
            i_1044 = (int) (0 - (uint) i_1042);
            if (i_1044 < 0) {
                i_1045 = i_1044;
            } else {
                l_1046 = (long) ((ulong) l_1043 + (ulong) (-64L));
                i_1047 = (int) ((uint) ((int) (((long) ((ulong) l_1046 + (ulong) ((long) ((ulong) (l_1046 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1048 = (long) ((ulong) l_1040 + (ulong) 1792L);
                i_1049 = 0;
                l_1050 = 0L;
                l_1051 = (-1L);
                while (true) {
                    if (!(i_1049 == 0)) {
                        break;
                    }
                    i_1052 = *((volatile __global gale_int *) (arg_fs + 16 + l_1041));
                    i_1053 = *((volatile __global gale_int *) (arg_fs + 16 + l_1048));
                    if (i_1047 == i_1053) {
                        i_1049 = 1;
                    } else {
                        if (i_1052 == 0) {
                            if (l_1050 < l_3) {
                                GALEFS_RELAX(l_1050);
                                l_1054 = (long) ((ulong) l_1050 + (ulong) 1L);
                                l_1050 = l_1054;
                            } else {
                                l_1055 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1056 = (l_1051 == l_1055) ? (-110) : 0;
                                i_1049 = i_1056;
                                l_1050 = 0L;
                                l_1051 = l_1055;
                            }
                        } else {
                            i_1057 = (int) (0 - (uint) i_1052);
                            i_1049 = i_1057;
                        }
                    }
                }
                i_1045 = i_1049;
            }
            l_1058 = (long) i_1045;
            l_1059 = l_1058;
        } else {
            l_1059 = (-16L);
        }
        if (l_1059 < 0L) {
            l_1060 = l_1059;
        } else {
            l_1061 = (long) ((int) get_group_id(0));
            l_1062 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1061 << 12) + (l_1061 << 11)))) + (ulong) 2048L);
            i_1063 = 0;
            while (true) {
                if (!(i_1063 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1062 + (ulong) ((long) i_1063))))) = (char) ((int) gale_literals[((int) ((uint) i_1063 + (uint) 11))]);
                i_1064 = (int) ((uint) i_1063 + (uint) 1);
                i_1063 = i_1064;
            }
            l_1065 = (long) ((int) get_group_id(0));
            l_1066 = (long) ((ulong) l_4 + (ulong) ((l_1065 << 12) + (l_1065 << 11)));
            l_1067 = (long) ((ulong) l_1066 + (ulong) 1896L);
            l_1068 = *((__global gale_long *) (arg_fs + 16 + l_1067));
            l_1069 = (long) ((ulong) l_1068 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1066 + (ulong) ((long) (uint) (((int) l_1069) & 1023)))))) = 0L;
            l_1070 = (long) ((ulong) l_1066 + (ulong) ((long) (uint) (((int) l_1068) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1068 + (ulong) ((long) ((ulong) (l_1068 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1070 + (ulong) 36L)))) = 9;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1070)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1067)) = l_1069;
            GALEFS_FENCE();
            i_1071 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1071))))) = (char) 1;
            if (l_0 == 0L) {
                l_1060 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1071 >> 6)))))) = (char) 1;
                l_1060 = LONG_MIN;
            }
        }
    } else {
        l_1060 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1060 < (-4611686018427387904L)) {
            l_1072 = (long) ((int) get_group_id(0));
            l_1073 = (long) ((ulong) l_4 + (ulong) ((l_1072 << 12) + (l_1072 << 11)));
            l_1074 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1073 + (ulong) 1896L))));
            l_1075 = (long) ((ulong) l_1074 + (ulong) (-64L));
            i_1076 = (int) ((uint) ((int) (((long) ((ulong) l_1075 + (ulong) ((long) ((ulong) (l_1075 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1077 = (long) ((ulong) l_1073 + (ulong) 1792L);
            l_1078 = (long) ((ulong) l_1073 + (ulong) 1796L);
            i_1079 = 0;
            l_1080 = 0L;
            l_1081 = (-1L);
            while (true) {
                if (!(i_1079 == 0)) {
                    break;
                }
                i_1082 = *((volatile __global gale_int *) (arg_fs + 16 + l_1078));
                i_1083 = *((volatile __global gale_int *) (arg_fs + 16 + l_1077));
                if (i_1076 == i_1083) {
                    i_1079 = 1;
                } else {
                    if (i_1082 == 0) {
                        if (l_1080 < l_3) {
                            GALEFS_RELAX(l_1080);
                            l_1084 = (long) ((ulong) l_1080 + (ulong) 1L);
                            l_1080 = l_1084;
                        } else {
                            l_1085 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1086 = (l_1081 == l_1085) ? (-110) : 0;
                            i_1079 = i_1086;
                            l_1080 = 0L;
                            l_1081 = l_1085;
                        }
                    } else {
                        i_1087 = (int) (0 - (uint) i_1082);
                        i_1079 = i_1087;
                    }
                }
            }
            if (i_1079 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1073 + (ulong) 1888L)))) = i_1076;
            }
            GALEFS_FENCE();
            if (i_1079 < 0) {
                l_1088 = (long) i_1079;
                l_1089 = l_1088;
            } else {
                l_1090 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1073 + (ulong) 1800L))));
                l_1089 = l_1090;
            }
            i_1091 = (int) ((uint) ((int) l_1060) + (uint) (-1));
            if (i_1091 < 0) {
                l_1092 = l_1089;
            } else {
                if (l_1089 < 0L) {
                    l_1092 = l_1089;
                } else {
                    l_1093 = (l_1089 << 32) | ((long) (uint) i_1091);
                    l_1092 = l_1093;
                }
            }
        } else {
            l_1092 = l_1060;
        }
    } else {
        l_1092 = l_1060;
    }
    GALEFS_BROADCAST(20, l_1094, l_1092);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_1094));
    if (((int) get_local_id(0)) == 0) {
        l_1095 = (long) ((int) get_group_id(0));
        i_1096 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1095 << 12) + (l_1095 << 11)))) + (ulong) 1856L))));
        if (i_1096 == 0) {
            l_1097 = (long) ((int) get_group_id(0));
            l_1098 = (long) ((ulong) l_4 + (ulong) ((l_1097 << 12) + (l_1097 << 11)));
            l_1099 = (long) ((ulong) l_1098 + (ulong) 1796L);
            i_1100 = *((volatile __global gale_int *) (arg_fs + 16 + l_1099));
            l_1101 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 1896L))));
            i_1102 = (int) (0 - (uint) i_1100);
            if (i_1102 < 0) {
                i_1103 = i_1102;
            } else {
                l_1104 = (long) ((ulong) l_1101 + (ulong) (-64L));
                i_1105 = (int) ((uint) ((int) (((long) ((ulong) l_1104 + (ulong) ((long) ((ulong) (l_1104 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1106 = (long) ((ulong) l_1098 + (ulong) 1792L);
                i_1107 = 0;
                l_1108 = 0L;
                l_1109 = (-1L);
                while (true) {
                    if (!(i_1107 == 0)) {
                        break;
                    }
                    i_1110 = *((volatile __global gale_int *) (arg_fs + 16 + l_1099));
                    i_1111 = *((volatile __global gale_int *) (arg_fs + 16 + l_1106));
                    if (i_1105 == i_1111) {
                        i_1107 = 1;
                    } else {
                        if (i_1110 == 0) {
                            if (l_1108 < l_3) {
                                GALEFS_RELAX(l_1108);
                                l_1112 = (long) ((ulong) l_1108 + (ulong) 1L);
                                l_1108 = l_1112;
                            } else {
                                l_1113 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1114 = (l_1109 == l_1113) ? (-110) : 0;
                                i_1107 = i_1114;
                                l_1108 = 0L;
                                l_1109 = l_1113;
                            }
                        } else {
                            i_1115 = (int) (0 - (uint) i_1110);
                            i_1107 = i_1115;
                        }
                    }
                }
                i_1103 = i_1107;
            }
            l_1116 = (long) i_1103;
            l_1117 = l_1116;
        } else {
            l_1117 = (-16L);
        }
        if (l_1117 < 0L) {
            l_1118 = l_1117;
        } else {
            l_1119 = (long) ((int) get_group_id(0));
            l_1120 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1119 << 12) + (l_1119 << 11)))) + (ulong) 2048L);
            i_1121 = 0;
            while (true) {
                if (!(i_1121 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) ((long) i_1121))))) = (char) ((int) gale_literals[((int) ((uint) i_1121 + (uint) 20))]);
                i_1122 = (int) ((uint) i_1121 + (uint) 1);
                i_1121 = i_1122;
            }
            l_1123 = (long) ((int) get_group_id(0));
            l_1124 = (long) ((ulong) l_4 + (ulong) ((l_1123 << 12) + (l_1123 << 11)));
            l_1125 = (long) ((ulong) l_1124 + (ulong) 1896L);
            l_1126 = *((__global gale_long *) (arg_fs + 16 + l_1125));
            l_1127 = (long) ((ulong) l_1126 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1124 + (ulong) ((long) (uint) (((int) l_1127) & 1023)))))) = 0L;
            l_1128 = (long) ((ulong) l_1124 + (ulong) ((long) (uint) (((int) l_1126) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1126 + (ulong) ((long) ((ulong) (l_1126 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1128 + (ulong) 36L)))) = 10;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1128)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1125)) = l_1127;
            GALEFS_FENCE();
            i_1129 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1129))))) = (char) 1;
            if (l_0 == 0L) {
                l_1118 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1129 >> 6)))))) = (char) 1;
                l_1118 = LONG_MIN;
            }
        }
    } else {
        l_1118 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1118 < (-4611686018427387904L)) {
            l_1130 = (long) ((int) get_group_id(0));
            l_1131 = (long) ((ulong) l_4 + (ulong) ((l_1130 << 12) + (l_1130 << 11)));
            l_1132 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1131 + (ulong) 1896L))));
            l_1133 = (long) ((ulong) l_1132 + (ulong) (-64L));
            i_1134 = (int) ((uint) ((int) (((long) ((ulong) l_1133 + (ulong) ((long) ((ulong) (l_1133 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1135 = (long) ((ulong) l_1131 + (ulong) 1792L);
            l_1136 = (long) ((ulong) l_1131 + (ulong) 1796L);
            i_1137 = 0;
            l_1138 = 0L;
            l_1139 = (-1L);
            while (true) {
                if (!(i_1137 == 0)) {
                    break;
                }
                i_1140 = *((volatile __global gale_int *) (arg_fs + 16 + l_1136));
                i_1141 = *((volatile __global gale_int *) (arg_fs + 16 + l_1135));
                if (i_1134 == i_1141) {
                    i_1137 = 1;
                } else {
                    if (i_1140 == 0) {
                        if (l_1138 < l_3) {
                            GALEFS_RELAX(l_1138);
                            l_1142 = (long) ((ulong) l_1138 + (ulong) 1L);
                            l_1138 = l_1142;
                        } else {
                            l_1143 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1144 = (l_1139 == l_1143) ? (-110) : 0;
                            i_1137 = i_1144;
                            l_1138 = 0L;
                            l_1139 = l_1143;
                        }
                    } else {
                        i_1145 = (int) (0 - (uint) i_1140);
                        i_1137 = i_1145;
                    }
                }
            }
            if (i_1137 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1131 + (ulong) 1888L)))) = i_1134;
            }
            GALEFS_FENCE();
            if (i_1137 < 0) {
                l_1146 = (long) i_1137;
                l_1147 = l_1146;
            } else {
                l_1148 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1131 + (ulong) 1800L))));
                l_1147 = l_1148;
            }
            i_1149 = (int) ((uint) ((int) l_1118) + (uint) (-1));
            if (i_1149 < 0) {
                l_1150 = l_1147;
            } else {
                if (l_1147 < 0L) {
                    l_1150 = l_1147;
                } else {
                    l_1151 = (l_1147 << 32) | ((long) (uint) i_1149);
                    l_1150 = l_1151;
                }
            }
        } else {
            l_1150 = l_1118;
        }
    } else {
        l_1150 = l_1118;
    }
    GALEFS_BROADCAST(21, l_1152, l_1150);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_1152));
    if (((int) get_local_id(0)) == 0) {
        l_1153 = (long) ((int) get_group_id(0));
        i_1154 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1153 << 12) + (l_1153 << 11)))) + (ulong) 1856L))));
        l_1155 = (i_1154 == 0) ? (-2L) : (-16L);
        l_1156 = l_1155;
    } else {
        l_1156 = 0L;
    }
    GALEFS_BROADCAST(22, l_1157, l_1156);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_1157));
    if (((int) get_local_id(0)) == 0) {
        l_1158 = (long) ((int) get_group_id(0));
        i_1159 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1158 << 12) + (l_1158 << 11)))) + (ulong) 1856L))));
        if (i_1159 == 0) {
            l_1160 = (long) ((int) get_group_id(0));
            l_1161 = (long) ((ulong) l_4 + (ulong) ((l_1160 << 12) + (l_1160 << 11)));
            l_1162 = (long) ((ulong) l_1161 + (ulong) 1796L);
            i_1163 = *((volatile __global gale_int *) (arg_fs + 16 + l_1162));
            l_1164 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 1896L))));
            i_1165 = (int) (0 - (uint) i_1163);
            if (i_1165 < 0) {
                i_1166 = i_1165;
            } else {
                l_1167 = (long) ((ulong) l_1164 + (ulong) (-64L));
                i_1168 = (int) ((uint) ((int) (((long) ((ulong) l_1167 + (ulong) ((long) ((ulong) (l_1167 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1169 = (long) ((ulong) l_1161 + (ulong) 1792L);
                i_1170 = 0;
                l_1171 = 0L;
                l_1172 = (-1L);
                while (true) {
                    if (!(i_1170 == 0)) {
                        break;
                    }
                    i_1173 = *((volatile __global gale_int *) (arg_fs + 16 + l_1162));
                    i_1174 = *((volatile __global gale_int *) (arg_fs + 16 + l_1169));
                    if (i_1168 == i_1174) {
                        i_1170 = 1;
                    } else {
                        if (i_1173 == 0) {
                            if (l_1171 < l_3) {
                                GALEFS_RELAX(l_1171);
                                l_1175 = (long) ((ulong) l_1171 + (ulong) 1L);
                                l_1171 = l_1175;
                            } else {
                                l_1176 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1177 = (l_1172 == l_1176) ? (-110) : 0;
                                i_1170 = i_1177;
                                l_1171 = 0L;
                                l_1172 = l_1176;
                            }
                        } else {
                            i_1178 = (int) (0 - (uint) i_1173);
                            i_1170 = i_1178;
                        }
                    }
                }
                i_1166 = i_1170;
            }
            l_1179 = (long) i_1166;
            l_1180 = l_1179;
        } else {
            l_1180 = (-16L);
        }
        if (l_1180 < 0L) {
            l_1181 = l_1180;
        } else {
            l_1182 = (long) ((int) get_group_id(0));
            l_1183 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1182 << 12) + (l_1182 << 11)))) + (ulong) 2048L);
            i_1184 = 0;
            while (true) {
                if (!(i_1184 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1183 + (ulong) ((long) i_1184))))) = (char) ((int) gale_literals[i_1184]);
                i_1185 = (int) ((uint) i_1184 + (uint) 1);
                i_1184 = i_1185;
            }
            l_1186 = (long) ((int) get_group_id(0));
            l_1187 = (long) ((ulong) l_4 + (ulong) ((l_1186 << 12) + (l_1186 << 11)));
            l_1188 = (long) ((ulong) l_1187 + (ulong) 1896L);
            l_1189 = *((__global gale_long *) (arg_fs + 16 + l_1188));
            l_1190 = (long) ((ulong) l_1189 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1187 + (ulong) ((long) (uint) (((int) l_1190) & 1023)))))) = 0L;
            l_1191 = (long) ((ulong) l_1187 + (ulong) ((long) (uint) (((int) l_1189) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1189 + (ulong) ((long) ((ulong) (l_1189 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 32L)))) = 3;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1191)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1188)) = l_1190;
            GALEFS_FENCE();
            i_1192 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1192))))) = (char) 1;
            if (l_0 == 0L) {
                l_1181 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1192 >> 6)))))) = (char) 1;
                l_1181 = LONG_MIN;
            }
        }
    } else {
        l_1181 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1181 < (-4611686018427387904L)) {
            l_1193 = (long) ((int) get_group_id(0));
            l_1194 = (long) ((ulong) l_4 + (ulong) ((l_1193 << 12) + (l_1193 << 11)));
            l_1195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1194 + (ulong) 1896L))));
            l_1196 = (long) ((ulong) l_1195 + (ulong) (-64L));
            i_1197 = (int) ((uint) ((int) (((long) ((ulong) l_1196 + (ulong) ((long) ((ulong) (l_1196 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1198 = (long) ((ulong) l_1194 + (ulong) 1792L);
            l_1199 = (long) ((ulong) l_1194 + (ulong) 1796L);
            i_1200 = 0;
            l_1201 = 0L;
            l_1202 = (-1L);
            while (true) {
                if (!(i_1200 == 0)) {
                    break;
                }
                i_1203 = *((volatile __global gale_int *) (arg_fs + 16 + l_1199));
                i_1204 = *((volatile __global gale_int *) (arg_fs + 16 + l_1198));
                if (i_1197 == i_1204) {
                    i_1200 = 1;
                } else {
                    if (i_1203 == 0) {
                        if (l_1201 < l_3) {
                            GALEFS_RELAX(l_1201);
                            l_1205 = (long) ((ulong) l_1201 + (ulong) 1L);
                            l_1201 = l_1205;
                        } else {
                            l_1206 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1207 = (l_1202 == l_1206) ? (-110) : 0;
                            i_1200 = i_1207;
                            l_1201 = 0L;
                            l_1202 = l_1206;
                        }
                    } else {
                        i_1208 = (int) (0 - (uint) i_1203);
                        i_1200 = i_1208;
                    }
                }
            }
            if (i_1200 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1194 + (ulong) 1888L)))) = i_1197;
            }
            GALEFS_FENCE();
            if (i_1200 < 0) {
                l_1209 = (long) i_1200;
                l_1210 = l_1209;
            } else {
                l_1211 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1194 + (ulong) 1800L))));
                l_1210 = l_1211;
            }
            i_1212 = (int) ((uint) ((int) l_1181) + (uint) (-1));
            if (i_1212 < 0) {
                l_1213 = l_1210;
            } else {
                if (l_1210 < 0L) {
                    l_1213 = l_1210;
                } else {
                    l_1214 = (l_1210 << 32) | ((long) (uint) i_1212);
                    l_1213 = l_1214;
                }
            }
        } else {
            l_1213 = l_1181;
        }
    } else {
        l_1213 = l_1181;
    }
    GALEFS_BROADCAST(23, l_1215, l_1213);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_1215));
    if (((int) get_local_id(0)) == 0) {
        l_1216 = (long) ((int) get_group_id(0));
        i_1217 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1216 << 12) + (l_1216 << 11)))) + (ulong) 1856L))));
        if (i_1217 == 0) {
            l_1218 = (long) ((int) get_group_id(0));
            l_1219 = (long) ((ulong) l_4 + (ulong) ((l_1218 << 12) + (l_1218 << 11)));
            l_1220 = (long) ((ulong) l_1219 + (ulong) 1796L);
            i_1221 = *((volatile __global gale_int *) (arg_fs + 16 + l_1220));
            l_1222 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1219 + (ulong) 1896L))));
            i_1223 = (int) (0 - (uint) i_1221);
            if (i_1223 < 0) {
                i_1224 = i_1223;
            } else {
                l_1225 = (long) ((ulong) l_1222 + (ulong) (-64L));
                i_1226 = (int) ((uint) ((int) (((long) ((ulong) l_1225 + (ulong) ((long) ((ulong) (l_1225 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1227 = (long) ((ulong) l_1219 + (ulong) 1792L);
                i_1228 = 0;
                l_1229 = 0L;
                l_1230 = (-1L);
                while (true) {
                    if (!(i_1228 == 0)) {
                        break;
                    }
                    i_1231 = *((volatile __global gale_int *) (arg_fs + 16 + l_1220));
                    i_1232 = *((volatile __global gale_int *) (arg_fs + 16 + l_1227));
                    if (i_1226 == i_1232) {
                        i_1228 = 1;
                    } else {
                        if (i_1231 == 0) {
                            if (l_1229 < l_3) {
                                GALEFS_RELAX(l_1229);
                                l_1233 = (long) ((ulong) l_1229 + (ulong) 1L);
                                l_1229 = l_1233;
                            } else {
                                l_1234 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1235 = (l_1230 == l_1234) ? (-110) : 0;
                                i_1228 = i_1235;
                                l_1229 = 0L;
                                l_1230 = l_1234;
                            }
                        } else {
                            i_1236 = (int) (0 - (uint) i_1231);
                            i_1228 = i_1236;
                        }
                    }
                }
                i_1224 = i_1228;
            }
            l_1237 = (long) i_1224;
            l_1238 = l_1237;
        } else {
            l_1238 = (-16L);
        }
        if (l_1238 < 0L) {
            l_1239 = l_1238;
        } else {
            l_1240 = (long) ((int) get_group_id(0));
            l_1241 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1240 << 12) + (l_1240 << 11)))) + (ulong) 2048L);
            i_1242 = 0;
            while (true) {
                if (!(i_1242 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1241 + (ulong) ((long) i_1242))))) = (char) ((int) gale_literals[i_1242]);
                i_1243 = (int) ((uint) i_1242 + (uint) 1);
                i_1242 = i_1243;
            }
            l_1244 = (long) ((int) get_group_id(0));
            l_1245 = (long) ((ulong) l_4 + (ulong) ((l_1244 << 12) + (l_1244 << 11)));
            l_1246 = (long) ((ulong) l_1245 + (ulong) 1896L);
            l_1247 = *((__global gale_long *) (arg_fs + 16 + l_1246));
            l_1248 = (long) ((ulong) l_1247 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1245 + (ulong) ((long) (uint) (((int) l_1248) & 1023)))))) = 0L;
            l_1249 = (long) ((ulong) l_1245 + (ulong) ((long) (uint) (((int) l_1247) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1247 + (ulong) ((long) ((ulong) (l_1247 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 32L)))) = 512;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1249 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1249)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1246)) = l_1248;
            GALEFS_FENCE();
            i_1250 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1250))))) = (char) 1;
            if (l_0 == 0L) {
                l_1239 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1250 >> 6)))))) = (char) 1;
                l_1239 = LONG_MIN;
            }
        }
    } else {
        l_1239 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1239 < (-4611686018427387904L)) {
            l_1251 = (long) ((int) get_group_id(0));
            l_1252 = (long) ((ulong) l_4 + (ulong) ((l_1251 << 12) + (l_1251 << 11)));
            l_1253 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1252 + (ulong) 1896L))));
            l_1254 = (long) ((ulong) l_1253 + (ulong) (-64L));
            i_1255 = (int) ((uint) ((int) (((long) ((ulong) l_1254 + (ulong) ((long) ((ulong) (l_1254 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1256 = (long) ((ulong) l_1252 + (ulong) 1792L);
            l_1257 = (long) ((ulong) l_1252 + (ulong) 1796L);
            i_1258 = 0;
            l_1259 = 0L;
            l_1260 = (-1L);
            while (true) {
                if (!(i_1258 == 0)) {
                    break;
                }
                i_1261 = *((volatile __global gale_int *) (arg_fs + 16 + l_1257));
                i_1262 = *((volatile __global gale_int *) (arg_fs + 16 + l_1256));
                if (i_1255 == i_1262) {
                    i_1258 = 1;
                } else {
                    if (i_1261 == 0) {
                        if (l_1259 < l_3) {
                            GALEFS_RELAX(l_1259);
                            l_1263 = (long) ((ulong) l_1259 + (ulong) 1L);
                            l_1259 = l_1263;
                        } else {
                            l_1264 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1265 = (l_1260 == l_1264) ? (-110) : 0;
                            i_1258 = i_1265;
                            l_1259 = 0L;
                            l_1260 = l_1264;
                        }
                    } else {
                        i_1266 = (int) (0 - (uint) i_1261);
                        i_1258 = i_1266;
                    }
                }
            }
            if (i_1258 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1252 + (ulong) 1888L)))) = i_1255;
            }
            GALEFS_FENCE();
            if (i_1258 < 0) {
                l_1267 = (long) i_1258;
                l_1268 = l_1267;
            } else {
                l_1269 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1252 + (ulong) 1800L))));
                l_1268 = l_1269;
            }
            i_1270 = (int) ((uint) ((int) l_1239) + (uint) (-1));
            if (i_1270 < 0) {
                l_1271 = l_1268;
            } else {
                if (l_1268 < 0L) {
                    l_1271 = l_1268;
                } else {
                    l_1272 = (l_1268 << 32) | ((long) (uint) i_1270);
                    l_1271 = l_1272;
                }
            }
        } else {
            l_1271 = l_1239;
        }
    } else {
        l_1271 = l_1239;
    }
    GALEFS_BROADCAST(24, l_1273, l_1271);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_1273));
    if (((int) get_local_id(0)) == 0) {
        l_1274 = (long) ((int) get_group_id(0));
        i_1275 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1274 << 12) + (l_1274 << 11)))) + (ulong) 1856L))));
        if (i_1275 == 0) {
            l_1276 = (long) ((int) get_group_id(0));
            l_1277 = (long) ((ulong) l_4 + (ulong) ((l_1276 << 12) + (l_1276 << 11)));
            l_1278 = (long) ((ulong) l_1277 + (ulong) 1796L);
            i_1279 = *((volatile __global gale_int *) (arg_fs + 16 + l_1278));
            l_1280 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1277 + (ulong) 1896L))));
            i_1281 = (int) (0 - (uint) i_1279);
            if (i_1281 < 0) {
                i_1282 = i_1281;
            } else {
                l_1283 = (long) ((ulong) l_1280 + (ulong) (-64L));
                i_1284 = (int) ((uint) ((int) (((long) ((ulong) l_1283 + (ulong) ((long) ((ulong) (l_1283 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1285 = (long) ((ulong) l_1277 + (ulong) 1792L);
                i_1286 = 0;
                l_1287 = 0L;
                l_1288 = (-1L);
                while (true) {
                    if (!(i_1286 == 0)) {
                        break;
                    }
                    i_1289 = *((volatile __global gale_int *) (arg_fs + 16 + l_1278));
                    i_1290 = *((volatile __global gale_int *) (arg_fs + 16 + l_1285));
                    if (i_1284 == i_1290) {
                        i_1286 = 1;
                    } else {
                        if (i_1289 == 0) {
                            if (l_1287 < l_3) {
                                GALEFS_RELAX(l_1287);
                                l_1291 = (long) ((ulong) l_1287 + (ulong) 1L);
                                l_1287 = l_1291;
                            } else {
                                l_1292 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1293 = (l_1288 == l_1292) ? (-110) : 0;
                                i_1286 = i_1293;
                                l_1287 = 0L;
                                l_1288 = l_1292;
                            }
                        } else {
                            i_1294 = (int) (0 - (uint) i_1289);
                            i_1286 = i_1294;
                        }
                    }
                }
                i_1282 = i_1286;
            }
            l_1295 = (long) i_1282;
            l_1296 = l_1295;
        } else {
            l_1296 = (-16L);
        }
        if (l_1296 < 0L) {
            l_1297 = l_1296;
        } else {
            l_1298 = (long) ((int) get_group_id(0));
            l_1299 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1298 << 12) + (l_1298 << 11)))) + (ulong) 2048L);
            i_1300 = 0;
            while (true) {
                if (!(i_1300 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1299 + (ulong) ((long) i_1300))))) = (char) ((int) gale_literals[i_1300]);
                i_1301 = (int) ((uint) i_1300 + (uint) 1);
                i_1300 = i_1301;
            }
            l_1302 = (long) ((int) get_group_id(0));
            l_1303 = (long) ((ulong) l_4 + (ulong) ((l_1302 << 12) + (l_1302 << 11)));
            l_1304 = (long) ((ulong) l_1303 + (ulong) 1896L);
            l_1305 = *((__global gale_long *) (arg_fs + 16 + l_1304));
            l_1306 = (long) ((ulong) l_1305 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1303 + (ulong) ((long) (uint) (((int) l_1306) & 1023)))))) = 0L;
            l_1307 = (long) ((ulong) l_1303 + (ulong) ((long) (uint) (((int) l_1305) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1305 + (ulong) ((long) ((ulong) (l_1305 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 32L)))) = 1048576;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1307)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1304)) = l_1306;
            GALEFS_FENCE();
            i_1308 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1308))))) = (char) 1;
            if (l_0 == 0L) {
                l_1297 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1308 >> 6)))))) = (char) 1;
                l_1297 = LONG_MIN;
            }
        }
    } else {
        l_1297 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1297 < (-4611686018427387904L)) {
            l_1309 = (long) ((int) get_group_id(0));
            l_1310 = (long) ((ulong) l_4 + (ulong) ((l_1309 << 12) + (l_1309 << 11)));
            l_1311 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) 1896L))));
            l_1312 = (long) ((ulong) l_1311 + (ulong) (-64L));
            i_1313 = (int) ((uint) ((int) (((long) ((ulong) l_1312 + (ulong) ((long) ((ulong) (l_1312 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1314 = (long) ((ulong) l_1310 + (ulong) 1792L);
            l_1315 = (long) ((ulong) l_1310 + (ulong) 1796L);
            i_1316 = 0;
            l_1317 = 0L;
            l_1318 = (-1L);
            while (true) {
                if (!(i_1316 == 0)) {
                    break;
                }
                i_1319 = *((volatile __global gale_int *) (arg_fs + 16 + l_1315));
                i_1320 = *((volatile __global gale_int *) (arg_fs + 16 + l_1314));
                if (i_1313 == i_1320) {
                    i_1316 = 1;
                } else {
                    if (i_1319 == 0) {
                        if (l_1317 < l_3) {
                            GALEFS_RELAX(l_1317);
                            l_1321 = (long) ((ulong) l_1317 + (ulong) 1L);
                            l_1317 = l_1321;
                        } else {
                            l_1322 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1323 = (l_1318 == l_1322) ? (-110) : 0;
                            i_1316 = i_1323;
                            l_1317 = 0L;
                            l_1318 = l_1322;
                        }
                    } else {
                        i_1324 = (int) (0 - (uint) i_1319);
                        i_1316 = i_1324;
                    }
                }
            }
            if (i_1316 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) 1888L)))) = i_1313;
            }
            GALEFS_FENCE();
            if (i_1316 < 0) {
                l_1325 = (long) i_1316;
                l_1326 = l_1325;
            } else {
                l_1327 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) 1800L))));
                l_1326 = l_1327;
            }
            i_1328 = (int) ((uint) ((int) l_1297) + (uint) (-1));
            if (i_1328 < 0) {
                l_1329 = l_1326;
            } else {
                if (l_1326 < 0L) {
                    l_1329 = l_1326;
                } else {
                    l_1330 = (l_1326 << 32) | ((long) (uint) i_1328);
                    l_1329 = l_1330;
                }
            }
        } else {
            l_1329 = l_1297;
        }
    } else {
        l_1329 = l_1297;
    }
    GALEFS_BROADCAST(25, l_1331, l_1329);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_1331));
    if (((int) get_local_id(0)) == 0) {
        l_1332 = (long) ((int) get_group_id(0));
        i_1333 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1332 << 12) + (l_1332 << 11)))) + (ulong) 1856L))));
        if (i_1333 == 0) {
            l_1334 = (long) ((int) get_group_id(0));
            l_1335 = (long) ((ulong) l_4 + (ulong) ((l_1334 << 12) + (l_1334 << 11)));
            l_1336 = (long) ((ulong) l_1335 + (ulong) 1796L);
            i_1337 = *((volatile __global gale_int *) (arg_fs + 16 + l_1336));
            l_1338 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1335 + (ulong) 1896L))));
            i_1339 = (int) (0 - (uint) i_1337);
            if (i_1339 < 0) {
                i_1340 = i_1339;
            } else {
                l_1341 = (long) ((ulong) l_1338 + (ulong) (-64L));
                i_1342 = (int) ((uint) ((int) (((long) ((ulong) l_1341 + (ulong) ((long) ((ulong) (l_1341 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1343 = (long) ((ulong) l_1335 + (ulong) 1792L);
                i_1344 = 0;
                l_1345 = 0L;
                l_1346 = (-1L);
                while (true) {
                    if (!(i_1344 == 0)) {
                        break;
                    }
                    i_1347 = *((volatile __global gale_int *) (arg_fs + 16 + l_1336));
                    i_1348 = *((volatile __global gale_int *) (arg_fs + 16 + l_1343));
                    if (i_1342 == i_1348) {
                        i_1344 = 1;
                    } else {
                        if (i_1347 == 0) {
                            if (l_1345 < l_3) {
                                GALEFS_RELAX(l_1345);
                                l_1349 = (long) ((ulong) l_1345 + (ulong) 1L);
                                l_1345 = l_1349;
                            } else {
                                l_1350 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1351 = (l_1346 == l_1350) ? (-110) : 0;
                                i_1344 = i_1351;
                                l_1345 = 0L;
                                l_1346 = l_1350;
                            }
                        } else {
                            i_1352 = (int) (0 - (uint) i_1347);
                            i_1344 = i_1352;
                        }
                    }
                }
                i_1340 = i_1344;
            }
            if (i_1340 < 0) {
                l_1353 = (long) i_1340;
                l_1354 = l_1353;
            } else {
                l_1355 = (long) ((int) get_group_id(0));
                l_1356 = (long) ((ulong) l_4 + (ulong) ((l_1355 << 12) + (l_1355 << 11)));
                l_1357 = (long) ((ulong) l_1356 + (ulong) 1896L);
                l_1358 = *((__global gale_long *) (arg_fs + 16 + l_1357));
                l_1359 = (long) ((ulong) l_1358 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1356 + (ulong) ((long) (uint) (((int) l_1359) & 1023)))))) = 0L;
                l_1360 = (long) ((ulong) l_1356 + (ulong) ((long) (uint) (((int) l_1358) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1358 + (ulong) ((long) ((ulong) (l_1358 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 12L)))) = i_521;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1360 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1360)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1357)) = l_1359;
                GALEFS_FENCE();
                i_1361 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1361))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1354 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1361 >> 6)))))) = (char) 1;
                    l_1354 = LONG_MIN;
                }
            }
        } else {
            l_1354 = (-16L);
        }
    } else {
        l_1354 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1354 < (-4611686018427387904L)) {
            l_1362 = (long) ((int) get_group_id(0));
            l_1363 = (long) ((ulong) l_4 + (ulong) ((l_1362 << 12) + (l_1362 << 11)));
            l_1364 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1363 + (ulong) 1896L))));
            l_1365 = (long) ((ulong) l_1364 + (ulong) (-64L));
            i_1366 = (int) ((uint) ((int) (((long) ((ulong) l_1365 + (ulong) ((long) ((ulong) (l_1365 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1367 = (long) ((ulong) l_1363 + (ulong) 1792L);
            l_1368 = (long) ((ulong) l_1363 + (ulong) 1796L);
            i_1369 = 0;
            l_1370 = 0L;
            l_1371 = (-1L);
            while (true) {
                if (!(i_1369 == 0)) {
                    break;
                }
                i_1372 = *((volatile __global gale_int *) (arg_fs + 16 + l_1368));
                i_1373 = *((volatile __global gale_int *) (arg_fs + 16 + l_1367));
                if (i_1366 == i_1373) {
                    i_1369 = 1;
                } else {
                    if (i_1372 == 0) {
                        if (l_1370 < l_3) {
                            GALEFS_RELAX(l_1370);
                            l_1374 = (long) ((ulong) l_1370 + (ulong) 1L);
                            l_1370 = l_1374;
                        } else {
                            l_1375 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1376 = (l_1371 == l_1375) ? (-110) : 0;
                            i_1369 = i_1376;
                            l_1370 = 0L;
                            l_1371 = l_1375;
                        }
                    } else {
                        i_1377 = (int) (0 - (uint) i_1372);
                        i_1369 = i_1377;
                    }
                }
            }
            if (i_1369 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1363 + (ulong) 1888L)))) = i_1366;
            }
            GALEFS_FENCE();
            if (i_1369 < 0) {
                l_1378 = (long) i_1369;
                l_1379 = l_1378;
            } else {
                l_1380 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1363 + (ulong) 1800L))));
                l_1379 = l_1380;
            }
            i_1381 = (int) ((uint) ((int) l_1354) + (uint) (-1));
            if (i_1381 < 0) {
                l_1382 = l_1379;
            } else {
                if (l_1379 < 0L) {
                    l_1382 = l_1379;
                } else {
                    l_1383 = (l_1379 << 32) | ((long) (uint) i_1381);
                    l_1382 = l_1383;
                }
            }
        } else {
            l_1382 = l_1354;
        }
    } else {
        l_1382 = l_1354;
    }
    GALEFS_BROADCAST(26, l_1384, l_1382);
    if (((int) get_local_id(0)) == 0) {
        l_1385 = (long) ((int) get_group_id(0));
        i_1386 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1385 << 12) + (l_1385 << 11)))) + (ulong) 1856L))));
        if (i_1386 == 0) {
            l_1387 = (long) ((int) get_group_id(0));
            l_1388 = (long) ((ulong) l_4 + (ulong) ((l_1387 << 12) + (l_1387 << 11)));
            l_1389 = (long) ((ulong) l_1388 + (ulong) 1796L);
            i_1390 = *((volatile __global gale_int *) (arg_fs + 16 + l_1389));
            l_1391 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1388 + (ulong) 1896L))));
            i_1392 = (int) (0 - (uint) i_1390);
            if (i_1392 < 0) {
                i_1393 = i_1392;
            } else {
                l_1394 = (long) ((ulong) l_1391 + (ulong) (-64L));
                i_1395 = (int) ((uint) ((int) (((long) ((ulong) l_1394 + (ulong) ((long) ((ulong) (l_1394 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1396 = (long) ((ulong) l_1388 + (ulong) 1792L);
                i_1397 = 0;
                l_1398 = 0L;
                l_1399 = (-1L);
                while (true) {
                    if (!(i_1397 == 0)) {
                        break;
                    }
                    i_1400 = *((volatile __global gale_int *) (arg_fs + 16 + l_1389));
                    i_1401 = *((volatile __global gale_int *) (arg_fs + 16 + l_1396));
                    if (i_1395 == i_1401) {
                        i_1397 = 1;
                    } else {
                        if (i_1400 == 0) {
                            if (l_1398 < l_3) {
                                GALEFS_RELAX(l_1398);
                                l_1402 = (long) ((ulong) l_1398 + (ulong) 1L);
                                l_1398 = l_1402;
                            } else {
                                l_1403 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1404 = (l_1399 == l_1403) ? (-110) : 0;
                                i_1397 = i_1404;
                                l_1398 = 0L;
                                l_1399 = l_1403;
                            }
                        } else {
                            i_1405 = (int) (0 - (uint) i_1400);
                            i_1397 = i_1405;
                        }
                    }
                }
                i_1393 = i_1397;
            }
            if (i_1393 < 0) {
                l_1406 = (long) i_1393;
                l_1407 = l_1406;
            } else {
                l_1408 = (long) ((int) get_group_id(0));
                l_1409 = (long) ((ulong) l_4 + (ulong) ((l_1408 << 12) + (l_1408 << 11)));
                l_1410 = (long) ((ulong) l_1409 + (ulong) 1896L);
                l_1411 = *((__global gale_long *) (arg_fs + 16 + l_1410));
                l_1412 = (long) ((ulong) l_1411 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1409 + (ulong) ((long) (uint) (((int) l_1412) & 1023)))))) = 0L;
                l_1413 = (long) ((ulong) l_1409 + (ulong) ((long) (uint) (((int) l_1411) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1411 + (ulong) ((long) ((ulong) (l_1411 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 12L)))) = i_390;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1413)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1410)) = l_1412;
                GALEFS_FENCE();
                i_1414 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1414))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1407 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1414 >> 6)))))) = (char) 1;
                    l_1407 = LONG_MIN;
                }
            }
        } else {
            l_1407 = (-16L);
        }
    } else {
        l_1407 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1407 < (-4611686018427387904L)) {
            l_1415 = (long) ((int) get_group_id(0));
            l_1416 = (long) ((ulong) l_4 + (ulong) ((l_1415 << 12) + (l_1415 << 11)));
            l_1417 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1416 + (ulong) 1896L))));
            l_1418 = (long) ((ulong) l_1417 + (ulong) (-64L));
            i_1419 = (int) ((uint) ((int) (((long) ((ulong) l_1418 + (ulong) ((long) ((ulong) (l_1418 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1420 = (long) ((ulong) l_1416 + (ulong) 1792L);
            l_1421 = (long) ((ulong) l_1416 + (ulong) 1796L);
            i_1422 = 0;
            l_1423 = 0L;
            l_1424 = (-1L);
            while (true) {
                if (!(i_1422 == 0)) {
                    break;
                }
                i_1425 = *((volatile __global gale_int *) (arg_fs + 16 + l_1421));
                i_1426 = *((volatile __global gale_int *) (arg_fs + 16 + l_1420));
                if (i_1419 == i_1426) {
                    i_1422 = 1;
                } else {
                    if (i_1425 == 0) {
                        if (l_1423 < l_3) {
                            GALEFS_RELAX(l_1423);
                            l_1427 = (long) ((ulong) l_1423 + (ulong) 1L);
                            l_1423 = l_1427;
                        } else {
                            l_1428 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1429 = (l_1424 == l_1428) ? (-110) : 0;
                            i_1422 = i_1429;
                            l_1423 = 0L;
                            l_1424 = l_1428;
                        }
                    } else {
                        i_1430 = (int) (0 - (uint) i_1425);
                        i_1422 = i_1430;
                    }
                }
            }
            if (i_1422 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1416 + (ulong) 1888L)))) = i_1419;
            }
            GALEFS_FENCE();
            if (i_1422 < 0) {
                l_1431 = (long) i_1422;
                l_1432 = l_1431;
            } else {
                l_1433 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1416 + (ulong) 1800L))));
                l_1432 = l_1433;
            }
            i_1434 = (int) ((uint) ((int) l_1407) + (uint) (-1));
            if (i_1434 < 0) {
                l_1435 = l_1432;
            } else {
                if (l_1432 < 0L) {
                    l_1435 = l_1432;
                } else {
                    l_1436 = (l_1432 << 32) | ((long) (uint) i_1434);
                    l_1435 = l_1436;
                }
            }
        } else {
            l_1435 = l_1407;
        }
    } else {
        l_1435 = l_1407;
    }
    GALEFS_BROADCAST(27, l_1437, l_1435);
    if (((int) get_local_id(0)) == 0) {
        l_1438 = (long) ((int) get_group_id(0));
        i_1439 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1438 << 12) + (l_1438 << 11)))) + (ulong) 1856L))));
        if (i_1439 == 0) {
            l_1440 = (long) ((int) get_group_id(0));
            l_1441 = (long) ((ulong) l_4 + (ulong) ((l_1440 << 12) + (l_1440 << 11)));
            l_1442 = (long) ((ulong) l_1441 + (ulong) 1796L);
            i_1443 = *((volatile __global gale_int *) (arg_fs + 16 + l_1442));
            l_1444 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1441 + (ulong) 1896L))));
            i_1445 = (int) (0 - (uint) i_1443);
            if (i_1445 < 0) {
                i_1446 = i_1445;
            } else {
                l_1447 = (long) ((ulong) l_1444 + (ulong) (-64L));
                i_1448 = (int) ((uint) ((int) (((long) ((ulong) l_1447 + (ulong) ((long) ((ulong) (l_1447 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1449 = (long) ((ulong) l_1441 + (ulong) 1792L);
                i_1450 = 0;
                l_1451 = 0L;
                l_1452 = (-1L);
                while (true) {
                    if (!(i_1450 == 0)) {
                        break;
                    }
                    i_1453 = *((volatile __global gale_int *) (arg_fs + 16 + l_1442));
                    i_1454 = *((volatile __global gale_int *) (arg_fs + 16 + l_1449));
                    if (i_1448 == i_1454) {
                        i_1450 = 1;
                    } else {
                        if (i_1453 == 0) {
                            if (l_1451 < l_3) {
                                GALEFS_RELAX(l_1451);
                                l_1455 = (long) ((ulong) l_1451 + (ulong) 1L);
                                l_1451 = l_1455;
                            } else {
                                l_1456 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1457 = (l_1452 == l_1456) ? (-110) : 0;
                                i_1450 = i_1457;
                                l_1451 = 0L;
                                l_1452 = l_1456;
                            }
                        } else {
                            i_1458 = (int) (0 - (uint) i_1453);
                            i_1450 = i_1458;
                        }
                    }
                }
                i_1446 = i_1450;
            }
            if (i_1446 < 0) {
                l_1459 = (long) i_1446;
                l_1460 = l_1459;
            } else {
                l_1461 = (long) ((int) get_group_id(0));
                l_1462 = (long) ((ulong) l_4 + (ulong) ((l_1461 << 12) + (l_1461 << 11)));
                l_1463 = (long) ((ulong) l_1462 + (ulong) 1896L);
                l_1464 = *((__global gale_long *) (arg_fs + 16 + l_1463));
                l_1465 = (long) ((ulong) l_1464 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1462 + (ulong) ((long) (uint) (((int) l_1465) & 1023)))))) = 0L;
                l_1466 = (long) ((ulong) l_1462 + (ulong) ((long) (uint) (((int) l_1464) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1464 + (ulong) ((long) ((ulong) (l_1464 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 12L)))) = i_521;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1466 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1466)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1463)) = l_1465;
                GALEFS_FENCE();
                i_1467 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1467))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1460 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1467 >> 6)))))) = (char) 1;
                    l_1460 = LONG_MIN;
                }
            }
        } else {
            l_1460 = (-16L);
        }
    } else {
        l_1460 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1460 < (-4611686018427387904L)) {
            l_1468 = (long) ((int) get_group_id(0));
            l_1469 = (long) ((ulong) l_4 + (ulong) ((l_1468 << 12) + (l_1468 << 11)));
            l_1470 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1469 + (ulong) 1896L))));
            l_1471 = (long) ((ulong) l_1470 + (ulong) (-64L));
            i_1472 = (int) ((uint) ((int) (((long) ((ulong) l_1471 + (ulong) ((long) ((ulong) (l_1471 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1473 = (long) ((ulong) l_1469 + (ulong) 1792L);
            l_1474 = (long) ((ulong) l_1469 + (ulong) 1796L);
            i_1475 = 0;
            l_1476 = 0L;
            l_1477 = (-1L);
            while (true) {
                if (!(i_1475 == 0)) {
                    break;
                }
                i_1478 = *((volatile __global gale_int *) (arg_fs + 16 + l_1474));
                i_1479 = *((volatile __global gale_int *) (arg_fs + 16 + l_1473));
                if (i_1472 == i_1479) {
                    i_1475 = 1;
                } else {
                    if (i_1478 == 0) {
                        if (l_1476 < l_3) {
                            GALEFS_RELAX(l_1476);
                            l_1480 = (long) ((ulong) l_1476 + (ulong) 1L);
                            l_1476 = l_1480;
                        } else {
                            l_1481 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1482 = (l_1477 == l_1481) ? (-110) : 0;
                            i_1475 = i_1482;
                            l_1476 = 0L;
                            l_1477 = l_1481;
                        }
                    } else {
                        i_1483 = (int) (0 - (uint) i_1478);
                        i_1475 = i_1483;
                    }
                }
            }
            if (i_1475 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1469 + (ulong) 1888L)))) = i_1472;
            }
            GALEFS_FENCE();
            if (i_1475 < 0) {
                l_1484 = (long) i_1475;
                l_1485 = l_1484;
            } else {
                l_1486 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1469 + (ulong) 1800L))));
                l_1485 = l_1486;
            }
            i_1487 = (int) ((uint) ((int) l_1460) + (uint) (-1));
            if (i_1487 < 0) {
                l_1488 = l_1485;
            } else {
                if (l_1485 < 0L) {
                    l_1488 = l_1485;
                } else {
                    l_1489 = (l_1485 << 32) | ((long) (uint) i_1487);
                    l_1488 = l_1489;
                }
            }
        } else {
            l_1488 = l_1460;
        }
    } else {
        l_1488 = l_1460;
    }
    GALEFS_BROADCAST(28, l_1490, l_1488);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_1490));
    GALEFS_GROUP_END()
}
#endif
