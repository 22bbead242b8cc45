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
// source SHA-256: 5d1f6ad2acd2e36390745f0d6e631eea5e851f69f5f8453bf341ff593e48e83d

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_120) VARIABLE(int, i_182) VARIABLE(int, i_183) VARIABLE(int, i_191) VARIABLE(int, i_194) VARIABLE(int, i_195) VARIABLE(int, i_197) VARIABLE(int, i_2) VARIABLE(int, i_258) VARIABLE(int, i_259) VARIABLE(int, i_267) VARIABLE(int, i_270) VARIABLE(int, i_271) VARIABLE(int, i_273) VARIABLE(int, i_302) VARIABLE(int, i_303) VARIABLE(int, i_311) VARIABLE(int, i_312) VARIABLE(int, i_314) VARIABLE(int, i_34) VARIABLE(int, i_376) VARIABLE(int, i_377) VARIABLE(int, i_38) VARIABLE(int, i_385) VARIABLE(int, i_386) VARIABLE(int, i_388) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_449) VARIABLE(int, i_45) VARIABLE(int, i_450) VARIABLE(int, i_458) VARIABLE(int, i_459) VARIABLE(int, i_461) VARIABLE(int, i_47) VARIABLE(int, i_491) VARIABLE(int, i_492) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_107) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_181) VARIABLE(long, l_192) VARIABLE(long, l_193) VARIABLE(long, l_198) VARIABLE(long, l_199) VARIABLE(long, l_257) VARIABLE(long, l_268) VARIABLE(long, l_269) VARIABLE(long, l_274) VARIABLE(long, l_275) VARIABLE(long, l_3) VARIABLE(long, l_301) VARIABLE(long, l_315) VARIABLE(long, l_317) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_375) VARIABLE(long, l_389) VARIABLE(long, l_390) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_448) VARIABLE(long, l_462) VARIABLE(long, l_464) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_490)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_107) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_2) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_18) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_2) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_181) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_191) VARIABLE(i_194) VARIABLE(i_195) VARIABLE(i_197) VARIABLE(i_2) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_198) VARIABLE(l_199) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_191) VARIABLE(i_194) VARIABLE(i_195) VARIABLE(i_197) VARIABLE(i_2) VARIABLE(i_258) VARIABLE(i_259) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_257) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_270) VARIABLE(i_271) VARIABLE(i_273) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_274) VARIABLE(l_275) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_270) VARIABLE(i_271) VARIABLE(i_273) VARIABLE(i_302) VARIABLE(i_303) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_3) VARIABLE(l_301) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_311) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_3) VARIABLE(l_315) VARIABLE(l_317) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_311) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_375) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_38) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_388) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_389) VARIABLE(l_390) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_38) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_388) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_269) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_448)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_458) VARIABLE(i_459) VARIABLE(i_461) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_462) VARIABLE(l_464)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_458) VARIABLE(i_459) VARIABLE(i_461) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_490)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_34, i_38, i_39, i_44, i_45, i_46, i_47, i_50, i_51, i_54, i_55, i_56, i_57, i_58, i_60, i_61, i_67, i_68, i_69, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_82, i_83, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_94, i_96, i_97, i_99, i_100, i_108, i_109, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_124, i_128, i_129, i_130, i_131, i_132, i_134, i_135, i_141, i_142, i_143, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_156, i_157, i_158, i_159, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_173, i_174, i_182, i_183, i_188, i_189, i_190, i_191, i_194, i_195, i_196, i_197, i_200, i_201, i_204, i_205, i_206, i_207, i_208, i_210, i_211, i_217, i_218, i_219, i_223, i_224, i_225, i_226, i_227, i_228, i_229, i_232, i_233, i_234, i_235, i_237, i_238, i_239, i_240, i_241, i_242, i_244, i_246, i_247, i_249, i_250, i_258, i_259, i_264, i_265, i_266, i_267, i_270, i_271, i_272, i_273, i_276, i_277, i_278, i_279, i_280, i_281, i_285, i_287, i_288, i_289, i_293, i_294, i_295, i_296, i_302, i_303, i_308, i_309, i_310, i_311, i_312, i_313, i_314, i_318, i_319, i_322, i_323, i_324, i_325, i_326, i_328, i_329, i_335, i_336, i_337, i_341, i_342, i_343, i_344, i_345, i_346, i_347, i_350, i_351, i_352, i_353, i_355, i_356, i_357, i_358, i_359, i_360, i_362, i_364, i_365, i_367, i_368, i_376, i_377, i_382, i_383, i_384, i_385, i_386, i_387, i_388, i_391, i_392, i_395, i_396, i_397, i_398, i_399, i_401, i_402, i_408, i_409, i_410, i_414, i_415, i_416, i_417, i_418, i_419, i_420, i_423, i_424, i_425, i_426, i_428, i_429, i_430, i_431, i_432, i_433, i_435, i_437, i_438, i_440, i_441, i_449, i_450, i_455, i_456, i_457, i_458, i_459, i_460, i_461, i_465, i_466, i_467, i_468, i_469, i_470, i_474, i_476, i_477, i_478, i_482, i_483, i_484, i_485, i_491, i_492, i_497, i_498, i_499, i_500, i_501, i_502, i_503, i_504, i_505, i_510, i_511, i_512, i_516, i_517, i_521, i_522, i_523, i_527, i_528, i_532, i_533, i_534, i_538, i_539, i_542, i_543, i_547, i_548, i_549, i_553, i_554, i_557, i_558, i_562, i_563, i_564, i_568, i_569, i_572, i_574, i_575, i_576, i_580, i_581, i_582, i_585, i_586, i_590, i_591, i_592, i_596, i_597, i_600, i_601, i_605, i_606, i_607, i_611, i_612, i_615, i_616, i_620, i_621, i_622, i_626, i_627, i_630, i_631, i_632, i_637, i_638, i_639, i_642, i_643, i_644, i_649, i_650, i_651, i_654, i_655, i_656, i_661, i_662, i_663;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_32, l_33, l_35, l_36, l_37, l_40, l_41, l_42, l_43, l_48, l_49, l_52, l_53, l_59, l_62, l_63, l_64, l_65, l_66, l_70, l_71, l_72, l_80, l_81, l_86, l_93, l_95, l_98, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_110, l_111, l_112, l_113, l_121, l_122, l_125, l_126, l_127, l_133, l_136, l_137, l_138, l_139, l_140, l_144, l_145, l_146, l_154, l_155, l_160, l_167, l_169, l_172, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_186, l_187, l_192, l_193, l_198, l_199, l_202, l_203, l_209, l_212, l_213, l_214, l_215, l_216, l_220, l_221, l_222, l_230, l_231, l_236, l_243, l_245, l_248, l_251, l_252, l_253, l_254, l_255, l_256, l_257, l_260, l_261, l_262, l_263, l_268, l_269, l_274, l_275, l_282, l_283, l_284, l_286, l_290, l_291, l_292, l_297, l_298, l_299, l_300, l_301, l_304, l_305, l_306, l_307, l_315, l_316, l_317, l_320, l_321, l_327, l_330, l_331, l_332, l_333, l_334, l_338, l_339, l_340, l_348, l_349, l_354, l_361, l_363, l_366, l_369, l_370, l_371, l_372, l_373, l_374, l_375, l_378, l_379, l_380, l_381, l_389, l_390, l_393, l_394, l_400, l_403, l_404, l_405, l_406, l_407, l_411, l_412, l_413, l_421, l_422, l_427, l_434, l_436, l_439, l_442, l_443, l_444, l_445, l_446, l_447, l_448, l_451, l_452, l_453, l_454, l_462, l_463, l_464, l_471, l_472, l_473, l_475, l_479, l_480, l_481, l_486, l_487, l_488, l_489, l_490, l_493, l_494, l_495, l_496, l_506, l_507, l_508, l_509, l_513, l_514, l_515, l_518, l_519, l_520, l_524, l_525, l_526, l_529, l_530, l_531, l_535, l_536, l_537, l_540, l_541, l_544, l_545, l_546, l_550, l_551, l_552, l_555, l_556, l_559, l_560, l_561, l_565, l_566, l_567, l_570, l_571, l_573, l_577, l_578, l_579, l_583, l_584, l_587, l_588, l_589, l_593, l_594, l_595, l_598, l_599, l_602, l_603, l_604, l_608, l_609, l_610, l_613, l_614, l_617, l_618, l_619, l_623, l_624, l_625, l_628, l_629, l_633, l_634, l_635, l_636, l_640, l_641, l_645, l_646, l_647, l_648, l_652, l_653, l_657, l_658, l_659, l_660, l_664, l_665;
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
    l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
    l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_40 = 1L << i_39;
    l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
    l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_43 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_45 = (int) get_local_id(0);
    i_46 = 1;
    i_47 = 0;
    while (true) {
        if (!(i_46 == 1)) {
            break;
        }
        l_48 = (long) i_47;
        l_49 = l_48 & l_41;
        if (i_45 == 0) {
            i_50 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_51 = (int) (0 - (uint) i_50);
            if (i_51 < 0) {
                l_52 = (long) i_51;
                l_53 = l_52;
            } else {
                if (i_44 < 1) {
                    i_54 = (-9);
                } else {
                    i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                    i_56 = (int) ((uint) i_55 + (uint) (-1));
                    i_57 = (i_56 < 0) ? (-9) : i_56;
                    if (i_57 < 0) {
                        i_54 = i_57;
                    } else {
                        i_58 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L))));
                        if ((i_58 & 3) == 1) {
                            i_54 = (-9);
                        } else {
                            i_54 = i_57;
                        }
                    }
                }
                l_59 = (long) i_54;
                if (i_54 < 0) {
                    l_53 = l_59;
                } else {
                    if (l_48 < 0L) {
                        l_53 = (-22L);
                    } else {
                        i_60 = (int) ((uint) 1 - (uint) i_47);
                        if (i_60 < 0) {
                            l_53 = (-22L);
                        } else {
                            i_61 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_61 == 0) {
                                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_59 << 6)))));
                                l_63 = (long) ((ulong) l_62 - (ulong) l_48);
                                if (l_63 < 1L) {
                                    l_53 = 0L;
                                } else {
                                    l_64 = (long) (uint) i_60;
                                    l_65 = (l_63 < l_64) ? l_63 : l_64;
                                    l_53 = l_65;
                                }
                            } else {
                                l_53 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_53 < 1L) {
                l_66 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_67 = *((__global gale_int *) (arg_fs + 16 + l_66));
                i_68 = (int) ((uint) i_67 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_66)) = i_68;
                if (i_2 < i_68) {
                    i_69 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_69 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_70 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_70)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 16L)))) = l_53;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 36L)))) = 0;
                        l_71 = LONG_MIN;
                    } else {
                        l_71 = l_53;
                    }
                } else {
                    l_71 = l_53;
                }
            } else {
                l_72 = (long) ((ulong) l_40 - (ulong) l_49);
                if (l_72 < l_53) {
                    i_73 = (int) l_72;
                    i_74 = i_73;
                } else {
                    i_75 = (int) l_53;
                    i_74 = i_75;
                }
                if (i_44 < 1) {
                    i_76 = (-9);
                } else {
                    i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                    i_78 = (int) ((uint) i_77 + (uint) (-1));
                    i_79 = (i_78 < 0) ? (-9) : i_78;
                    i_76 = i_79;
                }
                l_80 = (long) i_76;
                if (i_76 < 0) {
                    l_71 = l_80;
                } else {
                    l_81 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_82 = *((__global gale_int *) (arg_fs + 16 + l_81));
                    i_83 = (int) ((uint) i_82 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_81)) = i_83;
                    if (i_2 < i_83) {
                        i_84 = (-1);
                    } else {
                        i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_80 << 6))) + (ulong) 8L))));
                        l_86 = l_48 >> i_39;
                        i_87 = i_38 & ((int) (((long) ((ulong) ((long) ((ulong) l_86 + (ulong) (((long) i_85) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_88 = i_87;
                        i_89 = 0;
                        i_90 = (-2);
                        while (true) {
                            if (!(i_90 == (-2))) {
                                break;
                            }
                            i_91 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_88) << 2)))));
                            i_92 = (int) ((uint) i_91 + (uint) (-1));
                            if (i_92 < 0) {
                                i_90 = (-1);
                            } else {
                                l_93 = (long) ((ulong) l_36 + (ulong) (((long) (uint) i_92) << 4));
                                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_93));
                                l_95 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 8L))));
                                if ((!(i_85 == i_94)) || (!(l_86 == l_95))) {
                                    if (i_38 == i_89) {
                                        i_90 = (-1);
                                    } else {
                                        i_96 = (int) ((uint) i_89 + (uint) 1);
                                        i_97 = i_38 & ((int) ((uint) i_88 + (uint) 1));
                                        i_88 = i_97;
                                        i_89 = i_96;
                                    }
                                } else {
                                    i_90 = i_92;
                                }
                            }
                        }
                        i_84 = i_90;
                    }
                    l_98 = (long) i_74;
                    if (i_84 < 0) {
                        i_99 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_100 = (int) (0 - (uint) i_99);
                        if (i_100 < 0) {
                            l_101 = (long) i_100;
                            l_71 = l_101;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_102 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_102)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 16L)))) = l_48;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 24L)))) = l_53;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 36L)))) = 0;
                            l_103 = (long) ((ulong) l_98 + (ulong) (-9223372036854775807L));
                            l_71 = l_103;
                        }
                    } else {
                        l_104 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_105 = *((__global gale_long *) (arg_fs + 16 + l_104));
                        *((__global gale_long *) (arg_fs + 16 + l_104)) = ((long) ((ulong) l_105 + (ulong) 1L));
                        l_106 = l_98 | (((long) (uint) i_84) << 32);
                        l_71 = l_106;
                    }
                }
            }
        } else {
            l_71 = 0L;
        }
        GALEFS_BROADCAST(3, l_107, l_71);
        if (l_107 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_longs[gale_items + gale_item] = (ulong) l_33;
            gale_ints[gale_item] = (uint) i_47;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_107); }
            GALEFS_RETURN;
            resume_3:
            l_18 = (long) gale_longs[gale_item];
            l_33 = (long) gale_longs[gale_items + gale_item];
            i_47 = (int) gale_ints[gale_item];
            l_48 = (long) gale_longs[2 * gale_items + gale_item];
            l_49 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_34 = (int) get_local_id(0);
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_43 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_45 = (int) get_local_id(0);
            l_107 = gale_round_reply(gale_entry);
        }
        i_108 = (int) l_107;
        if (l_107 < 0L) {
            i_109 = 0;
        } else {
            i_109 = i_108;
        }
        if (l_107 < 0L) {
            l_110 = 0L;
        } else {
            l_111 = (long) ((ulong) l_107 >> 32);
            l_110 = l_111;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_110 << i_39)))))), (arg_data + 16 + l_48), i_109);
        GALEFS_BARRIER(4);
        if (i_34 == 0) {
            l_112 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_113 = *((__global gale_long *) (arg_fs + 16 + l_112));
            *((__global gale_long *) (arg_fs + 16 + l_112)) = ((long) ((ulong) ((long) i_109) + (ulong) l_113));
        }
        i_114 = (int) ((uint) i_47 + (uint) i_109);
        if (l_107 < 0L) {
            i_46 = i_108;
            i_47 = i_114;
        } else {
            i_115 = ((i_109 < 1) || (!(i_114 < 1))) ? 0 : 1;
            i_46 = i_115;
            i_47 = i_114;
        }
    }
    if (i_47 < 1) {
        i_116 = i_46;
    } else {
        i_116 = i_47;
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
        l_122 = l_41 & l_121;
        if (i_118 == 0) {
            i_123 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_124 = (int) (0 - (uint) i_123);
            l_125 = (long) ((ulong) l_43 + (ulong) 8000000L);
            if (i_124 < 0) {
                l_126 = (long) i_124;
                l_127 = l_126;
            } else {
                if (i_44 < 1000001) {
                    i_128 = (-9);
                } else {
                    i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                    i_130 = (int) ((uint) i_129 + (uint) (-1));
                    i_131 = (i_130 < 0) ? (-9) : i_130;
                    if (i_131 < 0) {
                        i_128 = i_131;
                    } else {
                        i_132 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 8000004L))));
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
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_133 << 6)))));
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
                l_146 = (long) ((ulong) l_40 - (ulong) l_122);
                if (l_146 < l_127) {
                    i_147 = (int) l_146;
                    i_148 = i_147;
                } else {
                    i_149 = (int) l_127;
                    i_148 = i_149;
                }
                if (i_44 < 1000001) {
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
                        i_159 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_154 << 6))) + (ulong) 8L))));
                        l_160 = l_121 >> i_39;
                        i_161 = i_38 & ((int) (((long) ((ulong) ((long) ((ulong) l_160 + (ulong) (((long) i_159) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_162 = i_161;
                        i_163 = 0;
                        i_164 = (-2);
                        while (true) {
                            if (!(i_164 == (-2))) {
                                break;
                            }
                            i_165 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_162) << 2)))));
                            i_166 = (int) ((uint) i_165 + (uint) (-1));
                            if (i_166 < 0) {
                                i_164 = (-1);
                            } else {
                                l_167 = (long) ((ulong) l_36 + (ulong) (((long) (uint) i_166) << 4));
                                i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                                l_169 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 8L))));
                                if ((!(i_159 == i_168)) || (!(l_160 == l_169))) {
                                    if (i_38 == i_163) {
                                        i_164 = (-1);
                                    } else {
                                        i_170 = (int) ((uint) i_163 + (uint) 1);
                                        i_171 = i_38 & ((int) ((uint) i_162 + (uint) 1));
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
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_43 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
            l_185 = (long) ((ulong) l_181 >> 32);
            l_184 = l_185;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_184 << i_39)))))), (arg_data + 16 + l_121), i_183);
        GALEFS_BARRIER(6);
        if (i_117 == 0) {
            l_186 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
            *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) ((long) i_183) + (ulong) l_187));
        }
        i_188 = (int) ((uint) i_120 + (uint) i_183);
        if (l_181 < 0L) {
            i_119 = i_182;
            i_120 = i_188;
        } else {
            i_189 = ((i_183 < 1) || (!(i_188 < 1))) ? 0 : 1;
            i_119 = i_189;
            i_120 = i_188;
        }
    }
    if (i_120 < 1) {
        i_190 = i_119;
    } else {
        i_190 = i_120;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_190);
    i_191 = (int) l_33;
    l_192 = (long) ((ulong) l_43 + (ulong) (((long) i_191) << 3));
    l_193 = (long) ((ulong) l_192 + (ulong) 4L);
    i_194 = (int) get_local_id(0);
    i_195 = (int) get_local_id(0);
    i_196 = 1;
    i_197 = 0;
    while (true) {
        if (!(i_196 == 1)) {
            break;
        }
        l_198 = (long) i_197;
        l_199 = l_41 & l_198;
        if (i_195 == 0) {
            i_200 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_201 = (int) (0 - (uint) i_200);
            if (i_201 < 0) {
                l_202 = (long) i_201;
                l_203 = l_202;
            } else {
                if (i_191 < 0) {
                    i_204 = (-9);
                } else {
                    if (i_191 < i_44) {
                        i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                        i_206 = (int) ((uint) i_205 + (uint) (-1));
                        i_207 = (i_206 < 0) ? (-9) : i_206;
                        if (i_207 < 0) {
                            i_204 = i_207;
                        } else {
                            i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                            if ((i_208 & 3) == 1) {
                                i_204 = (-9);
                            } else {
                                i_204 = i_207;
                            }
                        }
                    } else {
                        i_204 = (-9);
                    }
                }
                l_209 = (long) i_204;
                if (i_204 < 0) {
                    l_203 = l_209;
                } else {
                    if (l_198 < 0L) {
                        l_203 = (-22L);
                    } else {
                        i_210 = (int) ((uint) 1 - (uint) i_197);
                        if (i_210 < 0) {
                            l_203 = (-22L);
                        } else {
                            i_211 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_211 == 0) {
                                l_212 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_209 << 6)))));
                                l_213 = (long) ((ulong) l_212 - (ulong) l_198);
                                if (l_213 < 1L) {
                                    l_203 = 0L;
                                } else {
                                    l_214 = (long) (uint) i_210;
                                    l_215 = (l_213 < l_214) ? l_213 : l_214;
                                    l_203 = l_215;
                                }
                            } else {
                                l_203 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_203 < 1L) {
                l_216 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_217 = *((__global gale_int *) (arg_fs + 16 + l_216));
                i_218 = (int) ((uint) i_217 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_216)) = i_218;
                if (i_2 < i_218) {
                    i_219 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_219 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_220 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_220)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 16L)))) = l_203;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 36L)))) = 0;
                        l_221 = LONG_MIN;
                    } else {
                        l_221 = l_203;
                    }
                } else {
                    l_221 = l_203;
                }
            } else {
                l_222 = (long) ((ulong) l_40 - (ulong) l_199);
                if (l_222 < l_203) {
                    i_223 = (int) l_222;
                    i_224 = i_223;
                } else {
                    i_225 = (int) l_203;
                    i_224 = i_225;
                }
                if (i_191 < 0) {
                    i_226 = (-9);
                } else {
                    if (i_191 < i_44) {
                        i_227 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                        i_228 = (int) ((uint) i_227 + (uint) (-1));
                        i_229 = (i_228 < 0) ? (-9) : i_228;
                        i_226 = i_229;
                    } else {
                        i_226 = (-9);
                    }
                }
                l_230 = (long) i_226;
                if (i_226 < 0) {
                    l_221 = l_230;
                } else {
                    l_231 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_232 = *((__global gale_int *) (arg_fs + 16 + l_231));
                    i_233 = (int) ((uint) i_232 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_231)) = i_233;
                    if (i_2 < i_233) {
                        i_234 = (-1);
                    } else {
                        i_235 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_230 << 6))) + (ulong) 8L))));
                        l_236 = l_198 >> i_39;
                        i_237 = i_38 & ((int) (((long) ((ulong) ((long) ((ulong) l_236 + (ulong) (((long) i_235) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_238 = i_237;
                        i_239 = 0;
                        i_240 = (-2);
                        while (true) {
                            if (!(i_240 == (-2))) {
                                break;
                            }
                            i_241 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_238) << 2)))));
                            i_242 = (int) ((uint) i_241 + (uint) (-1));
                            if (i_242 < 0) {
                                i_240 = (-1);
                            } else {
                                l_243 = (long) ((ulong) l_36 + (ulong) (((long) (uint) i_242) << 4));
                                i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_243));
                                l_245 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 8L))));
                                if ((!(i_235 == i_244)) || (!(l_236 == l_245))) {
                                    if (i_38 == i_239) {
                                        i_240 = (-1);
                                    } else {
                                        i_246 = (int) ((uint) i_239 + (uint) 1);
                                        i_247 = i_38 & ((int) ((uint) i_238 + (uint) 1));
                                        i_238 = i_247;
                                        i_239 = i_246;
                                    }
                                } else {
                                    i_240 = i_242;
                                }
                            }
                        }
                        i_234 = i_240;
                    }
                    l_248 = (long) i_224;
                    if (i_234 < 0) {
                        i_249 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_250 = (int) (0 - (uint) i_249);
                        if (i_250 < 0) {
                            l_251 = (long) i_250;
                            l_221 = l_251;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_252 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_252)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 12L)))) = i_191;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 16L)))) = l_198;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 24L)))) = l_203;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 36L)))) = 0;
                            l_253 = (long) ((ulong) l_248 + (ulong) (-9223372036854775807L));
                            l_221 = l_253;
                        }
                    } else {
                        l_254 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_255 = *((__global gale_long *) (arg_fs + 16 + l_254));
                        *((__global gale_long *) (arg_fs + 16 + l_254)) = ((long) ((ulong) l_255 + (ulong) 1L));
                        l_256 = l_248 | (((long) (uint) i_234) << 32);
                        l_221 = l_256;
                    }
                }
            }
        } else {
            l_221 = 0L;
        }
        GALEFS_BROADCAST(7, l_257, l_221);
        if (l_257 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_191;
            gale_longs[gale_items + gale_item] = (ulong) l_192;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_193;
            gale_ints[gale_items + gale_item] = (uint) i_197;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_198;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_199;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_257); }
            GALEFS_RETURN;
            resume_5:
            l_18 = (long) gale_longs[gale_item];
            i_191 = (int) gale_ints[gale_item];
            l_192 = (long) gale_longs[gale_items + gale_item];
            l_193 = (long) gale_longs[2 * gale_items + gale_item];
            i_197 = (int) gale_ints[gale_items + gale_item];
            l_198 = (long) gale_longs[3 * gale_items + gale_item];
            l_199 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_43 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_194 = (int) get_local_id(0);
            i_195 = (int) get_local_id(0);
            l_257 = gale_round_reply(gale_entry);
        }
        i_258 = (int) l_257;
        if (l_257 < 0L) {
            i_259 = 0;
        } else {
            i_259 = i_258;
        }
        if (l_257 < 0L) {
            l_260 = 0L;
        } else {
            l_261 = (long) ((ulong) l_257 >> 32);
            l_260 = l_261;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_260 << i_39)))))), (arg_data + 16 + l_198), i_259);
        GALEFS_BARRIER(8);
        if (i_194 == 0) {
            l_262 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_263 = *((__global gale_long *) (arg_fs + 16 + l_262));
            *((__global gale_long *) (arg_fs + 16 + l_262)) = ((long) ((ulong) ((long) i_259) + (ulong) l_263));
        }
        i_264 = (int) ((uint) i_197 + (uint) i_259);
        if (l_257 < 0L) {
            i_196 = i_258;
            i_197 = i_264;
        } else {
            i_265 = ((i_259 < 1) || (!(i_264 < 1))) ? 0 : 1;
            i_196 = i_265;
            i_197 = i_264;
        }
    }
    if (i_197 < 1) {
        i_266 = i_196;
    } else {
        i_266 = i_197;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_266);
    i_267 = (int) l_18;
    l_268 = (long) ((ulong) l_43 + (ulong) (((long) i_267) << 3));
    l_269 = (long) ((ulong) l_268 + (ulong) 4L);
    i_270 = (int) get_local_id(0);
    i_271 = (int) get_local_id(0);
    i_272 = 1;
    i_273 = 0;
    while (true) {
        if (!(i_272 == 1)) {
            break;
        }
        l_274 = (long) i_273;
        l_275 = l_41 & l_274;
        if (i_271 == 0) {
            if (i_267 < 0) {
                i_276 = (-9);
            } else {
                if (i_267 < i_44) {
                    i_277 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                    i_278 = (int) ((uint) i_277 + (uint) (-1));
                    i_279 = (i_278 < 0) ? (-9) : i_278;
                    if (i_279 < 0) {
                        i_276 = i_279;
                    } else {
                        i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                        if ((i_280 & 3) == 0) {
                            i_276 = (-9);
                        } else {
                            i_276 = i_279;
                        }
                    }
                } else {
                    i_276 = (-9);
                }
            }
            i_281 = (int) ((uint) 1 - (uint) i_273);
            l_282 = (long) i_281;
            if (i_276 < 0) {
                l_283 = (long) i_276;
                l_284 = l_283;
            } else {
                if (l_274 < 0L) {
                    l_284 = (-22L);
                } else {
                    if (i_281 < 0) {
                        l_284 = (-22L);
                    } else {
                        if ((l_274 + l_282) < 0L) {
                            l_284 = (-27L);
                        } else {
                            i_285 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_285 == 0) {
                                l_284 = l_282;
                            } else {
                                l_284 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_284 < 1L) {
                l_286 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_287 = *((__global gale_int *) (arg_fs + 16 + l_286));
                i_288 = (int) ((uint) i_287 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_286)) = i_288;
                if (i_2 < i_288) {
                    i_289 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_289 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_290 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_290)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 16L)))) = l_284;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 36L)))) = 0;
                        l_291 = LONG_MIN;
                    } else {
                        l_291 = l_284;
                    }
                } else {
                    l_291 = l_284;
                }
            } else {
                l_292 = (long) ((ulong) l_40 - (ulong) l_275);
                if (l_292 < l_282) {
                    i_293 = (int) l_292;
                    i_294 = i_293;
                } else {
                    i_294 = i_281;
                }
                i_295 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_296 = (int) (0 - (uint) i_295);
                if (i_296 < 0) {
                    l_297 = (long) i_296;
                    l_291 = l_297;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_298 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_298)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 12L)))) = i_267;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 16L)))) = l_274;
                    l_299 = (long) i_294;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 24L)))) = l_299;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 36L)))) = 0;
                    l_300 = (long) ((ulong) l_299 + (ulong) (-9223372036854775807L));
                    l_291 = l_300;
                }
            }
        } else {
            l_291 = 0L;
        }
        GALEFS_BROADCAST(9, l_301, l_291);
        if (l_301 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_191;
            gale_longs[gale_item] = (ulong) l_192;
            gale_longs[gale_items + gale_item] = (ulong) l_193;
            gale_ints[gale_items + gale_item] = (uint) i_267;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_268;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_269;
            gale_ints[2 * gale_items + gale_item] = (uint) i_273;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_274;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_275;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_301); }
            GALEFS_RETURN;
            resume_6:
            i_191 = (int) gale_ints[gale_item];
            l_192 = (long) gale_longs[gale_item];
            l_193 = (long) gale_longs[gale_items + gale_item];
            i_267 = (int) gale_ints[gale_items + gale_item];
            l_268 = (long) gale_longs[2 * gale_items + gale_item];
            l_269 = (long) gale_longs[3 * gale_items + gale_item];
            i_273 = (int) gale_ints[2 * gale_items + gale_item];
            l_274 = (long) gale_longs[4 * gale_items + gale_item];
            l_275 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_270 = (int) get_local_id(0);
            i_271 = (int) get_local_id(0);
            l_301 = gale_round_reply(gale_entry);
        }
        i_302 = (int) l_301;
        if (l_301 < 0L) {
            i_303 = 0;
        } else {
            i_303 = i_302;
        }
        if (l_301 < 0L) {
            l_304 = 0L;
        } else {
            l_305 = (long) ((ulong) l_301 >> 32);
            l_304 = l_305;
        }
        gale_copy((arg_data + 16 + l_274), (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_304 << i_39)))))), i_303);
        GALEFS_BARRIER(10);
        if (i_270 == 0) {
            l_306 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_307 = *((__global gale_long *) (arg_fs + 16 + l_306));
            *((__global gale_long *) (arg_fs + 16 + l_306)) = ((long) ((ulong) ((long) i_303) + (ulong) l_307));
        }
        i_308 = (int) ((uint) i_273 + (uint) i_303);
        if (l_301 < 0L) {
            i_272 = i_302;
            i_273 = i_308;
        } else {
            i_309 = ((i_303 < 1) || (!(i_308 < 1))) ? 0 : 1;
            i_272 = i_309;
            i_273 = i_308;
        }
    }
    if (i_273 < 1) {
        i_310 = i_272;
    } else {
        i_310 = i_273;
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_310);
    i_311 = (int) get_local_id(0);
    i_312 = (int) get_local_id(0);
    i_313 = 1;
    i_314 = 0;
    while (true) {
        if (!(i_313 == 1)) {
            break;
        }
        l_315 = (long) i_314;
        l_316 = l_315 + (-1L);
        l_317 = l_41 & l_316;
        if (i_312 == 0) {
            i_318 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_319 = (int) (0 - (uint) i_318);
            if (i_319 < 0) {
                l_320 = (long) i_319;
                l_321 = l_320;
            } else {
                if (i_267 < 0) {
                    i_322 = (-9);
                } else {
                    if (i_267 < i_44) {
                        i_323 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                        i_324 = (int) ((uint) i_323 + (uint) (-1));
                        i_325 = (i_324 < 0) ? (-9) : i_324;
                        if (i_325 < 0) {
                            i_322 = i_325;
                        } else {
                            i_326 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                            if ((i_326 & 3) == 1) {
                                i_322 = (-9);
                            } else {
                                i_322 = i_325;
                            }
                        }
                    } else {
                        i_322 = (-9);
                    }
                }
                l_327 = (long) i_322;
                if (i_322 < 0) {
                    l_321 = l_327;
                } else {
                    if (l_315 < 1L) {
                        l_321 = (-22L);
                    } else {
                        i_328 = (int) ((uint) 1 - (uint) i_314);
                        if (i_328 < 0) {
                            l_321 = (-22L);
                        } else {
                            i_329 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_329 == 0) {
                                l_330 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_327 << 6)))));
                                l_331 = (long) ((ulong) l_330 - (ulong) l_316);
                                if (l_331 < 1L) {
                                    l_321 = 0L;
                                } else {
                                    l_332 = (long) (uint) i_328;
                                    l_333 = (l_331 < l_332) ? l_331 : l_332;
                                    l_321 = l_333;
                                }
                            } else {
                                l_321 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_321 < 1L) {
                l_334 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_335 = *((__global gale_int *) (arg_fs + 16 + l_334));
                i_336 = (int) ((uint) i_335 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_334)) = i_336;
                if (i_2 < i_336) {
                    i_337 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_337 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_338 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_338)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 16L)))) = l_321;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 36L)))) = 0;
                        l_339 = LONG_MIN;
                    } else {
                        l_339 = l_321;
                    }
                } else {
                    l_339 = l_321;
                }
            } else {
                l_340 = (long) ((ulong) l_40 - (ulong) l_317);
                if (l_340 < l_321) {
                    i_341 = (int) l_340;
                    i_342 = i_341;
                } else {
                    i_343 = (int) l_321;
                    i_342 = i_343;
                }
                if (i_267 < 0) {
                    i_344 = (-9);
                } else {
                    if (i_267 < i_44) {
                        i_345 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                        i_346 = (int) ((uint) i_345 + (uint) (-1));
                        i_347 = (i_346 < 0) ? (-9) : i_346;
                        i_344 = i_347;
                    } else {
                        i_344 = (-9);
                    }
                }
                l_348 = (long) i_344;
                if (i_344 < 0) {
                    l_339 = l_348;
                } else {
                    l_349 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_350 = *((__global gale_int *) (arg_fs + 16 + l_349));
                    i_351 = (int) ((uint) i_350 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_349)) = i_351;
                    if (i_2 < i_351) {
                        i_352 = (-1);
                    } else {
                        i_353 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_348 << 6))) + (ulong) 8L))));
                        l_354 = l_316 >> i_39;
                        i_355 = i_38 & ((int) (((long) ((ulong) ((long) ((ulong) l_354 + (ulong) (((long) i_353) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_356 = i_355;
                        i_357 = 0;
                        i_358 = (-2);
                        while (true) {
                            if (!(i_358 == (-2))) {
                                break;
                            }
                            i_359 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_356) << 2)))));
                            i_360 = (int) ((uint) i_359 + (uint) (-1));
                            if (i_360 < 0) {
                                i_358 = (-1);
                            } else {
                                l_361 = (long) ((ulong) l_36 + (ulong) (((long) (uint) i_360) << 4));
                                i_362 = *((volatile __global gale_int *) (arg_fs + 16 + l_361));
                                l_363 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_361 + (ulong) 8L))));
                                if ((!(i_353 == i_362)) || (!(l_354 == l_363))) {
                                    if (i_38 == i_357) {
                                        i_358 = (-1);
                                    } else {
                                        i_364 = (int) ((uint) i_357 + (uint) 1);
                                        i_365 = i_38 & ((int) ((uint) i_356 + (uint) 1));
                                        i_356 = i_365;
                                        i_357 = i_364;
                                    }
                                } else {
                                    i_358 = i_360;
                                }
                            }
                        }
                        i_352 = i_358;
                    }
                    l_366 = (long) i_342;
                    if (i_352 < 0) {
                        i_367 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_368 = (int) (0 - (uint) i_367);
                        if (i_368 < 0) {
                            l_369 = (long) i_368;
                            l_339 = l_369;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_370 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_370)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 12L)))) = i_267;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 16L)))) = l_316;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 24L)))) = l_321;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) 36L)))) = 0;
                            l_371 = (long) ((ulong) l_366 + (ulong) (-9223372036854775807L));
                            l_339 = l_371;
                        }
                    } else {
                        l_372 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_373 = *((__global gale_long *) (arg_fs + 16 + l_372));
                        *((__global gale_long *) (arg_fs + 16 + l_372)) = ((long) ((ulong) l_373 + (ulong) 1L));
                        l_374 = l_366 | (((long) (uint) i_352) << 32);
                        l_339 = l_374;
                    }
                }
            }
        } else {
            l_339 = 0L;
        }
        GALEFS_BROADCAST(11, l_375, l_339);
        if (l_375 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_191;
            gale_longs[gale_item] = (ulong) l_192;
            gale_longs[gale_items + gale_item] = (ulong) l_193;
            gale_ints[gale_items + gale_item] = (uint) i_267;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_268;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_269;
            gale_ints[2 * gale_items + gale_item] = (uint) i_314;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_315;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_317;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_375); }
            GALEFS_RETURN;
            resume_7:
            i_191 = (int) gale_ints[gale_item];
            l_192 = (long) gale_longs[gale_item];
            l_193 = (long) gale_longs[gale_items + gale_item];
            i_267 = (int) gale_ints[gale_items + gale_item];
            l_268 = (long) gale_longs[2 * gale_items + gale_item];
            l_269 = (long) gale_longs[3 * gale_items + gale_item];
            i_314 = (int) gale_ints[2 * gale_items + gale_item];
            l_315 = (long) gale_longs[4 * gale_items + gale_item];
            l_317 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_311 = (int) get_local_id(0);
            i_312 = (int) get_local_id(0);
            l_375 = gale_round_reply(gale_entry);
        }
        i_376 = (int) l_375;
        if (l_375 < 0L) {
            i_377 = 0;
        } else {
            i_377 = i_376;
        }
        if (l_375 < 0L) {
            l_378 = 0L;
        } else {
            l_379 = (long) ((ulong) l_375 >> 32);
            l_378 = l_379;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_378 << i_39)))))), (arg_data + 16 + l_315), i_377);
        GALEFS_BARRIER(12);
        if (i_311 == 0) {
            l_380 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_381 = *((__global gale_long *) (arg_fs + 16 + l_380));
            *((__global gale_long *) (arg_fs + 16 + l_380)) = ((long) ((ulong) ((long) i_377) + (ulong) l_381));
        }
        i_382 = (int) ((uint) i_314 + (uint) i_377);
        if (l_375 < 0L) {
            i_313 = i_376;
            i_314 = i_382;
        } else {
            i_383 = ((i_377 < 1) || (!(i_382 < 1))) ? 0 : 1;
            i_313 = i_383;
            i_314 = i_382;
        }
    }
    if (i_314 < 1) {
        i_384 = i_313;
    } else {
        i_384 = i_314;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_384);
    i_385 = (int) get_local_id(0);
    i_386 = (int) get_local_id(0);
    i_387 = 1;
    i_388 = 0;
    while (true) {
        if (!(i_387 == 1)) {
            break;
        }
        l_389 = (long) i_388;
        l_390 = l_41 & l_389;
        if (i_386 == 0) {
            i_391 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_392 = (int) (0 - (uint) i_391);
            if (i_392 < 0) {
                l_393 = (long) i_392;
                l_394 = l_393;
            } else {
                if (i_267 < 0) {
                    i_395 = (-9);
                } else {
                    if (i_267 < i_44) {
                        i_396 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                        i_397 = (int) ((uint) i_396 + (uint) (-1));
                        i_398 = (i_397 < 0) ? (-9) : i_397;
                        if (i_398 < 0) {
                            i_395 = i_398;
                        } else {
                            i_399 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                            if ((i_399 & 3) == 1) {
                                i_395 = (-9);
                            } else {
                                i_395 = i_398;
                            }
                        }
                    } else {
                        i_395 = (-9);
                    }
                }
                l_400 = (long) i_395;
                if (i_395 < 0) {
                    l_394 = l_400;
                } else {
                    if (l_389 < 0L) {
                        l_394 = (-22L);
                    } else {
                        i_401 = (-1) - i_388;
                        if (i_401 < 0) {
                            l_394 = (-22L);
                        } else {
                            i_402 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_402 == 0) {
                                l_403 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_400 << 6)))));
                                l_404 = (long) ((ulong) l_403 - (ulong) l_389);
                                if (l_404 < 1L) {
                                    l_394 = 0L;
                                } else {
                                    l_405 = (long) (uint) i_401;
                                    l_406 = (l_404 < l_405) ? l_404 : l_405;
                                    l_394 = l_406;
                                }
                            } else {
                                l_394 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_394 < 1L) {
                l_407 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_408 = *((__global gale_int *) (arg_fs + 16 + l_407));
                i_409 = (int) ((uint) i_408 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_407)) = i_409;
                if (i_2 < i_409) {
                    i_410 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_410 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_411 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_411)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 16L)))) = l_394;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 36L)))) = 0;
                        l_412 = LONG_MIN;
                    } else {
                        l_412 = l_394;
                    }
                } else {
                    l_412 = l_394;
                }
            } else {
                l_413 = (long) ((ulong) l_40 - (ulong) l_390);
                if (l_413 < l_394) {
                    i_414 = (int) l_413;
                    i_415 = i_414;
                } else {
                    i_416 = (int) l_394;
                    i_415 = i_416;
                }
                if (i_267 < 0) {
                    i_417 = (-9);
                } else {
                    if (i_267 < i_44) {
                        i_418 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                        i_419 = (int) ((uint) i_418 + (uint) (-1));
                        i_420 = (i_419 < 0) ? (-9) : i_419;
                        i_417 = i_420;
                    } else {
                        i_417 = (-9);
                    }
                }
                l_421 = (long) i_417;
                if (i_417 < 0) {
                    l_412 = l_421;
                } else {
                    l_422 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_423 = *((__global gale_int *) (arg_fs + 16 + l_422));
                    i_424 = (int) ((uint) i_423 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_422)) = i_424;
                    if (i_2 < i_424) {
                        i_425 = (-1);
                    } else {
                        i_426 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_421 << 6))) + (ulong) 8L))));
                        l_427 = l_389 >> i_39;
                        i_428 = i_38 & ((int) (((long) ((ulong) ((long) ((ulong) l_427 + (ulong) (((long) i_426) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_429 = i_428;
                        i_430 = 0;
                        i_431 = (-2);
                        while (true) {
                            if (!(i_431 == (-2))) {
                                break;
                            }
                            i_432 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_429) << 2)))));
                            i_433 = (int) ((uint) i_432 + (uint) (-1));
                            if (i_433 < 0) {
                                i_431 = (-1);
                            } else {
                                l_434 = (long) ((ulong) l_36 + (ulong) (((long) (uint) i_433) << 4));
                                i_435 = *((volatile __global gale_int *) (arg_fs + 16 + l_434));
                                l_436 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 8L))));
                                if ((!(i_426 == i_435)) || (!(l_427 == l_436))) {
                                    if (i_38 == i_430) {
                                        i_431 = (-1);
                                    } else {
                                        i_437 = (int) ((uint) i_430 + (uint) 1);
                                        i_438 = i_38 & ((int) ((uint) i_429 + (uint) 1));
                                        i_429 = i_438;
                                        i_430 = i_437;
                                    }
                                } else {
                                    i_431 = i_433;
                                }
                            }
                        }
                        i_425 = i_431;
                    }
                    l_439 = (long) i_415;
                    if (i_425 < 0) {
                        i_440 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_441 = (int) (0 - (uint) i_440);
                        if (i_441 < 0) {
                            l_442 = (long) i_441;
                            l_412 = l_442;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_443 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_443)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 12L)))) = i_267;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 16L)))) = l_389;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 24L)))) = l_394;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 36L)))) = 0;
                            l_444 = (long) ((ulong) l_439 + (ulong) (-9223372036854775807L));
                            l_412 = l_444;
                        }
                    } else {
                        l_445 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_446 = *((__global gale_long *) (arg_fs + 16 + l_445));
                        *((__global gale_long *) (arg_fs + 16 + l_445)) = ((long) ((ulong) l_446 + (ulong) 1L));
                        l_447 = l_439 | (((long) (uint) i_425) << 32);
                        l_412 = l_447;
                    }
                }
            }
        } else {
            l_412 = 0L;
        }
        GALEFS_BROADCAST(13, l_448, l_412);
        if (l_448 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_191;
            gale_longs[gale_item] = (ulong) l_192;
            gale_longs[gale_items + gale_item] = (ulong) l_193;
            gale_ints[gale_items + gale_item] = (uint) i_267;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_268;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_269;
            gale_ints[2 * gale_items + gale_item] = (uint) i_388;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_389;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_390;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_448); }
            GALEFS_RETURN;
            resume_8:
            i_191 = (int) gale_ints[gale_item];
            l_192 = (long) gale_longs[gale_item];
            l_193 = (long) gale_longs[gale_items + gale_item];
            i_267 = (int) gale_ints[gale_items + gale_item];
            l_268 = (long) gale_longs[2 * gale_items + gale_item];
            l_269 = (long) gale_longs[3 * gale_items + gale_item];
            i_388 = (int) gale_ints[2 * gale_items + gale_item];
            l_389 = (long) gale_longs[4 * gale_items + gale_item];
            l_390 = (long) gale_longs[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_36 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_37 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_385 = (int) get_local_id(0);
            i_386 = (int) get_local_id(0);
            l_448 = gale_round_reply(gale_entry);
        }
        i_449 = (int) l_448;
        if (l_448 < 0L) {
            i_450 = 0;
        } else {
            i_450 = i_449;
        }
        if (l_448 < 0L) {
            l_451 = 0L;
        } else {
            l_452 = (long) ((ulong) l_448 >> 32);
            l_451 = l_452;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_451 << i_39)))))), (arg_data + 16 + l_389), i_450);
        GALEFS_BARRIER(14);
        if (i_385 == 0) {
            l_453 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_454 = *((__global gale_long *) (arg_fs + 16 + l_453));
            *((__global gale_long *) (arg_fs + 16 + l_453)) = ((long) ((ulong) ((long) i_450) + (ulong) l_454));
        }
        i_455 = (int) ((uint) i_388 + (uint) i_450);
        if (l_448 < 0L) {
            i_387 = i_449;
            i_388 = i_455;
        } else {
            i_456 = ((i_450 < 1) || (!(i_455 < (-1)))) ? 0 : 1;
            i_387 = i_456;
            i_388 = i_455;
        }
    }
    if (i_388 < 1) {
        i_457 = i_387;
    } else {
        i_457 = i_388;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_457);
    i_458 = (int) get_local_id(0);
    i_459 = (int) get_local_id(0);
    i_460 = 1;
    i_461 = 0;
    while (true) {
        if (!(i_460 == 1)) {
            break;
        }
        l_462 = (long) i_461;
        l_463 = (long) ((ulong) l_462 + (ulong) 9223372036854775807L);
        l_464 = l_41 & l_463;
        if (i_459 == 0) {
            if (i_191 < 0) {
                i_465 = (-9);
            } else {
                if (i_191 < i_44) {
                    i_466 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                    i_467 = (int) ((uint) i_466 + (uint) (-1));
                    i_468 = (i_467 < 0) ? (-9) : i_467;
                    if (i_468 < 0) {
                        i_465 = i_468;
                    } else {
                        i_469 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                        if ((i_469 & 3) == 0) {
                            i_465 = (-9);
                        } else {
                            i_465 = i_468;
                        }
                    }
                } else {
                    i_465 = (-9);
                }
            }
            i_470 = (int) ((uint) 1 - (uint) i_461);
            l_471 = (long) i_470;
            if (i_465 < 0) {
                l_472 = (long) i_465;
                l_473 = l_472;
            } else {
                if (l_463 < 0L) {
                    l_473 = (-22L);
                } else {
                    if (i_470 < 0) {
                        l_473 = (-22L);
                    } else {
                        if (((long) ((ulong) l_463 + (ulong) l_471)) < 0L) {
                            l_473 = (-27L);
                        } else {
                            i_474 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_474 == 0) {
                                l_473 = l_471;
                            } else {
                                l_473 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_473 < 1L) {
                l_475 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_476 = *((__global gale_int *) (arg_fs + 16 + l_475));
                i_477 = (int) ((uint) i_476 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_475)) = i_477;
                if (i_2 < i_477) {
                    i_478 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_478 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_479 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_479)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 16L)))) = l_473;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 36L)))) = 0;
                        l_480 = LONG_MIN;
                    } else {
                        l_480 = l_473;
                    }
                } else {
                    l_480 = l_473;
                }
            } else {
                l_481 = (long) ((ulong) l_40 - (ulong) l_464);
                if (l_481 < l_471) {
                    i_482 = (int) l_481;
                    i_483 = i_482;
                } else {
                    i_483 = i_470;
                }
                i_484 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_485 = (int) (0 - (uint) i_484);
                if (i_485 < 0) {
                    l_486 = (long) i_485;
                    l_480 = l_486;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_487 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_487)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 12L)))) = i_191;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 16L)))) = l_463;
                    l_488 = (long) i_483;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 24L)))) = l_488;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 36L)))) = 0;
                    l_489 = (long) ((ulong) l_488 + (ulong) (-9223372036854775807L));
                    l_480 = l_489;
                }
            }
        } else {
            l_480 = 0L;
        }
        GALEFS_BROADCAST(15, l_490, l_480);
        if (l_490 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_191;
            gale_longs[gale_item] = (ulong) l_192;
            gale_longs[gale_items + gale_item] = (ulong) l_193;
            gale_ints[gale_items + gale_item] = (uint) i_267;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_268;
            gale_ints[2 * gale_items + gale_item] = (uint) i_461;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_462;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_464;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_490); }
            GALEFS_RETURN;
            resume_9:
            i_191 = (int) gale_ints[gale_item];
            l_192 = (long) gale_longs[gale_item];
            l_193 = (long) gale_longs[gale_items + gale_item];
            i_267 = (int) gale_ints[gale_items + gale_item];
            l_268 = (long) gale_longs[2 * gale_items + gale_item];
            i_461 = (int) gale_ints[2 * gale_items + gale_item];
            l_462 = (long) gale_longs[3 * gale_items + gale_item];
            l_464 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_35 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_40 = 1L << i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_458 = (int) get_local_id(0);
            i_459 = (int) get_local_id(0);
            l_490 = gale_round_reply(gale_entry);
        }
        i_491 = (int) l_490;
        if (l_490 < 0L) {
            i_492 = 0;
        } else {
            i_492 = i_491;
        }
        if (l_490 < 0L) {
            l_493 = 0L;
        } else {
            l_494 = (long) ((ulong) l_490 >> 32);
            l_493 = l_494;
        }
        gale_copy((arg_data + 16 + l_462), (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) ((long) ((ulong) l_35 + (ulong) (l_493 << i_39)))))), i_492);
        GALEFS_BARRIER(16);
        if (i_458 == 0) {
            l_495 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_496 = *((__global gale_long *) (arg_fs + 16 + l_495));
            *((__global gale_long *) (arg_fs + 16 + l_495)) = ((long) ((ulong) ((long) i_492) + (ulong) l_496));
        }
        i_497 = (int) ((uint) i_461 + (uint) i_492);
        if (l_490 < 0L) {
            i_460 = i_491;
            i_461 = i_497;
        } else {
            i_498 = ((i_492 < 1) || (!(i_497 < 1))) ? 0 : 1;
            i_460 = i_498;
            i_461 = i_497;
        }
    }
    if (i_461 < 1) {
        i_499 = i_460;
    } else {
        i_499 = i_461;
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_499);
    if (((int) get_local_id(0)) == 0) {
        i_500 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_267 < 0) {
            i_501 = (-9);
        } else {
            if (i_267 < i_44) {
                i_502 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                i_503 = (int) ((uint) i_502 + (uint) (-1));
                i_504 = (i_503 < 0) ? (-9) : i_503;
                i_501 = i_504;
            } else {
                i_501 = (-9);
            }
        }
        i_505 = (int) (0 - (uint) i_500);
        if (i_505 < 0) {
            l_506 = (long) i_505;
            l_507 = l_506;
        } else {
            if (i_501 < 0) {
                l_508 = (long) i_501;
                l_507 = l_508;
            } else {
                l_507 = (-22L);
            }
        }
        l_509 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_510 = *((__global gale_int *) (arg_fs + 16 + l_509));
        i_511 = (int) ((uint) i_510 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_509)) = i_511;
        if (i_2 < i_511) {
            i_512 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_512 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_513 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_513)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 16L)))) = l_507;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 36L)))) = 0;
                l_514 = LONG_MIN;
            } else {
                l_514 = l_507;
            }
        } else {
            l_514 = l_507;
        }
    } else {
        l_514 = 0L;
    }
    GALEFS_BROADCAST(17, l_515, l_514);
    if (l_515 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_515); }
        GALEFS_RETURN;
        resume_10:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_515 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_515;
    if (((int) get_local_id(0)) == 0) {
        i_516 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_517 = (int) (0 - (uint) i_516);
        if (i_517 < 0) {
            l_518 = (long) i_517;
            l_519 = l_518;
        } else {
            l_519 = (-9L);
        }
        l_520 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_521 = *((__global gale_int *) (arg_fs + 16 + l_520));
        i_522 = (int) ((uint) i_521 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_520)) = i_522;
        if (i_2 < i_522) {
            i_523 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_523 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_524 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_524)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 16L)))) = l_519;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 36L)))) = 0;
                l_525 = LONG_MIN;
            } else {
                l_525 = l_519;
            }
        } else {
            l_525 = l_519;
        }
    } else {
        l_525 = 0L;
    }
    GALEFS_BROADCAST(18, l_526, l_525);
    if (l_526 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_526); }
        GALEFS_RETURN;
        resume_11:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_526 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_526;
    if (((int) get_local_id(0)) == 0) {
        i_527 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_527 == 0) {
            i_528 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_529 = (long) ((int) (0 - (uint) i_528));
            l_530 = l_529;
        } else {
            l_531 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_532 = *((__global gale_int *) (arg_fs + 16 + l_531));
            i_533 = (int) ((uint) i_532 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_531)) = i_533;
            if (i_2 < i_533) {
                i_534 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_534 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_535 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_535)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 36L)))) = 0;
                    l_530 = LONG_MIN;
                } else {
                    l_530 = (-16L);
                }
            } else {
                l_530 = (-16L);
            }
        }
        if (l_530 < 0L) {
            l_536 = l_530;
        } else {
            l_537 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_538 = 0;
            while (true) {
                if (!(i_538 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_537 + (ulong) ((long) i_538))))) = (char) ((int) gale_literals[((int) ((uint) i_538 + (uint) 4))]);
                i_539 = (int) ((uint) i_538 + (uint) 1);
                i_538 = i_539;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_540 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_540)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 36L)))) = 7;
            l_536 = LONG_MIN;
        }
    } else {
        l_536 = 0L;
    }
    GALEFS_BROADCAST(19, l_541, l_536);
    if (l_541 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_541); }
        GALEFS_RETURN;
        resume_12:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_541 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_541));
    if (((int) get_local_id(0)) == 0) {
        i_542 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_542 == 0) {
            i_543 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_544 = (long) ((int) (0 - (uint) i_543));
            l_545 = l_544;
        } else {
            l_546 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_547 = *((__global gale_int *) (arg_fs + 16 + l_546));
            i_548 = (int) ((uint) i_547 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_546)) = i_548;
            if (i_2 < i_548) {
                i_549 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_549 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_550 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_550)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 36L)))) = 0;
                    l_545 = LONG_MIN;
                } else {
                    l_545 = (-16L);
                }
            } else {
                l_545 = (-16L);
            }
        }
        if (l_545 < 0L) {
            l_551 = l_545;
        } else {
            l_552 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_553 = 0;
            while (true) {
                if (!(i_553 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_552 + (ulong) ((long) i_553))))) = (char) ((int) gale_literals[((int) ((uint) i_553 + (uint) 11))]);
                i_554 = (int) ((uint) i_553 + (uint) 1);
                i_553 = i_554;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_555 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_555)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 36L)))) = 9;
            l_551 = LONG_MIN;
        }
    } else {
        l_551 = 0L;
    }
    GALEFS_BROADCAST(20, l_556, l_551);
    if (l_556 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_556); }
        GALEFS_RETURN;
        resume_13:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_556 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_556));
    if (((int) get_local_id(0)) == 0) {
        i_557 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_557 == 0) {
            i_558 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_559 = (long) ((int) (0 - (uint) i_558));
            l_560 = l_559;
        } else {
            l_561 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_562 = *((__global gale_int *) (arg_fs + 16 + l_561));
            i_563 = (int) ((uint) i_562 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_561)) = i_563;
            if (i_2 < i_563) {
                i_564 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_564 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_565 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_565)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 36L)))) = 0;
                    l_560 = LONG_MIN;
                } else {
                    l_560 = (-16L);
                }
            } else {
                l_560 = (-16L);
            }
        }
        if (l_560 < 0L) {
            l_566 = l_560;
        } else {
            l_567 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_568 = 0;
            while (true) {
                if (!(i_568 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) ((long) i_568))))) = (char) ((int) gale_literals[((int) ((uint) i_568 + (uint) 20))]);
                i_569 = (int) ((uint) i_568 + (uint) 1);
                i_568 = i_569;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_570 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_570)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 36L)))) = 10;
            l_566 = LONG_MIN;
        }
    } else {
        l_566 = 0L;
    }
    GALEFS_BROADCAST(21, l_571, l_566);
    if (l_571 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_571); }
        GALEFS_RETURN;
        resume_14:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_571 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_571));
    if (((int) get_local_id(0)) == 0) {
        i_572 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_572 == 0) {
            l_573 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_574 = *((__global gale_int *) (arg_fs + 16 + l_573));
            i_575 = (int) ((uint) i_574 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_573)) = i_575;
            if (i_2 < i_575) {
                i_576 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_576 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_577 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_577)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 16L)))) = (-2L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 36L)))) = 0;
                    l_578 = LONG_MIN;
                } else {
                    l_578 = (-2L);
                }
            } else {
                l_578 = (-2L);
            }
        } else {
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
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_583 + (ulong) 36L)))) = 0;
                    l_578 = LONG_MIN;
                } else {
                    l_578 = (-16L);
                }
            } else {
                l_578 = (-16L);
            }
        }
    } else {
        l_578 = 0L;
    }
    GALEFS_BROADCAST(22, l_584, l_578);
    if (l_584 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_584); }
        GALEFS_RETURN;
        resume_15:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_584 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_584));
    if (((int) get_local_id(0)) == 0) {
        i_585 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_585 == 0) {
            i_586 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_587 = (long) ((int) (0 - (uint) i_586));
            l_588 = l_587;
        } else {
            l_589 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_590 = *((__global gale_int *) (arg_fs + 16 + l_589));
            i_591 = (int) ((uint) i_590 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_589)) = i_591;
            if (i_2 < i_591) {
                i_592 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_592 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_593 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_593)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) 36L)))) = 0;
                    l_588 = LONG_MIN;
                } else {
                    l_588 = (-16L);
                }
            } else {
                l_588 = (-16L);
            }
        }
        if (l_588 < 0L) {
            l_594 = l_588;
        } else {
            l_595 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_596 = 0;
            while (true) {
                if (!(i_596 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) ((long) i_596))))) = (char) ((int) gale_literals[i_596]);
                i_597 = (int) ((uint) i_596 + (uint) 1);
                i_596 = i_597;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_598 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_598)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 32L)))) = 3;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 36L)))) = 4;
            l_594 = LONG_MIN;
        }
    } else {
        l_594 = 0L;
    }
    GALEFS_BROADCAST(23, l_599, l_594);
    if (l_599 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_599); }
        GALEFS_RETURN;
        resume_16:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_599 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_599));
    if (((int) get_local_id(0)) == 0) {
        i_600 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_600 == 0) {
            i_601 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_602 = (long) ((int) (0 - (uint) i_601));
            l_603 = l_602;
        } else {
            l_604 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_605 = *((__global gale_int *) (arg_fs + 16 + l_604));
            i_606 = (int) ((uint) i_605 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_604)) = i_606;
            if (i_2 < i_606) {
                i_607 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_607 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_608 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_608)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) 36L)))) = 0;
                    l_603 = LONG_MIN;
                } else {
                    l_603 = (-16L);
                }
            } else {
                l_603 = (-16L);
            }
        }
        if (l_603 < 0L) {
            l_609 = l_603;
        } else {
            l_610 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_611 = 0;
            while (true) {
                if (!(i_611 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_610 + (ulong) ((long) i_611))))) = (char) ((int) gale_literals[i_611]);
                i_612 = (int) ((uint) i_611 + (uint) 1);
                i_611 = i_612;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_613 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_613)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 32L)))) = 512;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 36L)))) = 4;
            l_609 = LONG_MIN;
        }
    } else {
        l_609 = 0L;
    }
    GALEFS_BROADCAST(24, l_614, l_609);
    if (l_614 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_614); }
        GALEFS_RETURN;
        resume_17:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_614 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_614));
    if (((int) get_local_id(0)) == 0) {
        i_615 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_615 == 0) {
            i_616 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_617 = (long) ((int) (0 - (uint) i_616));
            l_618 = l_617;
        } else {
            l_619 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_620 = *((__global gale_int *) (arg_fs + 16 + l_619));
            i_621 = (int) ((uint) i_620 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_619)) = i_621;
            if (i_2 < i_621) {
                i_622 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_622 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_623 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_623)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 36L)))) = 0;
                    l_618 = LONG_MIN;
                } else {
                    l_618 = (-16L);
                }
            } else {
                l_618 = (-16L);
            }
        }
        if (l_618 < 0L) {
            l_624 = l_618;
        } else {
            l_625 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_626 = 0;
            while (true) {
                if (!(i_626 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) ((long) i_626))))) = (char) ((int) gale_literals[i_626]);
                i_627 = (int) ((uint) i_626 + (uint) 1);
                i_626 = i_627;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_628 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_628)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 32L)))) = 1048576;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 36L)))) = 4;
            l_624 = LONG_MIN;
        }
    } else {
        l_624 = 0L;
    }
    GALEFS_BROADCAST(25, l_629, l_624);
    if (l_629 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_629); }
        GALEFS_RETURN;
        resume_18:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_629 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_629));
    if (((int) get_local_id(0)) == 0) {
        i_630 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_630 == 0) {
            i_631 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_632 = (int) (0 - (uint) i_631);
            if (i_632 < 0) {
                l_633 = (long) i_632;
                l_634 = l_633;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_635 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_635)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 12L)))) = i_267;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 36L)))) = 0;
                l_634 = LONG_MIN;
            }
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
                    l_634 = LONG_MIN;
                } else {
                    l_634 = (-16L);
                }
            } else {
                l_634 = (-16L);
            }
        }
    } else {
        l_634 = 0L;
    }
    GALEFS_BROADCAST(26, l_641, l_634);
    if (l_641 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_191;
        gale_ints[gale_items + gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_641); }
        GALEFS_RETURN;
        resume_19:
        i_191 = (int) gale_ints[gale_item];
        i_267 = (int) gale_ints[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_641 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_642 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_642 == 0) {
            i_643 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_644 = (int) (0 - (uint) i_643);
            if (i_644 < 0) {
                l_645 = (long) i_644;
                l_646 = l_645;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_647 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_647)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 12L)))) = i_191;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 36L)))) = 0;
                l_646 = LONG_MIN;
            }
        } else {
            l_648 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_649 = *((__global gale_int *) (arg_fs + 16 + l_648));
            i_650 = (int) ((uint) i_649 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_648)) = i_650;
            if (i_2 < i_650) {
                i_651 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_651 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_652 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_652)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 36L)))) = 0;
                    l_646 = LONG_MIN;
                } else {
                    l_646 = (-16L);
                }
            } else {
                l_646 = (-16L);
            }
        }
    } else {
        l_646 = 0L;
    }
    GALEFS_BROADCAST(27, l_653, l_646);
    if (l_653 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_267;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_653); }
        GALEFS_RETURN;
        resume_20:
        i_267 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_653 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_654 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_654 == 0) {
            i_655 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_656 = (int) (0 - (uint) i_655);
            if (i_656 < 0) {
                l_657 = (long) i_656;
                l_658 = l_657;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_659 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_659)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 12L)))) = i_267;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 36L)))) = 0;
                l_658 = LONG_MIN;
            }
        } else {
            l_660 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_661 = *((__global gale_int *) (arg_fs + 16 + l_660));
            i_662 = (int) ((uint) i_661 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_660)) = i_662;
            if (i_2 < i_662) {
                i_663 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_663 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_664 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_664)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 36L)))) = 0;
                    l_658 = LONG_MIN;
                } else {
                    l_658 = (-16L);
                }
            } else {
                l_658 = (-16L);
            }
        }
    } else {
        l_658 = 0L;
    }
    GALEFS_BROADCAST(28, l_665, l_658);
    if (l_665 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_665); }
        GALEFS_RETURN;
        resume_21:
        l_665 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_665));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_107) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_119) VARIABLE(int, i_218) VARIABLE(int, i_219) VARIABLE(int, i_232) VARIABLE(int, i_233) VARIABLE(int, i_234) VARIABLE(int, i_236) VARIABLE(int, i_336) VARIABLE(int, i_337) VARIABLE(int, i_350) VARIABLE(int, i_353) VARIABLE(int, i_354) VARIABLE(int, i_355) VARIABLE(int, i_357) VARIABLE(int, i_456) VARIABLE(int, i_457) VARIABLE(int, i_470) VARIABLE(int, i_473) VARIABLE(int, i_474) VARIABLE(int, i_475) VARIABLE(int, i_477) VARIABLE(int, i_540) VARIABLE(int, i_541) VARIABLE(int, i_554) VARIABLE(int, i_555) VARIABLE(int, i_556) VARIABLE(int, i_558) VARIABLE(int, i_658) VARIABLE(int, i_659) VARIABLE(int, i_672) VARIABLE(int, i_673) VARIABLE(int, i_674) VARIABLE(int, i_676) VARIABLE(int, i_775) VARIABLE(int, i_776) VARIABLE(int, i_789) VARIABLE(int, i_790) VARIABLE(int, i_791) VARIABLE(int, i_793) VARIABLE(int, i_857) VARIABLE(int, i_858) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_104) VARIABLE(long, l_106) VARIABLE(long, l_108) VARIABLE(long, l_109) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_114) VARIABLE(long, l_115) VARIABLE(long, l_120) VARIABLE(long, l_121) VARIABLE(long, l_2) VARIABLE(long, l_217) VARIABLE(long, l_237) VARIABLE(long, l_238) VARIABLE(long, l_335) VARIABLE(long, l_351) VARIABLE(long, l_352) VARIABLE(long, l_358) VARIABLE(long, l_359) VARIABLE(long, l_455) VARIABLE(long, l_471) VARIABLE(long, l_472) VARIABLE(long, l_478) VARIABLE(long, l_479) VARIABLE(long, l_53) VARIABLE(long, l_539) VARIABLE(long, l_559) VARIABLE(long, l_561) VARIABLE(long, l_657) VARIABLE(long, l_677) VARIABLE(long, l_678) VARIABLE(long, l_774) VARIABLE(long, l_794) VARIABLE(long, l_796) VARIABLE(long, l_856)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_105) VARIABLE(i_107) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_120) VARIABLE(l_121) VARIABLE(l_2) VARIABLE(l_53)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_105) VARIABLE(i_107) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_218) VARIABLE(i_219) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_217) VARIABLE(l_53)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_232) VARIABLE(i_233) VARIABLE(i_234) VARIABLE(i_236) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_237) VARIABLE(l_238) VARIABLE(l_53)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_232) VARIABLE(i_233) VARIABLE(i_234) VARIABLE(i_236) VARIABLE(i_336) VARIABLE(i_337) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_335) VARIABLE(l_53)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_353) VARIABLE(i_354) VARIABLE(i_355) VARIABLE(i_357) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_358) VARIABLE(l_359) VARIABLE(l_53)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_353) VARIABLE(i_354) VARIABLE(i_355) VARIABLE(i_357) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_455) VARIABLE(l_53)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_473) VARIABLE(i_474) VARIABLE(i_475) VARIABLE(i_477) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_478) VARIABLE(l_479)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_473) VARIABLE(i_474) VARIABLE(i_475) VARIABLE(i_477) VARIABLE(i_540) VARIABLE(i_541) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_539)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_554) VARIABLE(i_555) VARIABLE(i_556) VARIABLE(i_558) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_559) VARIABLE(l_561)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_554) VARIABLE(i_555) VARIABLE(i_556) VARIABLE(i_558) VARIABLE(i_658) VARIABLE(i_659) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_657)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_672) VARIABLE(i_673) VARIABLE(i_674) VARIABLE(i_676) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_677) VARIABLE(l_678)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_672) VARIABLE(i_673) VARIABLE(i_674) VARIABLE(i_676) VARIABLE(i_775) VARIABLE(i_776) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_472) VARIABLE(l_774)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_789) VARIABLE(i_790) VARIABLE(i_791) VARIABLE(i_793) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_794) VARIABLE(l_796)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(i_789) VARIABLE(i_790) VARIABLE(i_791) VARIABLE(i_793) VARIABLE(i_857) VARIABLE(i_858) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_106) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_2) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_471) VARIABLE(l_856)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_350) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_470) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_55, i_59, i_61, i_62, i_64, i_66, i_68, i_69, i_71, i_77, i_78, i_89, i_92, i_94, i_95, i_97, i_101, i_105, i_107, i_110, i_111, i_116, i_117, i_118, i_119, i_123, i_124, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_150, i_152, i_153, i_154, i_155, i_156, i_157, i_159, i_161, i_162, i_163, i_167, i_173, i_175, i_176, i_178, i_180, i_182, i_183, i_185, i_202, i_205, i_207, i_208, i_210, i_214, i_218, i_219, i_229, i_230, i_231, i_232, i_233, i_234, i_235, i_236, i_240, i_241, i_245, i_246, i_247, i_248, i_249, i_251, i_253, i_260, i_261, i_262, i_263, i_264, i_265, i_266, i_268, i_270, i_271, i_272, i_273, i_274, i_275, i_277, i_279, i_280, i_281, i_285, i_291, i_293, i_294, i_296, i_298, i_300, i_301, i_303, i_320, i_323, i_325, i_326, i_328, i_332, i_336, i_337, i_347, i_348, i_349, i_350, i_353, i_354, i_355, i_356, i_357, i_361, i_362, i_365, i_366, i_367, i_368, i_369, i_371, i_373, i_380, i_381, i_382, i_383, i_384, i_385, i_386, i_388, i_390, i_391, i_392, i_393, i_394, i_395, i_397, i_399, i_400, i_401, i_405, i_411, i_413, i_414, i_416, i_418, i_420, i_421, i_423, i_440, i_443, i_445, i_446, i_448, i_452, i_456, i_457, i_467, i_468, i_469, i_470, i_473, i_474, i_475, i_476, i_477, i_480, i_481, i_482, i_483, i_484, i_485, i_490, i_493, i_494, i_498, i_500, i_501, i_503, i_505, i_507, i_508, i_510, i_524, i_527, i_529, i_530, i_532, i_536, i_540, i_541, i_551, i_552, i_553, i_554, i_555, i_556, i_557, i_558, i_563, i_564, i_567, i_568, i_569, i_570, i_571, i_573, i_575, i_582, i_583, i_584, i_585, i_586, i_587, i_588, i_590, i_592, i_593, i_594, i_595, i_596, i_597, i_599, i_601, i_602, i_603, i_607, i_613, i_615, i_616, i_618, i_620, i_622, i_623, i_625, i_642, i_645, i_647, i_648, i_650, i_654, i_658, i_659, i_669, i_670, i_671, i_672, i_673, i_674, i_675, i_676, i_680, i_681, i_684, i_685, i_686, i_687, i_688, i_690, i_692, i_699, i_700, i_701, i_702, i_703, i_704, i_705, i_707, i_709, i_710, i_711, i_712, i_713, i_714, i_716, i_718, i_719, i_720, i_724, i_730, i_732, i_733, i_735, i_737, i_739, i_740, i_742, i_759, i_762, i_764, i_765, i_767, i_771, i_775, i_776, i_786, i_787, i_788, i_789, i_790, i_791, i_792, i_793, i_797, i_798, i_799, i_800, i_801, i_802, i_807, i_810, i_811, i_815, i_817, i_818, i_820, i_822, i_824, i_825, i_827, i_841, i_844, i_846, i_847, i_849, i_853, i_857, i_858, i_868, i_869, i_870, i_872, i_873, i_874, i_875, i_876, i_877, i_883, i_884, i_889, i_893, i_895, i_896, i_898, i_900, i_902, i_903, i_905, i_911, i_912, i_923, i_926, i_928, i_929, i_931, i_935, i_940, i_944, i_946, i_947, i_949, i_951, i_953, i_954, i_956, i_962, i_963, i_974, i_977, i_979, i_980, i_982, i_986, i_991, i_995, i_997, i_998, i_1000, i_1002, i_1004, i_1005, i_1007, i_1013, i_1014, i_1025, i_1028, i_1030, i_1031, i_1033, i_1037, i_1042, i_1047, i_1051, i_1053, i_1054, i_1056, i_1058, i_1060, i_1061, i_1063, i_1069, i_1070, i_1081, i_1084, i_1086, i_1087, i_1089, i_1093, i_1098, i_1102, i_1104, i_1105, i_1107, i_1109, i_1111, i_1112, i_1114, i_1120, i_1121, i_1132, i_1135, i_1137, i_1138, i_1140, i_1144, i_1149, i_1153, i_1155, i_1156, i_1158, i_1160, i_1162, i_1163, i_1165, i_1171, i_1172, i_1183, i_1186, i_1188, i_1189, i_1191, i_1195, i_1200, i_1204, i_1206, i_1207, i_1209, i_1211, i_1213, i_1214, i_1216, i_1229, i_1232, i_1234, i_1235, i_1237, i_1241, i_1246, i_1250, i_1252, i_1253, i_1255, i_1257, i_1259, i_1260, i_1262, i_1275, i_1278, i_1280, i_1281, i_1283, i_1287, i_1292, i_1296, i_1298, i_1299, i_1301, i_1303, i_1305, i_1306, i_1308, i_1321, i_1324, i_1326, i_1327, i_1329, i_1333;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_56, l_57, l_58, l_60, l_63, l_65, l_67, l_70, l_72, l_73, l_74, l_75, l_76, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_91, l_93, l_96, l_98, l_99, l_100, l_102, l_103, l_104, l_106, l_108, l_109, l_112, l_113, l_114, l_115, l_120, l_121, l_122, l_125, l_126, l_132, l_134, l_136, l_137, l_138, l_139, l_140, l_141, l_149, l_151, l_158, l_160, l_164, l_165, l_166, l_168, l_169, l_170, l_171, l_172, l_174, l_177, l_179, l_181, l_184, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_203, l_204, l_206, l_209, l_211, l_212, l_213, l_215, l_216, l_217, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_237, l_238, l_239, l_242, l_243, l_244, l_250, l_252, l_254, l_255, l_256, l_257, l_258, l_259, l_267, l_269, l_276, l_278, l_282, l_283, l_284, l_286, l_287, l_288, l_289, l_290, l_292, l_295, l_297, l_299, l_302, l_304, l_305, l_306, l_307, l_308, l_309, l_310, l_311, l_312, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_321, l_322, l_324, l_327, l_329, l_330, l_331, l_333, l_334, l_335, l_338, l_339, l_340, l_341, l_342, l_343, l_344, l_345, l_346, l_351, l_352, l_358, l_359, l_360, l_363, l_364, l_370, l_372, l_374, l_375, l_376, l_377, l_378, l_379, l_387, l_389, l_396, l_398, l_402, l_403, l_404, l_406, l_407, l_408, l_409, l_410, l_412, l_415, l_417, l_419, l_422, l_424, l_425, l_426, l_427, l_428, l_429, l_430, l_431, l_432, l_433, l_434, l_435, l_436, l_437, l_438, l_439, l_441, l_442, l_444, l_447, l_449, l_450, l_451, l_453, l_454, l_455, l_458, l_459, l_460, l_461, l_462, l_463, l_464, l_465, l_466, l_471, l_472, l_478, l_479, l_486, l_487, l_488, l_489, l_491, l_492, l_495, l_496, l_497, l_499, l_502, l_504, l_506, l_509, l_511, l_512, l_513, l_514, l_515, l_516, l_517, l_518, l_519, l_520, l_521, l_522, l_523, l_525, l_526, l_528, l_531, l_533, l_534, l_535, l_537, l_538, l_539, l_542, l_543, l_544, l_545, l_546, l_547, l_548, l_549, l_550, l_559, l_560, l_561, l_562, l_565, l_566, l_572, l_574, l_576, l_577, l_578, l_579, l_580, l_581, l_589, l_591, l_598, l_600, l_604, l_605, l_606, l_608, l_609, l_610, l_611, l_612, l_614, l_617, l_619, l_621, l_624, l_626, l_627, l_628, l_629, l_630, l_631, l_632, l_633, l_634, l_635, l_636, l_637, l_638, l_639, l_640, l_641, l_643, l_644, l_646, l_649, l_651, l_652, l_653, l_655, l_656, l_657, l_660, l_661, l_662, l_663, l_664, l_665, l_666, l_667, l_668, l_677, l_678, l_679, l_682, l_683, l_689, l_691, l_693, l_694, l_695, l_696, l_697, l_698, l_706, l_708, l_715, l_717, l_721, l_722, l_723, l_725, l_726, l_727, l_728, l_729, l_731, l_734, l_736, l_738, l_741, l_743, l_744, l_745, l_746, l_747, l_748, l_749, l_750, l_751, l_752, l_753, l_754, l_755, l_756, l_757, l_758, l_760, l_761, l_763, l_766, l_768, l_769, l_770, l_772, l_773, l_774, l_777, l_778, l_779, l_780, l_781, l_782, l_783, l_784, l_785, l_794, l_795, l_796, l_803, l_804, l_805, l_806, l_808, l_809, l_812, l_813, l_814, l_816, l_819, l_821, l_823, l_826, l_828, l_829, l_830, l_831, l_832, l_833, l_834, l_835, l_836, l_837, l_838, l_839, l_840, l_842, l_843, l_845, l_848, l_850, l_851, l_852, l_854, l_855, l_856, l_859, l_860, l_861, l_862, l_863, l_864, l_865, l_866, l_867, l_871, l_878, l_879, l_880, l_881, l_882, l_885, l_886, l_887, l_888, l_890, l_891, l_892, l_894, l_897, l_899, l_901, l_904, l_906, l_907, l_908, l_909, l_910, l_913, l_914, l_915, l_916, l_917, l_918, l_919, l_920, l_921, l_922, l_924, l_925, l_927, l_930, l_932, l_933, l_934, l_936, l_937, l_938, l_939, l_941, l_942, l_943, l_945, l_948, l_950, l_952, l_955, l_957, l_958, l_959, l_960, l_961, l_964, l_965, l_966, l_967, l_968, l_969, l_970, l_971, l_972, l_973, l_975, l_976, l_978, l_981, l_983, l_984, l_985, l_987, l_988, l_989, l_990, l_992, l_993, l_994, l_996, l_999, l_1001, l_1003, l_1006, l_1008, l_1009, l_1010, l_1011, l_1012, l_1015, l_1016, l_1017, l_1018, l_1019, l_1020, l_1021, l_1022, l_1023, l_1024, l_1026, l_1027, l_1029, l_1032, l_1034, l_1035, l_1036, l_1038, l_1039, l_1040, l_1041, l_1043, l_1044, l_1045, l_1046, l_1048, l_1049, l_1050, l_1052, l_1055, l_1057, l_1059, l_1062, l_1064, l_1065, l_1066, l_1067, l_1068, l_1071, l_1072, l_1073, l_1074, l_1075, l_1076, l_1077, l_1078, l_1079, l_1080, l_1082, l_1083, l_1085, l_1088, l_1090, l_1091, l_1092, l_1094, l_1095, l_1096, l_1097, l_1099, l_1100, l_1101, l_1103, l_1106, l_1108, l_1110, l_1113, l_1115, l_1116, l_1117, l_1118, l_1119, l_1122, l_1123, l_1124, l_1125, l_1126, l_1127, l_1128, l_1129, l_1130, l_1131, l_1133, l_1134, l_1136, l_1139, l_1141, l_1142, l_1143, l_1145, l_1146, l_1147, l_1148, l_1150, l_1151, l_1152, l_1154, l_1157, l_1159, l_1161, l_1164, l_1166, l_1167, l_1168, l_1169, l_1170, l_1173, l_1174, l_1175, l_1176, l_1177, l_1178, l_1179, l_1180, l_1181, l_1182, l_1184, l_1185, l_1187, l_1190, l_1192, l_1193, l_1194, l_1196, l_1197, l_1198, l_1199, l_1201, l_1202, l_1203, l_1205, l_1208, l_1210, l_1212, l_1215, l_1217, l_1218, l_1219, l_1220, l_1221, l_1222, l_1223, l_1224, l_1225, l_1226, l_1227, l_1228, l_1230, l_1231, l_1233, l_1236, l_1238, l_1239, l_1240, l_1242, l_1243, l_1244, l_1245, l_1247, l_1248, l_1249, l_1251, l_1254, l_1256, l_1258, l_1261, l_1263, l_1264, l_1265, l_1266, l_1267, l_1268, l_1269, l_1270, l_1271, l_1272, l_1273, l_1274, l_1276, l_1277, l_1279, l_1282, l_1284, l_1285, l_1286, l_1288, l_1289, l_1290, l_1291, l_1293, l_1294, l_1295, l_1297, l_1300, l_1302, l_1304, l_1307, l_1309, l_1310, l_1311, l_1312, l_1313, l_1314, l_1315, l_1316, l_1317, l_1318, l_1319, l_1320, l_1322, l_1323, l_1325, l_1328, l_1330, l_1331, l_1332, l_1334, l_1335, l_1336;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = (long) ((int) get_group_id(0));
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L))));
        if (i_4 == 0) {
            l_5 = (long) ((int) get_group_id(0));
            l_6 = (long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)));
            l_7 = (long) ((ulong) l_6 + (ulong) 1796L);
            i_8 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
            l_9 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1896L))));
            i_10 = (int) (0 - (uint) i_8);
            if (i_10 < 0) {
                i_11 = i_10;
            } else {
                l_12 = (long) ((ulong) l_9 + (ulong) (-64L));
                i_13 = (int) ((uint) ((int) (((long) ((ulong) l_12 + (ulong) ((long) ((ulong) (l_12 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_14 = (long) ((ulong) l_6 + (ulong) 1792L);
                i_15 = 0;
                l_16 = 0L;
                while (true) {
                    if (!(i_15 == 0)) {
                        break;
                    }
                    i_17 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                    i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_14));
                    if (i_13 == i_18) {
                        i_15 = 1;
                    } else {
                        if (i_17 == 0) {
                            if (l_16 < l_1) {
                                GALEFS_RELAX(l_16);
                                l_19 = (long) ((ulong) l_16 + (ulong) 1L);
                                l_16 = l_19;
                            } else {
                                i_15 = (-110);
                            }
                        } else {
                            i_20 = (int) (0 - (uint) i_17);
                            i_15 = i_20;
                        }
                    }
                }
                i_11 = i_15;
            }
            l_21 = (long) i_11;
            l_22 = l_21;
        } else {
            l_22 = (-16L);
        }
        if (l_22 < 0L) {
            l_23 = l_22;
        } else {
            l_24 = (long) ((int) get_group_id(0));
            l_25 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_24 << 12) + (l_24 << 11)))) + (ulong) 2048L);
            i_26 = 0;
            while (true) {
                if (!(i_26 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) ((long) i_26))))) = (char) ((int) gale_literals[i_26]);
                i_27 = (int) ((uint) i_26 + (uint) 1);
                i_26 = i_27;
            }
            l_28 = (long) ((int) get_group_id(0));
            l_29 = (long) ((ulong) l_2 + (ulong) ((l_28 << 12) + (l_28 << 11)));
            l_30 = (long) ((ulong) l_29 + (ulong) 1896L);
            l_31 = *((__global gale_long *) (arg_fs + 16 + l_30));
            l_32 = (long) ((ulong) l_31 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) (uint) (((int) l_32) & 1023)))))) = 0L;
            l_33 = (long) ((ulong) l_29 + (ulong) ((long) (uint) (((int) l_31) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_33)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_30)) = l_32;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_23 = LONG_MIN;
        }
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_34 = (long) ((int) get_group_id(0));
            l_35 = (long) ((ulong) l_2 + (ulong) ((l_34 << 12) + (l_34 << 11)));
            l_36 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 1896L))));
            l_37 = (long) ((ulong) l_36 + (ulong) (-64L));
            i_38 = (int) ((uint) ((int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_39 = (long) ((ulong) l_35 + (ulong) 1792L);
            l_40 = (long) ((ulong) l_35 + (ulong) 1796L);
            i_41 = 0;
            l_42 = 0L;
            while (true) {
                if (!(i_41 == 0)) {
                    break;
                }
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_40));
                i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_39));
                if (i_38 == i_44) {
                    i_41 = 1;
                } else {
                    if (i_43 == 0) {
                        if (l_42 < l_1) {
                            GALEFS_RELAX(l_42);
                            l_45 = (long) ((ulong) l_42 + (ulong) 1L);
                            l_42 = l_45;
                        } else {
                            i_41 = (-110);
                        }
                    } else {
                        i_46 = (int) (0 - (uint) i_43);
                        i_41 = i_46;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_41 < 0) {
                l_47 = (long) i_41;
                l_48 = l_47;
            } else {
                l_49 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 1800L))));
                l_48 = l_49;
            }
            i_50 = (int) ((uint) ((int) l_23) + (uint) (-1));
            if (i_50 < 0) {
                l_51 = l_48;
            } else {
                if (l_48 < 0L) {
                    l_51 = l_48;
                } else {
                    l_52 = (l_48 << 32) | ((long) (uint) i_50);
                    l_51 = l_52;
                }
            }
        } else {
            l_51 = l_23;
        }
    } else {
        l_51 = l_23;
    }
    GALEFS_BROADCAST(1, l_53, l_51);
    if (((int) get_local_id(0)) == 0) {
        l_54 = (long) ((int) get_group_id(0));
        i_55 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_54 << 12) + (l_54 << 11)))) + (ulong) 1856L))));
        if (i_55 == 0) {
            l_56 = (long) ((int) get_group_id(0));
            l_57 = (long) ((ulong) l_2 + (ulong) ((l_56 << 12) + (l_56 << 11)));
            l_58 = (long) ((ulong) l_57 + (ulong) 1796L);
            i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_58));
            l_60 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 1896L))));
            i_61 = (int) (0 - (uint) i_59);
            if (i_61 < 0) {
                i_62 = i_61;
            } else {
                l_63 = (long) ((ulong) l_60 + (ulong) (-64L));
                i_64 = (int) ((uint) ((int) (((long) ((ulong) l_63 + (ulong) ((long) ((ulong) (l_63 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_65 = (long) ((ulong) l_57 + (ulong) 1792L);
                i_66 = 0;
                l_67 = 0L;
                while (true) {
                    if (!(i_66 == 0)) {
                        break;
                    }
                    i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_58));
                    i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    if (i_64 == i_69) {
                        i_66 = 1;
                    } else {
                        if (i_68 == 0) {
                            if (l_67 < l_1) {
                                GALEFS_RELAX(l_67);
                                l_70 = (long) ((ulong) l_67 + (ulong) 1L);
                                l_67 = l_70;
                            } else {
                                i_66 = (-110);
                            }
                        } else {
                            i_71 = (int) (0 - (uint) i_68);
                            i_66 = i_71;
                        }
                    }
                }
                i_62 = i_66;
            }
            l_72 = (long) i_62;
            l_73 = l_72;
        } else {
            l_73 = (-16L);
        }
        if (l_73 < 0L) {
            l_74 = l_73;
        } else {
            l_75 = (long) ((int) get_group_id(0));
            l_76 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 2048L);
            i_77 = 0;
            while (true) {
                if (!(i_77 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) i_77))))) = (char) ((int) gale_literals[i_77]);
                i_78 = (int) ((uint) i_77 + (uint) 1);
                i_77 = i_78;
            }
            l_79 = (long) ((int) get_group_id(0));
            l_80 = (long) ((ulong) l_2 + (ulong) ((l_79 << 12) + (l_79 << 11)));
            l_81 = (long) ((ulong) l_80 + (ulong) 1896L);
            l_82 = *((__global gale_long *) (arg_fs + 16 + l_81));
            l_83 = (long) ((ulong) l_82 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_83) & 1023)))))) = 0L;
            l_84 = (long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_82) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 32L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_84)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_81)) = l_83;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_74 = LONG_MIN;
        }
    } else {
        l_74 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_74 < (-4611686018427387904L)) {
            l_85 = (long) ((int) get_group_id(0));
            l_86 = (long) ((ulong) l_2 + (ulong) ((l_85 << 12) + (l_85 << 11)));
            l_87 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1896L))));
            l_88 = (long) ((ulong) l_87 + (ulong) (-64L));
            i_89 = (int) ((uint) ((int) (((long) ((ulong) l_88 + (ulong) ((long) ((ulong) (l_88 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_90 = (long) ((ulong) l_86 + (ulong) 1792L);
            l_91 = (long) ((ulong) l_86 + (ulong) 1796L);
            i_92 = 0;
            l_93 = 0L;
            while (true) {
                if (!(i_92 == 0)) {
                    break;
                }
                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_90));
                if (i_89 == i_95) {
                    i_92 = 1;
                } else {
                    if (i_94 == 0) {
                        if (l_93 < l_1) {
                            GALEFS_RELAX(l_93);
                            l_96 = (long) ((ulong) l_93 + (ulong) 1L);
                            l_93 = l_96;
                        } else {
                            i_92 = (-110);
                        }
                    } else {
                        i_97 = (int) (0 - (uint) i_94);
                        i_92 = i_97;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_92 < 0) {
                l_98 = (long) i_92;
                l_99 = l_98;
            } else {
                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1800L))));
                l_99 = l_100;
            }
            i_101 = (int) ((uint) ((int) l_74) + (uint) (-1));
            if (i_101 < 0) {
                l_102 = l_99;
            } else {
                if (l_99 < 0L) {
                    l_102 = l_99;
                } else {
                    l_103 = (l_99 << 32) | ((long) (uint) i_101);
                    l_102 = l_103;
                }
            }
        } else {
            l_102 = l_74;
        }
    } else {
        l_102 = l_74;
    }
    GALEFS_BROADCAST(2, l_104, l_102);
    i_105 = (int) get_local_id(0);
    l_106 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_107 = (int) get_local_id(0);
    l_108 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_109 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_110 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_111 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_112 = 1L << i_111;
    l_113 = (long) ((ulong) l_112 + (ulong) (-1L));
    l_114 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_115 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_116 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_117 = (int) get_local_id(0);
    i_118 = 1;
    i_119 = 0;
    while (true) {
        if (!(i_118 == 1)) {
            break;
        }
        l_120 = (long) i_119;
        l_121 = l_120 & l_113;
        if (i_117 == 0) {
            l_122 = (long) ((int) get_group_id(0));
            i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_122 << 12) + (l_122 << 11)))) + (ulong) 1796L))));
            i_124 = (int) (0 - (uint) i_123);
            if (i_124 < 0) {
                l_125 = (long) i_124;
                l_126 = l_125;
            } else {
                if (i_116 < 1) {
                    i_127 = (-9);
                } else {
                    i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                    i_129 = (int) ((uint) i_128 + (uint) (-1));
                    i_130 = (i_129 < 0) ? (-9) : i_129;
                    if (i_130 < 0) {
                        i_127 = i_130;
                    } else {
                        i_131 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 4L))));
                        if ((i_131 & 3) == 1) {
                            i_127 = (-9);
                        } else {
                            i_127 = i_130;
                        }
                    }
                }
                l_132 = (long) i_127;
                if (i_127 < 0) {
                    l_126 = l_132;
                } else {
                    if (l_120 < 0L) {
                        l_126 = (-22L);
                    } else {
                        i_133 = (int) ((uint) 1 - (uint) i_119);
                        if (i_133 < 0) {
                            l_126 = (-22L);
                        } else {
                            l_134 = (long) ((int) get_group_id(0));
                            i_135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1856L))));
                            if (i_135 == 0) {
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_132 << 6)))));
                                l_137 = (long) ((ulong) l_136 - (ulong) l_120);
                                if (l_137 < 1L) {
                                    l_126 = 0L;
                                } else {
                                    l_138 = (long) (uint) i_133;
                                    l_139 = (l_137 < l_138) ? l_137 : l_138;
                                    l_126 = l_139;
                                }
                            } else {
                                l_126 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_126 < 1L) {
                l_140 = l_126;
            } else {
                l_141 = (long) ((ulong) l_112 - (ulong) l_121);
                if (l_141 < l_126) {
                    i_142 = (int) l_141;
                    i_143 = i_142;
                } else {
                    i_144 = (int) l_126;
                    i_143 = i_144;
                }
                if (i_116 < 1) {
                    i_145 = (-9);
                } else {
                    i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                    i_147 = (int) ((uint) i_146 + (uint) (-1));
                    i_148 = (i_147 < 0) ? (-9) : i_147;
                    i_145 = i_148;
                }
                l_149 = (long) i_145;
                if (i_145 < 0) {
                    l_140 = l_149;
                } else {
                    i_150 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (l_149 << 6))) + (ulong) 8L))));
                    l_151 = l_120 >> i_111;
                    i_152 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_151 + (ulong) (((long) i_150) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_153 = i_152;
                    i_154 = 0;
                    i_155 = (-2);
                    while (true) {
                        if (!(i_155 == (-2))) {
                            break;
                        }
                        i_156 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (((long) i_153) << 2)))));
                        i_157 = (int) ((uint) i_156 + (uint) (-1));
                        if (i_157 < 0) {
                            i_155 = (-1);
                        } else {
                            l_158 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_157) << 4));
                            i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                            l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 8L))));
                            if ((!(i_150 == i_159)) || (!(l_151 == l_160))) {
                                if (i_110 == i_154) {
                                    i_155 = (-1);
                                } else {
                                    i_161 = (int) ((uint) i_154 + (uint) 1);
                                    i_162 = i_110 & ((int) ((uint) i_153 + (uint) 1));
                                    i_153 = i_162;
                                    i_154 = i_161;
                                }
                            } else {
                                i_155 = i_157;
                            }
                        }
                    }
                    if (i_155 < 0) {
                        i_163 = i_155;
                    } else {
                        l_164 = (long) ((int) get_group_id(0));
                        l_165 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_164 << 12) + (l_164 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = ((int) ((uint) i_155 + (uint) 1));
                        GALEFS_FENCE();
                        l_166 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_155) << 4));
                        i_167 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                        l_168 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 8L))));
                        if ((!(i_150 == i_167)) || (!(l_151 == l_168))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_150 == i_167)) || (!(l_151 == l_168))) {
                            i_163 = (-1);
                        } else {
                            i_163 = i_155;
                        }
                    }
                    l_169 = (long) i_143;
                    if (i_163 < 0) {
                        l_170 = (long) ((int) get_group_id(0));
                        l_171 = (long) ((ulong) l_2 + (ulong) ((l_170 << 12) + (l_170 << 11)));
                        l_172 = (long) ((ulong) l_171 + (ulong) 1796L);
                        i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                        l_174 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1896L))));
                        i_175 = (int) (0 - (uint) i_173);
                        if (i_175 < 0) {
                            i_176 = i_175;
                        } else {
                            l_177 = (long) ((ulong) l_174 + (ulong) (-64L));
                            i_178 = (int) ((uint) ((int) (((long) ((ulong) l_177 + (ulong) ((long) ((ulong) (l_177 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_179 = (long) ((ulong) l_171 + (ulong) 1792L);
                            i_180 = 0;
                            l_181 = 0L;
                            while (true) {
                                if (!(i_180 == 0)) {
                                    break;
                                }
                                i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                                i_183 = *((volatile __global gale_int *) (arg_fs + 16 + l_179));
                                if (i_178 == i_183) {
                                    i_180 = 1;
                                } else {
                                    if (i_182 == 0) {
                                        if (l_181 < l_1) {
                                            GALEFS_RELAX(l_181);
                                            l_184 = (long) ((ulong) l_181 + (ulong) 1L);
                                            l_181 = l_184;
                                        } else {
                                            i_180 = (-110);
                                        }
                                    } else {
                                        i_185 = (int) (0 - (uint) i_182);
                                        i_180 = i_185;
                                    }
                                }
                            }
                            i_176 = i_180;
                        }
                        if (i_176 < 0) {
                            l_186 = (long) i_176;
                            l_140 = l_186;
                        } else {
                            l_187 = (long) ((int) get_group_id(0));
                            l_188 = (long) ((ulong) l_2 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                            l_189 = (long) ((ulong) l_188 + (ulong) 1896L);
                            l_190 = *((__global gale_long *) (arg_fs + 16 + l_189));
                            l_191 = (long) ((ulong) l_190 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) ((long) (uint) (((int) l_191) & 1023)))))) = 0L;
                            l_192 = (long) ((ulong) l_188 + (ulong) ((long) (uint) (((int) l_190) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_190 + (ulong) ((long) ((ulong) (l_190 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 16L)))) = l_120;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 24L)))) = l_126;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_192)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_189)) = l_191;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_193 = (long) ((ulong) l_169 + (ulong) (-9223372036854775807L));
                            l_140 = l_193;
                        }
                    } else {
                        l_194 = (long) ((int) get_group_id(0));
                        l_195 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1864L);
                        l_196 = *((__global gale_long *) (arg_fs + 16 + l_195));
                        *((__global gale_long *) (arg_fs + 16 + l_195)) = ((long) ((ulong) l_196 + (ulong) 1L));
                        l_197 = l_169 | (((long) (uint) i_163) << 32);
                        l_140 = l_197;
                    }
                }
            }
        } else {
            l_140 = 0L;
        }
        if (i_107 == 0) {
            if (l_140 < (-4611686018427387904L)) {
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) l_2 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                l_200 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
                l_201 = (long) ((ulong) l_200 + (ulong) (-64L));
                i_202 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_203 = (long) ((ulong) l_199 + (ulong) 1792L);
                l_204 = (long) ((ulong) l_199 + (ulong) 1796L);
                i_205 = 0;
                l_206 = 0L;
                while (true) {
                    if (!(i_205 == 0)) {
                        break;
                    }
                    i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                    i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_203));
                    if (i_202 == i_208) {
                        i_205 = 1;
                    } else {
                        if (i_207 == 0) {
                            if (l_206 < l_1) {
                                GALEFS_RELAX(l_206);
                                l_209 = (long) ((ulong) l_206 + (ulong) 1L);
                                l_206 = l_209;
                            } else {
                                i_205 = (-110);
                            }
                        } else {
                            i_210 = (int) (0 - (uint) i_207);
                            i_205 = i_210;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_205 < 0) {
                    l_211 = (long) i_205;
                    l_212 = l_211;
                } else {
                    l_213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1800L))));
                    l_212 = l_213;
                }
                i_214 = (int) ((uint) ((int) l_140) + (uint) (-1));
                if (i_214 < 0) {
                    l_215 = l_212;
                } else {
                    if (l_212 < 0L) {
                        l_215 = l_212;
                    } else {
                        l_216 = (l_212 << 32) | ((long) (uint) i_214);
                        l_215 = l_216;
                    }
                }
            } else {
                l_215 = l_140;
            }
        } else {
            l_215 = l_140;
        }
        GALEFS_BROADCAST(3, l_217, l_215);
        i_218 = (int) l_217;
        if (l_217 < 0L) {
            i_219 = 0;
        } else {
            i_219 = i_218;
        }
        if (l_217 < 0L) {
            l_220 = 0L;
        } else {
            l_221 = (long) ((ulong) l_217 >> 32);
            l_220 = l_221;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_220 << i_111)))))), (arg_data + 16 + l_120), i_219);
        GALEFS_FENCE();
        GALEFS_BARRIER(4);
        if (i_105 == 0) {
            l_222 = (long) ((int) get_group_id(0));
            l_223 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_222 << 12) + (l_222 << 11)))) + (ulong) 1872L);
            l_224 = *((__global gale_long *) (arg_fs + 16 + l_223));
            *((__global gale_long *) (arg_fs + 16 + l_223)) = ((long) ((ulong) ((long) i_219) + (ulong) l_224));
            l_225 = (long) ((int) get_group_id(0));
            l_226 = (long) ((ulong) l_2 + (ulong) ((l_225 << 12) + (l_225 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1888L)))) = 0;
            l_227 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1896L))));
            l_228 = (long) ((ulong) l_227 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_228 + (ulong) ((long) ((ulong) (l_228 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_229 = (int) ((uint) i_119 + (uint) i_219);
        if (l_217 < 0L) {
            i_118 = i_218;
            i_119 = i_229;
        } else {
            i_230 = ((i_219 < 1) || (!(i_229 < 1))) ? 0 : 1;
            i_118 = i_230;
            i_119 = i_229;
        }
    }
    if (i_119 < 1) {
        i_231 = i_118;
    } else {
        i_231 = i_119;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_231);
    i_232 = (int) get_local_id(0);
    i_233 = (int) get_local_id(0);
    i_234 = (int) get_local_id(0);
    i_235 = 1;
    i_236 = 0;
    while (true) {
        if (!(i_235 == 1)) {
            break;
        }
        l_237 = (long) i_236;
        l_238 = l_113 & l_237;
        if (i_234 == 0) {
            l_239 = (long) ((int) get_group_id(0));
            i_240 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_239 << 12) + (l_239 << 11)))) + (ulong) 1796L))));
            i_241 = (int) (0 - (uint) i_240);
            l_242 = (long) ((ulong) l_115 + (ulong) 8000000L);
            if (i_241 < 0) {
                l_243 = (long) i_241;
                l_244 = l_243;
            } else {
                if (i_116 < 1000001) {
                    i_245 = (-9);
                } else {
                    i_246 = *((volatile __global gale_int *) (arg_fs + 16 + l_242));
                    i_247 = (int) ((uint) i_246 + (uint) (-1));
                    i_248 = (i_247 < 0) ? (-9) : i_247;
                    if (i_248 < 0) {
                        i_245 = i_248;
                    } else {
                        i_249 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 8000004L))));
                        if ((i_249 & 3) == 1) {
                            i_245 = (-9);
                        } else {
                            i_245 = i_248;
                        }
                    }
                }
                l_250 = (long) i_245;
                if (i_245 < 0) {
                    l_244 = l_250;
                } else {
                    if (l_237 < 0L) {
                        l_244 = (-22L);
                    } else {
                        i_251 = (int) ((uint) 1 - (uint) i_236);
                        if (i_251 < 0) {
                            l_244 = (-22L);
                        } else {
                            l_252 = (long) ((int) get_group_id(0));
                            i_253 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_252 << 12) + (l_252 << 11)))) + (ulong) 1856L))));
                            if (i_253 == 0) {
                                l_254 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_250 << 6)))));
                                l_255 = (long) ((ulong) l_254 - (ulong) l_237);
                                if (l_255 < 1L) {
                                    l_244 = 0L;
                                } else {
                                    l_256 = (long) (uint) i_251;
                                    l_257 = (l_255 < l_256) ? l_255 : l_256;
                                    l_244 = l_257;
                                }
                            } else {
                                l_244 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_244 < 1L) {
                l_258 = l_244;
            } else {
                l_259 = (long) ((ulong) l_112 - (ulong) l_238);
                if (l_259 < l_244) {
                    i_260 = (int) l_259;
                    i_261 = i_260;
                } else {
                    i_262 = (int) l_244;
                    i_261 = i_262;
                }
                if (i_116 < 1000001) {
                    i_263 = (-9);
                } else {
                    i_264 = *((volatile __global gale_int *) (arg_fs + 16 + l_242));
                    i_265 = (int) ((uint) i_264 + (uint) (-1));
                    i_266 = (i_265 < 0) ? (-9) : i_265;
                    i_263 = i_266;
                }
                l_267 = (long) i_263;
                if (i_263 < 0) {
                    l_258 = l_267;
                } else {
                    i_268 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (l_267 << 6))) + (ulong) 8L))));
                    l_269 = l_237 >> i_111;
                    i_270 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_269 + (ulong) (((long) i_268) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_271 = i_270;
                    i_272 = 0;
                    i_273 = (-2);
                    while (true) {
                        if (!(i_273 == (-2))) {
                            break;
                        }
                        i_274 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (((long) i_271) << 2)))));
                        i_275 = (int) ((uint) i_274 + (uint) (-1));
                        if (i_275 < 0) {
                            i_273 = (-1);
                        } else {
                            l_276 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_275) << 4));
                            i_277 = *((volatile __global gale_int *) (arg_fs + 16 + l_276));
                            l_278 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 8L))));
                            if ((!(i_268 == i_277)) || (!(l_269 == l_278))) {
                                if (i_110 == i_272) {
                                    i_273 = (-1);
                                } else {
                                    i_279 = (int) ((uint) i_272 + (uint) 1);
                                    i_280 = i_110 & ((int) ((uint) i_271 + (uint) 1));
                                    i_271 = i_280;
                                    i_272 = i_279;
                                }
                            } else {
                                i_273 = i_275;
                            }
                        }
                    }
                    if (i_273 < 0) {
                        i_281 = i_273;
                    } else {
                        l_282 = (long) ((int) get_group_id(0));
                        l_283 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_282 << 12) + (l_282 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_283)) = ((int) ((uint) i_273 + (uint) 1));
                        GALEFS_FENCE();
                        l_284 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_273) << 4));
                        i_285 = *((volatile __global gale_int *) (arg_fs + 16 + l_284));
                        l_286 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 8L))));
                        if ((!(i_268 == i_285)) || (!(l_269 == l_286))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_283)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_268 == i_285)) || (!(l_269 == l_286))) {
                            i_281 = (-1);
                        } else {
                            i_281 = i_273;
                        }
                    }
                    l_287 = (long) i_261;
                    if (i_281 < 0) {
                        l_288 = (long) ((int) get_group_id(0));
                        l_289 = (long) ((ulong) l_2 + (ulong) ((l_288 << 12) + (l_288 << 11)));
                        l_290 = (long) ((ulong) l_289 + (ulong) 1796L);
                        i_291 = *((volatile __global gale_int *) (arg_fs + 16 + l_290));
                        l_292 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 1896L))));
                        i_293 = (int) (0 - (uint) i_291);
                        if (i_293 < 0) {
                            i_294 = i_293;
                        } else {
                            l_295 = (long) ((ulong) l_292 + (ulong) (-64L));
                            i_296 = (int) ((uint) ((int) (((long) ((ulong) l_295 + (ulong) ((long) ((ulong) (l_295 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_297 = (long) ((ulong) l_289 + (ulong) 1792L);
                            i_298 = 0;
                            l_299 = 0L;
                            while (true) {
                                if (!(i_298 == 0)) {
                                    break;
                                }
                                i_300 = *((volatile __global gale_int *) (arg_fs + 16 + l_290));
                                i_301 = *((volatile __global gale_int *) (arg_fs + 16 + l_297));
                                if (i_296 == i_301) {
                                    i_298 = 1;
                                } else {
                                    if (i_300 == 0) {
                                        if (l_299 < l_1) {
                                            GALEFS_RELAX(l_299);
                                            l_302 = (long) ((ulong) l_299 + (ulong) 1L);
                                            l_299 = l_302;
                                        } else {
                                            i_298 = (-110);
                                        }
                                    } else {
                                        i_303 = (int) (0 - (uint) i_300);
                                        i_298 = i_303;
                                    }
                                }
                            }
                            i_294 = i_298;
                        }
                        if (i_294 < 0) {
                            l_304 = (long) i_294;
                            l_258 = l_304;
                        } else {
                            l_305 = (long) ((int) get_group_id(0));
                            l_306 = (long) ((ulong) l_2 + (ulong) ((l_305 << 12) + (l_305 << 11)));
                            l_307 = (long) ((ulong) l_306 + (ulong) 1896L);
                            l_308 = *((__global gale_long *) (arg_fs + 16 + l_307));
                            l_309 = (long) ((ulong) l_308 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) ((long) (uint) (((int) l_309) & 1023)))))) = 0L;
                            l_310 = (long) ((ulong) l_306 + (ulong) ((long) (uint) (((int) l_308) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_308 + (ulong) ((long) ((ulong) (l_308 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 12L)))) = 1000000;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 16L)))) = l_237;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 24L)))) = l_244;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_310)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_307)) = l_309;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_311 = (long) ((ulong) l_287 + (ulong) (-9223372036854775807L));
                            l_258 = l_311;
                        }
                    } else {
                        l_312 = (long) ((int) get_group_id(0));
                        l_313 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_312 << 12) + (l_312 << 11)))) + (ulong) 1864L);
                        l_314 = *((__global gale_long *) (arg_fs + 16 + l_313));
                        *((__global gale_long *) (arg_fs + 16 + l_313)) = ((long) ((ulong) l_314 + (ulong) 1L));
                        l_315 = l_287 | (((long) (uint) i_281) << 32);
                        l_258 = l_315;
                    }
                }
            }
        } else {
            l_258 = 0L;
        }
        if (i_233 == 0) {
            if (l_258 < (-4611686018427387904L)) {
                l_316 = (long) ((int) get_group_id(0));
                l_317 = (long) ((ulong) l_2 + (ulong) ((l_316 << 12) + (l_316 << 11)));
                l_318 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 1896L))));
                l_319 = (long) ((ulong) l_318 + (ulong) (-64L));
                i_320 = (int) ((uint) ((int) (((long) ((ulong) l_319 + (ulong) ((long) ((ulong) (l_319 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_321 = (long) ((ulong) l_317 + (ulong) 1792L);
                l_322 = (long) ((ulong) l_317 + (ulong) 1796L);
                i_323 = 0;
                l_324 = 0L;
                while (true) {
                    if (!(i_323 == 0)) {
                        break;
                    }
                    i_325 = *((volatile __global gale_int *) (arg_fs + 16 + l_322));
                    i_326 = *((volatile __global gale_int *) (arg_fs + 16 + l_321));
                    if (i_320 == i_326) {
                        i_323 = 1;
                    } else {
                        if (i_325 == 0) {
                            if (l_324 < l_1) {
                                GALEFS_RELAX(l_324);
                                l_327 = (long) ((ulong) l_324 + (ulong) 1L);
                                l_324 = l_327;
                            } else {
                                i_323 = (-110);
                            }
                        } else {
                            i_328 = (int) (0 - (uint) i_325);
                            i_323 = i_328;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_323 < 0) {
                    l_329 = (long) i_323;
                    l_330 = l_329;
                } else {
                    l_331 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 1800L))));
                    l_330 = l_331;
                }
                i_332 = (int) ((uint) ((int) l_258) + (uint) (-1));
                if (i_332 < 0) {
                    l_333 = l_330;
                } else {
                    if (l_330 < 0L) {
                        l_333 = l_330;
                    } else {
                        l_334 = (l_330 << 32) | ((long) (uint) i_332);
                        l_333 = l_334;
                    }
                }
            } else {
                l_333 = l_258;
            }
        } else {
            l_333 = l_258;
        }
        GALEFS_BROADCAST(5, l_335, l_333);
        i_336 = (int) l_335;
        if (l_335 < 0L) {
            i_337 = 0;
        } else {
            i_337 = i_336;
        }
        if (l_335 < 0L) {
            l_338 = 0L;
        } else {
            l_339 = (long) ((ulong) l_335 >> 32);
            l_338 = l_339;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_338 << i_111)))))), (arg_data + 16 + l_237), i_337);
        GALEFS_FENCE();
        GALEFS_BARRIER(6);
        if (i_232 == 0) {
            l_340 = (long) ((int) get_group_id(0));
            l_341 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_340 << 12) + (l_340 << 11)))) + (ulong) 1872L);
            l_342 = *((__global gale_long *) (arg_fs + 16 + l_341));
            *((__global gale_long *) (arg_fs + 16 + l_341)) = ((long) ((ulong) ((long) i_337) + (ulong) l_342));
            l_343 = (long) ((int) get_group_id(0));
            l_344 = (long) ((ulong) l_2 + (ulong) ((l_343 << 12) + (l_343 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 1888L)))) = 0;
            l_345 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 1896L))));
            l_346 = (long) ((ulong) l_345 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_346 + (ulong) ((long) ((ulong) (l_346 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_347 = (int) ((uint) i_236 + (uint) i_337);
        if (l_335 < 0L) {
            i_235 = i_336;
            i_236 = i_347;
        } else {
            i_348 = ((i_337 < 1) || (!(i_347 < 1))) ? 0 : 1;
            i_235 = i_348;
            i_236 = i_347;
        }
    }
    if (i_236 < 1) {
        i_349 = i_235;
    } else {
        i_349 = i_236;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_349);
    i_350 = (int) l_104;
    l_351 = (long) ((ulong) l_115 + (ulong) (((long) i_350) << 3));
    l_352 = (long) ((ulong) l_351 + (ulong) 4L);
    i_353 = (int) get_local_id(0);
    i_354 = (int) get_local_id(0);
    i_355 = (int) get_local_id(0);
    i_356 = 1;
    i_357 = 0;
    while (true) {
        if (!(i_356 == 1)) {
            break;
        }
        l_358 = (long) i_357;
        l_359 = l_113 & l_358;
        if (i_355 == 0) {
            l_360 = (long) ((int) get_group_id(0));
            i_361 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_360 << 12) + (l_360 << 11)))) + (ulong) 1796L))));
            i_362 = (int) (0 - (uint) i_361);
            if (i_362 < 0) {
                l_363 = (long) i_362;
                l_364 = l_363;
            } else {
                if (i_350 < 0) {
                    i_365 = (-9);
                } else {
                    if (i_350 < i_116) {
                        i_366 = *((volatile __global gale_int *) (arg_fs + 16 + l_351));
                        i_367 = (int) ((uint) i_366 + (uint) (-1));
                        i_368 = (i_367 < 0) ? (-9) : i_367;
                        if (i_368 < 0) {
                            i_365 = i_368;
                        } else {
                            i_369 = *((volatile __global gale_int *) (arg_fs + 16 + l_352));
                            if ((i_369 & 3) == 1) {
                                i_365 = (-9);
                            } else {
                                i_365 = i_368;
                            }
                        }
                    } else {
                        i_365 = (-9);
                    }
                }
                l_370 = (long) i_365;
                if (i_365 < 0) {
                    l_364 = l_370;
                } else {
                    if (l_358 < 0L) {
                        l_364 = (-22L);
                    } else {
                        i_371 = (int) ((uint) 1 - (uint) i_357);
                        if (i_371 < 0) {
                            l_364 = (-22L);
                        } else {
                            l_372 = (long) ((int) get_group_id(0));
                            i_373 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_372 << 12) + (l_372 << 11)))) + (ulong) 1856L))));
                            if (i_373 == 0) {
                                l_374 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_370 << 6)))));
                                l_375 = (long) ((ulong) l_374 - (ulong) l_358);
                                if (l_375 < 1L) {
                                    l_364 = 0L;
                                } else {
                                    l_376 = (long) (uint) i_371;
                                    l_377 = (l_375 < l_376) ? l_375 : l_376;
                                    l_364 = l_377;
                                }
                            } else {
                                l_364 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_364 < 1L) {
                l_378 = l_364;
            } else {
                l_379 = (long) ((ulong) l_112 - (ulong) l_359);
                if (l_379 < l_364) {
                    i_380 = (int) l_379;
                    i_381 = i_380;
                } else {
                    i_382 = (int) l_364;
                    i_381 = i_382;
                }
                if (i_350 < 0) {
                    i_383 = (-9);
                } else {
                    if (i_350 < i_116) {
                        i_384 = *((volatile __global gale_int *) (arg_fs + 16 + l_351));
                        i_385 = (int) ((uint) i_384 + (uint) (-1));
                        i_386 = (i_385 < 0) ? (-9) : i_385;
                        i_383 = i_386;
                    } else {
                        i_383 = (-9);
                    }
                }
                l_387 = (long) i_383;
                if (i_383 < 0) {
                    l_378 = l_387;
                } else {
                    i_388 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (l_387 << 6))) + (ulong) 8L))));
                    l_389 = l_358 >> i_111;
                    i_390 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_389 + (ulong) (((long) i_388) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_391 = i_390;
                    i_392 = 0;
                    i_393 = (-2);
                    while (true) {
                        if (!(i_393 == (-2))) {
                            break;
                        }
                        i_394 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (((long) i_391) << 2)))));
                        i_395 = (int) ((uint) i_394 + (uint) (-1));
                        if (i_395 < 0) {
                            i_393 = (-1);
                        } else {
                            l_396 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_395) << 4));
                            i_397 = *((volatile __global gale_int *) (arg_fs + 16 + l_396));
                            l_398 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_396 + (ulong) 8L))));
                            if ((!(i_388 == i_397)) || (!(l_389 == l_398))) {
                                if (i_110 == i_392) {
                                    i_393 = (-1);
                                } else {
                                    i_399 = (int) ((uint) i_392 + (uint) 1);
                                    i_400 = i_110 & ((int) ((uint) i_391 + (uint) 1));
                                    i_391 = i_400;
                                    i_392 = i_399;
                                }
                            } else {
                                i_393 = i_395;
                            }
                        }
                    }
                    if (i_393 < 0) {
                        i_401 = i_393;
                    } else {
                        l_402 = (long) ((int) get_group_id(0));
                        l_403 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_402 << 12) + (l_402 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_403)) = ((int) ((uint) i_393 + (uint) 1));
                        GALEFS_FENCE();
                        l_404 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_393) << 4));
                        i_405 = *((volatile __global gale_int *) (arg_fs + 16 + l_404));
                        l_406 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 8L))));
                        if ((!(i_388 == i_405)) || (!(l_389 == l_406))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_403)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_388 == i_405)) || (!(l_389 == l_406))) {
                            i_401 = (-1);
                        } else {
                            i_401 = i_393;
                        }
                    }
                    l_407 = (long) i_381;
                    if (i_401 < 0) {
                        l_408 = (long) ((int) get_group_id(0));
                        l_409 = (long) ((ulong) l_2 + (ulong) ((l_408 << 12) + (l_408 << 11)));
                        l_410 = (long) ((ulong) l_409 + (ulong) 1796L);
                        i_411 = *((volatile __global gale_int *) (arg_fs + 16 + l_410));
                        l_412 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 1896L))));
                        i_413 = (int) (0 - (uint) i_411);
                        if (i_413 < 0) {
                            i_414 = i_413;
                        } else {
                            l_415 = (long) ((ulong) l_412 + (ulong) (-64L));
                            i_416 = (int) ((uint) ((int) (((long) ((ulong) l_415 + (ulong) ((long) ((ulong) (l_415 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_417 = (long) ((ulong) l_409 + (ulong) 1792L);
                            i_418 = 0;
                            l_419 = 0L;
                            while (true) {
                                if (!(i_418 == 0)) {
                                    break;
                                }
                                i_420 = *((volatile __global gale_int *) (arg_fs + 16 + l_410));
                                i_421 = *((volatile __global gale_int *) (arg_fs + 16 + l_417));
                                if (i_416 == i_421) {
                                    i_418 = 1;
                                } else {
                                    if (i_420 == 0) {
                                        if (l_419 < l_1) {
                                            GALEFS_RELAX(l_419);
                                            l_422 = (long) ((ulong) l_419 + (ulong) 1L);
                                            l_419 = l_422;
                                        } else {
                                            i_418 = (-110);
                                        }
                                    } else {
                                        i_423 = (int) (0 - (uint) i_420);
                                        i_418 = i_423;
                                    }
                                }
                            }
                            i_414 = i_418;
                        }
                        if (i_414 < 0) {
                            l_424 = (long) i_414;
                            l_378 = l_424;
                        } else {
                            l_425 = (long) ((int) get_group_id(0));
                            l_426 = (long) ((ulong) l_2 + (ulong) ((l_425 << 12) + (l_425 << 11)));
                            l_427 = (long) ((ulong) l_426 + (ulong) 1896L);
                            l_428 = *((__global gale_long *) (arg_fs + 16 + l_427));
                            l_429 = (long) ((ulong) l_428 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_426 + (ulong) ((long) (uint) (((int) l_429) & 1023)))))) = 0L;
                            l_430 = (long) ((ulong) l_426 + (ulong) ((long) (uint) (((int) l_428) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_428 + (ulong) ((long) ((ulong) (l_428 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 12L)))) = i_350;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 16L)))) = l_358;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 24L)))) = l_364;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_430)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_427)) = l_429;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_431 = (long) ((ulong) l_407 + (ulong) (-9223372036854775807L));
                            l_378 = l_431;
                        }
                    } else {
                        l_432 = (long) ((int) get_group_id(0));
                        l_433 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_432 << 12) + (l_432 << 11)))) + (ulong) 1864L);
                        l_434 = *((__global gale_long *) (arg_fs + 16 + l_433));
                        *((__global gale_long *) (arg_fs + 16 + l_433)) = ((long) ((ulong) l_434 + (ulong) 1L));
                        l_435 = l_407 | (((long) (uint) i_401) << 32);
                        l_378 = l_435;
                    }
                }
            }
        } else {
            l_378 = 0L;
        }
        if (i_354 == 0) {
            if (l_378 < (-4611686018427387904L)) {
                l_436 = (long) ((int) get_group_id(0));
                l_437 = (long) ((ulong) l_2 + (ulong) ((l_436 << 12) + (l_436 << 11)));
                l_438 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 1896L))));
                l_439 = (long) ((ulong) l_438 + (ulong) (-64L));
                i_440 = (int) ((uint) ((int) (((long) ((ulong) l_439 + (ulong) ((long) ((ulong) (l_439 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_441 = (long) ((ulong) l_437 + (ulong) 1792L);
                l_442 = (long) ((ulong) l_437 + (ulong) 1796L);
                i_443 = 0;
                l_444 = 0L;
                while (true) {
                    if (!(i_443 == 0)) {
                        break;
                    }
                    i_445 = *((volatile __global gale_int *) (arg_fs + 16 + l_442));
                    i_446 = *((volatile __global gale_int *) (arg_fs + 16 + l_441));
                    if (i_440 == i_446) {
                        i_443 = 1;
                    } else {
                        if (i_445 == 0) {
                            if (l_444 < l_1) {
                                GALEFS_RELAX(l_444);
                                l_447 = (long) ((ulong) l_444 + (ulong) 1L);
                                l_444 = l_447;
                            } else {
                                i_443 = (-110);
                            }
                        } else {
                            i_448 = (int) (0 - (uint) i_445);
                            i_443 = i_448;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_443 < 0) {
                    l_449 = (long) i_443;
                    l_450 = l_449;
                } else {
                    l_451 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 1800L))));
                    l_450 = l_451;
                }
                i_452 = (int) ((uint) ((int) l_378) + (uint) (-1));
                if (i_452 < 0) {
                    l_453 = l_450;
                } else {
                    if (l_450 < 0L) {
                        l_453 = l_450;
                    } else {
                        l_454 = (l_450 << 32) | ((long) (uint) i_452);
                        l_453 = l_454;
                    }
                }
            } else {
                l_453 = l_378;
            }
        } else {
            l_453 = l_378;
        }
        GALEFS_BROADCAST(7, l_455, l_453);
        i_456 = (int) l_455;
        if (l_455 < 0L) {
            i_457 = 0;
        } else {
            i_457 = i_456;
        }
        if (l_455 < 0L) {
            l_458 = 0L;
        } else {
            l_459 = (long) ((ulong) l_455 >> 32);
            l_458 = l_459;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_458 << i_111)))))), (arg_data + 16 + l_358), i_457);
        GALEFS_FENCE();
        GALEFS_BARRIER(8);
        if (i_353 == 0) {
            l_460 = (long) ((int) get_group_id(0));
            l_461 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_460 << 12) + (l_460 << 11)))) + (ulong) 1872L);
            l_462 = *((__global gale_long *) (arg_fs + 16 + l_461));
            *((__global gale_long *) (arg_fs + 16 + l_461)) = ((long) ((ulong) ((long) i_457) + (ulong) l_462));
            l_463 = (long) ((int) get_group_id(0));
            l_464 = (long) ((ulong) l_2 + (ulong) ((l_463 << 12) + (l_463 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1888L)))) = 0;
            l_465 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1896L))));
            l_466 = (long) ((ulong) l_465 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_466 + (ulong) ((long) ((ulong) (l_466 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_467 = (int) ((uint) i_357 + (uint) i_457);
        if (l_455 < 0L) {
            i_356 = i_456;
            i_357 = i_467;
        } else {
            i_468 = ((i_457 < 1) || (!(i_467 < 1))) ? 0 : 1;
            i_356 = i_468;
            i_357 = i_467;
        }
    }
    if (i_357 < 1) {
        i_469 = i_356;
    } else {
        i_469 = i_357;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_469);
    i_470 = (int) l_53;
    l_471 = (long) ((ulong) l_115 + (ulong) (((long) i_470) << 3));
    l_472 = (long) ((ulong) l_471 + (ulong) 4L);
    i_473 = (int) get_local_id(0);
    i_474 = (int) get_local_id(0);
    i_475 = (int) get_local_id(0);
    i_476 = 1;
    i_477 = 0;
    while (true) {
        if (!(i_476 == 1)) {
            break;
        }
        l_478 = (long) i_477;
        l_479 = l_113 & l_478;
        if (i_475 == 0) {
            if (i_470 < 0) {
                i_480 = (-9);
            } else {
                if (i_470 < i_116) {
                    i_481 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                    i_482 = (int) ((uint) i_481 + (uint) (-1));
                    i_483 = (i_482 < 0) ? (-9) : i_482;
                    if (i_483 < 0) {
                        i_480 = i_483;
                    } else {
                        i_484 = *((volatile __global gale_int *) (arg_fs + 16 + l_472));
                        if ((i_484 & 3) == 0) {
                            i_480 = (-9);
                        } else {
                            i_480 = i_483;
                        }
                    }
                } else {
                    i_480 = (-9);
                }
            }
            i_485 = (int) ((uint) 1 - (uint) i_477);
            l_486 = (long) i_485;
            if (i_480 < 0) {
                l_487 = (long) i_480;
                l_488 = l_487;
            } else {
                if (l_478 < 0L) {
                    l_488 = (-22L);
                } else {
                    if (i_485 < 0) {
                        l_488 = (-22L);
                    } else {
                        if ((l_478 + l_486) < 0L) {
                            l_488 = (-27L);
                        } else {
                            l_489 = (long) ((int) get_group_id(0));
                            i_490 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_489 << 12) + (l_489 << 11)))) + (ulong) 1856L))));
                            if (i_490 == 0) {
                                l_488 = l_486;
                            } else {
                                l_488 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_488 < 1L) {
                l_491 = l_488;
            } else {
                l_492 = (long) ((ulong) l_112 - (ulong) l_479);
                if (l_492 < l_486) {
                    i_493 = (int) l_492;
                    i_494 = i_493;
                } else {
                    i_494 = i_485;
                }
                l_495 = (long) ((int) get_group_id(0));
                l_496 = (long) ((ulong) l_2 + (ulong) ((l_495 << 12) + (l_495 << 11)));
                l_497 = (long) ((ulong) l_496 + (ulong) 1796L);
                i_498 = *((volatile __global gale_int *) (arg_fs + 16 + l_497));
                l_499 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 1896L))));
                i_500 = (int) (0 - (uint) i_498);
                if (i_500 < 0) {
                    i_501 = i_500;
                } else {
                    l_502 = (long) ((ulong) l_499 + (ulong) (-64L));
                    i_503 = (int) ((uint) ((int) (((long) ((ulong) l_502 + (ulong) ((long) ((ulong) (l_502 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_504 = (long) ((ulong) l_496 + (ulong) 1792L);
                    i_505 = 0;
                    l_506 = 0L;
                    while (true) {
                        if (!(i_505 == 0)) {
                            break;
                        }
                        i_507 = *((volatile __global gale_int *) (arg_fs + 16 + l_497));
                        i_508 = *((volatile __global gale_int *) (arg_fs + 16 + l_504));
                        if (i_503 == i_508) {
                            i_505 = 1;
                        } else {
                            if (i_507 == 0) {
                                if (l_506 < l_1) {
                                    GALEFS_RELAX(l_506);
                                    l_509 = (long) ((ulong) l_506 + (ulong) 1L);
                                    l_506 = l_509;
                                } else {
                                    i_505 = (-110);
                                }
                            } else {
                                i_510 = (int) (0 - (uint) i_507);
                                i_505 = i_510;
                            }
                        }
                    }
                    i_501 = i_505;
                }
                if (i_501 < 0) {
                    l_511 = (long) i_501;
                    l_491 = l_511;
                } else {
                    l_512 = (long) ((int) get_group_id(0));
                    l_513 = (long) ((ulong) l_2 + (ulong) ((l_512 << 12) + (l_512 << 11)));
                    l_514 = (long) ((ulong) l_513 + (ulong) 1896L);
                    l_515 = *((__global gale_long *) (arg_fs + 16 + l_514));
                    l_516 = (long) ((ulong) l_515 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) ((long) (uint) (((int) l_516) & 1023)))))) = 0L;
                    l_517 = (long) ((ulong) l_513 + (ulong) ((long) (uint) (((int) l_515) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_515 + (ulong) ((long) ((ulong) (l_515 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 12L)))) = i_470;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 16L)))) = l_478;
                    l_518 = (long) i_494;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 24L)))) = l_518;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_517)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_514)) = l_516;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_519 = (long) ((ulong) l_518 + (ulong) (-9223372036854775807L));
                    l_491 = l_519;
                }
            }
        } else {
            l_491 = 0L;
        }
        if (i_474 == 0) {
            if (l_491 < (-4611686018427387904L)) {
                l_520 = (long) ((int) get_group_id(0));
                l_521 = (long) ((ulong) l_2 + (ulong) ((l_520 << 12) + (l_520 << 11)));
                l_522 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_521 + (ulong) 1896L))));
                l_523 = (long) ((ulong) l_522 + (ulong) (-64L));
                i_524 = (int) ((uint) ((int) (((long) ((ulong) l_523 + (ulong) ((long) ((ulong) (l_523 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_525 = (long) ((ulong) l_521 + (ulong) 1792L);
                l_526 = (long) ((ulong) l_521 + (ulong) 1796L);
                i_527 = 0;
                l_528 = 0L;
                while (true) {
                    if (!(i_527 == 0)) {
                        break;
                    }
                    i_529 = *((volatile __global gale_int *) (arg_fs + 16 + l_526));
                    i_530 = *((volatile __global gale_int *) (arg_fs + 16 + l_525));
                    if (i_524 == i_530) {
                        i_527 = 1;
                    } else {
                        if (i_529 == 0) {
                            if (l_528 < l_1) {
                                GALEFS_RELAX(l_528);
                                l_531 = (long) ((ulong) l_528 + (ulong) 1L);
                                l_528 = l_531;
                            } else {
                                i_527 = (-110);
                            }
                        } else {
                            i_532 = (int) (0 - (uint) i_529);
                            i_527 = i_532;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_527 < 0) {
                    l_533 = (long) i_527;
                    l_534 = l_533;
                } else {
                    l_535 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_521 + (ulong) 1800L))));
                    l_534 = l_535;
                }
                i_536 = (int) ((uint) ((int) l_491) + (uint) (-1));
                if (i_536 < 0) {
                    l_537 = l_534;
                } else {
                    if (l_534 < 0L) {
                        l_537 = l_534;
                    } else {
                        l_538 = (l_534 << 32) | ((long) (uint) i_536);
                        l_537 = l_538;
                    }
                }
            } else {
                l_537 = l_491;
            }
        } else {
            l_537 = l_491;
        }
        GALEFS_BROADCAST(9, l_539, l_537);
        i_540 = (int) l_539;
        if (l_539 < 0L) {
            i_541 = 0;
        } else {
            i_541 = i_540;
        }
        if (l_539 < 0L) {
            l_542 = 0L;
        } else {
            l_543 = (long) ((ulong) l_539 >> 32);
            l_542 = l_543;
        }
        gale_copy((arg_data + 16 + l_478), (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_542 << i_111)))))), i_541);
        GALEFS_FENCE();
        GALEFS_BARRIER(10);
        if (i_473 == 0) {
            l_544 = (long) ((int) get_group_id(0));
            l_545 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_544 << 12) + (l_544 << 11)))) + (ulong) 1880L);
            l_546 = *((__global gale_long *) (arg_fs + 16 + l_545));
            *((__global gale_long *) (arg_fs + 16 + l_545)) = ((long) ((ulong) ((long) i_541) + (ulong) l_546));
            l_547 = (long) ((int) get_group_id(0));
            l_548 = (long) ((ulong) l_2 + (ulong) ((l_547 << 12) + (l_547 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_548 + (ulong) 1888L)))) = 0;
            l_549 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_548 + (ulong) 1896L))));
            l_550 = (long) ((ulong) l_549 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_548 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_550 + (ulong) ((long) ((ulong) (l_550 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_551 = (int) ((uint) i_477 + (uint) i_541);
        if (l_539 < 0L) {
            i_476 = i_540;
            i_477 = i_551;
        } else {
            i_552 = ((i_541 < 1) || (!(i_551 < 1))) ? 0 : 1;
            i_476 = i_552;
            i_477 = i_551;
        }
    }
    if (i_477 < 1) {
        i_553 = i_476;
    } else {
        i_553 = i_477;
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_553);
    i_554 = (int) get_local_id(0);
    i_555 = (int) get_local_id(0);
    i_556 = (int) get_local_id(0);
    i_557 = 1;
    i_558 = 0;
    while (true) {
        if (!(i_557 == 1)) {
            break;
        }
        l_559 = (long) i_558;
        l_560 = l_559 + (-1L);
        l_561 = l_113 & l_560;
        if (i_556 == 0) {
            l_562 = (long) ((int) get_group_id(0));
            i_563 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_562 << 12) + (l_562 << 11)))) + (ulong) 1796L))));
            i_564 = (int) (0 - (uint) i_563);
            if (i_564 < 0) {
                l_565 = (long) i_564;
                l_566 = l_565;
            } else {
                if (i_470 < 0) {
                    i_567 = (-9);
                } else {
                    if (i_470 < i_116) {
                        i_568 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                        i_569 = (int) ((uint) i_568 + (uint) (-1));
                        i_570 = (i_569 < 0) ? (-9) : i_569;
                        if (i_570 < 0) {
                            i_567 = i_570;
                        } else {
                            i_571 = *((volatile __global gale_int *) (arg_fs + 16 + l_472));
                            if ((i_571 & 3) == 1) {
                                i_567 = (-9);
                            } else {
                                i_567 = i_570;
                            }
                        }
                    } else {
                        i_567 = (-9);
                    }
                }
                l_572 = (long) i_567;
                if (i_567 < 0) {
                    l_566 = l_572;
                } else {
                    if (l_559 < 1L) {
                        l_566 = (-22L);
                    } else {
                        i_573 = (int) ((uint) 1 - (uint) i_558);
                        if (i_573 < 0) {
                            l_566 = (-22L);
                        } else {
                            l_574 = (long) ((int) get_group_id(0));
                            i_575 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_574 << 12) + (l_574 << 11)))) + (ulong) 1856L))));
                            if (i_575 == 0) {
                                l_576 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_572 << 6)))));
                                l_577 = (long) ((ulong) l_576 - (ulong) l_560);
                                if (l_577 < 1L) {
                                    l_566 = 0L;
                                } else {
                                    l_578 = (long) (uint) i_573;
                                    l_579 = (l_577 < l_578) ? l_577 : l_578;
                                    l_566 = l_579;
                                }
                            } else {
                                l_566 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_566 < 1L) {
                l_580 = l_566;
            } else {
                l_581 = (long) ((ulong) l_112 - (ulong) l_561);
                if (l_581 < l_566) {
                    i_582 = (int) l_581;
                    i_583 = i_582;
                } else {
                    i_584 = (int) l_566;
                    i_583 = i_584;
                }
                if (i_470 < 0) {
                    i_585 = (-9);
                } else {
                    if (i_470 < i_116) {
                        i_586 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                        i_587 = (int) ((uint) i_586 + (uint) (-1));
                        i_588 = (i_587 < 0) ? (-9) : i_587;
                        i_585 = i_588;
                    } else {
                        i_585 = (-9);
                    }
                }
                l_589 = (long) i_585;
                if (i_585 < 0) {
                    l_580 = l_589;
                } else {
                    i_590 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (l_589 << 6))) + (ulong) 8L))));
                    l_591 = l_560 >> i_111;
                    i_592 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_591 + (ulong) (((long) i_590) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_593 = i_592;
                    i_594 = 0;
                    i_595 = (-2);
                    while (true) {
                        if (!(i_595 == (-2))) {
                            break;
                        }
                        i_596 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (((long) i_593) << 2)))));
                        i_597 = (int) ((uint) i_596 + (uint) (-1));
                        if (i_597 < 0) {
                            i_595 = (-1);
                        } else {
                            l_598 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_597) << 4));
                            i_599 = *((volatile __global gale_int *) (arg_fs + 16 + l_598));
                            l_600 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 8L))));
                            if ((!(i_590 == i_599)) || (!(l_591 == l_600))) {
                                if (i_110 == i_594) {
                                    i_595 = (-1);
                                } else {
                                    i_601 = (int) ((uint) i_594 + (uint) 1);
                                    i_602 = i_110 & ((int) ((uint) i_593 + (uint) 1));
                                    i_593 = i_602;
                                    i_594 = i_601;
                                }
                            } else {
                                i_595 = i_597;
                            }
                        }
                    }
                    if (i_595 < 0) {
                        i_603 = i_595;
                    } else {
                        l_604 = (long) ((int) get_group_id(0));
                        l_605 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_604 << 12) + (l_604 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_605)) = ((int) ((uint) i_595 + (uint) 1));
                        GALEFS_FENCE();
                        l_606 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_595) << 4));
                        i_607 = *((volatile __global gale_int *) (arg_fs + 16 + l_606));
                        l_608 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_606 + (ulong) 8L))));
                        if ((!(i_590 == i_607)) || (!(l_591 == l_608))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_605)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_590 == i_607)) || (!(l_591 == l_608))) {
                            i_603 = (-1);
                        } else {
                            i_603 = i_595;
                        }
                    }
                    l_609 = (long) i_583;
                    if (i_603 < 0) {
                        l_610 = (long) ((int) get_group_id(0));
                        l_611 = (long) ((ulong) l_2 + (ulong) ((l_610 << 12) + (l_610 << 11)));
                        l_612 = (long) ((ulong) l_611 + (ulong) 1796L);
                        i_613 = *((volatile __global gale_int *) (arg_fs + 16 + l_612));
                        l_614 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_611 + (ulong) 1896L))));
                        i_615 = (int) (0 - (uint) i_613);
                        if (i_615 < 0) {
                            i_616 = i_615;
                        } else {
                            l_617 = (long) ((ulong) l_614 + (ulong) (-64L));
                            i_618 = (int) ((uint) ((int) (((long) ((ulong) l_617 + (ulong) ((long) ((ulong) (l_617 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_619 = (long) ((ulong) l_611 + (ulong) 1792L);
                            i_620 = 0;
                            l_621 = 0L;
                            while (true) {
                                if (!(i_620 == 0)) {
                                    break;
                                }
                                i_622 = *((volatile __global gale_int *) (arg_fs + 16 + l_612));
                                i_623 = *((volatile __global gale_int *) (arg_fs + 16 + l_619));
                                if (i_618 == i_623) {
                                    i_620 = 1;
                                } else {
                                    if (i_622 == 0) {
                                        if (l_621 < l_1) {
                                            GALEFS_RELAX(l_621);
                                            l_624 = (long) ((ulong) l_621 + (ulong) 1L);
                                            l_621 = l_624;
                                        } else {
                                            i_620 = (-110);
                                        }
                                    } else {
                                        i_625 = (int) (0 - (uint) i_622);
                                        i_620 = i_625;
                                    }
                                }
                            }
                            i_616 = i_620;
                        }
                        if (i_616 < 0) {
                            l_626 = (long) i_616;
                            l_580 = l_626;
                        } else {
                            l_627 = (long) ((int) get_group_id(0));
                            l_628 = (long) ((ulong) l_2 + (ulong) ((l_627 << 12) + (l_627 << 11)));
                            l_629 = (long) ((ulong) l_628 + (ulong) 1896L);
                            l_630 = *((__global gale_long *) (arg_fs + 16 + l_629));
                            l_631 = (long) ((ulong) l_630 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) ((long) (uint) (((int) l_631) & 1023)))))) = 0L;
                            l_632 = (long) ((ulong) l_628 + (ulong) ((long) (uint) (((int) l_630) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_630 + (ulong) ((long) ((ulong) (l_630 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 12L)))) = i_470;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 16L)))) = l_560;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 24L)))) = l_566;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_632)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_629)) = l_631;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_633 = (long) ((ulong) l_609 + (ulong) (-9223372036854775807L));
                            l_580 = l_633;
                        }
                    } else {
                        l_634 = (long) ((int) get_group_id(0));
                        l_635 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_634 << 12) + (l_634 << 11)))) + (ulong) 1864L);
                        l_636 = *((__global gale_long *) (arg_fs + 16 + l_635));
                        *((__global gale_long *) (arg_fs + 16 + l_635)) = ((long) ((ulong) l_636 + (ulong) 1L));
                        l_637 = l_609 | (((long) (uint) i_603) << 32);
                        l_580 = l_637;
                    }
                }
            }
        } else {
            l_580 = 0L;
        }
        if (i_555 == 0) {
            if (l_580 < (-4611686018427387904L)) {
                l_638 = (long) ((int) get_group_id(0));
                l_639 = (long) ((ulong) l_2 + (ulong) ((l_638 << 12) + (l_638 << 11)));
                l_640 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1896L))));
                l_641 = (long) ((ulong) l_640 + (ulong) (-64L));
                i_642 = (int) ((uint) ((int) (((long) ((ulong) l_641 + (ulong) ((long) ((ulong) (l_641 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_643 = (long) ((ulong) l_639 + (ulong) 1792L);
                l_644 = (long) ((ulong) l_639 + (ulong) 1796L);
                i_645 = 0;
                l_646 = 0L;
                while (true) {
                    if (!(i_645 == 0)) {
                        break;
                    }
                    i_647 = *((volatile __global gale_int *) (arg_fs + 16 + l_644));
                    i_648 = *((volatile __global gale_int *) (arg_fs + 16 + l_643));
                    if (i_642 == i_648) {
                        i_645 = 1;
                    } else {
                        if (i_647 == 0) {
                            if (l_646 < l_1) {
                                GALEFS_RELAX(l_646);
                                l_649 = (long) ((ulong) l_646 + (ulong) 1L);
                                l_646 = l_649;
                            } else {
                                i_645 = (-110);
                            }
                        } else {
                            i_650 = (int) (0 - (uint) i_647);
                            i_645 = i_650;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_645 < 0) {
                    l_651 = (long) i_645;
                    l_652 = l_651;
                } else {
                    l_653 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1800L))));
                    l_652 = l_653;
                }
                i_654 = (int) ((uint) ((int) l_580) + (uint) (-1));
                if (i_654 < 0) {
                    l_655 = l_652;
                } else {
                    if (l_652 < 0L) {
                        l_655 = l_652;
                    } else {
                        l_656 = (l_652 << 32) | ((long) (uint) i_654);
                        l_655 = l_656;
                    }
                }
            } else {
                l_655 = l_580;
            }
        } else {
            l_655 = l_580;
        }
        GALEFS_BROADCAST(11, l_657, l_655);
        i_658 = (int) l_657;
        if (l_657 < 0L) {
            i_659 = 0;
        } else {
            i_659 = i_658;
        }
        if (l_657 < 0L) {
            l_660 = 0L;
        } else {
            l_661 = (long) ((ulong) l_657 >> 32);
            l_660 = l_661;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_660 << i_111)))))), (arg_data + 16 + l_559), i_659);
        GALEFS_FENCE();
        GALEFS_BARRIER(12);
        if (i_554 == 0) {
            l_662 = (long) ((int) get_group_id(0));
            l_663 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_662 << 12) + (l_662 << 11)))) + (ulong) 1872L);
            l_664 = *((__global gale_long *) (arg_fs + 16 + l_663));
            *((__global gale_long *) (arg_fs + 16 + l_663)) = ((long) ((ulong) ((long) i_659) + (ulong) l_664));
            l_665 = (long) ((int) get_group_id(0));
            l_666 = (long) ((ulong) l_2 + (ulong) ((l_665 << 12) + (l_665 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 1888L)))) = 0;
            l_667 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 1896L))));
            l_668 = (long) ((ulong) l_667 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_668 + (ulong) ((long) ((ulong) (l_668 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_669 = (int) ((uint) i_558 + (uint) i_659);
        if (l_657 < 0L) {
            i_557 = i_658;
            i_558 = i_669;
        } else {
            i_670 = ((i_659 < 1) || (!(i_669 < 1))) ? 0 : 1;
            i_557 = i_670;
            i_558 = i_669;
        }
    }
    if (i_558 < 1) {
        i_671 = i_557;
    } else {
        i_671 = i_558;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_671);
    i_672 = (int) get_local_id(0);
    i_673 = (int) get_local_id(0);
    i_674 = (int) get_local_id(0);
    i_675 = 1;
    i_676 = 0;
    while (true) {
        if (!(i_675 == 1)) {
            break;
        }
        l_677 = (long) i_676;
        l_678 = l_113 & l_677;
        if (i_674 == 0) {
            l_679 = (long) ((int) get_group_id(0));
            i_680 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_679 << 12) + (l_679 << 11)))) + (ulong) 1796L))));
            i_681 = (int) (0 - (uint) i_680);
            if (i_681 < 0) {
                l_682 = (long) i_681;
                l_683 = l_682;
            } else {
                if (i_470 < 0) {
                    i_684 = (-9);
                } else {
                    if (i_470 < i_116) {
                        i_685 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                        i_686 = (int) ((uint) i_685 + (uint) (-1));
                        i_687 = (i_686 < 0) ? (-9) : i_686;
                        if (i_687 < 0) {
                            i_684 = i_687;
                        } else {
                            i_688 = *((volatile __global gale_int *) (arg_fs + 16 + l_472));
                            if ((i_688 & 3) == 1) {
                                i_684 = (-9);
                            } else {
                                i_684 = i_687;
                            }
                        }
                    } else {
                        i_684 = (-9);
                    }
                }
                l_689 = (long) i_684;
                if (i_684 < 0) {
                    l_683 = l_689;
                } else {
                    if (l_677 < 0L) {
                        l_683 = (-22L);
                    } else {
                        i_690 = (-1) - i_676;
                        if (i_690 < 0) {
                            l_683 = (-22L);
                        } else {
                            l_691 = (long) ((int) get_group_id(0));
                            i_692 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_691 << 12) + (l_691 << 11)))) + (ulong) 1856L))));
                            if (i_692 == 0) {
                                l_693 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_689 << 6)))));
                                l_694 = (long) ((ulong) l_693 - (ulong) l_677);
                                if (l_694 < 1L) {
                                    l_683 = 0L;
                                } else {
                                    l_695 = (long) (uint) i_690;
                                    l_696 = (l_694 < l_695) ? l_694 : l_695;
                                    l_683 = l_696;
                                }
                            } else {
                                l_683 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_683 < 1L) {
                l_697 = l_683;
            } else {
                l_698 = (long) ((ulong) l_112 - (ulong) l_678);
                if (l_698 < l_683) {
                    i_699 = (int) l_698;
                    i_700 = i_699;
                } else {
                    i_701 = (int) l_683;
                    i_700 = i_701;
                }
                if (i_470 < 0) {
                    i_702 = (-9);
                } else {
                    if (i_470 < i_116) {
                        i_703 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                        i_704 = (int) ((uint) i_703 + (uint) (-1));
                        i_705 = (i_704 < 0) ? (-9) : i_704;
                        i_702 = i_705;
                    } else {
                        i_702 = (-9);
                    }
                }
                l_706 = (long) i_702;
                if (i_702 < 0) {
                    l_697 = l_706;
                } else {
                    i_707 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (l_706 << 6))) + (ulong) 8L))));
                    l_708 = l_677 >> i_111;
                    i_709 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_708 + (ulong) (((long) i_707) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_710 = i_709;
                    i_711 = 0;
                    i_712 = (-2);
                    while (true) {
                        if (!(i_712 == (-2))) {
                            break;
                        }
                        i_713 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (((long) i_710) << 2)))));
                        i_714 = (int) ((uint) i_713 + (uint) (-1));
                        if (i_714 < 0) {
                            i_712 = (-1);
                        } else {
                            l_715 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_714) << 4));
                            i_716 = *((volatile __global gale_int *) (arg_fs + 16 + l_715));
                            l_717 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_715 + (ulong) 8L))));
                            if ((!(i_707 == i_716)) || (!(l_708 == l_717))) {
                                if (i_110 == i_711) {
                                    i_712 = (-1);
                                } else {
                                    i_718 = (int) ((uint) i_711 + (uint) 1);
                                    i_719 = i_110 & ((int) ((uint) i_710 + (uint) 1));
                                    i_710 = i_719;
                                    i_711 = i_718;
                                }
                            } else {
                                i_712 = i_714;
                            }
                        }
                    }
                    if (i_712 < 0) {
                        i_720 = i_712;
                    } else {
                        l_721 = (long) ((int) get_group_id(0));
                        l_722 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_721 << 12) + (l_721 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_722)) = ((int) ((uint) i_712 + (uint) 1));
                        GALEFS_FENCE();
                        l_723 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_712) << 4));
                        i_724 = *((volatile __global gale_int *) (arg_fs + 16 + l_723));
                        l_725 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_723 + (ulong) 8L))));
                        if ((!(i_707 == i_724)) || (!(l_708 == l_725))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_722)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_707 == i_724)) || (!(l_708 == l_725))) {
                            i_720 = (-1);
                        } else {
                            i_720 = i_712;
                        }
                    }
                    l_726 = (long) i_700;
                    if (i_720 < 0) {
                        l_727 = (long) ((int) get_group_id(0));
                        l_728 = (long) ((ulong) l_2 + (ulong) ((l_727 << 12) + (l_727 << 11)));
                        l_729 = (long) ((ulong) l_728 + (ulong) 1796L);
                        i_730 = *((volatile __global gale_int *) (arg_fs + 16 + l_729));
                        l_731 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_728 + (ulong) 1896L))));
                        i_732 = (int) (0 - (uint) i_730);
                        if (i_732 < 0) {
                            i_733 = i_732;
                        } else {
                            l_734 = (long) ((ulong) l_731 + (ulong) (-64L));
                            i_735 = (int) ((uint) ((int) (((long) ((ulong) l_734 + (ulong) ((long) ((ulong) (l_734 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_736 = (long) ((ulong) l_728 + (ulong) 1792L);
                            i_737 = 0;
                            l_738 = 0L;
                            while (true) {
                                if (!(i_737 == 0)) {
                                    break;
                                }
                                i_739 = *((volatile __global gale_int *) (arg_fs + 16 + l_729));
                                i_740 = *((volatile __global gale_int *) (arg_fs + 16 + l_736));
                                if (i_735 == i_740) {
                                    i_737 = 1;
                                } else {
                                    if (i_739 == 0) {
                                        if (l_738 < l_1) {
                                            GALEFS_RELAX(l_738);
                                            l_741 = (long) ((ulong) l_738 + (ulong) 1L);
                                            l_738 = l_741;
                                        } else {
                                            i_737 = (-110);
                                        }
                                    } else {
                                        i_742 = (int) (0 - (uint) i_739);
                                        i_737 = i_742;
                                    }
                                }
                            }
                            i_733 = i_737;
                        }
                        if (i_733 < 0) {
                            l_743 = (long) i_733;
                            l_697 = l_743;
                        } else {
                            l_744 = (long) ((int) get_group_id(0));
                            l_745 = (long) ((ulong) l_2 + (ulong) ((l_744 << 12) + (l_744 << 11)));
                            l_746 = (long) ((ulong) l_745 + (ulong) 1896L);
                            l_747 = *((__global gale_long *) (arg_fs + 16 + l_746));
                            l_748 = (long) ((ulong) l_747 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_745 + (ulong) ((long) (uint) (((int) l_748) & 1023)))))) = 0L;
                            l_749 = (long) ((ulong) l_745 + (ulong) ((long) (uint) (((int) l_747) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_747 + (ulong) ((long) ((ulong) (l_747 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 12L)))) = i_470;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 16L)))) = l_677;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 24L)))) = l_683;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_749)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_746)) = l_748;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_750 = (long) ((ulong) l_726 + (ulong) (-9223372036854775807L));
                            l_697 = l_750;
                        }
                    } else {
                        l_751 = (long) ((int) get_group_id(0));
                        l_752 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_751 << 12) + (l_751 << 11)))) + (ulong) 1864L);
                        l_753 = *((__global gale_long *) (arg_fs + 16 + l_752));
                        *((__global gale_long *) (arg_fs + 16 + l_752)) = ((long) ((ulong) l_753 + (ulong) 1L));
                        l_754 = l_726 | (((long) (uint) i_720) << 32);
                        l_697 = l_754;
                    }
                }
            }
        } else {
            l_697 = 0L;
        }
        if (i_673 == 0) {
            if (l_697 < (-4611686018427387904L)) {
                l_755 = (long) ((int) get_group_id(0));
                l_756 = (long) ((ulong) l_2 + (ulong) ((l_755 << 12) + (l_755 << 11)));
                l_757 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1896L))));
                l_758 = (long) ((ulong) l_757 + (ulong) (-64L));
                i_759 = (int) ((uint) ((int) (((long) ((ulong) l_758 + (ulong) ((long) ((ulong) (l_758 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_760 = (long) ((ulong) l_756 + (ulong) 1792L);
                l_761 = (long) ((ulong) l_756 + (ulong) 1796L);
                i_762 = 0;
                l_763 = 0L;
                while (true) {
                    if (!(i_762 == 0)) {
                        break;
                    }
                    i_764 = *((volatile __global gale_int *) (arg_fs + 16 + l_761));
                    i_765 = *((volatile __global gale_int *) (arg_fs + 16 + l_760));
                    if (i_759 == i_765) {
                        i_762 = 1;
                    } else {
                        if (i_764 == 0) {
                            if (l_763 < l_1) {
                                GALEFS_RELAX(l_763);
                                l_766 = (long) ((ulong) l_763 + (ulong) 1L);
                                l_763 = l_766;
                            } else {
                                i_762 = (-110);
                            }
                        } else {
                            i_767 = (int) (0 - (uint) i_764);
                            i_762 = i_767;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_762 < 0) {
                    l_768 = (long) i_762;
                    l_769 = l_768;
                } else {
                    l_770 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1800L))));
                    l_769 = l_770;
                }
                i_771 = (int) ((uint) ((int) l_697) + (uint) (-1));
                if (i_771 < 0) {
                    l_772 = l_769;
                } else {
                    if (l_769 < 0L) {
                        l_772 = l_769;
                    } else {
                        l_773 = (l_769 << 32) | ((long) (uint) i_771);
                        l_772 = l_773;
                    }
                }
            } else {
                l_772 = l_697;
            }
        } else {
            l_772 = l_697;
        }
        GALEFS_BROADCAST(13, l_774, l_772);
        i_775 = (int) l_774;
        if (l_774 < 0L) {
            i_776 = 0;
        } else {
            i_776 = i_775;
        }
        if (l_774 < 0L) {
            l_777 = 0L;
        } else {
            l_778 = (long) ((ulong) l_774 >> 32);
            l_777 = l_778;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_678 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_777 << i_111)))))), (arg_data + 16 + l_677), i_776);
        GALEFS_FENCE();
        GALEFS_BARRIER(14);
        if (i_672 == 0) {
            l_779 = (long) ((int) get_group_id(0));
            l_780 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_779 << 12) + (l_779 << 11)))) + (ulong) 1872L);
            l_781 = *((__global gale_long *) (arg_fs + 16 + l_780));
            *((__global gale_long *) (arg_fs + 16 + l_780)) = ((long) ((ulong) ((long) i_776) + (ulong) l_781));
            l_782 = (long) ((int) get_group_id(0));
            l_783 = (long) ((ulong) l_2 + (ulong) ((l_782 << 12) + (l_782 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 1888L)))) = 0;
            l_784 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 1896L))));
            l_785 = (long) ((ulong) l_784 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_785 + (ulong) ((long) ((ulong) (l_785 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_786 = (int) ((uint) i_676 + (uint) i_776);
        if (l_774 < 0L) {
            i_675 = i_775;
            i_676 = i_786;
        } else {
            i_787 = ((i_776 < 1) || (!(i_786 < (-1)))) ? 0 : 1;
            i_675 = i_787;
            i_676 = i_786;
        }
    }
    if (i_676 < 1) {
        i_788 = i_675;
    } else {
        i_788 = i_676;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_788);
    i_789 = (int) get_local_id(0);
    i_790 = (int) get_local_id(0);
    i_791 = (int) get_local_id(0);
    i_792 = 1;
    i_793 = 0;
    while (true) {
        if (!(i_792 == 1)) {
            break;
        }
        l_794 = (long) i_793;
        l_795 = (long) ((ulong) l_794 + (ulong) 9223372036854775807L);
        l_796 = l_113 & l_795;
        if (i_791 == 0) {
            if (i_350 < 0) {
                i_797 = (-9);
            } else {
                if (i_350 < i_116) {
                    i_798 = *((volatile __global gale_int *) (arg_fs + 16 + l_351));
                    i_799 = (int) ((uint) i_798 + (uint) (-1));
                    i_800 = (i_799 < 0) ? (-9) : i_799;
                    if (i_800 < 0) {
                        i_797 = i_800;
                    } else {
                        i_801 = *((volatile __global gale_int *) (arg_fs + 16 + l_352));
                        if ((i_801 & 3) == 0) {
                            i_797 = (-9);
                        } else {
                            i_797 = i_800;
                        }
                    }
                } else {
                    i_797 = (-9);
                }
            }
            i_802 = (int) ((uint) 1 - (uint) i_793);
            l_803 = (long) i_802;
            if (i_797 < 0) {
                l_804 = (long) i_797;
                l_805 = l_804;
            } else {
                if (l_795 < 0L) {
                    l_805 = (-22L);
                } else {
                    if (i_802 < 0) {
                        l_805 = (-22L);
                    } else {
                        if (((long) ((ulong) l_795 + (ulong) l_803)) < 0L) {
                            l_805 = (-27L);
                        } else {
                            l_806 = (long) ((int) get_group_id(0));
                            i_807 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_806 << 12) + (l_806 << 11)))) + (ulong) 1856L))));
                            if (i_807 == 0) {
                                l_805 = l_803;
                            } else {
                                l_805 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_805 < 1L) {
                l_808 = l_805;
            } else {
                l_809 = (long) ((ulong) l_112 - (ulong) l_796);
                if (l_809 < l_803) {
                    i_810 = (int) l_809;
                    i_811 = i_810;
                } else {
                    i_811 = i_802;
                }
                l_812 = (long) ((int) get_group_id(0));
                l_813 = (long) ((ulong) l_2 + (ulong) ((l_812 << 12) + (l_812 << 11)));
                l_814 = (long) ((ulong) l_813 + (ulong) 1796L);
                i_815 = *((volatile __global gale_int *) (arg_fs + 16 + l_814));
                l_816 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 1896L))));
                i_817 = (int) (0 - (uint) i_815);
                if (i_817 < 0) {
                    i_818 = i_817;
                } else {
                    l_819 = (long) ((ulong) l_816 + (ulong) (-64L));
                    i_820 = (int) ((uint) ((int) (((long) ((ulong) l_819 + (ulong) ((long) ((ulong) (l_819 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_821 = (long) ((ulong) l_813 + (ulong) 1792L);
                    i_822 = 0;
                    l_823 = 0L;
                    while (true) {
                        if (!(i_822 == 0)) {
                            break;
                        }
                        i_824 = *((volatile __global gale_int *) (arg_fs + 16 + l_814));
                        i_825 = *((volatile __global gale_int *) (arg_fs + 16 + l_821));
                        if (i_820 == i_825) {
                            i_822 = 1;
                        } else {
                            if (i_824 == 0) {
                                if (l_823 < l_1) {
                                    GALEFS_RELAX(l_823);
                                    l_826 = (long) ((ulong) l_823 + (ulong) 1L);
                                    l_823 = l_826;
                                } else {
                                    i_822 = (-110);
                                }
                            } else {
                                i_827 = (int) (0 - (uint) i_824);
                                i_822 = i_827;
                            }
                        }
                    }
                    i_818 = i_822;
                }
                if (i_818 < 0) {
                    l_828 = (long) i_818;
                    l_808 = l_828;
                } else {
                    l_829 = (long) ((int) get_group_id(0));
                    l_830 = (long) ((ulong) l_2 + (ulong) ((l_829 << 12) + (l_829 << 11)));
                    l_831 = (long) ((ulong) l_830 + (ulong) 1896L);
                    l_832 = *((__global gale_long *) (arg_fs + 16 + l_831));
                    l_833 = (long) ((ulong) l_832 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) ((long) (uint) (((int) l_833) & 1023)))))) = 0L;
                    l_834 = (long) ((ulong) l_830 + (ulong) ((long) (uint) (((int) l_832) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_832 + (ulong) ((long) ((ulong) (l_832 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 12L)))) = i_350;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 16L)))) = l_795;
                    l_835 = (long) i_811;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 24L)))) = l_835;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_834)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_831)) = l_833;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_836 = (long) ((ulong) l_835 + (ulong) (-9223372036854775807L));
                    l_808 = l_836;
                }
            }
        } else {
            l_808 = 0L;
        }
        if (i_790 == 0) {
            if (l_808 < (-4611686018427387904L)) {
                l_837 = (long) ((int) get_group_id(0));
                l_838 = (long) ((ulong) l_2 + (ulong) ((l_837 << 12) + (l_837 << 11)));
                l_839 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_838 + (ulong) 1896L))));
                l_840 = (long) ((ulong) l_839 + (ulong) (-64L));
                i_841 = (int) ((uint) ((int) (((long) ((ulong) l_840 + (ulong) ((long) ((ulong) (l_840 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_842 = (long) ((ulong) l_838 + (ulong) 1792L);
                l_843 = (long) ((ulong) l_838 + (ulong) 1796L);
                i_844 = 0;
                l_845 = 0L;
                while (true) {
                    if (!(i_844 == 0)) {
                        break;
                    }
                    i_846 = *((volatile __global gale_int *) (arg_fs + 16 + l_843));
                    i_847 = *((volatile __global gale_int *) (arg_fs + 16 + l_842));
                    if (i_841 == i_847) {
                        i_844 = 1;
                    } else {
                        if (i_846 == 0) {
                            if (l_845 < l_1) {
                                GALEFS_RELAX(l_845);
                                l_848 = (long) ((ulong) l_845 + (ulong) 1L);
                                l_845 = l_848;
                            } else {
                                i_844 = (-110);
                            }
                        } else {
                            i_849 = (int) (0 - (uint) i_846);
                            i_844 = i_849;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_844 < 0) {
                    l_850 = (long) i_844;
                    l_851 = l_850;
                } else {
                    l_852 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_838 + (ulong) 1800L))));
                    l_851 = l_852;
                }
                i_853 = (int) ((uint) ((int) l_808) + (uint) (-1));
                if (i_853 < 0) {
                    l_854 = l_851;
                } else {
                    if (l_851 < 0L) {
                        l_854 = l_851;
                    } else {
                        l_855 = (l_851 << 32) | ((long) (uint) i_853);
                        l_854 = l_855;
                    }
                }
            } else {
                l_854 = l_808;
            }
        } else {
            l_854 = l_808;
        }
        GALEFS_BROADCAST(15, l_856, l_854);
        i_857 = (int) l_856;
        if (l_856 < 0L) {
            i_858 = 0;
        } else {
            i_858 = i_857;
        }
        if (l_856 < 0L) {
            l_859 = 0L;
        } else {
            l_860 = (long) ((ulong) l_856 >> 32);
            l_859 = l_860;
        }
        gale_copy((arg_data + 16 + l_794), (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) ((long) ((ulong) l_106 + (ulong) (l_859 << i_111)))))), i_858);
        GALEFS_FENCE();
        GALEFS_BARRIER(16);
        if (i_789 == 0) {
            l_861 = (long) ((int) get_group_id(0));
            l_862 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_861 << 12) + (l_861 << 11)))) + (ulong) 1880L);
            l_863 = *((__global gale_long *) (arg_fs + 16 + l_862));
            *((__global gale_long *) (arg_fs + 16 + l_862)) = ((long) ((ulong) ((long) i_858) + (ulong) l_863));
            l_864 = (long) ((int) get_group_id(0));
            l_865 = (long) ((ulong) l_2 + (ulong) ((l_864 << 12) + (l_864 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1888L)))) = 0;
            l_866 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1896L))));
            l_867 = (long) ((ulong) l_866 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_867 + (ulong) ((long) ((ulong) (l_867 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_868 = (int) ((uint) i_793 + (uint) i_858);
        if (l_856 < 0L) {
            i_792 = i_857;
            i_793 = i_868;
        } else {
            i_869 = ((i_858 < 1) || (!(i_868 < 1))) ? 0 : 1;
            i_792 = i_869;
            i_793 = i_868;
        }
    }
    if (i_793 < 1) {
        i_870 = i_792;
    } else {
        i_870 = i_793;
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_870);
    if (((int) get_local_id(0)) == 0) {
        l_871 = (long) ((int) get_group_id(0));
        i_872 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_871 << 12) + (l_871 << 11)))) + (ulong) 1796L))));
        if (i_470 < 0) {
            i_873 = (-9);
        } else {
            if (i_470 < i_116) {
                i_874 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                i_875 = (int) ((uint) i_874 + (uint) (-1));
                i_876 = (i_875 < 0) ? (-9) : i_875;
                i_873 = i_876;
            } else {
                i_873 = (-9);
            }
        }
        i_877 = (int) (0 - (uint) i_872);
        if (i_877 < 0) {
            l_878 = (long) i_877;
            l_879 = l_878;
        } else {
            if (i_873 < 0) {
                l_880 = (long) i_873;
                l_879 = l_880;
            } else {
                l_879 = (-22L);
            }
        }
    } else {
        l_879 = 0L;
    }
    GALEFS_BROADCAST(17, l_881, l_879);
    *((__global gale_long *) (arg_out + 72L)) = l_881;
    if (((int) get_local_id(0)) == 0) {
        l_882 = (long) ((int) get_group_id(0));
        i_883 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_882 << 12) + (l_882 << 11)))) + (ulong) 1796L))));
        i_884 = (int) (0 - (uint) i_883);
        if (i_884 < 0) {
            l_885 = (long) i_884;
            l_886 = l_885;
        } else {
            l_886 = (-9L);
        }
    } else {
        l_886 = 0L;
    }
    GALEFS_BROADCAST(18, l_887, l_886);
    *((__global gale_long *) (arg_out + 80L)) = l_887;
    if (((int) get_local_id(0)) == 0) {
        l_888 = (long) ((int) get_group_id(0));
        i_889 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_888 << 12) + (l_888 << 11)))) + (ulong) 1856L))));
        if (i_889 == 0) {
            l_890 = (long) ((int) get_group_id(0));
            l_891 = (long) ((ulong) l_2 + (ulong) ((l_890 << 12) + (l_890 << 11)));
            l_892 = (long) ((ulong) l_891 + (ulong) 1796L);
            i_893 = *((volatile __global gale_int *) (arg_fs + 16 + l_892));
            l_894 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1896L))));
            i_895 = (int) (0 - (uint) i_893);
            if (i_895 < 0) {
                i_896 = i_895;
            } else {
                l_897 = (long) ((ulong) l_894 + (ulong) (-64L));
                i_898 = (int) ((uint) ((int) (((long) ((ulong) l_897 + (ulong) ((long) ((ulong) (l_897 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_899 = (long) ((ulong) l_891 + (ulong) 1792L);
                i_900 = 0;
                l_901 = 0L;
                while (true) {
                    if (!(i_900 == 0)) {
                        break;
                    }
                    i_902 = *((volatile __global gale_int *) (arg_fs + 16 + l_892));
                    i_903 = *((volatile __global gale_int *) (arg_fs + 16 + l_899));
                    if (i_898 == i_903) {
                        i_900 = 1;
                    } else {
                        if (i_902 == 0) {
                            if (l_901 < l_1) {
                                GALEFS_RELAX(l_901);
                                l_904 = (long) ((ulong) l_901 + (ulong) 1L);
                                l_901 = l_904;
                            } else {
                                i_900 = (-110);
                            }
                        } else {
                            i_905 = (int) (0 - (uint) i_902);
                            i_900 = i_905;
                        }
                    }
                }
                i_896 = i_900;
            }
            l_906 = (long) i_896;
            l_907 = l_906;
        } else {
            l_907 = (-16L);
        }
        if (l_907 < 0L) {
            l_908 = l_907;
        } else {
            l_909 = (long) ((int) get_group_id(0));
            l_910 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_909 << 12) + (l_909 << 11)))) + (ulong) 2048L);
            i_911 = 0;
            while (true) {
                if (!(i_911 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_910 + (ulong) ((long) i_911))))) = (char) ((int) gale_literals[((int) ((uint) i_911 + (uint) 4))]);
                i_912 = (int) ((uint) i_911 + (uint) 1);
                i_911 = i_912;
            }
            l_913 = (long) ((int) get_group_id(0));
            l_914 = (long) ((ulong) l_2 + (ulong) ((l_913 << 12) + (l_913 << 11)));
            l_915 = (long) ((ulong) l_914 + (ulong) 1896L);
            l_916 = *((__global gale_long *) (arg_fs + 16 + l_915));
            l_917 = (long) ((ulong) l_916 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) ((long) (uint) (((int) l_917) & 1023)))))) = 0L;
            l_918 = (long) ((ulong) l_914 + (ulong) ((long) (uint) (((int) l_916) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_916 + (ulong) ((long) ((ulong) (l_916 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 36L)))) = 7;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_918)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_915)) = l_917;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_908 = LONG_MIN;
        }
    } else {
        l_908 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_908 < (-4611686018427387904L)) {
            l_919 = (long) ((int) get_group_id(0));
            l_920 = (long) ((ulong) l_2 + (ulong) ((l_919 << 12) + (l_919 << 11)));
            l_921 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 1896L))));
            l_922 = (long) ((ulong) l_921 + (ulong) (-64L));
            i_923 = (int) ((uint) ((int) (((long) ((ulong) l_922 + (ulong) ((long) ((ulong) (l_922 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_924 = (long) ((ulong) l_920 + (ulong) 1792L);
            l_925 = (long) ((ulong) l_920 + (ulong) 1796L);
            i_926 = 0;
            l_927 = 0L;
            while (true) {
                if (!(i_926 == 0)) {
                    break;
                }
                i_928 = *((volatile __global gale_int *) (arg_fs + 16 + l_925));
                i_929 = *((volatile __global gale_int *) (arg_fs + 16 + l_924));
                if (i_923 == i_929) {
                    i_926 = 1;
                } else {
                    if (i_928 == 0) {
                        if (l_927 < l_1) {
                            GALEFS_RELAX(l_927);
                            l_930 = (long) ((ulong) l_927 + (ulong) 1L);
                            l_927 = l_930;
                        } else {
                            i_926 = (-110);
                        }
                    } else {
                        i_931 = (int) (0 - (uint) i_928);
                        i_926 = i_931;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_926 < 0) {
                l_932 = (long) i_926;
                l_933 = l_932;
            } else {
                l_934 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 1800L))));
                l_933 = l_934;
            }
            i_935 = (int) ((uint) ((int) l_908) + (uint) (-1));
            if (i_935 < 0) {
                l_936 = l_933;
            } else {
                if (l_933 < 0L) {
                    l_936 = l_933;
                } else {
                    l_937 = (l_933 << 32) | ((long) (uint) i_935);
                    l_936 = l_937;
                }
            }
        } else {
            l_936 = l_908;
        }
    } else {
        l_936 = l_908;
    }
    GALEFS_BROADCAST(19, l_938, l_936);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_938));
    if (((int) get_local_id(0)) == 0) {
        l_939 = (long) ((int) get_group_id(0));
        i_940 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_939 << 12) + (l_939 << 11)))) + (ulong) 1856L))));
        if (i_940 == 0) {
            l_941 = (long) ((int) get_group_id(0));
            l_942 = (long) ((ulong) l_2 + (ulong) ((l_941 << 12) + (l_941 << 11)));
            l_943 = (long) ((ulong) l_942 + (ulong) 1796L);
            i_944 = *((volatile __global gale_int *) (arg_fs + 16 + l_943));
            l_945 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_942 + (ulong) 1896L))));
            i_946 = (int) (0 - (uint) i_944);
            if (i_946 < 0) {
                i_947 = i_946;
            } else {
                l_948 = (long) ((ulong) l_945 + (ulong) (-64L));
                i_949 = (int) ((uint) ((int) (((long) ((ulong) l_948 + (ulong) ((long) ((ulong) (l_948 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_950 = (long) ((ulong) l_942 + (ulong) 1792L);
                i_951 = 0;
                l_952 = 0L;
                while (true) {
                    if (!(i_951 == 0)) {
                        break;
                    }
                    i_953 = *((volatile __global gale_int *) (arg_fs + 16 + l_943));
                    i_954 = *((volatile __global gale_int *) (arg_fs + 16 + l_950));
                    if (i_949 == i_954) {
                        i_951 = 1;
                    } else {
                        if (i_953 == 0) {
                            if (l_952 < l_1) {
                                GALEFS_RELAX(l_952);
                                l_955 = (long) ((ulong) l_952 + (ulong) 1L);
                                l_952 = l_955;
                            } else {
                                i_951 = (-110);
                            }
                        } else {
                            i_956 = (int) (0 - (uint) i_953);
                            i_951 = i_956;
                        }
                    }
                }
                i_947 = i_951;
            }
            l_957 = (long) i_947;
            l_958 = l_957;
        } else {
            l_958 = (-16L);
        }
        if (l_958 < 0L) {
            l_959 = l_958;
        } else {
            l_960 = (long) ((int) get_group_id(0));
            l_961 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_960 << 12) + (l_960 << 11)))) + (ulong) 2048L);
            i_962 = 0;
            while (true) {
                if (!(i_962 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_961 + (ulong) ((long) i_962))))) = (char) ((int) gale_literals[((int) ((uint) i_962 + (uint) 11))]);
                i_963 = (int) ((uint) i_962 + (uint) 1);
                i_962 = i_963;
            }
            l_964 = (long) ((int) get_group_id(0));
            l_965 = (long) ((ulong) l_2 + (ulong) ((l_964 << 12) + (l_964 << 11)));
            l_966 = (long) ((ulong) l_965 + (ulong) 1896L);
            l_967 = *((__global gale_long *) (arg_fs + 16 + l_966));
            l_968 = (long) ((ulong) l_967 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) ((long) (uint) (((int) l_968) & 1023)))))) = 0L;
            l_969 = (long) ((ulong) l_965 + (ulong) ((long) (uint) (((int) l_967) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_967 + (ulong) ((long) ((ulong) (l_967 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_969 + (ulong) 36L)))) = 9;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_969)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_966)) = l_968;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_959 = LONG_MIN;
        }
    } else {
        l_959 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_959 < (-4611686018427387904L)) {
            l_970 = (long) ((int) get_group_id(0));
            l_971 = (long) ((ulong) l_2 + (ulong) ((l_970 << 12) + (l_970 << 11)));
            l_972 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 1896L))));
            l_973 = (long) ((ulong) l_972 + (ulong) (-64L));
            i_974 = (int) ((uint) ((int) (((long) ((ulong) l_973 + (ulong) ((long) ((ulong) (l_973 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_975 = (long) ((ulong) l_971 + (ulong) 1792L);
            l_976 = (long) ((ulong) l_971 + (ulong) 1796L);
            i_977 = 0;
            l_978 = 0L;
            while (true) {
                if (!(i_977 == 0)) {
                    break;
                }
                i_979 = *((volatile __global gale_int *) (arg_fs + 16 + l_976));
                i_980 = *((volatile __global gale_int *) (arg_fs + 16 + l_975));
                if (i_974 == i_980) {
                    i_977 = 1;
                } else {
                    if (i_979 == 0) {
                        if (l_978 < l_1) {
                            GALEFS_RELAX(l_978);
                            l_981 = (long) ((ulong) l_978 + (ulong) 1L);
                            l_978 = l_981;
                        } else {
                            i_977 = (-110);
                        }
                    } else {
                        i_982 = (int) (0 - (uint) i_979);
                        i_977 = i_982;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_977 < 0) {
                l_983 = (long) i_977;
                l_984 = l_983;
            } else {
                l_985 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 1800L))));
                l_984 = l_985;
            }
            i_986 = (int) ((uint) ((int) l_959) + (uint) (-1));
            if (i_986 < 0) {
                l_987 = l_984;
            } else {
                if (l_984 < 0L) {
                    l_987 = l_984;
                } else {
                    l_988 = (l_984 << 32) | ((long) (uint) i_986);
                    l_987 = l_988;
                }
            }
        } else {
            l_987 = l_959;
        }
    } else {
        l_987 = l_959;
    }
    GALEFS_BROADCAST(20, l_989, l_987);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_989));
    if (((int) get_local_id(0)) == 0) {
        l_990 = (long) ((int) get_group_id(0));
        i_991 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_990 << 12) + (l_990 << 11)))) + (ulong) 1856L))));
        if (i_991 == 0) {
            l_992 = (long) ((int) get_group_id(0));
            l_993 = (long) ((ulong) l_2 + (ulong) ((l_992 << 12) + (l_992 << 11)));
            l_994 = (long) ((ulong) l_993 + (ulong) 1796L);
            i_995 = *((volatile __global gale_int *) (arg_fs + 16 + l_994));
            l_996 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_993 + (ulong) 1896L))));
            i_997 = (int) (0 - (uint) i_995);
            if (i_997 < 0) {
                i_998 = i_997;
            } else {
                l_999 = (long) ((ulong) l_996 + (ulong) (-64L));
                i_1000 = (int) ((uint) ((int) (((long) ((ulong) l_999 + (ulong) ((long) ((ulong) (l_999 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1001 = (long) ((ulong) l_993 + (ulong) 1792L);
                i_1002 = 0;
                l_1003 = 0L;
                while (true) {
                    if (!(i_1002 == 0)) {
                        break;
                    }
                    i_1004 = *((volatile __global gale_int *) (arg_fs + 16 + l_994));
                    i_1005 = *((volatile __global gale_int *) (arg_fs + 16 + l_1001));
                    if (i_1000 == i_1005) {
                        i_1002 = 1;
                    } else {
                        if (i_1004 == 0) {
                            if (l_1003 < l_1) {
                                GALEFS_RELAX(l_1003);
                                l_1006 = (long) ((ulong) l_1003 + (ulong) 1L);
                                l_1003 = l_1006;
                            } else {
                                i_1002 = (-110);
                            }
                        } else {
                            i_1007 = (int) (0 - (uint) i_1004);
                            i_1002 = i_1007;
                        }
                    }
                }
                i_998 = i_1002;
            }
            l_1008 = (long) i_998;
            l_1009 = l_1008;
        } else {
            l_1009 = (-16L);
        }
        if (l_1009 < 0L) {
            l_1010 = l_1009;
        } else {
            l_1011 = (long) ((int) get_group_id(0));
            l_1012 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1011 << 12) + (l_1011 << 11)))) + (ulong) 2048L);
            i_1013 = 0;
            while (true) {
                if (!(i_1013 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) ((long) i_1013))))) = (char) ((int) gale_literals[((int) ((uint) i_1013 + (uint) 20))]);
                i_1014 = (int) ((uint) i_1013 + (uint) 1);
                i_1013 = i_1014;
            }
            l_1015 = (long) ((int) get_group_id(0));
            l_1016 = (long) ((ulong) l_2 + (ulong) ((l_1015 << 12) + (l_1015 << 11)));
            l_1017 = (long) ((ulong) l_1016 + (ulong) 1896L);
            l_1018 = *((__global gale_long *) (arg_fs + 16 + l_1017));
            l_1019 = (long) ((ulong) l_1018 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) ((long) (uint) (((int) l_1019) & 1023)))))) = 0L;
            l_1020 = (long) ((ulong) l_1016 + (ulong) ((long) (uint) (((int) l_1018) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1018 + (ulong) ((long) ((ulong) (l_1018 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) 36L)))) = 10;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1020)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1017)) = l_1019;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_1010 = LONG_MIN;
        }
    } else {
        l_1010 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1010 < (-4611686018427387904L)) {
            l_1021 = (long) ((int) get_group_id(0));
            l_1022 = (long) ((ulong) l_2 + (ulong) ((l_1021 << 12) + (l_1021 << 11)));
            l_1023 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1022 + (ulong) 1896L))));
            l_1024 = (long) ((ulong) l_1023 + (ulong) (-64L));
            i_1025 = (int) ((uint) ((int) (((long) ((ulong) l_1024 + (ulong) ((long) ((ulong) (l_1024 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1026 = (long) ((ulong) l_1022 + (ulong) 1792L);
            l_1027 = (long) ((ulong) l_1022 + (ulong) 1796L);
            i_1028 = 0;
            l_1029 = 0L;
            while (true) {
                if (!(i_1028 == 0)) {
                    break;
                }
                i_1030 = *((volatile __global gale_int *) (arg_fs + 16 + l_1027));
                i_1031 = *((volatile __global gale_int *) (arg_fs + 16 + l_1026));
                if (i_1025 == i_1031) {
                    i_1028 = 1;
                } else {
                    if (i_1030 == 0) {
                        if (l_1029 < l_1) {
                            GALEFS_RELAX(l_1029);
                            l_1032 = (long) ((ulong) l_1029 + (ulong) 1L);
                            l_1029 = l_1032;
                        } else {
                            i_1028 = (-110);
                        }
                    } else {
                        i_1033 = (int) (0 - (uint) i_1030);
                        i_1028 = i_1033;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1028 < 0) {
                l_1034 = (long) i_1028;
                l_1035 = l_1034;
            } else {
                l_1036 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1022 + (ulong) 1800L))));
                l_1035 = l_1036;
            }
            i_1037 = (int) ((uint) ((int) l_1010) + (uint) (-1));
            if (i_1037 < 0) {
                l_1038 = l_1035;
            } else {
                if (l_1035 < 0L) {
                    l_1038 = l_1035;
                } else {
                    l_1039 = (l_1035 << 32) | ((long) (uint) i_1037);
                    l_1038 = l_1039;
                }
            }
        } else {
            l_1038 = l_1010;
        }
    } else {
        l_1038 = l_1010;
    }
    GALEFS_BROADCAST(21, l_1040, l_1038);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_1040));
    if (((int) get_local_id(0)) == 0) {
        l_1041 = (long) ((int) get_group_id(0));
        i_1042 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1041 << 12) + (l_1041 << 11)))) + (ulong) 1856L))));
        l_1043 = (i_1042 == 0) ? (-2L) : (-16L);
        l_1044 = l_1043;
    } else {
        l_1044 = 0L;
    }
    GALEFS_BROADCAST(22, l_1045, l_1044);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_1045));
    if (((int) get_local_id(0)) == 0) {
        l_1046 = (long) ((int) get_group_id(0));
        i_1047 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1046 << 12) + (l_1046 << 11)))) + (ulong) 1856L))));
        if (i_1047 == 0) {
            l_1048 = (long) ((int) get_group_id(0));
            l_1049 = (long) ((ulong) l_2 + (ulong) ((l_1048 << 12) + (l_1048 << 11)));
            l_1050 = (long) ((ulong) l_1049 + (ulong) 1796L);
            i_1051 = *((volatile __global gale_int *) (arg_fs + 16 + l_1050));
            l_1052 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1049 + (ulong) 1896L))));
            i_1053 = (int) (0 - (uint) i_1051);
            if (i_1053 < 0) {
                i_1054 = i_1053;
            } else {
                l_1055 = (long) ((ulong) l_1052 + (ulong) (-64L));
                i_1056 = (int) ((uint) ((int) (((long) ((ulong) l_1055 + (ulong) ((long) ((ulong) (l_1055 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1057 = (long) ((ulong) l_1049 + (ulong) 1792L);
                i_1058 = 0;
                l_1059 = 0L;
                while (true) {
                    if (!(i_1058 == 0)) {
                        break;
                    }
                    i_1060 = *((volatile __global gale_int *) (arg_fs + 16 + l_1050));
                    i_1061 = *((volatile __global gale_int *) (arg_fs + 16 + l_1057));
                    if (i_1056 == i_1061) {
                        i_1058 = 1;
                    } else {
                        if (i_1060 == 0) {
                            if (l_1059 < l_1) {
                                GALEFS_RELAX(l_1059);
                                l_1062 = (long) ((ulong) l_1059 + (ulong) 1L);
                                l_1059 = l_1062;
                            } else {
                                i_1058 = (-110);
                            }
                        } else {
                            i_1063 = (int) (0 - (uint) i_1060);
                            i_1058 = i_1063;
                        }
                    }
                }
                i_1054 = i_1058;
            }
            l_1064 = (long) i_1054;
            l_1065 = l_1064;
        } else {
            l_1065 = (-16L);
        }
        if (l_1065 < 0L) {
            l_1066 = l_1065;
        } else {
            l_1067 = (long) ((int) get_group_id(0));
            l_1068 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1067 << 12) + (l_1067 << 11)))) + (ulong) 2048L);
            i_1069 = 0;
            while (true) {
                if (!(i_1069 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1068 + (ulong) ((long) i_1069))))) = (char) ((int) gale_literals[i_1069]);
                i_1070 = (int) ((uint) i_1069 + (uint) 1);
                i_1069 = i_1070;
            }
            l_1071 = (long) ((int) get_group_id(0));
            l_1072 = (long) ((ulong) l_2 + (ulong) ((l_1071 << 12) + (l_1071 << 11)));
            l_1073 = (long) ((ulong) l_1072 + (ulong) 1896L);
            l_1074 = *((__global gale_long *) (arg_fs + 16 + l_1073));
            l_1075 = (long) ((ulong) l_1074 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) ((long) (uint) (((int) l_1075) & 1023)))))) = 0L;
            l_1076 = (long) ((ulong) l_1072 + (ulong) ((long) (uint) (((int) l_1074) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1074 + (ulong) ((long) ((ulong) (l_1074 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 32L)))) = 3;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1076)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1073)) = l_1075;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_1066 = LONG_MIN;
        }
    } else {
        l_1066 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1066 < (-4611686018427387904L)) {
            l_1077 = (long) ((int) get_group_id(0));
            l_1078 = (long) ((ulong) l_2 + (ulong) ((l_1077 << 12) + (l_1077 << 11)));
            l_1079 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1078 + (ulong) 1896L))));
            l_1080 = (long) ((ulong) l_1079 + (ulong) (-64L));
            i_1081 = (int) ((uint) ((int) (((long) ((ulong) l_1080 + (ulong) ((long) ((ulong) (l_1080 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1082 = (long) ((ulong) l_1078 + (ulong) 1792L);
            l_1083 = (long) ((ulong) l_1078 + (ulong) 1796L);
            i_1084 = 0;
            l_1085 = 0L;
            while (true) {
                if (!(i_1084 == 0)) {
                    break;
                }
                i_1086 = *((volatile __global gale_int *) (arg_fs + 16 + l_1083));
                i_1087 = *((volatile __global gale_int *) (arg_fs + 16 + l_1082));
                if (i_1081 == i_1087) {
                    i_1084 = 1;
                } else {
                    if (i_1086 == 0) {
                        if (l_1085 < l_1) {
                            GALEFS_RELAX(l_1085);
                            l_1088 = (long) ((ulong) l_1085 + (ulong) 1L);
                            l_1085 = l_1088;
                        } else {
                            i_1084 = (-110);
                        }
                    } else {
                        i_1089 = (int) (0 - (uint) i_1086);
                        i_1084 = i_1089;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1084 < 0) {
                l_1090 = (long) i_1084;
                l_1091 = l_1090;
            } else {
                l_1092 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1078 + (ulong) 1800L))));
                l_1091 = l_1092;
            }
            i_1093 = (int) ((uint) ((int) l_1066) + (uint) (-1));
            if (i_1093 < 0) {
                l_1094 = l_1091;
            } else {
                if (l_1091 < 0L) {
                    l_1094 = l_1091;
                } else {
                    l_1095 = (l_1091 << 32) | ((long) (uint) i_1093);
                    l_1094 = l_1095;
                }
            }
        } else {
            l_1094 = l_1066;
        }
    } else {
        l_1094 = l_1066;
    }
    GALEFS_BROADCAST(23, l_1096, l_1094);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_1096));
    if (((int) get_local_id(0)) == 0) {
        l_1097 = (long) ((int) get_group_id(0));
        i_1098 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1097 << 12) + (l_1097 << 11)))) + (ulong) 1856L))));
        if (i_1098 == 0) {
            l_1099 = (long) ((int) get_group_id(0));
            l_1100 = (long) ((ulong) l_2 + (ulong) ((l_1099 << 12) + (l_1099 << 11)));
            l_1101 = (long) ((ulong) l_1100 + (ulong) 1796L);
            i_1102 = *((volatile __global gale_int *) (arg_fs + 16 + l_1101));
            l_1103 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1100 + (ulong) 1896L))));
            i_1104 = (int) (0 - (uint) i_1102);
            if (i_1104 < 0) {
                i_1105 = i_1104;
            } else {
                l_1106 = (long) ((ulong) l_1103 + (ulong) (-64L));
                i_1107 = (int) ((uint) ((int) (((long) ((ulong) l_1106 + (ulong) ((long) ((ulong) (l_1106 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1108 = (long) ((ulong) l_1100 + (ulong) 1792L);
                i_1109 = 0;
                l_1110 = 0L;
                while (true) {
                    if (!(i_1109 == 0)) {
                        break;
                    }
                    i_1111 = *((volatile __global gale_int *) (arg_fs + 16 + l_1101));
                    i_1112 = *((volatile __global gale_int *) (arg_fs + 16 + l_1108));
                    if (i_1107 == i_1112) {
                        i_1109 = 1;
                    } else {
                        if (i_1111 == 0) {
                            if (l_1110 < l_1) {
                                GALEFS_RELAX(l_1110);
                                l_1113 = (long) ((ulong) l_1110 + (ulong) 1L);
                                l_1110 = l_1113;
                            } else {
                                i_1109 = (-110);
                            }
                        } else {
                            i_1114 = (int) (0 - (uint) i_1111);
                            i_1109 = i_1114;
                        }
                    }
                }
                i_1105 = i_1109;
            }
            l_1115 = (long) i_1105;
            l_1116 = l_1115;
        } else {
            l_1116 = (-16L);
        }
        if (l_1116 < 0L) {
            l_1117 = l_1116;
        } else {
            l_1118 = (long) ((int) get_group_id(0));
            l_1119 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1118 << 12) + (l_1118 << 11)))) + (ulong) 2048L);
            i_1120 = 0;
            while (true) {
                if (!(i_1120 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) ((long) i_1120))))) = (char) ((int) gale_literals[i_1120]);
                i_1121 = (int) ((uint) i_1120 + (uint) 1);
                i_1120 = i_1121;
            }
            l_1122 = (long) ((int) get_group_id(0));
            l_1123 = (long) ((ulong) l_2 + (ulong) ((l_1122 << 12) + (l_1122 << 11)));
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 32L)))) = 512;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1127 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1127)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1124)) = l_1126;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_1117 = LONG_MIN;
        }
    } else {
        l_1117 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1117 < (-4611686018427387904L)) {
            l_1128 = (long) ((int) get_group_id(0));
            l_1129 = (long) ((ulong) l_2 + (ulong) ((l_1128 << 12) + (l_1128 << 11)));
            l_1130 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1129 + (ulong) 1896L))));
            l_1131 = (long) ((ulong) l_1130 + (ulong) (-64L));
            i_1132 = (int) ((uint) ((int) (((long) ((ulong) l_1131 + (ulong) ((long) ((ulong) (l_1131 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1133 = (long) ((ulong) l_1129 + (ulong) 1792L);
            l_1134 = (long) ((ulong) l_1129 + (ulong) 1796L);
            i_1135 = 0;
            l_1136 = 0L;
            while (true) {
                if (!(i_1135 == 0)) {
                    break;
                }
                i_1137 = *((volatile __global gale_int *) (arg_fs + 16 + l_1134));
                i_1138 = *((volatile __global gale_int *) (arg_fs + 16 + l_1133));
                if (i_1132 == i_1138) {
                    i_1135 = 1;
                } else {
                    if (i_1137 == 0) {
                        if (l_1136 < l_1) {
                            GALEFS_RELAX(l_1136);
                            l_1139 = (long) ((ulong) l_1136 + (ulong) 1L);
                            l_1136 = l_1139;
                        } else {
                            i_1135 = (-110);
                        }
                    } else {
                        i_1140 = (int) (0 - (uint) i_1137);
                        i_1135 = i_1140;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1135 < 0) {
                l_1141 = (long) i_1135;
                l_1142 = l_1141;
            } else {
                l_1143 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1129 + (ulong) 1800L))));
                l_1142 = l_1143;
            }
            i_1144 = (int) ((uint) ((int) l_1117) + (uint) (-1));
            if (i_1144 < 0) {
                l_1145 = l_1142;
            } else {
                if (l_1142 < 0L) {
                    l_1145 = l_1142;
                } else {
                    l_1146 = (l_1142 << 32) | ((long) (uint) i_1144);
                    l_1145 = l_1146;
                }
            }
        } else {
            l_1145 = l_1117;
        }
    } else {
        l_1145 = l_1117;
    }
    GALEFS_BROADCAST(24, l_1147, l_1145);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_1147));
    if (((int) get_local_id(0)) == 0) {
        l_1148 = (long) ((int) get_group_id(0));
        i_1149 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1148 << 12) + (l_1148 << 11)))) + (ulong) 1856L))));
        if (i_1149 == 0) {
            l_1150 = (long) ((int) get_group_id(0));
            l_1151 = (long) ((ulong) l_2 + (ulong) ((l_1150 << 12) + (l_1150 << 11)));
            l_1152 = (long) ((ulong) l_1151 + (ulong) 1796L);
            i_1153 = *((volatile __global gale_int *) (arg_fs + 16 + l_1152));
            l_1154 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1151 + (ulong) 1896L))));
            i_1155 = (int) (0 - (uint) i_1153);
            if (i_1155 < 0) {
                i_1156 = i_1155;
            } else {
                l_1157 = (long) ((ulong) l_1154 + (ulong) (-64L));
                i_1158 = (int) ((uint) ((int) (((long) ((ulong) l_1157 + (ulong) ((long) ((ulong) (l_1157 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1159 = (long) ((ulong) l_1151 + (ulong) 1792L);
                i_1160 = 0;
                l_1161 = 0L;
                while (true) {
                    if (!(i_1160 == 0)) {
                        break;
                    }
                    i_1162 = *((volatile __global gale_int *) (arg_fs + 16 + l_1152));
                    i_1163 = *((volatile __global gale_int *) (arg_fs + 16 + l_1159));
                    if (i_1158 == i_1163) {
                        i_1160 = 1;
                    } else {
                        if (i_1162 == 0) {
                            if (l_1161 < l_1) {
                                GALEFS_RELAX(l_1161);
                                l_1164 = (long) ((ulong) l_1161 + (ulong) 1L);
                                l_1161 = l_1164;
                            } else {
                                i_1160 = (-110);
                            }
                        } else {
                            i_1165 = (int) (0 - (uint) i_1162);
                            i_1160 = i_1165;
                        }
                    }
                }
                i_1156 = i_1160;
            }
            l_1166 = (long) i_1156;
            l_1167 = l_1166;
        } else {
            l_1167 = (-16L);
        }
        if (l_1167 < 0L) {
            l_1168 = l_1167;
        } else {
            l_1169 = (long) ((int) get_group_id(0));
            l_1170 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1169 << 12) + (l_1169 << 11)))) + (ulong) 2048L);
            i_1171 = 0;
            while (true) {
                if (!(i_1171 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1170 + (ulong) ((long) i_1171))))) = (char) ((int) gale_literals[i_1171]);
                i_1172 = (int) ((uint) i_1171 + (uint) 1);
                i_1171 = i_1172;
            }
            l_1173 = (long) ((int) get_group_id(0));
            l_1174 = (long) ((ulong) l_2 + (ulong) ((l_1173 << 12) + (l_1173 << 11)));
            l_1175 = (long) ((ulong) l_1174 + (ulong) 1896L);
            l_1176 = *((__global gale_long *) (arg_fs + 16 + l_1175));
            l_1177 = (long) ((ulong) l_1176 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1174 + (ulong) ((long) (uint) (((int) l_1177) & 1023)))))) = 0L;
            l_1178 = (long) ((ulong) l_1174 + (ulong) ((long) (uint) (((int) l_1176) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1176 + (ulong) ((long) ((ulong) (l_1176 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 32L)))) = 1048576;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1178)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1175)) = l_1177;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_1168 = LONG_MIN;
        }
    } else {
        l_1168 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1168 < (-4611686018427387904L)) {
            l_1179 = (long) ((int) get_group_id(0));
            l_1180 = (long) ((ulong) l_2 + (ulong) ((l_1179 << 12) + (l_1179 << 11)));
            l_1181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1180 + (ulong) 1896L))));
            l_1182 = (long) ((ulong) l_1181 + (ulong) (-64L));
            i_1183 = (int) ((uint) ((int) (((long) ((ulong) l_1182 + (ulong) ((long) ((ulong) (l_1182 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1184 = (long) ((ulong) l_1180 + (ulong) 1792L);
            l_1185 = (long) ((ulong) l_1180 + (ulong) 1796L);
            i_1186 = 0;
            l_1187 = 0L;
            while (true) {
                if (!(i_1186 == 0)) {
                    break;
                }
                i_1188 = *((volatile __global gale_int *) (arg_fs + 16 + l_1185));
                i_1189 = *((volatile __global gale_int *) (arg_fs + 16 + l_1184));
                if (i_1183 == i_1189) {
                    i_1186 = 1;
                } else {
                    if (i_1188 == 0) {
                        if (l_1187 < l_1) {
                            GALEFS_RELAX(l_1187);
                            l_1190 = (long) ((ulong) l_1187 + (ulong) 1L);
                            l_1187 = l_1190;
                        } else {
                            i_1186 = (-110);
                        }
                    } else {
                        i_1191 = (int) (0 - (uint) i_1188);
                        i_1186 = i_1191;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1186 < 0) {
                l_1192 = (long) i_1186;
                l_1193 = l_1192;
            } else {
                l_1194 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1180 + (ulong) 1800L))));
                l_1193 = l_1194;
            }
            i_1195 = (int) ((uint) ((int) l_1168) + (uint) (-1));
            if (i_1195 < 0) {
                l_1196 = l_1193;
            } else {
                if (l_1193 < 0L) {
                    l_1196 = l_1193;
                } else {
                    l_1197 = (l_1193 << 32) | ((long) (uint) i_1195);
                    l_1196 = l_1197;
                }
            }
        } else {
            l_1196 = l_1168;
        }
    } else {
        l_1196 = l_1168;
    }
    GALEFS_BROADCAST(25, l_1198, l_1196);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_1198));
    if (((int) get_local_id(0)) == 0) {
        l_1199 = (long) ((int) get_group_id(0));
        i_1200 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1199 << 12) + (l_1199 << 11)))) + (ulong) 1856L))));
        if (i_1200 == 0) {
            l_1201 = (long) ((int) get_group_id(0));
            l_1202 = (long) ((ulong) l_2 + (ulong) ((l_1201 << 12) + (l_1201 << 11)));
            l_1203 = (long) ((ulong) l_1202 + (ulong) 1796L);
            i_1204 = *((volatile __global gale_int *) (arg_fs + 16 + l_1203));
            l_1205 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 1896L))));
            i_1206 = (int) (0 - (uint) i_1204);
            if (i_1206 < 0) {
                i_1207 = i_1206;
            } else {
                l_1208 = (long) ((ulong) l_1205 + (ulong) (-64L));
                i_1209 = (int) ((uint) ((int) (((long) ((ulong) l_1208 + (ulong) ((long) ((ulong) (l_1208 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1210 = (long) ((ulong) l_1202 + (ulong) 1792L);
                i_1211 = 0;
                l_1212 = 0L;
                while (true) {
                    if (!(i_1211 == 0)) {
                        break;
                    }
                    i_1213 = *((volatile __global gale_int *) (arg_fs + 16 + l_1203));
                    i_1214 = *((volatile __global gale_int *) (arg_fs + 16 + l_1210));
                    if (i_1209 == i_1214) {
                        i_1211 = 1;
                    } else {
                        if (i_1213 == 0) {
                            if (l_1212 < l_1) {
                                GALEFS_RELAX(l_1212);
                                l_1215 = (long) ((ulong) l_1212 + (ulong) 1L);
                                l_1212 = l_1215;
                            } else {
                                i_1211 = (-110);
                            }
                        } else {
                            i_1216 = (int) (0 - (uint) i_1213);
                            i_1211 = i_1216;
                        }
                    }
                }
                i_1207 = i_1211;
            }
            if (i_1207 < 0) {
                l_1217 = (long) i_1207;
                l_1218 = l_1217;
            } else {
                l_1219 = (long) ((int) get_group_id(0));
                l_1220 = (long) ((ulong) l_2 + (ulong) ((l_1219 << 12) + (l_1219 << 11)));
                l_1221 = (long) ((ulong) l_1220 + (ulong) 1896L);
                l_1222 = *((__global gale_long *) (arg_fs + 16 + l_1221));
                l_1223 = (long) ((ulong) l_1222 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1220 + (ulong) ((long) (uint) (((int) l_1223) & 1023)))))) = 0L;
                l_1224 = (long) ((ulong) l_1220 + (ulong) ((long) (uint) (((int) l_1222) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1222 + (ulong) ((long) ((ulong) (l_1222 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 12L)))) = i_470;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1224 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1224)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1221)) = l_1223;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_1218 = LONG_MIN;
            }
        } else {
            l_1218 = (-16L);
        }
    } else {
        l_1218 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1218 < (-4611686018427387904L)) {
            l_1225 = (long) ((int) get_group_id(0));
            l_1226 = (long) ((ulong) l_2 + (ulong) ((l_1225 << 12) + (l_1225 << 11)));
            l_1227 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1226 + (ulong) 1896L))));
            l_1228 = (long) ((ulong) l_1227 + (ulong) (-64L));
            i_1229 = (int) ((uint) ((int) (((long) ((ulong) l_1228 + (ulong) ((long) ((ulong) (l_1228 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1230 = (long) ((ulong) l_1226 + (ulong) 1792L);
            l_1231 = (long) ((ulong) l_1226 + (ulong) 1796L);
            i_1232 = 0;
            l_1233 = 0L;
            while (true) {
                if (!(i_1232 == 0)) {
                    break;
                }
                i_1234 = *((volatile __global gale_int *) (arg_fs + 16 + l_1231));
                i_1235 = *((volatile __global gale_int *) (arg_fs + 16 + l_1230));
                if (i_1229 == i_1235) {
                    i_1232 = 1;
                } else {
                    if (i_1234 == 0) {
                        if (l_1233 < l_1) {
                            GALEFS_RELAX(l_1233);
                            l_1236 = (long) ((ulong) l_1233 + (ulong) 1L);
                            l_1233 = l_1236;
                        } else {
                            i_1232 = (-110);
                        }
                    } else {
                        i_1237 = (int) (0 - (uint) i_1234);
                        i_1232 = i_1237;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1232 < 0) {
                l_1238 = (long) i_1232;
                l_1239 = l_1238;
            } else {
                l_1240 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1226 + (ulong) 1800L))));
                l_1239 = l_1240;
            }
            i_1241 = (int) ((uint) ((int) l_1218) + (uint) (-1));
            if (i_1241 < 0) {
                l_1242 = l_1239;
            } else {
                if (l_1239 < 0L) {
                    l_1242 = l_1239;
                } else {
                    l_1243 = (l_1239 << 32) | ((long) (uint) i_1241);
                    l_1242 = l_1243;
                }
            }
        } else {
            l_1242 = l_1218;
        }
    } else {
        l_1242 = l_1218;
    }
    GALEFS_BROADCAST(26, l_1244, l_1242);
    if (((int) get_local_id(0)) == 0) {
        l_1245 = (long) ((int) get_group_id(0));
        i_1246 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1245 << 12) + (l_1245 << 11)))) + (ulong) 1856L))));
        if (i_1246 == 0) {
            l_1247 = (long) ((int) get_group_id(0));
            l_1248 = (long) ((ulong) l_2 + (ulong) ((l_1247 << 12) + (l_1247 << 11)));
            l_1249 = (long) ((ulong) l_1248 + (ulong) 1796L);
            i_1250 = *((volatile __global gale_int *) (arg_fs + 16 + l_1249));
            l_1251 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1248 + (ulong) 1896L))));
            i_1252 = (int) (0 - (uint) i_1250);
            if (i_1252 < 0) {
                i_1253 = i_1252;
            } else {
                l_1254 = (long) ((ulong) l_1251 + (ulong) (-64L));
                i_1255 = (int) ((uint) ((int) (((long) ((ulong) l_1254 + (ulong) ((long) ((ulong) (l_1254 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1256 = (long) ((ulong) l_1248 + (ulong) 1792L);
                i_1257 = 0;
                l_1258 = 0L;
                while (true) {
                    if (!(i_1257 == 0)) {
                        break;
                    }
                    i_1259 = *((volatile __global gale_int *) (arg_fs + 16 + l_1249));
                    i_1260 = *((volatile __global gale_int *) (arg_fs + 16 + l_1256));
                    if (i_1255 == i_1260) {
                        i_1257 = 1;
                    } else {
                        if (i_1259 == 0) {
                            if (l_1258 < l_1) {
                                GALEFS_RELAX(l_1258);
                                l_1261 = (long) ((ulong) l_1258 + (ulong) 1L);
                                l_1258 = l_1261;
                            } else {
                                i_1257 = (-110);
                            }
                        } else {
                            i_1262 = (int) (0 - (uint) i_1259);
                            i_1257 = i_1262;
                        }
                    }
                }
                i_1253 = i_1257;
            }
            if (i_1253 < 0) {
                l_1263 = (long) i_1253;
                l_1264 = l_1263;
            } else {
                l_1265 = (long) ((int) get_group_id(0));
                l_1266 = (long) ((ulong) l_2 + (ulong) ((l_1265 << 12) + (l_1265 << 11)));
                l_1267 = (long) ((ulong) l_1266 + (ulong) 1896L);
                l_1268 = *((__global gale_long *) (arg_fs + 16 + l_1267));
                l_1269 = (long) ((ulong) l_1268 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) ((long) (uint) (((int) l_1269) & 1023)))))) = 0L;
                l_1270 = (long) ((ulong) l_1266 + (ulong) ((long) (uint) (((int) l_1268) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1268 + (ulong) ((long) ((ulong) (l_1268 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 12L)))) = i_350;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1270 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1270)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1267)) = l_1269;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_1264 = LONG_MIN;
            }
        } else {
            l_1264 = (-16L);
        }
    } else {
        l_1264 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1264 < (-4611686018427387904L)) {
            l_1271 = (long) ((int) get_group_id(0));
            l_1272 = (long) ((ulong) l_2 + (ulong) ((l_1271 << 12) + (l_1271 << 11)));
            l_1273 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1272 + (ulong) 1896L))));
            l_1274 = (long) ((ulong) l_1273 + (ulong) (-64L));
            i_1275 = (int) ((uint) ((int) (((long) ((ulong) l_1274 + (ulong) ((long) ((ulong) (l_1274 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1276 = (long) ((ulong) l_1272 + (ulong) 1792L);
            l_1277 = (long) ((ulong) l_1272 + (ulong) 1796L);
            i_1278 = 0;
            l_1279 = 0L;
            while (true) {
                if (!(i_1278 == 0)) {
                    break;
                }
                i_1280 = *((volatile __global gale_int *) (arg_fs + 16 + l_1277));
                i_1281 = *((volatile __global gale_int *) (arg_fs + 16 + l_1276));
                if (i_1275 == i_1281) {
                    i_1278 = 1;
                } else {
                    if (i_1280 == 0) {
                        if (l_1279 < l_1) {
                            GALEFS_RELAX(l_1279);
                            l_1282 = (long) ((ulong) l_1279 + (ulong) 1L);
                            l_1279 = l_1282;
                        } else {
                            i_1278 = (-110);
                        }
                    } else {
                        i_1283 = (int) (0 - (uint) i_1280);
                        i_1278 = i_1283;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1278 < 0) {
                l_1284 = (long) i_1278;
                l_1285 = l_1284;
            } else {
                l_1286 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1272 + (ulong) 1800L))));
                l_1285 = l_1286;
            }
            i_1287 = (int) ((uint) ((int) l_1264) + (uint) (-1));
            if (i_1287 < 0) {
                l_1288 = l_1285;
            } else {
                if (l_1285 < 0L) {
                    l_1288 = l_1285;
                } else {
                    l_1289 = (l_1285 << 32) | ((long) (uint) i_1287);
                    l_1288 = l_1289;
                }
            }
        } else {
            l_1288 = l_1264;
        }
    } else {
        l_1288 = l_1264;
    }
    GALEFS_BROADCAST(27, l_1290, l_1288);
    if (((int) get_local_id(0)) == 0) {
        l_1291 = (long) ((int) get_group_id(0));
        i_1292 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_1291 << 12) + (l_1291 << 11)))) + (ulong) 1856L))));
        if (i_1292 == 0) {
            l_1293 = (long) ((int) get_group_id(0));
            l_1294 = (long) ((ulong) l_2 + (ulong) ((l_1293 << 12) + (l_1293 << 11)));
            l_1295 = (long) ((ulong) l_1294 + (ulong) 1796L);
            i_1296 = *((volatile __global gale_int *) (arg_fs + 16 + l_1295));
            l_1297 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1294 + (ulong) 1896L))));
            i_1298 = (int) (0 - (uint) i_1296);
            if (i_1298 < 0) {
                i_1299 = i_1298;
            } else {
                l_1300 = (long) ((ulong) l_1297 + (ulong) (-64L));
                i_1301 = (int) ((uint) ((int) (((long) ((ulong) l_1300 + (ulong) ((long) ((ulong) (l_1300 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1302 = (long) ((ulong) l_1294 + (ulong) 1792L);
                i_1303 = 0;
                l_1304 = 0L;
                while (true) {
                    if (!(i_1303 == 0)) {
                        break;
                    }
                    i_1305 = *((volatile __global gale_int *) (arg_fs + 16 + l_1295));
                    i_1306 = *((volatile __global gale_int *) (arg_fs + 16 + l_1302));
                    if (i_1301 == i_1306) {
                        i_1303 = 1;
                    } else {
                        if (i_1305 == 0) {
                            if (l_1304 < l_1) {
                                GALEFS_RELAX(l_1304);
                                l_1307 = (long) ((ulong) l_1304 + (ulong) 1L);
                                l_1304 = l_1307;
                            } else {
                                i_1303 = (-110);
                            }
                        } else {
                            i_1308 = (int) (0 - (uint) i_1305);
                            i_1303 = i_1308;
                        }
                    }
                }
                i_1299 = i_1303;
            }
            if (i_1299 < 0) {
                l_1309 = (long) i_1299;
                l_1310 = l_1309;
            } else {
                l_1311 = (long) ((int) get_group_id(0));
                l_1312 = (long) ((ulong) l_2 + (ulong) ((l_1311 << 12) + (l_1311 << 11)));
                l_1313 = (long) ((ulong) l_1312 + (ulong) 1896L);
                l_1314 = *((__global gale_long *) (arg_fs + 16 + l_1313));
                l_1315 = (long) ((ulong) l_1314 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1312 + (ulong) ((long) (uint) (((int) l_1315) & 1023)))))) = 0L;
                l_1316 = (long) ((ulong) l_1312 + (ulong) ((long) (uint) (((int) l_1314) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1314 + (ulong) ((long) ((ulong) (l_1314 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 12L)))) = i_470;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1316)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1313)) = l_1315;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_1310 = LONG_MIN;
            }
        } else {
            l_1310 = (-16L);
        }
    } else {
        l_1310 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1310 < (-4611686018427387904L)) {
            l_1317 = (long) ((int) get_group_id(0));
            l_1318 = (long) ((ulong) l_2 + (ulong) ((l_1317 << 12) + (l_1317 << 11)));
            l_1319 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1318 + (ulong) 1896L))));
            l_1320 = (long) ((ulong) l_1319 + (ulong) (-64L));
            i_1321 = (int) ((uint) ((int) (((long) ((ulong) l_1320 + (ulong) ((long) ((ulong) (l_1320 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1322 = (long) ((ulong) l_1318 + (ulong) 1792L);
            l_1323 = (long) ((ulong) l_1318 + (ulong) 1796L);
            i_1324 = 0;
            l_1325 = 0L;
            while (true) {
                if (!(i_1324 == 0)) {
                    break;
                }
                i_1326 = *((volatile __global gale_int *) (arg_fs + 16 + l_1323));
                i_1327 = *((volatile __global gale_int *) (arg_fs + 16 + l_1322));
                if (i_1321 == i_1327) {
                    i_1324 = 1;
                } else {
                    if (i_1326 == 0) {
                        if (l_1325 < l_1) {
                            GALEFS_RELAX(l_1325);
                            l_1328 = (long) ((ulong) l_1325 + (ulong) 1L);
                            l_1325 = l_1328;
                        } else {
                            i_1324 = (-110);
                        }
                    } else {
                        i_1329 = (int) (0 - (uint) i_1326);
                        i_1324 = i_1329;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1324 < 0) {
                l_1330 = (long) i_1324;
                l_1331 = l_1330;
            } else {
                l_1332 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1318 + (ulong) 1800L))));
                l_1331 = l_1332;
            }
            i_1333 = (int) ((uint) ((int) l_1310) + (uint) (-1));
            if (i_1333 < 0) {
                l_1334 = l_1331;
            } else {
                if (l_1331 < 0L) {
                    l_1334 = l_1331;
                } else {
                    l_1335 = (l_1331 << 32) | ((long) (uint) i_1333);
                    l_1334 = l_1335;
                }
            }
        } else {
            l_1334 = l_1310;
        }
    } else {
        l_1334 = l_1310;
    }
    GALEFS_BROADCAST(28, l_1336, l_1334);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_1336));
    GALEFS_GROUP_END()
}
#endif
