// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 12 waits, 20 values, 128 bytes
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source: io/github/galefs/sample/wordmatch/CountWriter.java
// source: io/github/galefs/sample/wordmatch/DictionaryLoader.java
// source: io/github/galefs/sample/wordmatch/FullTransfer.java
// source: io/github/galefs/sample/wordmatch/GroupMemory.java
// source: io/github/galefs/sample/wordmatch/NameReader.java
// source: io/github/galefs/sample/wordmatch/TextScanner.java
// source: io/github/galefs/sample/wordmatch/WordMatchDescriptor.java
// source: io/github/galefs/sample/wordmatch/WordMatchKernel.java
// source: io/github/galefs/sample/wordmatch/Words.java
// source SHA-256: a1107a3dd28156940eeaad1116fd7b6b421880ac13cb17153da2c07d398924ec

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
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

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_135) VARIABLE(int, i_208) VARIABLE(int, i_209) VARIABLE(int, i_210) VARIABLE(int, i_211) VARIABLE(int, i_282) VARIABLE(int, i_311) VARIABLE(int, i_313) VARIABLE(int, i_314) VARIABLE(int, i_315) VARIABLE(int, i_316) VARIABLE(int, i_318) VARIABLE(int, i_319) VARIABLE(int, i_320) VARIABLE(int, i_322) VARIABLE(int, i_323) VARIABLE(int, i_324) VARIABLE(int, i_325) VARIABLE(int, i_327) VARIABLE(int, i_329) VARIABLE(int, i_331) VARIABLE(int, i_335) VARIABLE(int, i_337) VARIABLE(int, i_343) VARIABLE(int, i_347) VARIABLE(int, i_348) VARIABLE(int, i_349) VARIABLE(int, i_351) VARIABLE(int, i_39) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_414) VARIABLE(int, i_415) VARIABLE(int, i_43) VARIABLE(int, i_437) VARIABLE(int, i_44) VARIABLE(int, i_448) VARIABLE(int, i_449) VARIABLE(int, i_451) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_497) VARIABLE(int, i_500) VARIABLE(int, i_501) VARIABLE(int, i_505) VARIABLE(int, i_506) VARIABLE(int, i_507) VARIABLE(int, i_509) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_572) VARIABLE(int, i_573) VARIABLE(int, i_58) VARIABLE(int, i_584) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_652) VARIABLE(int, i_691) VARIABLE(int, i_703) VARIABLE(int, i_735) VARIABLE(int, i_739) VARIABLE(int, i_741) VARIABLE(int, i_742) VARIABLE(int, i_743) VARIABLE(int, i_744) VARIABLE(int, i_745) VARIABLE(int, i_781) VARIABLE(int, i_782) VARIABLE(int, i_794) VARIABLE(long, l_125) VARIABLE(long, l_2) VARIABLE(long, l_268) VARIABLE(long, l_3) VARIABLE(long, l_317) VARIABLE(long, l_321) VARIABLE(long, l_326) VARIABLE(long, l_328) VARIABLE(long, l_330) VARIABLE(long, l_332) VARIABLE(long, l_334) VARIABLE(long, l_341) VARIABLE(long, l_342) VARIABLE(long, l_345) VARIABLE(long, l_346) VARIABLE(long, l_352) VARIABLE(long, l_354) VARIABLE(long, l_38) VARIABLE(long, l_413) VARIABLE(long, l_447) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_49) VARIABLE(long, l_494) VARIABLE(long, l_495) VARIABLE(long, l_496) VARIABLE(long, l_499) VARIABLE(long, l_5) VARIABLE(long, l_50) VARIABLE(long, l_503) VARIABLE(long, l_504) VARIABLE(long, l_51) VARIABLE(long, l_510) VARIABLE(long, l_512) VARIABLE(long, l_52) VARIABLE(long, l_571) VARIABLE(long, l_59) VARIABLE(long, l_64) VARIABLE(long, l_66) VARIABLE(long, l_708) VARIABLE(long, l_709) VARIABLE(long, l_738) VARIABLE(long, l_740) VARIABLE(long, l_747) VARIABLE(long, l_749) VARIABLE(long, l_780) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_281) VARIABLE(__global uchar *, ul_33) VARIABLE(__global uchar *, ul_333) VARIABLE(__global uchar *, ul_35) VARIABLE(__global uchar *, ul_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_59) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_125) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_59) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_135) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_210) VARIABLE(i_211) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_59) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_282) VARIABLE(i_4) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_4) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_337) VARIABLE(i_343) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_349) VARIABLE(i_351) VARIABLE(i_4) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_341) VARIABLE(l_342) VARIABLE(l_345) VARIABLE(l_346) VARIABLE(l_352) VARIABLE(l_354) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_337) VARIABLE(i_343) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_349) VARIABLE(i_351) VARIABLE(i_4) VARIABLE(i_414) VARIABLE(i_415) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_341) VARIABLE(l_342) VARIABLE(l_345) VARIABLE(l_346) VARIABLE(l_413) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_497) VARIABLE(i_501) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(i_507) VARIABLE(i_509) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_496) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_503) VARIABLE(l_504) VARIABLE(l_51) VARIABLE(l_510) VARIABLE(l_512) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_497) VARIABLE(i_501) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(i_507) VARIABLE(i_509) VARIABLE(i_53) VARIABLE(i_572) VARIABLE(i_573) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_496) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_503) VARIABLE(l_504) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_571) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_497) VARIABLE(i_53) VARIABLE(i_584) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_496) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_451) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(i_652) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_447) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(i_691) VARIABLE(i_703) VARIABLE(i_735) VARIABLE(i_739) VARIABLE(i_741) VARIABLE(i_742) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_708) VARIABLE(l_709) VARIABLE(l_738) VARIABLE(l_740) VARIABLE(l_747) VARIABLE(l_749) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(i_691) VARIABLE(i_703) VARIABLE(i_735) VARIABLE(i_739) VARIABLE(i_741) VARIABLE(i_742) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(i_781) VARIABLE(i_782) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_708) VARIABLE(l_709) VARIABLE(l_738) VARIABLE(l_740) VARIABLE(l_780) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_437) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_500) VARIABLE(i_53) VARIABLE(i_794) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_33, *ul_35, *ul_42, *ul_191, *ul_264, *ul_281, *ul_333, *ul_630;
    int i_1, i_4, i_6, i_8, i_9, i_10, i_13, i_16, i_17, i_18, i_21, i_22, i_23, i_27, i_29, i_30, i_34, i_36, i_39, i_40, i_41, i_43, i_44, i_47, i_48, i_53, i_54, i_55, i_56, i_57, i_58, i_60, i_61, i_62, i_63, i_67, i_68, i_72, i_73, i_74, i_75, i_76, i_78, i_79, i_85, i_86, i_87, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_101, i_102, i_103, i_105, i_106, i_107, i_108, i_109, i_110, i_112, i_114, i_115, i_117, i_118, i_126, i_127, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_146, i_147, i_148, i_149, i_150, i_155, i_156, i_157, i_158, i_161, i_162, i_168, i_169, i_170, i_171, i_172, i_174, i_175, i_176, i_177, i_178, i_180, i_182, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_203, i_204, i_205, i_206, i_208, i_209, i_210, i_211, i_212, i_214, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_227, i_228, i_229, i_230, i_234, i_235, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_252, i_255, i_257, i_258, i_259, i_260, i_261, i_262, i_263, i_265, i_266, i_267, i_269, i_270, i_271, i_276, i_277, i_278, i_282, i_283, i_285, i_286, i_287, i_290, i_293, i_294, i_295, i_298, i_299, i_300, i_305, i_307, i_308, i_311, i_312, i_313, i_314, i_315, i_316, i_318, i_319, i_320, i_322, i_323, i_324, i_325, i_327, i_329, i_331, i_335, i_336, i_337, i_338, i_339, i_343, i_344, i_347, i_348, i_349, i_350, i_351, i_355, i_356, i_360, i_361, i_362, i_363, i_364, i_366, i_367, i_373, i_374, i_375, i_379, i_380, i_381, i_382, i_383, i_384, i_385, i_388, i_389, i_390, i_391, i_393, i_394, i_395, i_396, i_397, i_398, i_400, i_402, i_403, i_405, i_406, i_414, i_415, i_421, i_422, i_423, i_424, i_425, i_426, i_427, i_428, i_430, i_432, i_433, i_434, i_435, i_436, i_437, i_438, i_439, i_440, i_444, i_448, i_449, i_450, i_451, i_452, i_453, i_455, i_456, i_457, i_460, i_463, i_464, i_465, i_468, i_469, i_470, i_482, i_484, i_485, i_487, i_488, i_489, i_490, i_491, i_492, i_497, i_498, i_500, i_501, i_502, i_505, i_506, i_507, i_508, i_509, i_513, i_514, i_518, i_519, i_520, i_521, i_522, i_524, i_525, i_531, i_532, i_533, i_537, i_538, i_539, i_540, i_541, i_542, i_543, i_546, i_547, i_548, i_549, i_551, i_552, i_553, i_554, i_555, i_556, i_558, i_560, i_561, i_563, i_564, i_572, i_573, i_579, i_580, i_581, i_582, i_583, i_584, i_585, i_586, i_587, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_595, i_596, i_597, i_598, i_599, i_601, i_602, i_603, i_607, i_608, i_609, i_611, i_612, i_613, i_614, i_615, i_616, i_617, i_618, i_619, i_621, i_622, i_623, i_625, i_626, i_627, i_628, i_629, i_631, i_632, i_633, i_635, i_636, i_638, i_639, i_640, i_641, i_646, i_647, i_648, i_652, i_653, i_654, i_656, i_657, i_658, i_661, i_664, i_665, i_666, i_669, i_670, i_671, i_683, i_685, i_686, i_688, i_689, i_691, i_692, i_693, i_697, i_701, i_703, i_705, i_706, i_707, i_710, i_712, i_713, i_714, i_715, i_716, i_717, i_718, i_719, i_721, i_722, i_723, i_724, i_725, i_726, i_727, i_730, i_732, i_733, i_734, i_735, i_736, i_739, i_741, i_742, i_743, i_744, i_745, i_746, i_750, i_752, i_753, i_754, i_755, i_756, i_760, i_761, i_762, i_767, i_768, i_769, i_772, i_773, i_774, i_775, i_781, i_782, i_788, i_789, i_790, i_791, i_792, i_793, i_794, i_795, i_796, i_797, i_802, i_803, i_804, i_807, i_808, i_810, i_811, i_812, i_813, i_814, i_815, i_816, i_817, i_818, i_819, i_824, i_825, i_826;
    long l_2, l_3, l_5, l_7, l_11, l_12, l_14, l_15, l_19, l_20, l_24, l_25, l_26, l_28, l_31, l_32, l_37, l_38, l_45, l_46, l_49, l_50, l_51, l_52, l_59, l_64, l_65, l_66, l_69, l_70, l_71, l_77, l_80, l_81, l_82, l_83, l_84, l_88, l_89, l_90, l_98, l_99, l_104, l_111, l_113, l_116, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_128, l_129, l_130, l_131, l_132, l_145, l_151, l_152, l_153, l_154, l_159, l_160, l_163, l_164, l_165, l_166, l_167, l_173, l_179, l_181, l_183, l_199, l_200, l_201, l_202, l_207, l_213, l_215, l_223, l_224, l_225, l_226, l_231, l_232, l_233, l_236, l_237, l_238, l_239, l_240, l_251, l_253, l_254, l_256, l_268, l_272, l_273, l_274, l_275, l_279, l_280, l_284, l_288, l_289, l_291, l_292, l_296, l_297, l_301, l_302, l_303, l_304, l_306, l_309, l_310, l_317, l_321, l_326, l_328, l_330, l_332, l_334, l_340, l_341, l_342, l_345, l_346, l_352, l_353, l_354, l_357, l_358, l_359, l_365, l_368, l_369, l_370, l_371, l_372, l_376, l_377, l_378, l_386, l_387, l_392, l_399, l_401, l_404, l_407, l_408, l_409, l_410, l_411, l_412, l_413, l_416, l_417, l_418, l_419, l_420, l_429, l_431, l_441, l_442, l_443, l_445, l_446, l_447, l_454, l_458, l_459, l_461, l_462, l_466, l_467, l_471, l_472, l_473, l_474, l_475, l_476, l_477, l_478, l_479, l_480, l_481, l_483, l_486, l_493, l_494, l_495, l_496, l_499, l_503, l_504, l_510, l_511, l_512, l_515, l_516, l_517, l_523, l_526, l_527, l_528, l_529, l_530, l_534, l_535, l_536, l_544, l_545, l_550, l_557, l_559, l_562, l_565, l_566, l_567, l_568, l_569, l_570, l_571, l_574, l_575, l_576, l_577, l_578, l_600, l_604, l_605, l_606, l_610, l_620, l_624, l_634, l_637, l_642, l_643, l_644, l_645, l_649, l_650, l_651, l_655, l_659, l_660, l_662, l_663, l_667, l_668, l_672, l_673, l_674, l_675, l_676, l_677, l_678, l_679, l_680, l_681, l_682, l_684, l_687, l_690, l_694, l_695, l_696, l_698, l_699, l_700, l_702, l_704, l_708, l_709, l_711, l_720, l_728, l_729, l_731, l_737, l_738, l_740, l_747, l_748, l_749, l_751, l_757, l_758, l_759, l_763, l_764, l_765, l_766, l_770, l_771, l_776, l_777, l_778, l_779, l_780, l_783, l_784, l_785, l_786, l_787, l_798, l_799, l_800, l_801, l_805, l_806, l_809, l_820, l_821, l_822, l_823, l_827, l_828;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_6 == 0) {
            if (i_1 < 1) {
                l_7 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_8 = *((__global gale_int *) (arg_fs + 16 + l_7));
                i_9 = (int) ((uint) i_8 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_7)) = i_9;
                if (i_4 < i_9) {
                    i_10 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_10 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_11 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_11)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 16L)))) = (-2L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 36L)))) = 0;
                        l_12 = LONG_MIN;
                    } else {
                        l_12 = (-2L);
                    }
                } else {
                    l_12 = (-2L);
                }
            } else {
                if (i_1 < 4097) {
                    i_13 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_14 = (long) ((int) (0 - (uint) i_13));
                    l_12 = l_14;
                } else {
                    l_15 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_16 = *((__global gale_int *) (arg_fs + 16 + l_15));
                    i_17 = (int) ((uint) i_16 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_15)) = i_17;
                    if (i_4 < i_17) {
                        i_18 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_18 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_19 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = (-36L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 0;
                            l_12 = LONG_MIN;
                        } else {
                            l_12 = (-36L);
                        }
                    } else {
                        l_12 = (-36L);
                    }
                }
            }
        } else {
            l_20 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_21 = *((__global gale_int *) (arg_fs + 16 + l_20));
            i_22 = (int) ((uint) i_21 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_20)) = i_22;
            if (i_4 < i_22) {
                i_23 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_23 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_24 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_24)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = 0;
                    l_12 = LONG_MIN;
                } else {
                    l_12 = (-16L);
                }
            } else {
                l_12 = (-16L);
            }
        }
        if (l_12 < 0L) {
            l_25 = l_12;
        } else {
            l_26 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_27 = 0;
            while (true) {
                if (!(i_27 < i_1)) {
                    break;
                }
                l_28 = (long) i_27;
                i_29 = (int) *((__global char *) (arg_paths + 16 + l_28));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                i_30 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_30;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_31 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = i_1;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    GALEFS_BROADCAST(2, l_32, l_25);
    if (l_32 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_32); }
        GALEFS_RETURN;
        resume_1:
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_32 = gale_round_reply(gale_entry);
    }
    ul_33 = arg_args + 20L;
    i_34 = *((__global gale_int *) ul_33);
    ul_35 = arg_args + 24L;
    i_36 = *((__global gale_int *) ul_35);
    l_37 = (long) i_34;
    l_38 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_37 * 43L) + ((l_37 * 44L) + (((long) i_36) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
    i_39 = (int) ((uint) gale_group * (uint) i_34);
    i_40 = (int) l_32;
    i_41 = (i_40 < 0) ? i_40 : 1;
    ul_42 = arg_args + 16L;
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_49 = 1L << i_48;
    l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
    l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_54 = (int) get_local_id(0);
    i_55 = 0;
    i_56 = 0;
    i_57 = 0;
    i_58 = (-2128831035);
    l_59 = 0L;
    i_60 = 0;
    i_61 = i_41;
    while (true) {
        if (i_61 < 1) {
            break;
        }
        i_62 = 1;
        i_63 = 0;
        while (true) {
            if (!(i_62 == 1)) {
                break;
            }
            l_64 = (long) i_63;
            l_65 = (long) ((ulong) l_59 + (ulong) l_64);
            l_66 = l_65 & l_50;
            if (i_54 == 0) {
                i_67 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_68 = (int) (0 - (uint) i_67);
                l_69 = (long) ((ulong) l_52 + (ulong) (((long) i_40) << 3));
                if (i_68 < 0) {
                    l_70 = (long) i_68;
                    l_71 = l_70;
                } else {
                    if (i_40 < 0) {
                        i_72 = (-9);
                    } else {
                        if (i_40 < i_53) {
                            i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_69));
                            i_74 = (int) ((uint) i_73 + (uint) (-1));
                            i_75 = (i_74 < 0) ? (-9) : i_74;
                            if (i_75 < 0) {
                                i_72 = i_75;
                            } else {
                                i_76 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 4L))));
                                if ((i_76 & 3) == 1) {
                                    i_72 = (-9);
                                } else {
                                    i_72 = i_75;
                                }
                            }
                        } else {
                            i_72 = (-9);
                        }
                    }
                    l_77 = (long) i_72;
                    if (i_72 < 0) {
                        l_71 = l_77;
                    } else {
                        if (l_65 < 0L) {
                            l_71 = (-22L);
                        } else {
                            i_78 = (int) ((uint) 65536 - (uint) i_63);
                            if (i_78 < 0) {
                                l_71 = (-22L);
                            } else {
                                i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_79 == 0) {
                                    l_80 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) (l_77 << 6)))));
                                    l_81 = (long) ((ulong) l_80 - (ulong) l_65);
                                    if (l_81 < 1L) {
                                        l_71 = 0L;
                                    } else {
                                        l_82 = (long) (uint) i_78;
                                        l_83 = (l_81 < l_82) ? l_81 : l_82;
                                        l_71 = l_83;
                                    }
                                } else {
                                    l_71 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_71 < 1L) {
                    l_84 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_85 = *((__global gale_int *) (arg_fs + 16 + l_84));
                    i_86 = (int) ((uint) i_85 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_84)) = i_86;
                    if (i_4 < i_86) {
                        i_87 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_87 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_88 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = l_71;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                            l_89 = LONG_MIN;
                        } else {
                            l_89 = l_71;
                        }
                    } else {
                        l_89 = l_71;
                    }
                } else {
                    l_90 = (long) ((ulong) l_49 - (ulong) l_66);
                    if (l_90 < l_71) {
                        i_91 = (int) l_90;
                        i_92 = i_91;
                    } else {
                        i_93 = (int) l_71;
                        i_92 = i_93;
                    }
                    if (i_40 < 0) {
                        i_94 = (-9);
                    } else {
                        if (i_40 < i_53) {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_69));
                            i_96 = (int) ((uint) i_95 + (uint) (-1));
                            i_97 = (i_96 < 0) ? (-9) : i_96;
                            i_94 = i_97;
                        } else {
                            i_94 = (-9);
                        }
                    }
                    l_98 = (long) i_94;
                    if (i_94 < 0) {
                        l_89 = l_98;
                    } else {
                        l_99 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_100 = *((__global gale_int *) (arg_fs + 16 + l_99));
                        i_101 = (int) ((uint) i_100 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_99)) = i_101;
                        if (i_4 < i_101) {
                            i_102 = (-1);
                        } else {
                            i_103 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) (l_98 << 6))) + (ulong) 8L))));
                            l_104 = l_65 >> i_48;
                            i_105 = i_47 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_103) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_106 = i_105;
                            i_107 = 0;
                            i_108 = (-2);
                            while (true) {
                                if (!(i_108 == (-2))) {
                                    break;
                                }
                                i_109 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) (((long) i_106) << 2)))));
                                i_110 = (int) ((uint) i_109 + (uint) (-1));
                                if (i_110 < 0) {
                                    i_108 = (-1);
                                } else {
                                    l_111 = (long) ((ulong) l_45 + (ulong) (((long) (uint) i_110) << 5));
                                    i_112 = *((volatile __global gale_int *) (arg_fs + 16 + l_111));
                                    l_113 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 8L))));
                                    if ((!(i_103 == i_112)) || (!(l_104 == l_113))) {
                                        if (i_47 == i_107) {
                                            i_108 = (-1);
                                        } else {
                                            i_114 = (int) ((uint) i_107 + (uint) 1);
                                            i_115 = i_47 & ((int) ((uint) i_106 + (uint) 1));
                                            i_106 = i_115;
                                            i_107 = i_114;
                                        }
                                    } else {
                                        i_108 = i_110;
                                    }
                                }
                            }
                            i_102 = i_108;
                        }
                        l_116 = (long) i_92;
                        if (i_102 < 0) {
                            i_117 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_118 = (int) (0 - (uint) i_117);
                            if (i_118 < 0) {
                                l_119 = (long) i_118;
                                l_89 = l_119;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_120 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_120)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 12L)))) = i_40;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 16L)))) = l_65;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 24L)))) = l_71;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 36L)))) = 0;
                                l_121 = (long) ((ulong) l_116 + (ulong) (-9223372036854775807L));
                                l_89 = l_121;
                            }
                        } else {
                            l_122 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                            *((__global gale_long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) l_123 + (ulong) 1L));
                            l_124 = l_116 | (((long) (uint) i_102) << 32);
                            l_89 = l_124;
                        }
                    }
                }
            } else {
                l_89 = 0L;
            }
            GALEFS_BROADCAST(3, l_125, l_89);
            if (l_125 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_38;
                gale_ints[gale_items + gale_item] = (uint) i_39;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_ints[3 * gale_items + gale_item] = (uint) i_55;
                gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                gale_ints[5 * gale_items + gale_item] = (uint) i_57;
                gale_ints[6 * gale_items + gale_item] = (uint) i_58;
                gale_longs[gale_items + gale_item] = (ulong) l_59;
                gale_ints[7 * gale_items + gale_item] = (uint) i_60;
                gale_ints[8 * gale_items + gale_item] = (uint) i_63;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_64;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_66;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_125); }
                GALEFS_RETURN;
                resume_2:
                i_1 = (int) gale_ints[gale_item];
                l_38 = (long) gale_longs[gale_item];
                i_39 = (int) gale_ints[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                i_55 = (int) gale_ints[3 * gale_items + gale_item];
                i_56 = (int) gale_ints[4 * gale_items + gale_item];
                i_57 = (int) gale_ints[5 * gale_items + gale_item];
                i_58 = (int) gale_ints[6 * gale_items + gale_item];
                l_59 = (long) gale_longs[gale_items + gale_item];
                i_60 = (int) gale_ints[7 * gale_items + gale_item];
                i_63 = (int) gale_ints[8 * gale_items + gale_item];
                l_64 = (long) gale_longs[2 * gale_items + gale_item];
                l_66 = (long) gale_longs[3 * gale_items + gale_item];
                ul_0 = arg_args + 28L;
                l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                ul_33 = arg_args + 20L;
                ul_35 = arg_args + 24L;
                ul_42 = arg_args + 16L;
                i_43 = (int) get_local_id(0);
                i_44 = (int) get_local_id(0);
                l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
                i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
                i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_49 = 1L << i_48;
                l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
                l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
                i_54 = (int) get_local_id(0);
                l_125 = gale_round_reply(gale_entry);
            }
            i_126 = (int) l_125;
            if (l_125 < 0L) {
                i_127 = 0;
            } else {
                i_127 = i_126;
            }
            if (l_125 < 0L) {
                l_128 = 0L;
            } else {
                if (i_126 == 0) {
                    l_128 = 0L;
                } else {
                    l_129 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) (((long) ((ulong) l_125 >> 32)) << 5))) + (ulong) 16L))));
                    l_130 = (long) ((ulong) l_66 + (ulong) l_129);
                    l_128 = l_130;
                }
            }
            gale_copy((arg_fs + 16 + l_128), (arg_work + 16 + ((long) ((ulong) l_38 + (ulong) l_64))), i_127);
            GALEFS_BARRIER(4);
            if (i_44 == 0) {
                if (!(i_127 < 1)) {
                    l_131 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
                    *((__global gale_long *) (arg_fs + 16 + l_131)) = ((long) ((ulong) ((long) (uint) i_127) + (ulong) l_132));
                }
            }
            i_133 = (int) ((uint) i_63 + (uint) i_127);
            if (l_125 < 0L) {
                i_62 = i_126;
                i_63 = i_133;
            } else {
                i_134 = ((i_127 < 1) || (!(i_133 < 65536))) ? 0 : 1;
                i_62 = i_134;
                i_63 = i_133;
            }
        }
        if (i_63 < 1) {
            i_135 = i_62;
        } else {
            i_135 = i_63;
        }
        if (i_43 == 0) {
            i_136 = i_55;
            i_137 = i_56;
            i_138 = i_57;
            i_139 = i_58;
            i_140 = i_60;
            i_141 = 0;
            while (true) {
                if (!(i_141 < i_135)) {
                    break;
                }
                i_142 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_38 + (ulong) ((long) i_141)))));
                i_143 = (int) ((uint) i_141 + (uint) 1);
                i_144 = (int) ((uint) i_136 - (uint) i_39);
                l_145 = ((long) i_144) * 44L;
                if (i_142 == 10) {
                    i_146 = (int) ((uint) i_138 + (uint) ((int) ((uint) i_137 + (uint) 12)));
                    i_147 = (int) ((uint) i_136 + (uint) 1);
                    if (i_140 == 0) {
                        if (i_137 == 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_148 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_148) << 2) + 16L))) = 2;
                                *((__global gale_int *) (arg_status + ((((long) (i_148 + 1)) << 2) + 16L))) = i_147;
                                *((__global gale_int *) (arg_status + ((((long) (i_148 + 2)) << 2) + 16L))) = 0;
                                i_136 = i_147;
                                i_137 = 0;
                                i_138 = i_146;
                                i_139 = (-2128831035);
                                i_140 = 2;
                                i_141 = i_143;
                            } else {
                                i_136 = i_147;
                                i_137 = 0;
                                i_138 = i_146;
                                i_139 = (-2128831035);
                                i_140 = 2;
                                i_141 = i_143;
                            }
                        } else {
                            if (i_137 < 32) {
                                if (i_144 < 0) {
                                    i_136 = i_147;
                                    i_137 = 0;
                                    i_138 = i_146;
                                    i_139 = (-2128831035);
                                    i_140 = 0;
                                    i_141 = i_143;
                                } else {
                                    i_149 = *((__global gale_int *) ul_33);
                                    i_150 = *((__global gale_int *) ul_42);
                                    l_151 = (long) i_149;
                                    l_152 = l_151 * ((long) gale_group);
                                    l_153 = (long) i_150;
                                    if (l_152 < l_153) {
                                        l_154 = l_153 - l_152;
                                        if (l_154 < l_151) {
                                            i_155 = (int) l_154;
                                            i_156 = i_155;
                                        } else {
                                            i_156 = i_149;
                                        }
                                    } else {
                                        i_156 = 0;
                                    }
                                    if (i_144 < i_156) {
                                        i_157 = *((__global gale_int *) ul_33);
                                        i_158 = *((__global gale_int *) ul_35);
                                        l_159 = (long) i_157;
                                        l_160 = (long) ((ulong) l_145 + (ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((((l_159 * 44L) + 73792L) + (((long) i_158) << 2)) + (l_159 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)));
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (l_160 >> 2))) << 2) + 16L))) = i_137;
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_160 + (ulong) 8L)) >> 2))) << 2) + 16L))) = i_138;
                                        i_161 = *((__global gale_int *) ul_33);
                                        i_162 = *((__global gale_int *) ul_35);
                                        l_163 = (long) i_161;
                                        l_164 = (l_163 * 44L) + 73792L;
                                        l_165 = (((l_164 + (((long) i_162) << 2)) + (l_163 * 43L)) + 63L) & (-64L);
                                        l_166 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_165)) + (ulong) 73792L);
                                        l_167 = (long) ((ulong) l_145 + (ulong) l_166);
                                        i_168 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_167 >> 2))) << 2) + 16L)));
                                        i_169 = (int) (((long) ((ulong) l_164 + (ulong) ((long) ((ulong) l_165 * (ulong) ((long) gale_group))))) >> 2);
                                        i_170 = (int) ((uint) i_162 + (uint) (-1));
                                        i_171 = i_170 & (((int) ((uint) i_139 * (uint) (-1640531535))) >> 15);
                                        i_172 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_169 + (uint) i_171))) << 2) + 16L)));
                                        l_173 = (long) ((ulong) l_167 + (ulong) 12L);
                                        i_174 = i_170 >> 1;
                                        i_175 = ~i_174;
                                        i_176 = i_171;
                                        i_177 = i_172;
                                        while (true) {
                                            i_178 = (int) ((uint) (i_174 & i_177) + (uint) (-1));
                                            if (i_177 == 0) {
                                                goto B141;
                                            }
                                            if (((i_139 ^ i_177) & i_175) == 0) {
                                                l_179 = (long) ((ulong) l_166 + (ulong) (((long) i_178) * 44L));
                                                i_180 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_179 >> 2))) << 2) + 16L)));
                                                if (i_168 == i_180) {
                                                    l_181 = (long) ((ulong) l_179 + (ulong) 12L);
                                                    i_182 = 0;
                                                    while (true) {
                                                        if (!(i_182 < i_168)) {
                                                            goto B134;
                                                        }
                                                        l_183 = (long) i_182;
                                                        i_184 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_181 + (ulong) l_183))));
                                                        i_185 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_173 + (ulong) l_183))));
                                                        if (!(i_184 == i_185)) {
                                                            break;
                                                        }
                                                        i_186 = (int) ((uint) i_182 + (uint) 1);
                                                        i_182 = i_186;
                                                    }
                                                    goto B135;
                                                B134:;
                                                B135:;
                                                    if (i_182 == i_168) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_187 = i_170 & ((int) ((uint) i_176 + (uint) 1));
                                            i_188 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_169 + (uint) i_187))) << 2) + 16L)));
                                            i_176 = i_187;
                                            i_177 = i_188;
                                        }
                                        goto B142;
                                    B141:;
                                    B142:;
                                        if (i_178 < 0) {
                                            i_189 = i_144;
                                        } else {
                                            i_189 = i_178;
                                        }
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_167 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_189;
                                        if (i_178 < 0) {
                                            i_190 = i_171;
                                            while (true) {
                                                ul_191 = arg_work + ((((long) ((int) ((uint) i_169 + (uint) i_190))) << 2) + 16L);
                                                i_192 = *((__global gale_int *) ul_191);
                                                if (i_192 == 0) {
                                                    break;
                                                }
                                                i_193 = i_170 & ((int) ((uint) i_190 + (uint) 1));
                                                i_190 = i_193;
                                            }
                                            *((__global gale_int *) ul_191) = ((i_139 & i_175) | ((int) ((uint) i_144 + (uint) 1)));
                                            i_136 = i_147;
                                            i_137 = 0;
                                            i_138 = i_146;
                                            i_139 = (-2128831035);
                                            i_140 = 0;
                                            i_141 = i_143;
                                        } else {
                                            i_136 = i_147;
                                            i_137 = 0;
                                            i_138 = i_146;
                                            i_139 = (-2128831035);
                                            i_140 = 0;
                                            i_141 = i_143;
                                        }
                                    } else {
                                        i_136 = i_147;
                                        i_137 = 0;
                                        i_138 = i_146;
                                        i_139 = (-2128831035);
                                        i_140 = 0;
                                        i_141 = i_143;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_194 = gale_group << 2;
                                    *((__global gale_int *) (arg_status + ((((long) i_194) << 2) + 16L))) = 3;
                                    *((__global gale_int *) (arg_status + ((((long) (i_194 + 1)) << 2) + 16L))) = i_147;
                                    *((__global gale_int *) (arg_status + ((((long) (i_194 + 2)) << 2) + 16L))) = i_137;
                                    i_136 = i_147;
                                    i_137 = 0;
                                    i_138 = i_146;
                                    i_139 = (-2128831035);
                                    i_140 = 3;
                                    i_141 = i_143;
                                } else {
                                    i_136 = i_147;
                                    i_137 = 0;
                                    i_138 = i_146;
                                    i_139 = (-2128831035);
                                    i_140 = 3;
                                    i_141 = i_143;
                                }
                            }
                        }
                    } else {
                        i_136 = i_147;
                        i_137 = 0;
                        i_138 = i_146;
                        i_139 = (-2128831035);
                        i_141 = i_143;
                    }
                } else {
                    i_195 = (int) ((uint) (i_139 ^ i_142) * (uint) 16777619);
                    i_196 = (int) ((uint) i_137 + (uint) 1);
                    if (i_144 < 0) {
                        i_137 = i_196;
                        i_139 = i_195;
                        i_141 = i_143;
                    } else {
                        i_197 = *((__global gale_int *) ul_33);
                        i_198 = *((__global gale_int *) ul_42);
                        l_199 = (long) i_197;
                        l_200 = l_199 * ((long) gale_group);
                        l_201 = (long) i_198;
                        if (l_200 < l_201) {
                            l_202 = l_201 - l_200;
                            if (l_202 < l_199) {
                                i_203 = (int) l_202;
                                i_204 = i_203;
                            } else {
                                i_204 = i_197;
                            }
                        } else {
                            i_204 = 0;
                        }
                        if (i_144 < i_204) {
                            if (i_137 < 31) {
                                i_205 = *((__global gale_int *) ul_33);
                                i_206 = *((__global gale_int *) ul_35);
                                l_207 = (long) i_205;
                                *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((((l_207 * 44L) + 73792L) + (((long) i_206) << 2)) + (l_207 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_145)) + (ulong) 12L)) + (ulong) ((long) i_137))))) = (char) i_142;
                                i_137 = i_196;
                                i_139 = i_195;
                                i_141 = i_143;
                            } else {
                                i_137 = i_196;
                                i_139 = i_195;
                                i_141 = i_143;
                            }
                        } else {
                            i_137 = i_196;
                            i_139 = i_195;
                            i_141 = i_143;
                        }
                    }
                }
            }
            i_208 = i_136;
            i_209 = i_137;
            i_210 = i_138;
            i_211 = i_139;
            i_212 = i_140;
        } else {
            i_208 = i_55;
            i_209 = i_56;
            i_210 = i_57;
            i_211 = i_58;
            i_212 = i_60;
        }
        GALEFS_BROADCAST(5, l_213, ((long) i_212));
        i_214 = (int) l_213;
        l_215 = (long) ((ulong) l_59 + (ulong) ((long) i_135));
        if (i_214 == 0) {
            i_55 = i_208;
            i_56 = i_209;
            i_57 = i_210;
            i_58 = i_211;
            l_59 = l_215;
            i_60 = i_214;
            i_61 = i_135;
        } else {
            i_55 = i_208;
            i_56 = i_209;
            i_57 = i_210;
            i_58 = i_211;
            l_59 = l_215;
            i_60 = i_214;
            i_61 = 0;
        }
    }
    i_216 = (int) ((uint) i_55 + (uint) 1);
    if (i_61 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_217 = gale_group << 2;
            *((__global gale_int *) (arg_status + ((((long) i_217) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_217 + 1)) << 2) + 16L))) = i_216;
            *((__global gale_int *) (arg_status + ((((long) (i_217 + 2)) << 2) + 16L))) = i_61;
            i_218 = 1;
        } else {
            i_218 = 1;
        }
    } else {
        i_218 = i_60;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_218 == 0) {
            if (i_56 < 1) {
                i_219 = i_218;
            } else {
                if (i_56 < 32) {
                    i_220 = (int) ((uint) i_55 - (uint) i_39);
                    if (i_220 < 0) {
                        i_219 = 0;
                    } else {
                        i_221 = *((__global gale_int *) ul_33);
                        i_222 = *((__global gale_int *) ul_42);
                        l_223 = (long) i_221;
                        l_224 = l_223 * ((long) gale_group);
                        l_225 = (long) i_222;
                        if (l_224 < l_225) {
                            l_226 = l_225 - l_224;
                            if (l_226 < l_223) {
                                i_227 = (int) l_226;
                                i_228 = i_227;
                            } else {
                                i_228 = i_221;
                            }
                        } else {
                            i_228 = 0;
                        }
                        if (i_220 < i_228) {
                            i_229 = *((__global gale_int *) ul_33);
                            i_230 = *((__global gale_int *) ul_35);
                            l_231 = (long) i_229;
                            l_232 = ((long) (uint) i_220) * 44L;
                            l_233 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_231 * 43L) + ((l_231 * 44L) + (((long) i_230) << 2))) + 73855L) & (-64L)))) + (ulong) l_232);
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_233 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_56;
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_233 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_57;
                            i_234 = *((__global gale_int *) ul_33);
                            i_235 = *((__global gale_int *) ul_35);
                            l_236 = (long) i_234;
                            l_237 = (l_236 * 44L) + 73792L;
                            l_238 = (((l_237 + (((long) i_235) << 2)) + (l_236 * 43L)) + 63L) & (-64L);
                            l_239 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_238)) + (ulong) 73792L);
                            l_240 = (long) ((ulong) l_232 + (ulong) l_239);
                            i_241 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_240 >> 2))) << 2) + 16L)));
                            i_242 = (int) (((long) ((ulong) l_237 + (ulong) ((long) ((ulong) l_238 * (ulong) ((long) gale_group))))) >> 2);
                            i_243 = (int) ((uint) i_235 + (uint) (-1));
                            i_244 = i_243 & (((int) ((uint) i_58 * (uint) (-1640531535))) >> 15);
                            i_245 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_242 + (uint) i_244))) << 2) + 16L)));
                            i_246 = i_243 >> 1;
                            i_247 = ~i_246;
                            i_248 = i_244;
                            i_249 = i_245;
                            while (true) {
                                i_250 = (int) ((uint) (i_246 & i_249) + (uint) (-1));
                                if (i_249 == 0) {
                                    goto B207;
                                }
                                if (((i_58 ^ i_249) & i_247) == 0) {
                                    l_251 = (long) ((ulong) l_239 + (ulong) (((long) i_250) * 44L));
                                    i_252 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_251 >> 2))) << 2) + 16L)));
                                    if (i_241 == i_252) {
                                        l_253 = (long) ((ulong) l_251 + (ulong) 12L);
                                        l_254 = (long) ((ulong) l_240 + (ulong) 12L);
                                        i_255 = 0;
                                        while (true) {
                                            if (!(i_255 < i_241)) {
                                                goto B200;
                                            }
                                            l_256 = (long) i_255;
                                            i_257 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_253 + (ulong) l_256))));
                                            i_258 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_254 + (ulong) l_256))));
                                            if (!(i_257 == i_258)) {
                                                break;
                                            }
                                            i_259 = (int) ((uint) i_255 + (uint) 1);
                                            i_255 = i_259;
                                        }
                                        goto B201;
                                    B200:;
                                    B201:;
                                        if (i_255 == i_241) {
                                            break;
                                        }
                                    }
                                }
                                i_260 = i_243 & ((int) ((uint) i_248 + (uint) 1));
                                i_261 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_242 + (uint) i_260))) << 2) + 16L)));
                                i_248 = i_260;
                                i_249 = i_261;
                            }
                            goto B208;
                        B207:;
                        B208:;
                            if (i_250 < 0) {
                                i_262 = i_220;
                            } else {
                                i_262 = i_250;
                            }
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_240 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_262;
                            if (i_250 < 0) {
                                i_263 = i_244;
                                while (true) {
                                    ul_264 = arg_work + ((((long) ((int) ((uint) i_242 + (uint) i_263))) << 2) + 16L);
                                    i_265 = *((__global gale_int *) ul_264);
                                    if (i_265 == 0) {
                                        break;
                                    }
                                    i_266 = i_243 & ((int) ((uint) i_263 + (uint) 1));
                                    i_263 = i_266;
                                }
                                *((__global gale_int *) ul_264) = ((i_58 & i_247) | ((int) ((uint) i_220 + (uint) 1)));
                                i_219 = 0;
                            } else {
                                i_219 = 0;
                            }
                        } else {
                            i_219 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_267 = gale_group << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_267) << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + ((((long) (i_267 + 1)) << 2) + 16L))) = i_216;
                        *((__global gale_int *) (arg_status + ((((long) (i_267 + 2)) << 2) + 16L))) = i_56;
                        i_219 = 3;
                    } else {
                        i_219 = 3;
                    }
                }
            }
        } else {
            i_219 = i_218;
        }
    } else {
        i_219 = i_218;
    }
    GALEFS_BROADCAST(6, l_268, ((long) i_219));
    if (((int) get_local_id(0)) == 0) {
        i_269 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_269 == 0) {
            i_270 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_271 = (int) (0 - (uint) i_270);
            if (i_271 < 0) {
                l_272 = (long) i_271;
                l_273 = l_272;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_274 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_274)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 12L)))) = i_40;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 36L)))) = 0;
                l_273 = LONG_MIN;
            }
        } else {
            l_275 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_276 = *((__global gale_int *) (arg_fs + 16 + l_275));
            i_277 = (int) ((uint) i_276 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_275)) = i_277;
            if (i_4 < i_277) {
                i_278 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_278 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_279 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_279)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 36L)))) = 0;
                    l_273 = LONG_MIN;
                } else {
                    l_273 = (-16L);
                }
            } else {
                l_273 = (-16L);
            }
        }
    } else {
        l_273 = 0L;
    }
    GALEFS_BROADCAST(7, l_280, l_273);
    if (l_280 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_268;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_280); }
        GALEFS_RETURN;
        resume_3:
        i_1 = (int) gale_ints[gale_item];
        l_268 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        ul_33 = arg_args + 20L;
        ul_35 = arg_args + 24L;
        ul_42 = arg_args + 16L;
        l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_49 = 1L << i_48;
        l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
        l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_280 = gale_round_reply(gale_entry);
    }
    ul_281 = arg_args + 32L;
    i_282 = *((__global gale_int *) ul_281);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        i_283 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_283 == 0) {
            if (i_282 < 1) {
                l_284 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_285 = *((__global gale_int *) (arg_fs + 16 + l_284));
                i_286 = (int) ((uint) i_285 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_284)) = i_286;
                if (i_4 < i_286) {
                    i_287 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_287 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_288 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_288)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 16L)))) = (-2L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 36L)))) = 0;
                        l_289 = LONG_MIN;
                    } else {
                        l_289 = (-2L);
                    }
                } else {
                    l_289 = (-2L);
                }
            } else {
                if (i_282 < 4097) {
                    i_290 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_291 = (long) ((int) (0 - (uint) i_290));
                    l_289 = l_291;
                } else {
                    l_292 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_293 = *((__global gale_int *) (arg_fs + 16 + l_292));
                    i_294 = (int) ((uint) i_293 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_292)) = i_294;
                    if (i_4 < i_294) {
                        i_295 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_295 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_296 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_296)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 16L)))) = (-36L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 36L)))) = 0;
                            l_289 = LONG_MIN;
                        } else {
                            l_289 = (-36L);
                        }
                    } else {
                        l_289 = (-36L);
                    }
                }
            }
        } else {
            l_297 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_298 = *((__global gale_int *) (arg_fs + 16 + l_297));
            i_299 = (int) ((uint) i_298 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_297)) = i_299;
            if (i_4 < i_299) {
                i_300 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_300 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_301 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_301)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 36L)))) = 0;
                    l_289 = LONG_MIN;
                } else {
                    l_289 = (-16L);
                }
            } else {
                l_289 = (-16L);
            }
        }
        if (l_289 < 0L) {
            l_302 = l_289;
        } else {
            l_303 = (long) i_1;
            l_304 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_305 = 0;
            while (true) {
                if (!(i_305 < i_282)) {
                    break;
                }
                l_306 = (long) i_305;
                i_307 = (int) *((__global char *) (arg_paths + 16 + (l_303 + l_306)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_304 + (ulong) l_306)))) = (char) i_307;
                i_308 = (int) ((uint) i_305 + (uint) 1);
                i_305 = i_308;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_309 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_309)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 36L)))) = i_282;
            l_302 = LONG_MIN;
        }
    } else {
        l_302 = 0L;
    }
    GALEFS_BROADCAST(9, l_310, l_302);
    if (l_310 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_268;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_310); }
        GALEFS_RETURN;
        resume_4:
        l_268 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        ul_33 = arg_args + 20L;
        ul_35 = arg_args + 24L;
        ul_42 = arg_args + 16L;
        l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_49 = 1L << i_48;
        l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
        l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
        ul_281 = arg_args + 32L;
        l_310 = gale_round_reply(gale_entry);
    }
    i_311 = (int) l_310;
    i_312 = (((int) l_268) == 0) ? 1 : 0;
    i_313 = (int) get_local_size(0);
    i_314 = (int) get_local_size(0);
    i_315 = (int) get_local_size(0);
    i_316 = (int) get_local_id(0);
    l_317 = (long) gale_group;
    i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_319 = (int) get_local_size(0);
    i_320 = (int) get_local_id(0);
    l_321 = (long) gale_group;
    i_322 = (int) get_local_id(0);
    i_323 = (int) get_local_id(0);
    i_324 = (int) get_local_id(0);
    i_325 = (int) get_local_id(0);
    l_326 = (long) gale_group;
    i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    l_328 = (long) gale_group;
    i_329 = (int) get_local_id(0);
    l_330 = (long) gale_group;
    i_331 = (int) get_local_id(0);
    l_332 = (long) gale_group;
    ul_333 = arg_args + 36L;
    l_334 = 0L;
    i_335 = 1;
    i_336 = i_312;
    while (true) {
        if (i_336 == 0) {
            break;
        }
        i_337 = *((__global gale_int *) ul_333);
        i_338 = *((__global gale_int *) ul_33);
        i_339 = *((__global gale_int *) ul_35);
        l_340 = (long) i_338;
        l_341 = (long) ((ulong) ((long) ((ulong) l_332 * (ulong) ((((((l_340 * 44L) + 73792L) + (((long) i_339) << 2)) + (l_340 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
        l_342 = (long) ((ulong) l_341 + (ulong) ((long) i_337));
        i_343 = 0;
        i_344 = 1;
        while (true) {
            if (i_344 < 1) {
                goto B346;
            }
            if (!(i_343 < 4001)) {
                break;
            }
            l_345 = (long) i_343;
            l_346 = (long) ((ulong) l_342 + (ulong) l_345);
            i_347 = (int) ((uint) 4001 - (uint) i_343);
            i_348 = (int) get_local_id(0);
            i_349 = (int) get_local_id(0);
            i_350 = 1;
            i_351 = 0;
            while (true) {
                if (!(i_350 == 1)) {
                    break;
                }
                l_352 = (long) i_351;
                l_353 = (long) ((ulong) l_334 + (ulong) (l_345 + l_352));
                l_354 = l_50 & l_353;
                if (i_349 == 0) {
                    i_355 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_356 = (int) (0 - (uint) i_355);
                    l_357 = (long) ((ulong) l_52 + (ulong) (((long) i_311) << 3));
                    if (i_356 < 0) {
                        l_358 = (long) i_356;
                        l_359 = l_358;
                    } else {
                        if (i_311 < 0) {
                            i_360 = (-9);
                        } else {
                            if (i_311 < i_53) {
                                i_361 = *((volatile __global gale_int *) (arg_fs + 16 + l_357));
                                i_362 = (int) ((uint) i_361 + (uint) (-1));
                                i_363 = (i_362 < 0) ? (-9) : i_362;
                                if (i_363 < 0) {
                                    i_360 = i_363;
                                } else {
                                    i_364 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 4L))));
                                    if ((i_364 & 3) == 1) {
                                        i_360 = (-9);
                                    } else {
                                        i_360 = i_363;
                                    }
                                }
                            } else {
                                i_360 = (-9);
                            }
                        }
                        l_365 = (long) i_360;
                        if (i_360 < 0) {
                            l_359 = l_365;
                        } else {
                            if (l_353 < 0L) {
                                l_359 = (-22L);
                            } else {
                                i_366 = (int) ((uint) i_347 - (uint) i_351);
                                if (i_366 < 0) {
                                    l_359 = (-22L);
                                } else {
                                    i_367 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_367 == 0) {
                                        l_368 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) (l_365 << 6)))));
                                        l_369 = (long) ((ulong) l_368 - (ulong) l_353);
                                        if (l_369 < 1L) {
                                            l_359 = 0L;
                                        } else {
                                            l_370 = (long) (uint) i_366;
                                            l_371 = (l_369 < l_370) ? l_369 : l_370;
                                            l_359 = l_371;
                                        }
                                    } else {
                                        l_359 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_359 < 1L) {
                        l_372 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_373 = *((__global gale_int *) (arg_fs + 16 + l_372));
                        i_374 = (int) ((uint) i_373 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_372)) = i_374;
                        if (i_4 < i_374) {
                            i_375 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_375 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_376 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_376)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 16L)))) = l_359;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 36L)))) = 0;
                                l_377 = LONG_MIN;
                            } else {
                                l_377 = l_359;
                            }
                        } else {
                            l_377 = l_359;
                        }
                    } else {
                        l_378 = (long) ((ulong) l_49 - (ulong) l_354);
                        if (l_378 < l_359) {
                            i_379 = (int) l_378;
                            i_380 = i_379;
                        } else {
                            i_381 = (int) l_359;
                            i_380 = i_381;
                        }
                        if (i_311 < 0) {
                            i_382 = (-9);
                        } else {
                            if (i_311 < i_53) {
                                i_383 = *((volatile __global gale_int *) (arg_fs + 16 + l_357));
                                i_384 = (int) ((uint) i_383 + (uint) (-1));
                                i_385 = (i_384 < 0) ? (-9) : i_384;
                                i_382 = i_385;
                            } else {
                                i_382 = (-9);
                            }
                        }
                        l_386 = (long) i_382;
                        if (i_382 < 0) {
                            l_377 = l_386;
                        } else {
                            l_387 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_388 = *((__global gale_int *) (arg_fs + 16 + l_387));
                            i_389 = (int) ((uint) i_388 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_387)) = i_389;
                            if (i_4 < i_389) {
                                i_390 = (-1);
                            } else {
                                i_391 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) (l_386 << 6))) + (ulong) 8L))));
                                l_392 = l_353 >> i_48;
                                i_393 = i_47 & ((int) (((long) ((ulong) ((long) ((ulong) l_392 + (ulong) (((long) i_391) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_394 = i_393;
                                i_395 = 0;
                                i_396 = (-2);
                                while (true) {
                                    if (!(i_396 == (-2))) {
                                        break;
                                    }
                                    i_397 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) (((long) i_394) << 2)))));
                                    i_398 = (int) ((uint) i_397 + (uint) (-1));
                                    if (i_398 < 0) {
                                        i_396 = (-1);
                                    } else {
                                        l_399 = (long) ((ulong) l_45 + (ulong) (((long) (uint) i_398) << 5));
                                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_399));
                                        l_401 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 8L))));
                                        if ((!(i_391 == i_400)) || (!(l_392 == l_401))) {
                                            if (i_47 == i_395) {
                                                i_396 = (-1);
                                            } else {
                                                i_402 = (int) ((uint) i_395 + (uint) 1);
                                                i_403 = i_47 & ((int) ((uint) i_394 + (uint) 1));
                                                i_394 = i_403;
                                                i_395 = i_402;
                                            }
                                        } else {
                                            i_396 = i_398;
                                        }
                                    }
                                }
                                i_390 = i_396;
                            }
                            l_404 = (long) i_380;
                            if (i_390 < 0) {
                                i_405 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_406 = (int) (0 - (uint) i_405);
                                if (i_406 < 0) {
                                    l_407 = (long) i_406;
                                    l_377 = l_407;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_408 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_408)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 12L)))) = i_311;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 16L)))) = l_353;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 24L)))) = l_359;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_408 + (ulong) 36L)))) = 0;
                                    l_409 = (long) ((ulong) l_404 + (ulong) (-9223372036854775807L));
                                    l_377 = l_409;
                                }
                            } else {
                                l_410 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_411 = *((__global gale_long *) (arg_fs + 16 + l_410));
                                *((__global gale_long *) (arg_fs + 16 + l_410)) = ((long) ((ulong) l_411 + (ulong) 1L));
                                l_412 = l_404 | (((long) (uint) i_390) << 32);
                                l_377 = l_412;
                            }
                        }
                    }
                } else {
                    l_377 = 0L;
                }
                GALEFS_BROADCAST(10, l_413, l_377);
                if (l_413 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_311;
                    gale_longs[gale_item] = (ulong) l_334;
                    gale_ints[gale_items + gale_item] = (uint) i_335;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_337;
                    gale_longs[gale_items + gale_item] = (ulong) l_341;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_342;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_343;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_345;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_346;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_347;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_351;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_352;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_354;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_413); }
                    GALEFS_RETURN;
                    resume_5:
                    i_311 = (int) gale_ints[gale_item];
                    l_334 = (long) gale_longs[gale_item];
                    i_335 = (int) gale_ints[gale_items + gale_item];
                    i_337 = (int) gale_ints[2 * gale_items + gale_item];
                    l_341 = (long) gale_longs[gale_items + gale_item];
                    l_342 = (long) gale_longs[2 * gale_items + gale_item];
                    i_343 = (int) gale_ints[3 * gale_items + gale_item];
                    l_345 = (long) gale_longs[3 * gale_items + gale_item];
                    l_346 = (long) gale_longs[4 * gale_items + gale_item];
                    i_347 = (int) gale_ints[4 * gale_items + gale_item];
                    i_351 = (int) gale_ints[5 * gale_items + gale_item];
                    l_352 = (long) gale_longs[5 * gale_items + gale_item];
                    l_354 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_33 = arg_args + 20L;
                    ul_35 = arg_args + 24L;
                    ul_42 = arg_args + 16L;
                    l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_49 = 1L << i_48;
                    l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
                    l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    ul_281 = arg_args + 32L;
                    i_313 = (int) get_local_size(0);
                    i_314 = (int) get_local_size(0);
                    i_315 = (int) get_local_size(0);
                    i_316 = (int) get_local_id(0);
                    l_317 = (long) gale_group;
                    i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_319 = (int) get_local_size(0);
                    i_320 = (int) get_local_id(0);
                    l_321 = (long) gale_group;
                    i_322 = (int) get_local_id(0);
                    i_323 = (int) get_local_id(0);
                    i_324 = (int) get_local_id(0);
                    i_325 = (int) get_local_id(0);
                    l_326 = (long) gale_group;
                    i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_328 = (long) gale_group;
                    i_329 = (int) get_local_id(0);
                    l_330 = (long) gale_group;
                    i_331 = (int) get_local_id(0);
                    l_332 = (long) gale_group;
                    ul_333 = arg_args + 36L;
                    i_348 = (int) get_local_id(0);
                    i_349 = (int) get_local_id(0);
                    l_413 = gale_round_reply(gale_entry);
                }
                i_414 = (int) l_413;
                if (l_413 < 0L) {
                    i_415 = 0;
                } else {
                    i_415 = i_414;
                }
                if (l_413 < 0L) {
                    l_416 = 0L;
                } else {
                    if (i_414 == 0) {
                        l_416 = 0L;
                    } else {
                        l_417 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) (((long) ((ulong) l_413 >> 32)) << 5))) + (ulong) 16L))));
                        l_418 = (long) ((ulong) l_354 + (ulong) l_417);
                        l_416 = l_418;
                    }
                }
                gale_copy((arg_fs + 16 + l_416), (arg_work + 16 + ((long) ((ulong) l_346 + (ulong) l_352))), i_415);
                GALEFS_BARRIER(11);
                if (i_348 == 0) {
                    if (!(i_415 < 1)) {
                        l_419 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_420 = *((__global gale_long *) (arg_fs + 16 + l_419));
                        *((__global gale_long *) (arg_fs + 16 + l_419)) = ((long) ((ulong) ((long) (uint) i_415) + (ulong) l_420));
                    }
                }
                i_421 = (int) ((uint) i_351 + (uint) i_415);
                if (l_413 < 0L) {
                    i_350 = i_414;
                    i_351 = i_421;
                } else {
                    i_422 = ((i_415 < 1) || (!(i_421 < i_347))) ? 0 : 1;
                    i_350 = i_422;
                    i_351 = i_421;
                }
            }
            if (i_351 < 1) {
                i_423 = i_350;
            } else {
                i_423 = i_351;
            }
            i_424 = (i_423 < 1) ? 0 : i_423;
            i_425 = (int) ((uint) i_343 + (uint) i_424);
            i_343 = i_425;
            i_344 = i_423;
        }
        goto B347;
    B346:;
    B347:;
        if (i_344 < 0) {
            i_426 = i_344;
        } else {
            i_426 = i_343;
        }
        i_427 = *((__global gale_int *) ul_0);
        i_428 = *((__global gale_int *) ul_281);
        l_429 = ((long) i_427) + ((long) i_428);
        i_430 = i_331;
        while (true) {
            if (!(i_430 < i_337)) {
                break;
            }
            l_431 = (long) i_430;
            i_432 = (int) *((__global char *) (arg_paths + 16 + (l_429 + l_431)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_341 + (ulong) l_431)))) = (char) i_432;
            i_433 = (int) ((uint) i_430 + (uint) i_315);
            i_430 = i_433;
        }
        i_434 = 0;
        while (true) {
            i_435 = (int) ((uint) i_434 + (uint) 1);
            if (!(i_434 < i_426)) {
                goto B358;
            }
            i_436 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_342 + (ulong) ((long) i_434)))));
            if (i_436 == 10) {
                break;
            }
            i_434 = i_435;
        }
        goto B359;
    B358:;
    B359:;
        if (i_311 < 0) {
            i_437 = i_311;
        } else {
            if (i_426 < 1) {
                i_437 = i_426;
            } else {
                i_437 = i_435;
            }
        }
        i_438 = *((__global gale_int *) ul_33);
        i_439 = *((__global gale_int *) ul_35);
        i_440 = *((__global gale_int *) ul_333);
        l_441 = (long) i_438;
        l_442 = (((((l_441 * 44L) + 73792L) + (((long) i_439) << 2)) + (l_441 * 43L)) + 63L) & (-64L);
        l_443 = (long) i_440;
        i_444 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_442 * (ulong) l_330)) + (ulong) 65600L)) + (ulong) l_443))));
        l_445 = (long) ((ulong) ((long) ((ulong) l_328 * (ulong) l_442)) + (ulong) 65600L);
        if (i_444 == 47) {
            l_446 = (long) ((ulong) l_445 + (ulong) l_443);
            l_447 = l_446;
        } else {
            l_447 = l_445;
        }
        i_448 = (int) ((uint) i_437 + (uint) (-1));
        i_449 = (int) ((uint) i_437 + (uint) (-2));
        if ((uint) i_449 < (uint) 4000) {
            i_450 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_443 + (ulong) ((long) ((ulong) ((long) ((ulong) l_442 * (ulong) ((long) gale_group))) + (ulong) 65600L))))));
            if (i_450 == 47) {
                i_451 = i_448;
            } else {
                i_452 = (int) ((uint) i_448 + (uint) i_440);
                i_451 = i_452;
            }
        } else {
            i_451 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_329 == 0) {
            i_453 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_453 == 0) {
                if (i_451 < 1) {
                    l_454 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_455 = *((__global gale_int *) (arg_fs + 16 + l_454));
                    i_456 = (int) ((uint) i_455 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_454)) = i_456;
                    if (i_4 < i_456) {
                        i_457 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_457 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_458 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_458)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_458 + (ulong) 36L)))) = 0;
                            l_459 = LONG_MIN;
                        } else {
                            l_459 = (-2L);
                        }
                    } else {
                        l_459 = (-2L);
                    }
                } else {
                    if (i_451 < 4097) {
                        i_460 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_461 = (long) ((int) (0 - (uint) i_460));
                        l_459 = l_461;
                    } else {
                        l_462 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_463 = *((__global gale_int *) (arg_fs + 16 + l_462));
                        i_464 = (int) ((uint) i_463 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_462)) = i_464;
                        if (i_4 < i_464) {
                            i_465 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_465 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_466 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_466)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 36L)))) = 0;
                                l_459 = LONG_MIN;
                            } else {
                                l_459 = (-36L);
                            }
                        } else {
                            l_459 = (-36L);
                        }
                    }
                }
            } else {
                l_467 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_468 = *((__global gale_int *) (arg_fs + 16 + l_467));
                i_469 = (int) ((uint) i_468 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_467)) = i_469;
                if (i_4 < i_469) {
                    i_470 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_470 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_471 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_471)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 36L)))) = 0;
                        l_459 = LONG_MIN;
                    } else {
                        l_459 = (-16L);
                    }
                } else {
                    l_459 = (-16L);
                }
            }
            if (l_459 < 0L) {
                l_472 = l_459;
            } else {
                l_473 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_474 = (long) ((ulong) l_473 + (ulong) 36L);
                l_475 = (long) ((ulong) l_473 + (ulong) 32L);
                l_476 = (long) ((ulong) l_473 + (ulong) 24L);
                l_477 = (long) ((ulong) l_473 + (ulong) 16L);
                l_478 = (long) ((ulong) l_473 + (ulong) 12L);
                l_479 = (long) ((ulong) l_473 + (ulong) 4L);
                l_480 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_481 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_482 = 0;
                while (true) {
                    if (!(i_482 < i_451)) {
                        break;
                    }
                    l_483 = (long) i_482;
                    i_484 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_447 + (ulong) l_483))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) l_483)))) = (char) i_484;
                    i_485 = (int) ((uint) i_482 + (uint) 1);
                    i_482 = i_485;
                }
                *((__global gale_int *) (arg_fs + 16 + l_480)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_473)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_479)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_478)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_477)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_476)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_475)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_474)) = i_451;
                l_472 = LONG_MIN;
            }
        } else {
            l_472 = 0L;
        }
        GALEFS_BROADCAST(13, l_486, l_472);
        if (l_486 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_437;
            gale_longs[gale_items + gale_item] = (ulong) l_447;
            gale_ints[3 * gale_items + gale_item] = (uint) i_448;
            gale_ints[4 * gale_items + gale_item] = (uint) i_449;
            gale_ints[5 * gale_items + gale_item] = (uint) i_451;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_486); }
            GALEFS_RETURN;
            resume_6:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_437 = (int) gale_ints[2 * gale_items + gale_item];
            l_447 = (long) gale_longs[gale_items + gale_item];
            i_448 = (int) gale_ints[3 * gale_items + gale_item];
            i_449 = (int) gale_ints[4 * gale_items + gale_item];
            i_451 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_49 = 1L << i_48;
            l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
            l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
            ul_281 = arg_args + 32L;
            i_313 = (int) get_local_size(0);
            i_314 = (int) get_local_size(0);
            i_315 = (int) get_local_size(0);
            i_316 = (int) get_local_id(0);
            l_317 = (long) gale_group;
            i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_319 = (int) get_local_size(0);
            i_320 = (int) get_local_id(0);
            l_321 = (long) gale_group;
            i_322 = (int) get_local_id(0);
            i_323 = (int) get_local_id(0);
            i_324 = (int) get_local_id(0);
            i_325 = (int) get_local_id(0);
            l_326 = (long) gale_group;
            i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_328 = (long) gale_group;
            i_329 = (int) get_local_id(0);
            l_330 = (long) gale_group;
            i_331 = (int) get_local_id(0);
            l_332 = (long) gale_group;
            ul_333 = arg_args + 36L;
            l_486 = gale_round_reply(gale_entry);
        }
        i_487 = *((__global gale_int *) ul_33);
        i_488 = (int) ((uint) i_327 * (uint) i_487);
        i_489 = 0;
        while (true) {
            if (!(i_489 < i_487)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_488 + (uint) i_489))) << 2) + 16L))) = 0;
            i_490 = (int) ((uint) i_489 + (uint) 1);
            i_489 = i_490;
        }
        i_491 = *((__global gale_int *) ul_33);
        i_492 = *((__global gale_int *) ul_35);
        l_493 = (long) i_491;
        l_494 = (long) ((ulong) l_326 * (ulong) ((((((l_493 * 44L) + 73792L) + (((long) i_492) << 2)) + (l_493 * 43L)) + 63L) & (-64L)));
        l_495 = (long) ((ulong) l_494 + (ulong) 65536L);
        l_496 = (long) ((ulong) l_494 + (ulong) 64L);
        i_497 = (int) l_486;
        i_498 = (i_497 < 0) ? i_497 : 1;
        l_499 = 0L;
        i_500 = i_498;
        while (true) {
            if (i_500 < 1) {
                break;
            }
            i_501 = 0;
            i_502 = 1;
            while (true) {
                if (i_502 < 1) {
                    goto B487;
                }
                if (!(i_501 < 65536)) {
                    break;
                }
                l_503 = (long) i_501;
                l_504 = (long) ((ulong) l_496 + (ulong) l_503);
                i_505 = (int) ((uint) 65536 - (uint) i_501);
                i_506 = (int) get_local_id(0);
                i_507 = (int) get_local_id(0);
                i_508 = 1;
                i_509 = 0;
                while (true) {
                    if (!(i_508 == 1)) {
                        break;
                    }
                    l_510 = (long) i_509;
                    l_511 = (long) ((ulong) l_499 + (ulong) (l_503 + l_510));
                    l_512 = l_50 & l_511;
                    if (i_507 == 0) {
                        i_513 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_514 = (int) (0 - (uint) i_513);
                        l_515 = (long) ((ulong) l_52 + (ulong) (((long) i_497) << 3));
                        if (i_514 < 0) {
                            l_516 = (long) i_514;
                            l_517 = l_516;
                        } else {
                            if (i_497 < 0) {
                                i_518 = (-9);
                            } else {
                                if (i_497 < i_53) {
                                    i_519 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                                    i_520 = (int) ((uint) i_519 + (uint) (-1));
                                    i_521 = (i_520 < 0) ? (-9) : i_520;
                                    if (i_521 < 0) {
                                        i_518 = i_521;
                                    } else {
                                        i_522 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 4L))));
                                        if ((i_522 & 3) == 1) {
                                            i_518 = (-9);
                                        } else {
                                            i_518 = i_521;
                                        }
                                    }
                                } else {
                                    i_518 = (-9);
                                }
                            }
                            l_523 = (long) i_518;
                            if (i_518 < 0) {
                                l_517 = l_523;
                            } else {
                                if (l_511 < 0L) {
                                    l_517 = (-22L);
                                } else {
                                    i_524 = (int) ((uint) i_505 - (uint) i_509);
                                    if (i_524 < 0) {
                                        l_517 = (-22L);
                                    } else {
                                        i_525 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_525 == 0) {
                                            l_526 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) (l_523 << 6)))));
                                            l_527 = (long) ((ulong) l_526 - (ulong) l_511);
                                            if (l_527 < 1L) {
                                                l_517 = 0L;
                                            } else {
                                                l_528 = (long) (uint) i_524;
                                                l_529 = (l_527 < l_528) ? l_527 : l_528;
                                                l_517 = l_529;
                                            }
                                        } else {
                                            l_517 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_517 < 1L) {
                            l_530 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_531 = *((__global gale_int *) (arg_fs + 16 + l_530));
                            i_532 = (int) ((uint) i_531 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_530)) = i_532;
                            if (i_4 < i_532) {
                                i_533 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_533 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_534 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_534)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 16L)))) = l_517;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 36L)))) = 0;
                                    l_535 = LONG_MIN;
                                } else {
                                    l_535 = l_517;
                                }
                            } else {
                                l_535 = l_517;
                            }
                        } else {
                            l_536 = (long) ((ulong) l_49 - (ulong) l_512);
                            if (l_536 < l_517) {
                                i_537 = (int) l_536;
                                i_538 = i_537;
                            } else {
                                i_539 = (int) l_517;
                                i_538 = i_539;
                            }
                            if (i_497 < 0) {
                                i_540 = (-9);
                            } else {
                                if (i_497 < i_53) {
                                    i_541 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                                    i_542 = (int) ((uint) i_541 + (uint) (-1));
                                    i_543 = (i_542 < 0) ? (-9) : i_542;
                                    i_540 = i_543;
                                } else {
                                    i_540 = (-9);
                                }
                            }
                            l_544 = (long) i_540;
                            if (i_540 < 0) {
                                l_535 = l_544;
                            } else {
                                l_545 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_546 = *((__global gale_int *) (arg_fs + 16 + l_545));
                                i_547 = (int) ((uint) i_546 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_545)) = i_547;
                                if (i_4 < i_547) {
                                    i_548 = (-1);
                                } else {
                                    i_549 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) (l_544 << 6))) + (ulong) 8L))));
                                    l_550 = l_511 >> i_48;
                                    i_551 = i_47 & ((int) (((long) ((ulong) ((long) ((ulong) l_550 + (ulong) (((long) i_549) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_552 = i_551;
                                    i_553 = 0;
                                    i_554 = (-2);
                                    while (true) {
                                        if (!(i_554 == (-2))) {
                                            break;
                                        }
                                        i_555 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) (((long) i_552) << 2)))));
                                        i_556 = (int) ((uint) i_555 + (uint) (-1));
                                        if (i_556 < 0) {
                                            i_554 = (-1);
                                        } else {
                                            l_557 = (long) ((ulong) l_45 + (ulong) (((long) (uint) i_556) << 5));
                                            i_558 = *((volatile __global gale_int *) (arg_fs + 16 + l_557));
                                            l_559 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 8L))));
                                            if ((!(i_549 == i_558)) || (!(l_550 == l_559))) {
                                                if (i_47 == i_553) {
                                                    i_554 = (-1);
                                                } else {
                                                    i_560 = (int) ((uint) i_553 + (uint) 1);
                                                    i_561 = i_47 & ((int) ((uint) i_552 + (uint) 1));
                                                    i_552 = i_561;
                                                    i_553 = i_560;
                                                }
                                            } else {
                                                i_554 = i_556;
                                            }
                                        }
                                    }
                                    i_548 = i_554;
                                }
                                l_562 = (long) i_538;
                                if (i_548 < 0) {
                                    i_563 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_564 = (int) (0 - (uint) i_563);
                                    if (i_564 < 0) {
                                        l_565 = (long) i_564;
                                        l_535 = l_565;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_566 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_566)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 12L)))) = i_497;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 16L)))) = l_511;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 24L)))) = l_517;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 36L)))) = 0;
                                        l_567 = (long) ((ulong) l_562 + (ulong) (-9223372036854775807L));
                                        l_535 = l_567;
                                    }
                                } else {
                                    l_568 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_569 = *((__global gale_long *) (arg_fs + 16 + l_568));
                                    *((__global gale_long *) (arg_fs + 16 + l_568)) = ((long) ((ulong) l_569 + (ulong) 1L));
                                    l_570 = l_562 | (((long) (uint) i_548) << 32);
                                    l_535 = l_570;
                                }
                            }
                        }
                    } else {
                        l_535 = 0L;
                    }
                    GALEFS_BROADCAST(14, l_571, l_535);
                    if (l_571 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_311;
                        gale_longs[gale_item] = (ulong) l_334;
                        gale_ints[gale_items + gale_item] = (uint) i_335;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_437;
                        gale_longs[gale_items + gale_item] = (ulong) l_447;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_448;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_449;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_451;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_494;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_495;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_496;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_497;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_499;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_501;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_503;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_504;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_505;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_509;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_510;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_512;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_571); }
                        GALEFS_RETURN;
                        resume_7:
                        i_311 = (int) gale_ints[gale_item];
                        l_334 = (long) gale_longs[gale_item];
                        i_335 = (int) gale_ints[gale_items + gale_item];
                        i_437 = (int) gale_ints[2 * gale_items + gale_item];
                        l_447 = (long) gale_longs[gale_items + gale_item];
                        i_448 = (int) gale_ints[3 * gale_items + gale_item];
                        i_449 = (int) gale_ints[4 * gale_items + gale_item];
                        i_451 = (int) gale_ints[5 * gale_items + gale_item];
                        l_494 = (long) gale_longs[2 * gale_items + gale_item];
                        l_495 = (long) gale_longs[3 * gale_items + gale_item];
                        l_496 = (long) gale_longs[4 * gale_items + gale_item];
                        i_497 = (int) gale_ints[6 * gale_items + gale_item];
                        l_499 = (long) gale_longs[5 * gale_items + gale_item];
                        i_501 = (int) gale_ints[7 * gale_items + gale_item];
                        l_503 = (long) gale_longs[6 * gale_items + gale_item];
                        l_504 = (long) gale_longs[7 * gale_items + gale_item];
                        i_505 = (int) gale_ints[8 * gale_items + gale_item];
                        i_509 = (int) gale_ints[9 * gale_items + gale_item];
                        l_510 = (long) gale_longs[8 * gale_items + gale_item];
                        l_512 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        ul_33 = arg_args + 20L;
                        ul_35 = arg_args + 24L;
                        ul_42 = arg_args + 16L;
                        l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_49 = 1L << i_48;
                        l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
                        l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        ul_281 = arg_args + 32L;
                        i_313 = (int) get_local_size(0);
                        i_314 = (int) get_local_size(0);
                        i_315 = (int) get_local_size(0);
                        i_316 = (int) get_local_id(0);
                        l_317 = (long) gale_group;
                        i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                        i_319 = (int) get_local_size(0);
                        i_320 = (int) get_local_id(0);
                        l_321 = (long) gale_group;
                        i_322 = (int) get_local_id(0);
                        i_323 = (int) get_local_id(0);
                        i_324 = (int) get_local_id(0);
                        i_325 = (int) get_local_id(0);
                        l_326 = (long) gale_group;
                        i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                        l_328 = (long) gale_group;
                        i_329 = (int) get_local_id(0);
                        l_330 = (long) gale_group;
                        i_331 = (int) get_local_id(0);
                        l_332 = (long) gale_group;
                        ul_333 = arg_args + 36L;
                        i_506 = (int) get_local_id(0);
                        i_507 = (int) get_local_id(0);
                        l_571 = gale_round_reply(gale_entry);
                    }
                    i_572 = (int) l_571;
                    if (l_571 < 0L) {
                        i_573 = 0;
                    } else {
                        i_573 = i_572;
                    }
                    if (l_571 < 0L) {
                        l_574 = 0L;
                    } else {
                        if (i_572 == 0) {
                            l_574 = 0L;
                        } else {
                            l_575 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) (((long) ((ulong) l_571 >> 32)) << 5))) + (ulong) 16L))));
                            l_576 = (long) ((ulong) l_512 + (ulong) l_575);
                            l_574 = l_576;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_574), (arg_work + 16 + ((long) ((ulong) l_504 + (ulong) l_510))), i_573);
                    GALEFS_BARRIER(15);
                    if (i_506 == 0) {
                        if (!(i_573 < 1)) {
                            l_577 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_578 = *((__global gale_long *) (arg_fs + 16 + l_577));
                            *((__global gale_long *) (arg_fs + 16 + l_577)) = ((long) ((ulong) ((long) (uint) i_573) + (ulong) l_578));
                        }
                    }
                    i_579 = (int) ((uint) i_509 + (uint) i_573);
                    if (l_571 < 0L) {
                        i_508 = i_572;
                        i_509 = i_579;
                    } else {
                        i_580 = ((i_573 < 1) || (!(i_579 < i_505))) ? 0 : 1;
                        i_508 = i_580;
                        i_509 = i_579;
                    }
                }
                if (i_509 < 1) {
                    i_581 = i_508;
                } else {
                    i_581 = i_509;
                }
                i_582 = (i_581 < 1) ? 0 : i_581;
                i_583 = (int) ((uint) i_501 + (uint) i_582);
                i_501 = i_583;
                i_502 = i_581;
            }
            goto B488;
        B487:;
        B488:;
            if (i_502 < 0) {
                i_584 = i_502;
            } else {
                i_584 = i_501;
            }
            if (i_584 < 65536) {
                i_585 = i_584;
            } else {
                i_586 = (int) ((uint) i_584 + (uint) (-32));
                i_585 = i_586;
            }
            if (!(i_584 < 0)) {
                i_587 = (l_499 == 0L) ? 0 : (-32);
                i_588 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_585 - (uint) i_587)) + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_589 = (int) ((uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) i_588)) + (uint) i_587);
                i_590 = (int) ((uint) i_589 + (uint) i_588);
                i_591 = (i_590 < i_585) ? i_590 : i_585;
                if (l_499 == 0L) {
                    if (i_589 == 0) {
                        i_592 = i_589;
                        goto B509;
                    }
                }
                i_593 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_496 + (ulong) ((long) i_589))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_593 | 32) + (uint) (-97))) < (uint) 26) || (i_593 == 95)) {
                    i_594 = i_589;
                    while (true) {
                        if (!(i_594 < i_591)) {
                            goto B507;
                        }
                        i_595 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_496 + (ulong) ((long) i_594)))));
                        if (!(((uint) ((int) ((uint) (i_595 | 32) + (uint) (-97))) < (uint) 26) || (i_595 == 95))) {
                            break;
                        }
                        i_596 = (int) ((uint) i_594 + (uint) 1);
                        i_594 = i_596;
                    }
                    i_592 = i_594;
                    goto B509;
                B507:;
                    i_592 = i_594;
                } else {
                    i_592 = i_589;
                }
            B509:;
                i_597 = *((__global gale_int *) ul_33);
                i_598 = *((__global gale_int *) ul_35);
                i_599 = i_592;
                while (true) {
                    if (!(i_599 < i_591)) {
                        break;
                    }
                    l_600 = (long) ((ulong) l_496 + (ulong) ((long) i_599));
                    i_601 = (int) *((__global char *) (arg_work + 16 + l_600));
                    if (((uint) ((int) ((uint) (i_601 | 32) + (uint) (-97))) < (uint) 26) || (i_601 == 95)) {
                        i_602 = (int) ((uint) i_598 + (uint) (-1));
                        i_603 = i_602 >> 1;
                        l_604 = (long) i_597;
                        l_605 = (l_604 * 44L) + 73792L;
                        l_606 = (((l_605 + (((long) i_598) << 2)) + (l_604 * 43L)) + 63L) & (-64L);
                        i_607 = (int) (((long) ((ulong) ((long) ((ulong) l_606 * (ulong) ((long) gale_group))) + (ulong) l_605)) >> 2);
                        i_608 = i_599;
                        i_609 = (-2128831035);
                        while (true) {
                            if (!(i_608 < i_584)) {
                                goto B517;
                            }
                            l_610 = (long) ((ulong) l_496 + (ulong) ((long) i_608));
                            i_611 = (int) *((__global char *) (arg_work + 16 + l_610));
                            if (!(((uint) ((int) ((uint) (i_611 | 32) + (uint) (-97))) < (uint) 26) || (i_611 == 95))) {
                                break;
                            }
                            i_612 = (int) *((__global char *) (arg_work + 16 + l_610));
                            i_613 = (int) ((uint) (i_609 ^ i_612) * (uint) 16777619);
                            i_614 = (int) ((uint) i_608 + (uint) 1);
                            i_608 = i_614;
                            i_609 = i_613;
                        }
                        goto B518;
                    B517:;
                    B518:;
                        i_615 = i_602 & (((int) ((uint) i_609 * (uint) (-1640531535))) >> 15);
                        i_616 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_607 + (uint) i_615))) << 2) + 16L)));
                        i_617 = i_615;
                        i_618 = i_616;
                        while (true) {
                            i_619 = (int) ((uint) (i_603 & i_618) + (uint) (-1));
                            if (i_618 == 0) {
                                goto B534;
                            }
                            if (((i_609 ^ i_618) & (~i_603)) == 0) {
                                l_620 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_606)) + (ulong) 73792L)) + (ulong) (((long) i_619) * 44L));
                                i_621 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_620 >> 2))) << 2) + 16L)));
                                i_622 = (int) ((uint) i_608 - (uint) i_599);
                                if (i_622 == i_621) {
                                    i_623 = 0;
                                    while (true) {
                                        if (!(i_623 < i_622)) {
                                            goto B527;
                                        }
                                        l_624 = (long) i_623;
                                        i_625 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_620 + (ulong) 12L)) + (ulong) l_624))));
                                        i_626 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_600 + (ulong) l_624))));
                                        if (!(i_625 == i_626)) {
                                            break;
                                        }
                                        i_627 = (int) ((uint) i_623 + (uint) 1);
                                        i_623 = i_627;
                                    }
                                    goto B528;
                                B527:;
                                B528:;
                                    if (i_622 == i_623) {
                                        break;
                                    }
                                }
                            }
                            i_628 = i_602 & ((int) ((uint) i_617 + (uint) 1));
                            i_629 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_607 + (uint) i_628))) << 2) + 16L)));
                            i_617 = i_628;
                            i_618 = i_629;
                        }
                        goto B535;
                    B534:;
                    B535:;
                        if (i_619 < 0) {
                            i_599 = i_608;
                        } else {
                            ul_630 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_597)) + (uint) i_619))) << 2) + 16L);
                            i_631 = *((__global gale_int *) ul_630);
                            *((__global gale_int *) ul_630) = ((int) ((uint) i_631 + (uint) 1));
                            i_599 = i_608;
                        }
                    } else {
                        i_632 = (int) ((uint) i_599 + (uint) 1);
                        i_599 = i_632;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_633 = i_325;
            while (true) {
                if (!(i_633 < 64)) {
                    break;
                }
                l_634 = (long) i_633;
                i_635 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_634 + (ulong) l_495))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_494 + (ulong) l_634)))) = (char) i_635;
                i_636 = (int) ((uint) i_633 + (uint) i_314);
                i_633 = i_636;
            }
            l_637 = (long) ((ulong) l_499 + (ulong) ((long) i_584));
            if (i_584 < 0) {
                l_499 = l_637;
                i_500 = i_584;
            } else {
                i_638 = (i_584 < 65536) ? 0 : 1;
                l_499 = l_637;
                i_500 = i_638;
            }
        }
        if (i_324 == 0) {
            i_639 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_639 == 0) {
                i_640 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_641 = (int) (0 - (uint) i_640);
                if (i_641 < 0) {
                    l_642 = (long) i_641;
                    l_643 = l_642;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_644 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_644)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 12L)))) = i_497;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 36L)))) = 0;
                    l_643 = LONG_MIN;
                }
            } else {
                l_645 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_646 = *((__global gale_int *) (arg_fs + 16 + l_645));
                i_647 = (int) ((uint) i_646 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_645)) = i_647;
                if (i_4 < i_647) {
                    i_648 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_648 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_649 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_649)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_649 + (ulong) 36L)))) = 0;
                        l_643 = LONG_MIN;
                    } else {
                        l_643 = (-16L);
                    }
                } else {
                    l_643 = (-16L);
                }
            }
        } else {
            l_643 = 0L;
        }
        GALEFS_BROADCAST(17, l_650, l_643);
        if (l_650 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_437;
            gale_longs[gale_items + gale_item] = (ulong) l_447;
            gale_ints[3 * gale_items + gale_item] = (uint) i_448;
            gale_ints[4 * gale_items + gale_item] = (uint) i_449;
            gale_ints[5 * gale_items + gale_item] = (uint) i_451;
            gale_ints[6 * gale_items + gale_item] = (uint) i_500;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_650); }
            GALEFS_RETURN;
            resume_8:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_437 = (int) gale_ints[2 * gale_items + gale_item];
            l_447 = (long) gale_longs[gale_items + gale_item];
            i_448 = (int) gale_ints[3 * gale_items + gale_item];
            i_449 = (int) gale_ints[4 * gale_items + gale_item];
            i_451 = (int) gale_ints[5 * gale_items + gale_item];
            i_500 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_49 = 1L << i_48;
            l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
            l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
            ul_281 = arg_args + 32L;
            i_313 = (int) get_local_size(0);
            i_314 = (int) get_local_size(0);
            i_315 = (int) get_local_size(0);
            i_316 = (int) get_local_id(0);
            l_317 = (long) gale_group;
            i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_319 = (int) get_local_size(0);
            i_320 = (int) get_local_id(0);
            l_321 = (long) gale_group;
            i_322 = (int) get_local_id(0);
            i_323 = (int) get_local_id(0);
            i_324 = (int) get_local_id(0);
            i_325 = (int) get_local_id(0);
            l_326 = (long) gale_group;
            i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_328 = (long) gale_group;
            i_329 = (int) get_local_id(0);
            l_330 = (long) gale_group;
            i_331 = (int) get_local_id(0);
            l_332 = (long) gale_group;
            ul_333 = arg_args + 36L;
            l_650 = gale_round_reply(gale_entry);
        }
        if (i_323 == 0) {
            l_651 = (long) ((ulong) l_447 + (ulong) ((long) i_451));
            *((__global char *) (arg_work + 16 + l_651)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_651 + (ulong) 6L)))) = (char) 115;
        }
        if (i_500 < 0) {
            i_652 = 0;
        } else {
            i_653 = (int) ((uint) i_451 + (uint) 7);
            i_652 = i_653;
        }
        GALEFS_BARRIER(18);
        if (i_322 == 0) {
            i_654 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_654 == 0) {
                if (i_652 < 1) {
                    l_655 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_656 = *((__global gale_int *) (arg_fs + 16 + l_655));
                    i_657 = (int) ((uint) i_656 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_655)) = i_657;
                    if (i_4 < i_657) {
                        i_658 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_658 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_659 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_659)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 36L)))) = 0;
                            l_660 = LONG_MIN;
                        } else {
                            l_660 = (-2L);
                        }
                    } else {
                        l_660 = (-2L);
                    }
                } else {
                    if (i_652 < 4097) {
                        i_661 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_662 = (long) ((int) (0 - (uint) i_661));
                        l_660 = l_662;
                    } else {
                        l_663 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_664 = *((__global gale_int *) (arg_fs + 16 + l_663));
                        i_665 = (int) ((uint) i_664 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_663)) = i_665;
                        if (i_4 < i_665) {
                            i_666 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_666 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_667 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_667)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 36L)))) = 0;
                                l_660 = LONG_MIN;
                            } else {
                                l_660 = (-36L);
                            }
                        } else {
                            l_660 = (-36L);
                        }
                    }
                }
            } else {
                l_668 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_669 = *((__global gale_int *) (arg_fs + 16 + l_668));
                i_670 = (int) ((uint) i_669 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_668)) = i_670;
                if (i_4 < i_670) {
                    i_671 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_671 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_672 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_672)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_672 + (ulong) 36L)))) = 0;
                        l_660 = LONG_MIN;
                    } else {
                        l_660 = (-16L);
                    }
                } else {
                    l_660 = (-16L);
                }
            }
            if (l_660 < 0L) {
                l_673 = l_660;
            } else {
                l_674 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_675 = (long) ((ulong) l_674 + (ulong) 36L);
                l_676 = (long) ((ulong) l_674 + (ulong) 32L);
                l_677 = (long) ((ulong) l_674 + (ulong) 24L);
                l_678 = (long) ((ulong) l_674 + (ulong) 16L);
                l_679 = (long) ((ulong) l_674 + (ulong) 12L);
                l_680 = (long) ((ulong) l_674 + (ulong) 4L);
                l_681 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_682 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_683 = 0;
                while (true) {
                    if (!(i_683 < i_652)) {
                        break;
                    }
                    l_684 = (long) i_683;
                    i_685 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_447 + (ulong) l_684))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_682 + (ulong) l_684)))) = (char) i_685;
                    i_686 = (int) ((uint) i_683 + (uint) 1);
                    i_683 = i_686;
                }
                *((__global gale_int *) (arg_fs + 16 + l_681)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_674)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_680)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_679)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_678)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_677)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_676)) = 577;
                *((__global gale_int *) (arg_fs + 16 + l_675)) = i_652;
                l_673 = LONG_MIN;
            }
        } else {
            l_673 = 0L;
        }
        GALEFS_BROADCAST(19, l_687, l_673);
        if (l_687 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_437;
            gale_ints[3 * gale_items + gale_item] = (uint) i_448;
            gale_ints[4 * gale_items + gale_item] = (uint) i_449;
            gale_ints[5 * gale_items + gale_item] = (uint) i_500;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_687); }
            GALEFS_RETURN;
            resume_9:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_437 = (int) gale_ints[2 * gale_items + gale_item];
            i_448 = (int) gale_ints[3 * gale_items + gale_item];
            i_449 = (int) gale_ints[4 * gale_items + gale_item];
            i_500 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_49 = 1L << i_48;
            l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
            l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
            ul_281 = arg_args + 32L;
            i_313 = (int) get_local_size(0);
            i_314 = (int) get_local_size(0);
            i_315 = (int) get_local_size(0);
            i_316 = (int) get_local_id(0);
            l_317 = (long) gale_group;
            i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_319 = (int) get_local_size(0);
            i_320 = (int) get_local_id(0);
            l_321 = (long) gale_group;
            i_322 = (int) get_local_id(0);
            i_323 = (int) get_local_id(0);
            i_324 = (int) get_local_id(0);
            i_325 = (int) get_local_id(0);
            l_326 = (long) gale_group;
            i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_328 = (long) gale_group;
            i_329 = (int) get_local_id(0);
            l_330 = (long) gale_group;
            i_331 = (int) get_local_id(0);
            l_332 = (long) gale_group;
            ul_333 = arg_args + 36L;
            l_687 = gale_round_reply(gale_entry);
        }
        i_688 = *((__global gale_int *) ul_33);
        i_689 = *((__global gale_int *) ul_35);
        l_690 = (long) i_688;
        i_691 = (int) l_687;
        if (i_691 < 0) {
            i_692 = 0;
        } else {
            i_693 = *((__global gale_int *) ul_42);
            l_694 = l_690 * ((long) gale_group);
            l_695 = (long) i_693;
            if (l_694 < l_695) {
                l_696 = l_695 - l_694;
                if (l_696 < l_690) {
                    i_697 = (int) l_696;
                    i_692 = i_697;
                } else {
                    i_692 = i_688;
                }
            } else {
                i_692 = 0;
            }
        }
        l_698 = ((l_690 * 44L) + 73792L) + (((long) i_689) << 2);
        l_699 = ((l_698 + (l_690 * 43L)) + 63L) & (-64L);
        l_700 = (long) ((ulong) l_321 * (ulong) l_699);
        i_701 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_700 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_702 = (long) ((ulong) l_700 + (ulong) 73792L);
        if (i_692 < 1) {
            i_703 = 0;
        } else {
            l_704 = (long) ((ulong) l_702 + (ulong) (((long) (uint) ((int) ((uint) i_692 + (uint) (-1)))) * 44L));
            i_705 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_704 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_706 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_704 >> 2))) << 2) + 16L)));
            i_707 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_705 + (uint) i_706)) + (uint) 12)) - (uint) i_701);
            i_703 = i_707;
        }
        l_708 = (long) i_701;
        l_709 = (long) ((ulong) l_698 + (ulong) ((long) ((ulong) l_699 * (ulong) l_317)));
        i_710 = i_320;
        while (true) {
            if (!(i_710 < i_692)) {
                break;
            }
            l_711 = (long) ((ulong) l_702 + (ulong) (((long) i_710) * 44L));
            i_712 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_711 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_713 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_711 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_714 = 0;
            i_715 = 0;
            while (true) {
                if (!(i_715 < i_319)) {
                    break;
                }
                i_716 = *((__global gale_int *) ul_33);
                i_717 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_715 + (uint) i_318)) * (uint) i_716)) + (uint) i_713))) << 2) + 16L)));
                i_718 = (int) ((uint) i_714 + (uint) i_717);
                i_719 = (int) ((uint) i_715 + (uint) 1);
                i_714 = i_718;
                i_715 = i_719;
            }
            l_720 = (long) ((ulong) ((long) ((ulong) l_709 + (ulong) ((long) i_712))) - (ulong) l_708);
            i_721 = 0;
            while (true) {
                if (!(i_721 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_720 + (ulong) ((long) i_721))))) = (char) 32;
                i_722 = (int) ((uint) i_721 + (uint) 1);
                i_721 = i_722;
            }
            i_723 = i_714;
            i_724 = 10;
            while (true) {
                if (!(i_724 == 10)) {
                    if (i_723 < 1) {
                        break;
                    }
                }
                i_725 = (int) ((uint) i_724 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_720 + (ulong) ((long) i_725))))) = (char) (gale_rem_int(i_723, 10) + 48);
                i_726 = gale_div_int(i_723, 10);
                i_723 = i_726;
                i_724 = i_725;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_720 + (ulong) 10L)))) = (char) 32;
            i_727 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_711 >> 2))) << 2) + 16L)));
            l_728 = (long) ((ulong) l_720 + (ulong) 11L);
            l_729 = (long) ((ulong) l_711 + (ulong) 12L);
            i_730 = 0;
            while (true) {
                if (!(i_730 < i_727)) {
                    break;
                }
                l_731 = (long) i_730;
                i_732 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_729 + (ulong) l_731))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_731 + (ulong) l_728)))) = (char) i_732;
                i_733 = (int) ((uint) i_730 + (uint) 1);
                i_730 = i_733;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_727) + (ulong) l_728)))) = (char) 10;
            i_734 = (int) ((uint) i_710 + (uint) i_313);
            i_710 = i_734;
        }
        i_735 = 0;
        i_736 = 1;
        while (true) {
            if (i_736 < 1) {
                goto B686;
            }
            if (!(i_735 < i_703)) {
                break;
            }
            l_737 = (long) i_735;
            l_738 = (long) ((ulong) l_709 + (ulong) l_737);
            i_739 = (int) ((uint) i_703 - (uint) i_735);
            l_740 = l_708 + l_737;
            i_741 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_742 = (int) get_local_id(0);
            i_743 = (int) get_local_id(0);
            i_744 = 4;
            i_745 = 0;
            i_746 = 0;
            while (true) {
                if (i_744 == 0) {
                    break;
                }
                l_747 = (long) i_745;
                l_748 = l_740 + l_747;
                l_749 = l_50 & l_748;
                if (i_743 == 0) {
                    if (i_691 < 0) {
                        i_750 = (-9);
                    } else {
                        if (i_691 < i_53) {
                            l_751 = (long) ((ulong) l_52 + (ulong) (((long) (uint) i_691) << 3));
                            i_752 = *((volatile __global gale_int *) (arg_fs + 16 + l_751));
                            i_753 = (int) ((uint) i_752 + (uint) (-1));
                            i_754 = (i_753 < 0) ? (-9) : i_753;
                            if (i_754 < 0) {
                                i_750 = i_754;
                            } else {
                                i_755 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_751 + (ulong) 4L))));
                                if ((i_755 & 3) == 0) {
                                    i_750 = (-9);
                                } else {
                                    i_750 = i_754;
                                }
                            }
                        } else {
                            i_750 = (-9);
                        }
                    }
                    i_756 = (int) ((uint) i_739 - (uint) i_745);
                    l_757 = (long) i_756;
                    if (i_750 < 0) {
                        l_758 = (long) i_750;
                        l_759 = l_758;
                    } else {
                        if (l_748 < 0L) {
                            l_759 = (-22L);
                        } else {
                            if (i_756 < 0) {
                                l_759 = (-22L);
                            } else {
                                if ((l_748 + l_757) < 0L) {
                                    l_759 = (-27L);
                                } else {
                                    i_760 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_760 == 0) {
                                        l_759 = l_757;
                                    } else {
                                        l_759 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (i_744 == 5) {
                        i_761 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_762 = (int) (0 - (uint) i_761);
                        if (i_762 < 0) {
                            l_763 = (long) i_762;
                            l_764 = l_763;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_765 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_765)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 4L)))) = 5;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 12L)))) = i_691;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_765 + (ulong) 36L)))) = 0;
                            l_764 = LONG_MIN;
                        }
                    } else {
                        if (l_759 < 1L) {
                            l_766 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_767 = *((__global gale_int *) (arg_fs + 16 + l_766));
                            i_768 = (int) ((uint) i_767 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_766)) = i_768;
                            if (i_4 < i_768) {
                                i_769 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_769 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_770 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_770)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 16L)))) = l_759;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 36L)))) = 0;
                                    l_764 = LONG_MIN;
                                } else {
                                    l_764 = l_759;
                                }
                            } else {
                                l_764 = l_759;
                            }
                        } else {
                            l_771 = (long) ((ulong) l_49 - (ulong) l_749);
                            if (l_771 < l_757) {
                                i_772 = (int) l_771;
                                i_773 = i_772;
                            } else {
                                i_773 = i_756;
                            }
                            i_774 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_775 = (int) (0 - (uint) i_774);
                            if (i_775 < 0) {
                                l_776 = (long) i_775;
                                l_764 = l_776;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_777 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_777)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 4L)))) = i_744;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 12L)))) = i_691;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 16L)))) = l_748;
                                l_778 = (long) i_773;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 24L)))) = l_778;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) 36L)))) = 0;
                                l_779 = (long) ((ulong) l_778 + (ulong) (-9223372036854775807L));
                                l_764 = l_779;
                            }
                        }
                    }
                } else {
                    l_764 = 0L;
                }
                GALEFS_BROADCAST(20, l_780, l_764);
                if (l_780 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_311;
                    gale_longs[gale_item] = (ulong) l_334;
                    gale_ints[gale_items + gale_item] = (uint) i_335;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_437;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_448;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_449;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_500;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_691;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_703;
                    gale_longs[gale_items + gale_item] = (ulong) l_708;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_709;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_735;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_738;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_739;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_740;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_744;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_745;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_747;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_749;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_780); }
                    GALEFS_RETURN;
                    resume_10:
                    i_311 = (int) gale_ints[gale_item];
                    l_334 = (long) gale_longs[gale_item];
                    i_335 = (int) gale_ints[gale_items + gale_item];
                    i_437 = (int) gale_ints[2 * gale_items + gale_item];
                    i_448 = (int) gale_ints[3 * gale_items + gale_item];
                    i_449 = (int) gale_ints[4 * gale_items + gale_item];
                    i_500 = (int) gale_ints[5 * gale_items + gale_item];
                    i_691 = (int) gale_ints[6 * gale_items + gale_item];
                    i_703 = (int) gale_ints[7 * gale_items + gale_item];
                    l_708 = (long) gale_longs[gale_items + gale_item];
                    l_709 = (long) gale_longs[2 * gale_items + gale_item];
                    i_735 = (int) gale_ints[8 * gale_items + gale_item];
                    l_738 = (long) gale_longs[3 * gale_items + gale_item];
                    i_739 = (int) gale_ints[9 * gale_items + gale_item];
                    l_740 = (long) gale_longs[4 * gale_items + gale_item];
                    i_744 = (int) gale_ints[10 * gale_items + gale_item];
                    i_745 = (int) gale_ints[11 * gale_items + gale_item];
                    l_747 = (long) gale_longs[5 * gale_items + gale_item];
                    l_749 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_33 = arg_args + 20L;
                    ul_35 = arg_args + 24L;
                    ul_42 = arg_args + 16L;
                    l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_49 = 1L << i_48;
                    l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
                    l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    ul_281 = arg_args + 32L;
                    i_313 = (int) get_local_size(0);
                    i_314 = (int) get_local_size(0);
                    i_315 = (int) get_local_size(0);
                    i_316 = (int) get_local_id(0);
                    l_317 = (long) gale_group;
                    i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_319 = (int) get_local_size(0);
                    i_320 = (int) get_local_id(0);
                    l_321 = (long) gale_group;
                    i_322 = (int) get_local_id(0);
                    i_323 = (int) get_local_id(0);
                    i_324 = (int) get_local_id(0);
                    i_325 = (int) get_local_id(0);
                    l_326 = (long) gale_group;
                    i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_328 = (long) gale_group;
                    i_329 = (int) get_local_id(0);
                    l_330 = (long) gale_group;
                    i_331 = (int) get_local_id(0);
                    l_332 = (long) gale_group;
                    ul_333 = arg_args + 36L;
                    i_741 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_742 = (int) get_local_id(0);
                    i_743 = (int) get_local_id(0);
                    l_780 = gale_round_reply(gale_entry);
                }
                i_781 = (int) l_780;
                if (l_780 < 0L) {
                    i_782 = 0;
                } else {
                    i_782 = i_781;
                }
                if (l_780 < 0L) {
                    l_783 = 0L;
                } else {
                    if (i_781 == 0) {
                        l_783 = 0L;
                    } else {
                        l_784 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) (((long) ((ulong) l_780 >> 32)) << 5))) + (ulong) 16L))));
                        l_785 = (long) ((ulong) l_749 + (ulong) l_784);
                        l_783 = l_785;
                    }
                }
                gale_copy((arg_work + 16 + ((long) ((ulong) l_738 + (ulong) l_747))), (arg_fs + 16 + l_783), i_782);
                GALEFS_BARRIER(21);
                if (i_742 == 0) {
                    if (!(i_782 < 1)) {
                        l_786 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                        l_787 = *((__global gale_long *) (arg_fs + 16 + l_786));
                        *((__global gale_long *) (arg_fs + 16 + l_786)) = ((long) ((ulong) ((long) (uint) i_782) + (ulong) l_787));
                    }
                }
                i_788 = (int) ((uint) i_745 + (uint) i_782);
                if (l_780 < 0L) {
                    if ((!(i_744 == 4)) || (i_788 < 1)) {
                        i_789 = i_781;
                    } else {
                        i_789 = i_788;
                    }
                } else {
                    i_789 = i_788;
                }
                i_790 = (((!(i_744 == 4)) || (i_788 < 1)) || (i_741 == 0)) ? 0 : 5;
                if (i_782 == 0) {
                    i_744 = i_790;
                    i_745 = i_788;
                    i_746 = i_789;
                } else {
                    if (i_739 == i_788) {
                        i_744 = i_790;
                        i_745 = i_788;
                        i_746 = i_789;
                    } else {
                        i_745 = i_788;
                        i_746 = i_789;
                    }
                }
            }
            i_791 = (i_746 < 1) ? 0 : i_746;
            i_792 = (int) ((uint) i_735 + (uint) i_791);
            i_735 = i_792;
            i_736 = i_746;
        }
        goto B687;
    B686:;
    B687:;
        if (i_736 < 0) {
            i_793 = i_736;
        } else {
            i_793 = i_735;
        }
        if (i_691 < 0) {
            i_794 = i_691;
        } else {
            i_794 = i_793;
        }
        if (i_316 == 0) {
            i_795 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_795 == 0) {
                i_796 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_797 = (int) (0 - (uint) i_796);
                if (i_797 < 0) {
                    l_798 = (long) i_797;
                    l_799 = l_798;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_800 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_800)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 12L)))) = i_691;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) 36L)))) = 0;
                    l_799 = LONG_MIN;
                }
            } else {
                l_801 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_802 = *((__global gale_int *) (arg_fs + 16 + l_801));
                i_803 = (int) ((uint) i_802 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_801)) = i_803;
                if (i_4 < i_803) {
                    i_804 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_804 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_805 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_805)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 36L)))) = 0;
                        l_799 = LONG_MIN;
                    } else {
                        l_799 = (-16L);
                    }
                } else {
                    l_799 = (-16L);
                }
            }
        } else {
            l_799 = 0L;
        }
        GALEFS_BROADCAST(22, l_806, l_799);
        if (l_806 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_437;
            gale_ints[3 * gale_items + gale_item] = (uint) i_448;
            gale_ints[4 * gale_items + gale_item] = (uint) i_449;
            gale_ints[5 * gale_items + gale_item] = (uint) i_500;
            gale_ints[6 * gale_items + gale_item] = (uint) i_794;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_806); }
            GALEFS_RETURN;
            resume_11:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_437 = (int) gale_ints[2 * gale_items + gale_item];
            i_448 = (int) gale_ints[3 * gale_items + gale_item];
            i_449 = (int) gale_ints[4 * gale_items + gale_item];
            i_500 = (int) gale_ints[5 * gale_items + gale_item];
            i_794 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_47 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_49 = 1L << i_48;
            l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
            l_51 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
            ul_281 = arg_args + 32L;
            i_313 = (int) get_local_size(0);
            i_314 = (int) get_local_size(0);
            i_315 = (int) get_local_size(0);
            i_316 = (int) get_local_id(0);
            l_317 = (long) gale_group;
            i_318 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_319 = (int) get_local_size(0);
            i_320 = (int) get_local_id(0);
            l_321 = (long) gale_group;
            i_322 = (int) get_local_id(0);
            i_323 = (int) get_local_id(0);
            i_324 = (int) get_local_id(0);
            i_325 = (int) get_local_id(0);
            l_326 = (long) gale_group;
            i_327 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_328 = (long) gale_group;
            i_329 = (int) get_local_id(0);
            l_330 = (long) gale_group;
            i_331 = (int) get_local_id(0);
            l_332 = (long) gale_group;
            ul_333 = arg_args + 36L;
            l_806 = gale_round_reply(gale_entry);
        }
        i_807 = (int) l_806;
        i_808 = ((!((uint) i_449 < (uint) 4000)) || ((i_500 < 0) || ((i_794 < 0) || (i_807 < 0)))) ? 0 : 1;
        l_809 = (long) ((ulong) l_334 + (ulong) ((long) i_437));
        i_810 = (int) ((uint) i_335 + (uint) 1);
        if (i_437 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_811 = gale_group << 2;
                *((__global gale_int *) (arg_status + ((((long) i_811) << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + ((((long) (i_811 + 1)) << 2) + 16L))) = i_335;
                *((__global gale_int *) (arg_status + ((((long) (i_811 + 2)) << 2) + 16L))) = i_437;
                l_334 = l_809;
                i_335 = i_810;
                i_336 = i_808;
            } else {
                l_334 = l_809;
                i_335 = i_810;
                i_336 = i_808;
            }
        } else {
            if (i_437 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    i_812 = gale_group << 2;
                    *((__global gale_int *) (arg_status + ((((long) i_812) << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + ((((long) (i_812 + 1)) << 2) + 16L))) = i_335;
                    *((__global gale_int *) (arg_status + ((((long) (i_812 + 2)) << 2) + 16L))) = 0;
                    l_334 = l_809;
                    i_335 = i_810;
                    i_336 = i_808;
                } else {
                    l_334 = l_809;
                    i_335 = i_810;
                    i_336 = i_808;
                }
            } else {
                if (i_448 < 4001) {
                    if ((uint) i_449 < (uint) 4000) {
                        if (i_500 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_813 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_813) << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + ((((long) (i_813 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_813 + 2)) << 2) + 16L))) = i_500;
                                l_334 = l_809;
                                i_335 = i_810;
                                i_336 = i_808;
                                continue;
                            }
                            l_334 = l_809;
                            i_335 = i_810;
                            i_336 = i_808;
                            continue;
                        }
                    }
                    if ((uint) i_449 < (uint) 4000) {
                        if (i_794 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_814 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_814) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_814 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_814 + 2)) << 2) + 16L))) = i_794;
                                l_334 = l_809;
                                i_335 = i_810;
                                i_336 = i_808;
                                continue;
                            }
                            l_334 = l_809;
                            i_335 = i_810;
                            i_336 = i_808;
                            continue;
                        }
                    }
                    if ((uint) i_449 < (uint) 4000) {
                        if (i_807 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_815 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_815) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_815 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_815 + 2)) << 2) + 16L))) = i_807;
                                l_334 = l_809;
                                i_335 = i_810;
                                i_336 = i_808;
                            } else {
                                l_334 = l_809;
                                i_335 = i_810;
                                i_336 = i_808;
                            }
                        } else {
                            l_334 = l_809;
                            i_335 = i_810;
                            i_336 = i_808;
                        }
                    } else {
                        l_334 = l_809;
                        i_335 = i_810;
                        i_336 = i_808;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_816 = gale_group << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_816) << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + ((((long) (i_816 + 1)) << 2) + 16L))) = i_335;
                        *((__global gale_int *) (arg_status + ((((long) (i_816 + 2)) << 2) + 16L))) = i_448;
                        l_334 = l_809;
                        i_335 = i_810;
                        i_336 = i_808;
                    } else {
                        l_334 = l_809;
                        i_335 = i_810;
                        i_336 = i_808;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_817 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_817 == 0) {
            i_818 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_819 = (int) (0 - (uint) i_818);
            if (i_819 < 0) {
                l_820 = (long) i_819;
                l_821 = l_820;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_822 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_822)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 12L)))) = i_311;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_822 + (ulong) 36L)))) = 0;
                l_821 = LONG_MIN;
            }
        } else {
            l_823 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_824 = *((__global gale_int *) (arg_fs + 16 + l_823));
            i_825 = (int) ((uint) i_824 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_823)) = i_825;
            if (i_4 < i_825) {
                i_826 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_826 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_827 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_827)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 36L)))) = 0;
                    l_821 = LONG_MIN;
                } else {
                    l_821 = (-16L);
                }
            } else {
                l_821 = (-16L);
            }
        }
    } else {
        l_821 = 0L;
    }
    GALEFS_BROADCAST(23, l_828, l_821);
    if (l_828 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_828); }
        GALEFS_RETURN;
        resume_12:
        l_828 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_101) VARIABLE(int, i_1063) VARIABLE(int, i_1075) VARIABLE(int, i_1107) VARIABLE(int, i_1111) VARIABLE(int, i_1113) VARIABLE(int, i_1114) VARIABLE(int, i_1115) VARIABLE(int, i_1116) VARIABLE(int, i_1117) VARIABLE(int, i_1118) VARIABLE(int, i_1218) VARIABLE(int, i_1219) VARIABLE(int, i_1237) VARIABLE(int, i_211) VARIABLE(int, i_212) VARIABLE(int, i_226) VARIABLE(int, i_299) VARIABLE(int, i_300) VARIABLE(int, i_301) VARIABLE(int, i_302) VARIABLE(int, i_414) VARIABLE(int, i_476) VARIABLE(int, i_478) VARIABLE(int, i_479) VARIABLE(int, i_480) VARIABLE(int, i_481) VARIABLE(int, i_482) VARIABLE(int, i_484) VARIABLE(int, i_485) VARIABLE(int, i_486) VARIABLE(int, i_488) VARIABLE(int, i_489) VARIABLE(int, i_490) VARIABLE(int, i_491) VARIABLE(int, i_492) VARIABLE(int, i_493) VARIABLE(int, i_495) VARIABLE(int, i_496) VARIABLE(int, i_498) VARIABLE(int, i_500) VARIABLE(int, i_504) VARIABLE(int, i_506) VARIABLE(int, i_512) VARIABLE(int, i_516) VARIABLE(int, i_517) VARIABLE(int, i_518) VARIABLE(int, i_519) VARIABLE(int, i_521) VARIABLE(int, i_631) VARIABLE(int, i_632) VARIABLE(int, i_660) VARIABLE(int, i_671) VARIABLE(int, i_672) VARIABLE(int, i_674) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_747) VARIABLE(int, i_750) VARIABLE(int, i_751) VARIABLE(int, i_755) VARIABLE(int, i_756) VARIABLE(int, i_757) VARIABLE(int, i_758) VARIABLE(int, i_760) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_870) VARIABLE(int, i_871) VARIABLE(int, i_888) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(int, i_997) VARIABLE(long, l_102) VARIABLE(long, l_104) VARIABLE(long, l_1080) VARIABLE(long, l_1081) VARIABLE(long, l_1110) VARIABLE(long, l_1112) VARIABLE(long, l_1120) VARIABLE(long, l_1122) VARIABLE(long, l_1217) VARIABLE(long, l_2) VARIABLE(long, l_210) VARIABLE(long, l_3) VARIABLE(long, l_359) VARIABLE(long, l_4) VARIABLE(long, l_483) VARIABLE(long, l_487) VARIABLE(long, l_494) VARIABLE(long, l_497) VARIABLE(long, l_499) VARIABLE(long, l_5) VARIABLE(long, l_501) VARIABLE(long, l_503) VARIABLE(long, l_510) VARIABLE(long, l_511) VARIABLE(long, l_514) VARIABLE(long, l_515) VARIABLE(long, l_522) VARIABLE(long, l_524) VARIABLE(long, l_6) VARIABLE(long, l_630) VARIABLE(long, l_670) VARIABLE(long, l_72) VARIABLE(long, l_744) VARIABLE(long, l_745) VARIABLE(long, l_746) VARIABLE(long, l_749) VARIABLE(long, l_753) VARIABLE(long, l_754) VARIABLE(long, l_761) VARIABLE(long, l_763) VARIABLE(long, l_80) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_869) VARIABLE(long, l_87) VARIABLE(long, l_88) VARIABLE(long, l_89) VARIABLE(long, l_90) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_413) VARIABLE(__global uchar *, ul_502) VARIABLE(__global uchar *, ul_67) VARIABLE(__global uchar *, ul_69) VARIABLE(__global uchar *, ul_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_101) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_102) VARIABLE(l_104) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_72) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(l_97) VARIABLE(ul_0) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_101) VARIABLE(i_211) VARIABLE(i_212) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_2) VARIABLE(l_210) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_72) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(l_97) VARIABLE(ul_0) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_226) VARIABLE(i_299) VARIABLE(i_300) VARIABLE(i_301) VARIABLE(i_302) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_72) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(l_97) VARIABLE(ul_0) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_74) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_359) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_414) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_359) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_359) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_506) VARIABLE(i_512) VARIABLE(i_516) VARIABLE(i_517) VARIABLE(i_518) VARIABLE(i_519) VARIABLE(i_521) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_510) VARIABLE(l_511) VARIABLE(l_514) VARIABLE(l_515) VARIABLE(l_522) VARIABLE(l_524) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_506) VARIABLE(i_512) VARIABLE(i_516) VARIABLE(i_517) VARIABLE(i_518) VARIABLE(i_519) VARIABLE(i_521) VARIABLE(i_631) VARIABLE(i_632) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_510) VARIABLE(l_511) VARIABLE(l_514) VARIABLE(l_515) VARIABLE(l_6) VARIABLE(l_630) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_747) VARIABLE(i_751) VARIABLE(i_755) VARIABLE(i_756) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_760) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_744) VARIABLE(l_745) VARIABLE(l_746) VARIABLE(l_749) VARIABLE(l_753) VARIABLE(l_754) VARIABLE(l_761) VARIABLE(l_763) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_747) VARIABLE(i_751) VARIABLE(i_755) VARIABLE(i_756) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_760) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_870) VARIABLE(i_871) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_744) VARIABLE(l_745) VARIABLE(l_746) VARIABLE(l_749) VARIABLE(l_753) VARIABLE(l_754) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_869) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_747) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_888) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_744) VARIABLE(l_745) VARIABLE(l_746) VARIABLE(l_749) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_674) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(i_997) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_670) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_1063) VARIABLE(i_1075) VARIABLE(i_1107) VARIABLE(i_1111) VARIABLE(i_1113) VARIABLE(i_1114) VARIABLE(i_1115) VARIABLE(i_1116) VARIABLE(i_1117) VARIABLE(i_1118) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_1080) VARIABLE(l_1081) VARIABLE(l_1110) VARIABLE(l_1112) VARIABLE(l_1120) VARIABLE(l_1122) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_1063) VARIABLE(i_1075) VARIABLE(i_1107) VARIABLE(i_1111) VARIABLE(i_1113) VARIABLE(i_1114) VARIABLE(i_1115) VARIABLE(i_1116) VARIABLE(i_1117) VARIABLE(i_1118) VARIABLE(i_1218) VARIABLE(i_1219) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_1080) VARIABLE(l_1081) VARIABLE(l_1110) VARIABLE(l_1112) VARIABLE(l_1217) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_1237) VARIABLE(i_476) VARIABLE(i_478) VARIABLE(i_479) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_486) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_490) VARIABLE(i_491) VARIABLE(i_492) VARIABLE(i_493) VARIABLE(i_495) VARIABLE(i_496) VARIABLE(i_498) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_660) VARIABLE(i_671) VARIABLE(i_672) VARIABLE(i_750) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_91) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_483) VARIABLE(l_487) VARIABLE(l_494) VARIABLE(l_497) VARIABLE(l_499) VARIABLE(l_5) VARIABLE(l_501) VARIABLE(l_503) VARIABLE(l_6) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_87) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_0) VARIABLE(ul_413) VARIABLE(ul_502) VARIABLE(ul_67) VARIABLE(ul_69) VARIABLE(ul_76)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_67, *ul_69, *ul_76, *ul_282, *ul_355, *ul_413, *ul_502, *ul_934;
    int i_1, i_8, i_13, i_15, i_16, i_18, i_20, i_23, i_24, i_27, i_28, i_33, i_35, i_36, i_43, i_48, i_51, i_54, i_55, i_58, i_59, i_63, i_68, i_70, i_73, i_74, i_75, i_77, i_78, i_79, i_81, i_82, i_85, i_86, i_91, i_92, i_93, i_94, i_95, i_96, i_98, i_99, i_100, i_101, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_117, i_119, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_134, i_136, i_137, i_138, i_139, i_140, i_141, i_143, i_145, i_146, i_147, i_148, i_151, i_153, i_154, i_159, i_161, i_162, i_164, i_166, i_169, i_170, i_173, i_174, i_182, i_192, i_195, i_198, i_199, i_202, i_203, i_207, i_211, i_212, i_219, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_231, i_232, i_233, i_234, i_235, i_237, i_238, i_239, i_240, i_241, i_246, i_247, i_248, i_249, i_252, i_253, i_259, i_260, i_261, i_262, i_263, i_265, i_266, i_267, i_268, i_269, i_271, i_273, i_275, i_276, i_277, i_278, i_279, i_280, i_281, i_283, i_284, i_285, i_286, i_287, i_288, i_289, i_294, i_295, i_296, i_297, i_299, i_300, i_301, i_302, i_303, i_305, i_307, i_308, i_309, i_310, i_311, i_312, i_313, i_318, i_319, i_320, i_321, i_325, i_326, i_332, i_333, i_334, i_335, i_336, i_337, i_338, i_339, i_340, i_341, i_343, i_346, i_348, i_349, i_350, i_351, i_352, i_353, i_354, i_356, i_357, i_358, i_361, i_365, i_367, i_368, i_370, i_372, i_375, i_376, i_379, i_380, i_389, i_394, i_397, i_400, i_401, i_404, i_405, i_409, i_414, i_416, i_421, i_423, i_424, i_426, i_428, i_431, i_432, i_435, i_436, i_442, i_444, i_445, i_452, i_457, i_460, i_463, i_464, i_467, i_468, i_472, i_476, i_477, i_478, i_479, i_480, i_481, i_482, i_484, i_485, i_486, i_488, i_489, i_490, i_491, i_492, i_493, i_495, i_496, i_498, i_500, i_504, i_505, i_506, i_507, i_508, i_512, i_513, i_516, i_517, i_518, i_519, i_520, i_521, i_526, i_527, i_531, i_532, i_533, i_534, i_535, i_537, i_539, i_546, i_547, i_548, i_549, i_550, i_551, i_552, i_554, i_556, i_557, i_558, i_559, i_560, i_561, i_563, i_565, i_566, i_567, i_568, i_571, i_573, i_574, i_579, i_581, i_582, i_584, i_586, i_589, i_590, i_593, i_594, i_602, i_612, i_615, i_618, i_619, i_622, i_623, i_627, i_631, i_632, i_639, i_644, i_645, i_646, i_647, i_648, i_649, i_650, i_651, i_653, i_655, i_656, i_657, i_658, i_659, i_660, i_661, i_662, i_663, i_667, i_671, i_672, i_673, i_674, i_675, i_677, i_682, i_684, i_685, i_687, i_689, i_692, i_693, i_696, i_697, i_700, i_707, i_709, i_710, i_718, i_721, i_724, i_725, i_728, i_729, i_733, i_737, i_738, i_739, i_740, i_741, i_742, i_747, i_748, i_750, i_751, i_752, i_755, i_756, i_757, i_758, i_759, i_760, i_765, i_766, i_770, i_771, i_772, i_773, i_774, i_776, i_778, i_785, i_786, i_787, i_788, i_789, i_790, i_791, i_793, i_795, i_796, i_797, i_798, i_799, i_800, i_802, i_804, i_805, i_806, i_807, i_810, i_812, i_813, i_818, i_820, i_821, i_823, i_825, i_828, i_829, i_832, i_833, i_841, i_851, i_854, i_857, i_858, i_861, i_862, i_866, i_870, i_871, i_878, i_883, i_884, i_885, i_886, i_887, i_888, i_889, i_890, i_891, i_892, i_893, i_894, i_895, i_896, i_897, i_898, i_899, i_900, i_901, i_902, i_903, i_905, i_906, i_907, i_911, i_912, i_913, i_915, i_916, i_917, i_918, i_919, i_920, i_921, i_922, i_923, i_925, i_926, i_927, i_929, i_930, i_931, i_932, i_933, i_935, i_936, i_937, i_939, i_940, i_942, i_944, i_948, i_950, i_951, i_953, i_955, i_958, i_959, i_962, i_963, i_972, i_977, i_980, i_983, i_984, i_987, i_988, i_992, i_997, i_998, i_1000, i_1005, i_1007, i_1008, i_1010, i_1012, i_1015, i_1016, i_1019, i_1020, i_1023, i_1030, i_1032, i_1033, i_1041, i_1044, i_1047, i_1048, i_1051, i_1052, i_1056, i_1060, i_1061, i_1063, i_1064, i_1065, i_1069, i_1073, i_1075, i_1077, i_1078, i_1079, i_1082, i_1084, i_1085, i_1086, i_1087, i_1088, i_1089, i_1090, i_1091, i_1093, i_1094, i_1095, i_1096, i_1097, i_1098, i_1099, i_1102, i_1104, i_1105, i_1106, i_1107, i_1108, i_1111, i_1113, i_1114, i_1115, i_1116, i_1117, i_1118, i_1119, i_1123, i_1125, i_1126, i_1127, i_1128, i_1129, i_1134, i_1138, i_1140, i_1141, i_1143, i_1145, i_1148, i_1149, i_1152, i_1153, i_1162, i_1164, i_1165, i_1169, i_1171, i_1172, i_1174, i_1176, i_1179, i_1180, i_1183, i_1184, i_1193, i_1199, i_1202, i_1205, i_1206, i_1209, i_1210, i_1214, i_1218, i_1219, i_1226, i_1231, i_1232, i_1233, i_1234, i_1235, i_1236, i_1237, i_1239, i_1243, i_1245, i_1246, i_1248, i_1250, i_1253, i_1254, i_1257, i_1258, i_1267, i_1272, i_1275, i_1278, i_1279, i_1282, i_1283, i_1287, i_1291, i_1292, i_1294, i_1295, i_1296, i_1297, i_1298, i_1299, i_1300, i_1302, i_1306, i_1308, i_1309, i_1311, i_1313, i_1316, i_1317, i_1320, i_1321, i_1330, i_1335, i_1338, i_1341, i_1342, i_1345, i_1346, i_1350;
    long l_2, l_3, l_4, l_5, l_6, l_7, l_9, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_22, l_25, l_26, l_29, l_30, l_31, l_32, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_53, l_56, l_57, l_60, l_61, l_62, l_64, l_65, l_66, l_71, l_72, l_80, l_83, l_84, l_87, l_88, l_89, l_90, l_97, l_102, l_103, l_104, l_105, l_108, l_109, l_110, l_116, l_118, l_120, l_121, l_122, l_123, l_124, l_125, l_133, l_135, l_142, l_144, l_149, l_150, l_152, l_155, l_156, l_157, l_158, l_160, l_163, l_165, l_167, l_168, l_171, l_172, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_196, l_197, l_200, l_201, l_204, l_205, l_206, l_208, l_209, l_210, l_213, l_214, l_215, l_216, l_217, l_218, l_220, l_221, l_222, l_223, l_236, l_242, l_243, l_244, l_245, l_250, l_251, l_254, l_255, l_256, l_257, l_258, l_264, l_270, l_272, l_274, l_290, l_291, l_292, l_293, l_298, l_304, l_306, l_314, l_315, l_316, l_317, l_322, l_323, l_324, l_327, l_328, l_329, l_330, l_331, l_342, l_344, l_345, l_347, l_359, l_360, l_362, l_363, l_364, l_366, l_369, l_371, l_373, l_374, l_377, l_378, l_381, l_382, l_383, l_384, l_385, l_386, l_387, l_388, l_390, l_391, l_392, l_393, l_395, l_396, l_398, l_399, l_402, l_403, l_406, l_407, l_408, l_410, l_411, l_412, l_415, l_417, l_418, l_419, l_420, l_422, l_425, l_427, l_429, l_430, l_433, l_434, l_437, l_438, l_439, l_440, l_441, l_443, l_446, l_447, l_448, l_449, l_450, l_451, l_453, l_454, l_455, l_456, l_458, l_459, l_461, l_462, l_465, l_466, l_469, l_470, l_471, l_473, l_474, l_475, l_483, l_487, l_494, l_497, l_499, l_501, l_503, l_509, l_510, l_511, l_514, l_515, l_522, l_523, l_524, l_525, l_528, l_529, l_530, l_536, l_538, l_540, l_541, l_542, l_543, l_544, l_545, l_553, l_555, l_562, l_564, l_569, l_570, l_572, l_575, l_576, l_577, l_578, l_580, l_583, l_585, l_587, l_588, l_591, l_592, l_595, l_596, l_597, l_598, l_599, l_600, l_601, l_603, l_604, l_605, l_606, l_607, l_608, l_609, l_610, l_611, l_613, l_614, l_616, l_617, l_620, l_621, l_624, l_625, l_626, l_628, l_629, l_630, l_633, l_634, l_635, l_636, l_637, l_638, l_640, l_641, l_642, l_643, l_652, l_654, l_664, l_665, l_666, l_668, l_669, l_670, l_676, l_678, l_679, l_680, l_681, l_683, l_686, l_688, l_690, l_691, l_694, l_695, l_698, l_699, l_701, l_702, l_703, l_704, l_705, l_706, l_708, l_711, l_712, l_713, l_714, l_715, l_716, l_717, l_719, l_720, l_722, l_723, l_726, l_727, l_730, l_731, l_732, l_734, l_735, l_736, l_743, l_744, l_745, l_746, l_749, l_753, l_754, l_761, l_762, l_763, l_764, l_767, l_768, l_769, l_775, l_777, l_779, l_780, l_781, l_782, l_783, l_784, l_792, l_794, l_801, l_803, l_808, l_809, l_811, l_814, l_815, l_816, l_817, l_819, l_822, l_824, l_826, l_827, l_830, l_831, l_834, l_835, l_836, l_837, l_838, l_839, l_840, l_842, l_843, l_844, l_845, l_846, l_847, l_848, l_849, l_850, l_852, l_853, l_855, l_856, l_859, l_860, l_863, l_864, l_865, l_867, l_868, l_869, l_872, l_873, l_874, l_875, l_876, l_877, l_879, l_880, l_881, l_882, l_904, l_908, l_909, l_910, l_914, l_924, l_928, l_938, l_941, l_943, l_945, l_946, l_947, l_949, l_952, l_954, l_956, l_957, l_960, l_961, l_964, l_965, l_966, l_967, l_968, l_969, l_970, l_971, l_973, l_974, l_975, l_976, l_978, l_979, l_981, l_982, l_985, l_986, l_989, l_990, l_991, l_993, l_994, l_995, l_996, l_999, l_1001, l_1002, l_1003, l_1004, l_1006, l_1009, l_1011, l_1013, l_1014, l_1017, l_1018, l_1021, l_1022, l_1024, l_1025, l_1026, l_1027, l_1028, l_1029, l_1031, l_1034, l_1035, l_1036, l_1037, l_1038, l_1039, l_1040, l_1042, l_1043, l_1045, l_1046, l_1049, l_1050, l_1053, l_1054, l_1055, l_1057, l_1058, l_1059, l_1062, l_1066, l_1067, l_1068, l_1070, l_1071, l_1072, l_1074, l_1076, l_1080, l_1081, l_1083, l_1092, l_1100, l_1101, l_1103, l_1109, l_1110, l_1112, l_1120, l_1121, l_1122, l_1124, l_1130, l_1131, l_1132, l_1133, l_1135, l_1136, l_1137, l_1139, l_1142, l_1144, l_1146, l_1147, l_1150, l_1151, l_1154, l_1155, l_1156, l_1157, l_1158, l_1159, l_1160, l_1161, l_1163, l_1166, l_1167, l_1168, l_1170, l_1173, l_1175, l_1177, l_1178, l_1181, l_1182, l_1185, l_1186, l_1187, l_1188, l_1189, l_1190, l_1191, l_1192, l_1194, l_1195, l_1196, l_1197, l_1198, l_1200, l_1201, l_1203, l_1204, l_1207, l_1208, l_1211, l_1212, l_1213, l_1215, l_1216, l_1217, l_1220, l_1221, l_1222, l_1223, l_1224, l_1225, l_1227, l_1228, l_1229, l_1230, l_1238, l_1240, l_1241, l_1242, l_1244, l_1247, l_1249, l_1251, l_1252, l_1255, l_1256, l_1259, l_1260, l_1261, l_1262, l_1263, l_1264, l_1265, l_1266, l_1268, l_1269, l_1270, l_1271, l_1273, l_1274, l_1276, l_1277, l_1280, l_1281, l_1284, l_1285, l_1286, l_1288, l_1289, l_1290, l_1293, l_1301, l_1303, l_1304, l_1305, l_1307, l_1310, l_1312, l_1314, l_1315, l_1318, l_1319, l_1322, l_1323, l_1324, l_1325, l_1326, l_1327, l_1328, l_1329, l_1331, l_1332, l_1333, l_1334, l_1336, l_1337, l_1339, l_1340, l_1343, l_1344, l_1347, l_1348, l_1349, l_1351, l_1352, l_1353;
    GALEFS_GROUP_RESUME()
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_7 = (long) ((int) get_group_id(0));
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1856L))));
        if (i_8 == 0) {
            if (i_1 < 1) {
                l_9 = (-2L);
            } else {
                if (i_1 < 4097) {
                    l_10 = (long) ((int) get_group_id(0));
                    l_11 = (long) ((ulong) l_6 + (ulong) ((l_10 << 12) + (l_10 << 11)));
                    l_12 = (long) ((ulong) l_11 + (ulong) 1796L);
                    i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1896L))));
                    i_15 = (int) (0 - (uint) i_13);
                    if (i_15 < 0) {
                        i_16 = i_15;
                    } else {
                        l_17 = (long) ((ulong) l_14 + (ulong) (-64L));
                        i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_19 = (long) ((ulong) l_11 + (ulong) 1792L);
                        i_20 = 0;
                        l_21 = 0L;
                        l_22 = (-1L);
                        while (true) {
                            if (!(i_20 == 0)) {
                                break;
                            }
                            i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                            i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            if (i_18 == i_24) {
                                i_20 = 1;
                            } else {
                                if (i_23 == 0) {
                                    if (l_21 < l_5) {
                                        GALEFS_RELAX(l_21);
                                        l_25 = (long) ((ulong) l_21 + (ulong) 1L);
                                        l_21 = l_25;
                                    } else {
                                        l_26 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_27 = (l_22 == l_26) ? (-110) : 0;
                                        i_20 = i_27;
                                        l_21 = 0L;
                                        l_22 = l_26;
                                    }
                                } else {
                                    i_28 = (int) (0 - (uint) i_23);
                                    i_20 = i_28;
                                }
                            }
                        }
                        i_16 = i_20;
                    }
                    l_29 = (long) i_16;
                    l_9 = l_29;
                } else {
                    l_9 = (-36L);
                }
            }
        } else {
            l_9 = (-16L);
        }
        if (l_9 < 0L) {
            l_30 = l_9;
        } else {
            l_31 = (long) ((int) get_group_id(0));
            l_32 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 2048L);
            i_33 = 0;
            while (true) {
                if (!(i_33 < i_1)) {
                    break;
                }
                l_34 = (long) i_33;
                i_35 = (int) *((__global char *) (arg_paths + 16 + l_34));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) l_34)))) = (char) i_35;
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_6 + (ulong) ((l_37 << 12) + (l_37 << 11)));
            l_39 = (long) ((ulong) l_38 + (ulong) 1896L);
            l_40 = *((__global gale_long *) (arg_fs + 16 + l_39));
            l_41 = (long) ((ulong) l_40 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_41) & 1023)))))) = 0L;
            l_42 = (long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_40) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_39)) = l_41;
            GALEFS_FENCE();
            i_43 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_43))))) = (char) 1;
            if (l_2 == 0L) {
                l_30 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_43 >> 6)))))) = (char) 1;
                l_30 = LONG_MIN;
            }
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_44 = (long) ((int) get_group_id(0));
            l_45 = (long) ((ulong) l_6 + (ulong) ((l_44 << 12) + (l_44 << 11)));
            l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1896L))));
            l_47 = (long) ((ulong) l_46 + (ulong) (-64L));
            i_48 = (int) ((uint) ((int) (((long) ((ulong) l_47 + (ulong) ((long) ((ulong) (l_47 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_49 = (long) ((ulong) l_45 + (ulong) 1792L);
            l_50 = (long) ((ulong) l_45 + (ulong) 1796L);
            i_51 = 0;
            l_52 = 0L;
            l_53 = (-1L);
            while (true) {
                if (!(i_51 == 0)) {
                    break;
                }
                i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                if (i_48 == i_55) {
                    i_51 = 1;
                } else {
                    if (i_54 == 0) {
                        if (l_52 < l_5) {
                            GALEFS_RELAX(l_52);
                            l_56 = (long) ((ulong) l_52 + (ulong) 1L);
                            l_52 = l_56;
                        } else {
                            l_57 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_58 = (l_53 == l_57) ? (-110) : 0;
                            i_51 = i_58;
                            l_52 = 0L;
                            l_53 = l_57;
                        }
                    } else {
                        i_59 = (int) (0 - (uint) i_54);
                        i_51 = i_59;
                    }
                }
            }
            if (i_51 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1888L)))) = i_48;
            }
            GALEFS_FENCE();
            if (i_51 < 0) {
                l_60 = (long) i_51;
                l_61 = l_60;
            } else {
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1800L))));
                l_61 = l_62;
            }
            i_63 = (int) ((uint) ((int) l_30) + (uint) (-1));
            if (i_63 < 0) {
                l_64 = l_61;
            } else {
                if (l_61 < 0L) {
                    l_64 = l_61;
                } else {
                    l_65 = (l_61 << 32) | ((long) (uint) i_63);
                    l_64 = l_65;
                }
            }
        } else {
            l_64 = l_30;
        }
    } else {
        l_64 = l_30;
    }
    GALEFS_BROADCAST(2, l_66, l_64);
    ul_67 = arg_args + 20L;
    i_68 = *((__global gale_int *) ul_67);
    ul_69 = arg_args + 24L;
    i_70 = *((__global gale_int *) ul_69);
    l_71 = (long) i_68;
    l_72 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((l_71 * 43L) + ((l_71 * 44L) + (((long) i_70) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
    i_73 = (int) ((uint) ((int) get_group_id(0)) * (uint) i_68);
    i_74 = (int) l_66;
    i_75 = (i_74 < 0) ? i_74 : 1;
    ul_76 = arg_args + 16L;
    i_77 = (int) get_local_id(0);
    i_78 = (int) get_local_id(0);
    i_79 = (int) get_local_id(0);
    l_80 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_81 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_82 = (int) ((uint) (1 << i_81) + (uint) (-1));
    l_83 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_84 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_85 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_86 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_87 = 1L << i_86;
    l_88 = (long) ((ulong) l_87 + (ulong) (-1L));
    l_89 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_90 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_91 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_92 = (int) get_local_id(0);
    i_93 = 0;
    i_94 = 0;
    i_95 = 0;
    i_96 = (-2128831035);
    l_97 = 0L;
    i_98 = 0;
    i_99 = i_75;
    while (true) {
        if (i_99 < 1) {
            break;
        }
        i_100 = 1;
        i_101 = 0;
        while (true) {
            if (!(i_100 == 1)) {
                break;
            }
            l_102 = (long) i_101;
            l_103 = (long) ((ulong) l_97 + (ulong) l_102);
            l_104 = l_103 & l_88;
            if (i_92 == 0) {
                l_105 = (long) ((int) get_group_id(0));
                i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_105 << 12) + (l_105 << 11)))) + (ulong) 1796L))));
                i_107 = (int) (0 - (uint) i_106);
                l_108 = (long) ((ulong) l_90 + (ulong) (((long) i_74) << 3));
                if (i_107 < 0) {
                    l_109 = (long) i_107;
                    l_110 = l_109;
                } else {
                    if (i_74 < 0) {
                        i_111 = (-9);
                    } else {
                        if (i_74 < i_91) {
                            i_112 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                            i_113 = (int) ((uint) i_112 + (uint) (-1));
                            i_114 = (i_113 < 0) ? (-9) : i_113;
                            if (i_114 < 0) {
                                i_111 = i_114;
                            } else {
                                i_115 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L))));
                                if ((i_115 & 3) == 1) {
                                    i_111 = (-9);
                                } else {
                                    i_111 = i_114;
                                }
                            }
                        } else {
                            i_111 = (-9);
                        }
                    }
                    l_116 = (long) i_111;
                    if (i_111 < 0) {
                        l_110 = l_116;
                    } else {
                        if (l_103 < 0L) {
                            l_110 = (-22L);
                        } else {
                            i_117 = (int) ((uint) 65536 - (uint) i_101);
                            if (i_117 < 0) {
                                l_110 = (-22L);
                            } else {
                                l_118 = (long) ((int) get_group_id(0));
                                i_119 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_118 << 12) + (l_118 << 11)))) + (ulong) 1856L))));
                                if (i_119 == 0) {
                                    l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_116 << 6)))));
                                    l_121 = (long) ((ulong) l_120 - (ulong) l_103);
                                    if (l_121 < 1L) {
                                        l_110 = 0L;
                                    } else {
                                        l_122 = (long) (uint) i_117;
                                        l_123 = (l_121 < l_122) ? l_121 : l_122;
                                        l_110 = l_123;
                                    }
                                } else {
                                    l_110 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_110 < 1L) {
                    l_124 = l_110;
                } else {
                    l_125 = (long) ((ulong) l_87 - (ulong) l_104);
                    if (l_125 < l_110) {
                        i_126 = (int) l_125;
                        i_127 = i_126;
                    } else {
                        i_128 = (int) l_110;
                        i_127 = i_128;
                    }
                    if (i_74 < 0) {
                        i_129 = (-9);
                    } else {
                        if (i_74 < i_91) {
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                            i_131 = (int) ((uint) i_130 + (uint) (-1));
                            i_132 = (i_131 < 0) ? (-9) : i_131;
                            i_129 = i_132;
                        } else {
                            i_129 = (-9);
                        }
                    }
                    l_133 = (long) i_129;
                    if (i_129 < 0) {
                        l_124 = l_133;
                    } else {
                        i_134 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_133 << 6))) + (ulong) 8L))));
                        l_135 = l_103 >> i_86;
                        i_136 = i_85 & ((int) (((long) ((ulong) ((long) ((ulong) l_135 + (ulong) (((long) i_134) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_137 = i_136;
                        i_138 = 0;
                        i_139 = (-2);
                        while (true) {
                            if (!(i_139 == (-2))) {
                                break;
                            }
                            i_140 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_137) << 2)))));
                            i_141 = (int) ((uint) i_140 + (uint) (-1));
                            if (i_141 < 0) {
                                i_139 = (-1);
                            } else {
                                l_142 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_141) << 5));
                                i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L))));
                                if ((!(i_134 == i_143)) || (!(l_135 == l_144))) {
                                    if (i_85 == i_138) {
                                        i_139 = (-1);
                                    } else {
                                        i_145 = (int) ((uint) i_138 + (uint) 1);
                                        i_146 = i_85 & ((int) ((uint) i_137 + (uint) 1));
                                        i_137 = i_146;
                                        i_138 = i_145;
                                    }
                                } else {
                                    i_139 = i_141;
                                }
                            }
                        }
                        if (i_139 < 0) {
                            i_147 = i_139;
                        } else {
                            i_148 = (int) get_group_id(0);
                            l_149 = (long) ((ulong) l_80 + (ulong) ((((long) (i_148 & i_82)) << 6) + (((long) (i_148 >> i_81)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_149)) = ((int) ((uint) i_139 + (uint) 1));
                            GALEFS_FENCE();
                            l_150 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_139) << 5));
                            i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_134 == i_151) {
                                l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L))));
                                i_153 = (l_135 == l_152) ? 1 : 0;
                                i_154 = i_153;
                            } else {
                                i_154 = 0;
                            }
                            if (i_154 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_149)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_154 == 0) {
                                i_147 = (-1);
                            } else {
                                i_147 = i_139;
                            }
                        }
                        l_155 = (long) i_127;
                        if (i_147 < 0) {
                            l_156 = (long) ((int) get_group_id(0));
                            l_157 = (long) ((ulong) l_6 + (ulong) ((l_156 << 12) + (l_156 << 11)));
                            l_158 = (long) ((ulong) l_157 + (ulong) 1796L);
                            i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                            l_160 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1896L))));
                            i_161 = (int) (0 - (uint) i_159);
                            if (i_161 < 0) {
                                i_162 = i_161;
                            } else {
                                l_163 = (long) ((ulong) l_160 + (ulong) (-64L));
                                i_164 = (int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_165 = (long) ((ulong) l_157 + (ulong) 1792L);
                                i_166 = 0;
                                l_167 = 0L;
                                l_168 = (-1L);
                                while (true) {
                                    if (!(i_166 == 0)) {
                                        break;
                                    }
                                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                                    i_170 = *((volatile __global gale_int *) (arg_fs + 16 + l_165));
                                    if (i_164 == i_170) {
                                        i_166 = 1;
                                    } else {
                                        if (i_169 == 0) {
                                            if (l_167 < l_5) {
                                                GALEFS_RELAX(l_167);
                                                l_171 = (long) ((ulong) l_167 + (ulong) 1L);
                                                l_167 = l_171;
                                            } else {
                                                l_172 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                i_173 = (l_168 == l_172) ? (-110) : 0;
                                                i_166 = i_173;
                                                l_167 = 0L;
                                                l_168 = l_172;
                                            }
                                        } else {
                                            i_174 = (int) (0 - (uint) i_169);
                                            i_166 = i_174;
                                        }
                                    }
                                }
                                i_162 = i_166;
                            }
                            if (i_162 < 0) {
                                l_175 = (long) i_162;
                                l_124 = l_175;
                            } else {
                                l_176 = (long) ((int) get_group_id(0));
                                l_177 = (long) ((ulong) l_6 + (ulong) ((l_176 << 12) + (l_176 << 11)));
                                l_178 = (long) ((ulong) l_177 + (ulong) 1896L);
                                l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
                                l_180 = (long) ((ulong) l_179 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) ((long) (uint) (((int) l_180) & 1023)))))) = 0L;
                                l_181 = (long) ((ulong) l_177 + (ulong) ((long) (uint) (((int) l_179) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_179 + (ulong) ((long) ((ulong) (l_179 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 12L)))) = i_74;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 16L)))) = l_103;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 24L)))) = l_110;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_181)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_178)) = l_180;
                                GALEFS_FENCE();
                                i_182 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_182))))) = (char) 1;
                                l_183 = (long) ((ulong) l_155 + (ulong) (-9223372036854775807L));
                                if (l_2 == 0L) {
                                    l_124 = l_183;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_182 >> 6)))))) = (char) 1;
                                    l_124 = l_183;
                                }
                            }
                        } else {
                            l_184 = (long) ((int) get_group_id(0));
                            l_185 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1864L);
                            l_186 = *((__global gale_long *) (arg_fs + 16 + l_185));
                            *((__global gale_long *) (arg_fs + 16 + l_185)) = ((long) ((ulong) l_186 + (ulong) 1L));
                            l_187 = l_155 | (((long) (uint) i_147) << 32);
                            l_124 = l_187;
                        }
                    }
                }
            } else {
                l_124 = 0L;
            }
            if (i_79 == 0) {
                if (l_124 < (-4611686018427387904L)) {
                    l_188 = (long) ((int) get_group_id(0));
                    l_189 = (long) ((ulong) l_6 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                    l_190 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1896L))));
                    l_191 = (long) ((ulong) l_190 + (ulong) (-64L));
                    i_192 = (int) ((uint) ((int) (((long) ((ulong) l_191 + (ulong) ((long) ((ulong) (l_191 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_193 = (long) ((ulong) l_189 + (ulong) 1792L);
                    l_194 = (long) ((ulong) l_189 + (ulong) 1796L);
                    i_195 = 0;
                    l_196 = 0L;
                    l_197 = (-1L);
                    while (true) {
                        if (!(i_195 == 0)) {
                            break;
                        }
                        i_198 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                        i_199 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                        if (i_192 == i_199) {
                            i_195 = 1;
                        } else {
                            if (i_198 == 0) {
                                if (l_196 < l_5) {
                                    GALEFS_RELAX(l_196);
                                    l_200 = (long) ((ulong) l_196 + (ulong) 1L);
                                    l_196 = l_200;
                                } else {
                                    l_201 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                    i_202 = (l_197 == l_201) ? (-110) : 0;
                                    i_195 = i_202;
                                    l_196 = 0L;
                                    l_197 = l_201;
                                }
                            } else {
                                i_203 = (int) (0 - (uint) i_198);
                                i_195 = i_203;
                            }
                        }
                    }
                    if (i_195 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1888L)))) = i_192;
                    }
                    GALEFS_FENCE();
                    if (i_195 < 0) {
                        l_204 = (long) i_195;
                        l_205 = l_204;
                    } else {
                        l_206 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1800L))));
                        l_205 = l_206;
                    }
                    i_207 = (int) ((uint) ((int) l_124) + (uint) (-1));
                    if (i_207 < 0) {
                        l_208 = l_205;
                    } else {
                        if (l_205 < 0L) {
                            l_208 = l_205;
                        } else {
                            l_209 = (l_205 << 32) | ((long) (uint) i_207);
                            l_208 = l_209;
                        }
                    }
                } else {
                    l_208 = l_124;
                }
            } else {
                l_208 = l_124;
            }
            GALEFS_BROADCAST(3, l_210, l_208);
            i_211 = (int) l_210;
            if (l_210 < 0L) {
                i_212 = 0;
            } else {
                i_212 = i_211;
            }
            if (l_210 < 0L) {
                l_213 = 0L;
            } else {
                if (i_211 == 0) {
                    l_213 = 0L;
                } else {
                    l_214 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) ((ulong) l_210 >> 32)) << 5))) + (ulong) 16L))));
                    l_215 = (long) ((ulong) l_104 + (ulong) l_214);
                    l_213 = l_215;
                }
            }
            gale_copy((arg_fs + 16 + l_213), (arg_work + 16 + ((long) ((ulong) l_72 + (ulong) l_102))), i_212);
            GALEFS_BARRIER(4);
            if (i_78 == 0) {
                if (!(i_212 < 1)) {
                    l_216 = (long) ((int) get_group_id(0));
                    l_217 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_216 << 12) + (l_216 << 11)))) + (ulong) 1872L);
                    l_218 = *((__global gale_long *) (arg_fs + 16 + l_217));
                    *((__global gale_long *) (arg_fs + 16 + l_217)) = ((long) ((ulong) ((long) (uint) i_212) + (ulong) l_218));
                    GALEFS_RELEASE_FENCE();
                    i_219 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_219)) << 6) + (((long) (i_219 >> i_81)) << 2)))))) = 0;
                    l_220 = (long) ((int) get_group_id(0));
                    l_221 = (long) ((ulong) l_6 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                    l_222 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1896L))));
                    l_223 = (long) ((ulong) l_222 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_224 = (int) ((uint) i_101 + (uint) i_212);
            if (l_210 < 0L) {
                i_100 = i_211;
                i_101 = i_224;
            } else {
                i_225 = ((i_212 < 1) || (!(i_224 < 65536))) ? 0 : 1;
                i_100 = i_225;
                i_101 = i_224;
            }
        }
        if (i_101 < 1) {
            i_226 = i_100;
        } else {
            i_226 = i_101;
        }
        if (i_77 == 0) {
            i_227 = i_93;
            i_228 = i_94;
            i_229 = i_95;
            i_230 = i_96;
            i_231 = i_98;
            i_232 = 0;
            while (true) {
                if (!(i_232 < i_226)) {
                    break;
                }
                i_233 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_232)))));
                i_234 = (int) ((uint) i_232 + (uint) 1);
                i_235 = (int) ((uint) i_227 - (uint) i_73);
                l_236 = ((long) i_235) * 44L;
                if (i_233 == 10) {
                    i_237 = (int) ((uint) i_229 + (uint) ((int) ((uint) i_228 + (uint) 12)));
                    i_238 = (int) ((uint) i_227 + (uint) 1);
                    if (i_231 == 0) {
                        if (i_228 == 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_239 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_239) << 2) + 16L))) = 2;
                                *((__global gale_int *) (arg_status + ((((long) (i_239 + 1)) << 2) + 16L))) = i_238;
                                *((__global gale_int *) (arg_status + ((((long) (i_239 + 2)) << 2) + 16L))) = 0;
                                i_227 = i_238;
                                i_228 = 0;
                                i_229 = i_237;
                                i_230 = (-2128831035);
                                i_231 = 2;
                                i_232 = i_234;
                            } else {
                                i_227 = i_238;
                                i_228 = 0;
                                i_229 = i_237;
                                i_230 = (-2128831035);
                                i_231 = 2;
                                i_232 = i_234;
                            }
                        } else {
                            if (i_228 < 32) {
                                if (i_235 < 0) {
                                    i_227 = i_238;
                                    i_228 = 0;
                                    i_229 = i_237;
                                    i_230 = (-2128831035);
                                    i_231 = 0;
                                    i_232 = i_234;
                                } else {
                                    i_240 = *((__global gale_int *) ul_67);
                                    i_241 = *((__global gale_int *) ul_76);
                                    l_242 = (long) i_240;
                                    l_243 = l_242 * ((long) ((int) get_group_id(0)));
                                    l_244 = (long) i_241;
                                    if (l_243 < l_244) {
                                        l_245 = l_244 - l_243;
                                        if (l_245 < l_242) {
                                            i_246 = (int) l_245;
                                            i_247 = i_246;
                                        } else {
                                            i_247 = i_240;
                                        }
                                    } else {
                                        i_247 = 0;
                                    }
                                    if (i_235 < i_247) {
                                        i_248 = *((__global gale_int *) ul_67);
                                        i_249 = *((__global gale_int *) ul_69);
                                        l_250 = (long) i_248;
                                        l_251 = (long) ((ulong) l_236 + (ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((((l_250 * 44L) + 73792L) + (((long) i_249) << 2)) + (l_250 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)));
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (l_251 >> 2))) << 2) + 16L))) = i_228;
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_251 + (ulong) 8L)) >> 2))) << 2) + 16L))) = i_229;
                                        i_252 = *((__global gale_int *) ul_67);
                                        i_253 = *((__global gale_int *) ul_69);
                                        l_254 = (long) i_252;
                                        l_255 = (l_254 * 44L) + 73792L;
                                        l_256 = (((l_255 + (((long) i_253) << 2)) + (l_254 * 43L)) + 63L) & (-64L);
                                        l_257 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_256)) + (ulong) 73792L);
                                        l_258 = (long) ((ulong) l_236 + (ulong) l_257);
                                        i_259 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_258 >> 2))) << 2) + 16L)));
                                        i_260 = (int) (((long) ((ulong) l_255 + (ulong) ((long) ((ulong) l_256 * (ulong) ((long) ((int) get_group_id(0))))))) >> 2);
                                        i_261 = (int) ((uint) i_253 + (uint) (-1));
                                        i_262 = i_261 & (((int) ((uint) i_230 * (uint) (-1640531535))) >> 15);
                                        i_263 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_260 + (uint) i_262))) << 2) + 16L)));
                                        l_264 = (long) ((ulong) l_258 + (ulong) 12L);
                                        i_265 = i_261 >> 1;
                                        i_266 = ~i_265;
                                        i_267 = i_262;
                                        i_268 = i_263;
                                        while (true) {
                                            i_269 = (int) ((uint) (i_265 & i_268) + (uint) (-1));
                                            if (i_268 == 0) {
                                                goto B209;
                                            }
                                            if (((i_230 ^ i_268) & i_266) == 0) {
                                                l_270 = (long) ((ulong) l_257 + (ulong) (((long) i_269) * 44L));
                                                i_271 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_270 >> 2))) << 2) + 16L)));
                                                if (i_259 == i_271) {
                                                    l_272 = (long) ((ulong) l_270 + (ulong) 12L);
                                                    i_273 = 0;
                                                    while (true) {
                                                        if (!(i_273 < i_259)) {
                                                            goto B202;
                                                        }
                                                        l_274 = (long) i_273;
                                                        i_275 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_272 + (ulong) l_274))));
                                                        i_276 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_264 + (ulong) l_274))));
                                                        if (!(i_275 == i_276)) {
                                                            break;
                                                        }
                                                        i_277 = (int) ((uint) i_273 + (uint) 1);
                                                        i_273 = i_277;
                                                    }
                                                    goto B203;
                                                B202:;
                                                B203:;
                                                    if (i_273 == i_259) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_278 = i_261 & ((int) ((uint) i_267 + (uint) 1));
                                            i_279 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_260 + (uint) i_278))) << 2) + 16L)));
                                            i_267 = i_278;
                                            i_268 = i_279;
                                        }
                                        goto B210;
                                    B209:;
                                    B210:;
                                        if (i_269 < 0) {
                                            i_280 = i_235;
                                        } else {
                                            i_280 = i_269;
                                        }
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_258 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_280;
                                        if (i_269 < 0) {
                                            i_281 = i_262;
                                            while (true) {
                                                ul_282 = arg_work + ((((long) ((int) ((uint) i_260 + (uint) i_281))) << 2) + 16L);
                                                i_283 = *((__global gale_int *) ul_282);
                                                if (i_283 == 0) {
                                                    break;
                                                }
                                                i_284 = i_261 & ((int) ((uint) i_281 + (uint) 1));
                                                i_281 = i_284;
                                            }
                                            *((__global gale_int *) ul_282) = ((i_230 & i_266) | ((int) ((uint) i_235 + (uint) 1)));
                                            i_227 = i_238;
                                            i_228 = 0;
                                            i_229 = i_237;
                                            i_230 = (-2128831035);
                                            i_231 = 0;
                                            i_232 = i_234;
                                        } else {
                                            i_227 = i_238;
                                            i_228 = 0;
                                            i_229 = i_237;
                                            i_230 = (-2128831035);
                                            i_231 = 0;
                                            i_232 = i_234;
                                        }
                                    } else {
                                        i_227 = i_238;
                                        i_228 = 0;
                                        i_229 = i_237;
                                        i_230 = (-2128831035);
                                        i_231 = 0;
                                        i_232 = i_234;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_285 = ((int) get_group_id(0)) << 2;
                                    *((__global gale_int *) (arg_status + ((((long) i_285) << 2) + 16L))) = 3;
                                    *((__global gale_int *) (arg_status + ((((long) (i_285 + 1)) << 2) + 16L))) = i_238;
                                    *((__global gale_int *) (arg_status + ((((long) (i_285 + 2)) << 2) + 16L))) = i_228;
                                    i_227 = i_238;
                                    i_228 = 0;
                                    i_229 = i_237;
                                    i_230 = (-2128831035);
                                    i_231 = 3;
                                    i_232 = i_234;
                                } else {
                                    i_227 = i_238;
                                    i_228 = 0;
                                    i_229 = i_237;
                                    i_230 = (-2128831035);
                                    i_231 = 3;
                                    i_232 = i_234;
                                }
                            }
                        }
                    } else {
                        i_227 = i_238;
                        i_228 = 0;
                        i_229 = i_237;
                        i_230 = (-2128831035);
                        i_232 = i_234;
                    }
                } else {
                    i_286 = (int) ((uint) (i_230 ^ i_233) * (uint) 16777619);
                    i_287 = (int) ((uint) i_228 + (uint) 1);
                    if (i_235 < 0) {
                        i_228 = i_287;
                        i_230 = i_286;
                        i_232 = i_234;
                    } else {
                        i_288 = *((__global gale_int *) ul_67);
                        i_289 = *((__global gale_int *) ul_76);
                        l_290 = (long) i_288;
                        l_291 = l_290 * ((long) ((int) get_group_id(0)));
                        l_292 = (long) i_289;
                        if (l_291 < l_292) {
                            l_293 = l_292 - l_291;
                            if (l_293 < l_290) {
                                i_294 = (int) l_293;
                                i_295 = i_294;
                            } else {
                                i_295 = i_288;
                            }
                        } else {
                            i_295 = 0;
                        }
                        if (i_235 < i_295) {
                            if (i_228 < 31) {
                                i_296 = *((__global gale_int *) ul_67);
                                i_297 = *((__global gale_int *) ul_69);
                                l_298 = (long) i_296;
                                *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((((l_298 * 44L) + 73792L) + (((long) i_297) << 2)) + (l_298 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_236)) + (ulong) 12L)) + (ulong) ((long) i_228))))) = (char) i_233;
                                i_228 = i_287;
                                i_230 = i_286;
                                i_232 = i_234;
                            } else {
                                i_228 = i_287;
                                i_230 = i_286;
                                i_232 = i_234;
                            }
                        } else {
                            i_228 = i_287;
                            i_230 = i_286;
                            i_232 = i_234;
                        }
                    }
                }
            }
            i_299 = i_227;
            i_300 = i_228;
            i_301 = i_229;
            i_302 = i_230;
            i_303 = i_231;
        } else {
            i_299 = i_93;
            i_300 = i_94;
            i_301 = i_95;
            i_302 = i_96;
            i_303 = i_98;
        }
        GALEFS_BROADCAST(5, l_304, ((long) i_303));
        i_305 = (int) l_304;
        l_306 = (long) ((ulong) l_97 + (ulong) ((long) i_226));
        if (i_305 == 0) {
            i_93 = i_299;
            i_94 = i_300;
            i_95 = i_301;
            i_96 = i_302;
            l_97 = l_306;
            i_98 = i_305;
            i_99 = i_226;
        } else {
            i_93 = i_299;
            i_94 = i_300;
            i_95 = i_301;
            i_96 = i_302;
            l_97 = l_306;
            i_98 = i_305;
            i_99 = 0;
        }
    }
    i_307 = (int) ((uint) i_93 + (uint) 1);
    if (i_99 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_308 = ((int) get_group_id(0)) << 2;
            *((__global gale_int *) (arg_status + ((((long) i_308) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_308 + 1)) << 2) + 16L))) = i_307;
            *((__global gale_int *) (arg_status + ((((long) (i_308 + 2)) << 2) + 16L))) = i_99;
            i_309 = 1;
        } else {
            i_309 = 1;
        }
    } else {
        i_309 = i_98;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_309 == 0) {
            if (i_94 < 1) {
                i_310 = i_309;
            } else {
                if (i_94 < 32) {
                    i_311 = (int) ((uint) i_93 - (uint) i_73);
                    if (i_311 < 0) {
                        i_310 = 0;
                    } else {
                        i_312 = *((__global gale_int *) ul_67);
                        i_313 = *((__global gale_int *) ul_76);
                        l_314 = (long) i_312;
                        l_315 = l_314 * ((long) ((int) get_group_id(0)));
                        l_316 = (long) i_313;
                        if (l_315 < l_316) {
                            l_317 = l_316 - l_315;
                            if (l_317 < l_314) {
                                i_318 = (int) l_317;
                                i_319 = i_318;
                            } else {
                                i_319 = i_312;
                            }
                        } else {
                            i_319 = 0;
                        }
                        if (i_311 < i_319) {
                            i_320 = *((__global gale_int *) ul_67);
                            i_321 = *((__global gale_int *) ul_69);
                            l_322 = (long) i_320;
                            l_323 = ((long) (uint) i_311) * 44L;
                            l_324 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((l_322 * 43L) + ((l_322 * 44L) + (((long) i_321) << 2))) + 73855L) & (-64L)))) + (ulong) l_323);
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_324 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_94;
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_324 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_95;
                            i_325 = *((__global gale_int *) ul_67);
                            i_326 = *((__global gale_int *) ul_69);
                            l_327 = (long) i_325;
                            l_328 = (l_327 * 44L) + 73792L;
                            l_329 = (((l_328 + (((long) i_326) << 2)) + (l_327 * 43L)) + 63L) & (-64L);
                            l_330 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_329)) + (ulong) 73792L);
                            l_331 = (long) ((ulong) l_323 + (ulong) l_330);
                            i_332 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_331 >> 2))) << 2) + 16L)));
                            i_333 = (int) (((long) ((ulong) l_328 + (ulong) ((long) ((ulong) l_329 * (ulong) ((long) ((int) get_group_id(0))))))) >> 2);
                            i_334 = (int) ((uint) i_326 + (uint) (-1));
                            i_335 = i_334 & (((int) ((uint) i_96 * (uint) (-1640531535))) >> 15);
                            i_336 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_333 + (uint) i_335))) << 2) + 16L)));
                            i_337 = i_334 >> 1;
                            i_338 = ~i_337;
                            i_339 = i_335;
                            i_340 = i_336;
                            while (true) {
                                i_341 = (int) ((uint) (i_337 & i_340) + (uint) (-1));
                                if (i_340 == 0) {
                                    goto B275;
                                }
                                if (((i_96 ^ i_340) & i_338) == 0) {
                                    l_342 = (long) ((ulong) l_330 + (ulong) (((long) i_341) * 44L));
                                    i_343 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_342 >> 2))) << 2) + 16L)));
                                    if (i_332 == i_343) {
                                        l_344 = (long) ((ulong) l_342 + (ulong) 12L);
                                        l_345 = (long) ((ulong) l_331 + (ulong) 12L);
                                        i_346 = 0;
                                        while (true) {
                                            if (!(i_346 < i_332)) {
                                                goto B268;
                                            }
                                            l_347 = (long) i_346;
                                            i_348 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_344 + (ulong) l_347))));
                                            i_349 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_345 + (ulong) l_347))));
                                            if (!(i_348 == i_349)) {
                                                break;
                                            }
                                            i_350 = (int) ((uint) i_346 + (uint) 1);
                                            i_346 = i_350;
                                        }
                                        goto B269;
                                    B268:;
                                    B269:;
                                        if (i_346 == i_332) {
                                            break;
                                        }
                                    }
                                }
                                i_351 = i_334 & ((int) ((uint) i_339 + (uint) 1));
                                i_352 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_333 + (uint) i_351))) << 2) + 16L)));
                                i_339 = i_351;
                                i_340 = i_352;
                            }
                            goto B276;
                        B275:;
                        B276:;
                            if (i_341 < 0) {
                                i_353 = i_311;
                            } else {
                                i_353 = i_341;
                            }
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_331 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_353;
                            if (i_341 < 0) {
                                i_354 = i_335;
                                while (true) {
                                    ul_355 = arg_work + ((((long) ((int) ((uint) i_333 + (uint) i_354))) << 2) + 16L);
                                    i_356 = *((__global gale_int *) ul_355);
                                    if (i_356 == 0) {
                                        break;
                                    }
                                    i_357 = i_334 & ((int) ((uint) i_354 + (uint) 1));
                                    i_354 = i_357;
                                }
                                *((__global gale_int *) ul_355) = ((i_96 & i_338) | ((int) ((uint) i_311 + (uint) 1)));
                                i_310 = 0;
                            } else {
                                i_310 = 0;
                            }
                        } else {
                            i_310 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_358 = ((int) get_group_id(0)) << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_358) << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + ((((long) (i_358 + 1)) << 2) + 16L))) = i_307;
                        *((__global gale_int *) (arg_status + ((((long) (i_358 + 2)) << 2) + 16L))) = i_94;
                        i_310 = 3;
                    } else {
                        i_310 = 3;
                    }
                }
            }
        } else {
            i_310 = i_309;
        }
    } else {
        i_310 = i_309;
    }
    GALEFS_BROADCAST(6, l_359, ((long) i_310));
    if (((int) get_local_id(0)) == 0) {
        l_360 = (long) ((int) get_group_id(0));
        i_361 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_360 << 12) + (l_360 << 11)))) + (ulong) 1856L))));
        if (i_361 == 0) {
            l_362 = (long) ((int) get_group_id(0));
            l_363 = (long) ((ulong) l_6 + (ulong) ((l_362 << 12) + (l_362 << 11)));
            l_364 = (long) ((ulong) l_363 + (ulong) 1796L);
            i_365 = *((volatile __global gale_int *) (arg_fs + 16 + l_364));
            l_366 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1896L))));
            i_367 = (int) (0 - (uint) i_365);
            if (i_367 < 0) {
                i_368 = i_367;
            } else {
                l_369 = (long) ((ulong) l_366 + (ulong) (-64L));
                i_370 = (int) ((uint) ((int) (((long) ((ulong) l_369 + (ulong) ((long) ((ulong) (l_369 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_371 = (long) ((ulong) l_363 + (ulong) 1792L);
                i_372 = 0;
                l_373 = 0L;
                l_374 = (-1L);
                while (true) {
                    if (!(i_372 == 0)) {
                        break;
                    }
                    i_375 = *((volatile __global gale_int *) (arg_fs + 16 + l_364));
                    i_376 = *((volatile __global gale_int *) (arg_fs + 16 + l_371));
                    if (i_370 == i_376) {
                        i_372 = 1;
                    } else {
                        if (i_375 == 0) {
                            if (l_373 < l_5) {
                                GALEFS_RELAX(l_373);
                                l_377 = (long) ((ulong) l_373 + (ulong) 1L);
                                l_373 = l_377;
                            } else {
                                l_378 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_379 = (l_374 == l_378) ? (-110) : 0;
                                i_372 = i_379;
                                l_373 = 0L;
                                l_374 = l_378;
                            }
                        } else {
                            i_380 = (int) (0 - (uint) i_375);
                            i_372 = i_380;
                        }
                    }
                }
                i_368 = i_372;
            }
            if (i_368 < 0) {
                l_381 = (long) i_368;
                l_382 = l_381;
            } else {
                l_383 = (long) ((int) get_group_id(0));
                l_384 = (long) ((ulong) l_6 + (ulong) ((l_383 << 12) + (l_383 << 11)));
                l_385 = (long) ((ulong) l_384 + (ulong) 1896L);
                l_386 = *((__global gale_long *) (arg_fs + 16 + l_385));
                l_387 = (long) ((ulong) l_386 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) ((long) (uint) (((int) l_387) & 1023)))))) = 0L;
                l_388 = (long) ((ulong) l_384 + (ulong) ((long) (uint) (((int) l_386) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_386 + (ulong) ((long) ((ulong) (l_386 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 12L)))) = i_74;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_388)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_385)) = l_387;
                GALEFS_FENCE();
                i_389 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_389))))) = (char) 1;
                if (l_2 == 0L) {
                    l_382 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_389 >> 6)))))) = (char) 1;
                    l_382 = LONG_MIN;
                }
            }
        } else {
            l_382 = (-16L);
        }
    } else {
        l_382 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_382 < (-4611686018427387904L)) {
            l_390 = (long) ((int) get_group_id(0));
            l_391 = (long) ((ulong) l_6 + (ulong) ((l_390 << 12) + (l_390 << 11)));
            l_392 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1896L))));
            l_393 = (long) ((ulong) l_392 + (ulong) (-64L));
            i_394 = (int) ((uint) ((int) (((long) ((ulong) l_393 + (ulong) ((long) ((ulong) (l_393 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_395 = (long) ((ulong) l_391 + (ulong) 1792L);
            l_396 = (long) ((ulong) l_391 + (ulong) 1796L);
            i_397 = 0;
            l_398 = 0L;
            l_399 = (-1L);
            while (true) {
                if (!(i_397 == 0)) {
                    break;
                }
                i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_396));
                i_401 = *((volatile __global gale_int *) (arg_fs + 16 + l_395));
                if (i_394 == i_401) {
                    i_397 = 1;
                } else {
                    if (i_400 == 0) {
                        if (l_398 < l_5) {
                            GALEFS_RELAX(l_398);
                            l_402 = (long) ((ulong) l_398 + (ulong) 1L);
                            l_398 = l_402;
                        } else {
                            l_403 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_404 = (l_399 == l_403) ? (-110) : 0;
                            i_397 = i_404;
                            l_398 = 0L;
                            l_399 = l_403;
                        }
                    } else {
                        i_405 = (int) (0 - (uint) i_400);
                        i_397 = i_405;
                    }
                }
            }
            if (i_397 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1888L)))) = i_394;
            }
            GALEFS_FENCE();
            if (i_397 < 0) {
                l_406 = (long) i_397;
                l_407 = l_406;
            } else {
                l_408 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1800L))));
                l_407 = l_408;
            }
            i_409 = (int) ((uint) ((int) l_382) + (uint) (-1));
            if (i_409 < 0) {
                l_410 = l_407;
            } else {
                if (l_407 < 0L) {
                    l_410 = l_407;
                } else {
                    l_411 = (l_407 << 32) | ((long) (uint) i_409);
                    l_410 = l_411;
                }
            }
        } else {
            l_410 = l_382;
        }
    } else {
        l_410 = l_382;
    }
    GALEFS_BROADCAST(7, l_412, l_410);
    ul_413 = arg_args + 32L;
    i_414 = *((__global gale_int *) ul_413);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_415 = (long) ((int) get_group_id(0));
        i_416 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_415 << 12) + (l_415 << 11)))) + (ulong) 1856L))));
        if (i_416 == 0) {
            if (i_414 < 1) {
                l_417 = (-2L);
            } else {
                if (i_414 < 4097) {
                    l_418 = (long) ((int) get_group_id(0));
                    l_419 = (long) ((ulong) l_6 + (ulong) ((l_418 << 12) + (l_418 << 11)));
                    l_420 = (long) ((ulong) l_419 + (ulong) 1796L);
                    i_421 = *((volatile __global gale_int *) (arg_fs + 16 + l_420));
                    l_422 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 1896L))));
                    i_423 = (int) (0 - (uint) i_421);
                    if (i_423 < 0) {
                        i_424 = i_423;
                    } else {
                        l_425 = (long) ((ulong) l_422 + (ulong) (-64L));
                        i_426 = (int) ((uint) ((int) (((long) ((ulong) l_425 + (ulong) ((long) ((ulong) (l_425 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_427 = (long) ((ulong) l_419 + (ulong) 1792L);
                        i_428 = 0;
                        l_429 = 0L;
                        l_430 = (-1L);
                        while (true) {
                            if (!(i_428 == 0)) {
                                break;
                            }
                            i_431 = *((volatile __global gale_int *) (arg_fs + 16 + l_420));
                            i_432 = *((volatile __global gale_int *) (arg_fs + 16 + l_427));
                            if (i_426 == i_432) {
                                i_428 = 1;
                            } else {
                                if (i_431 == 0) {
                                    if (l_429 < l_5) {
                                        GALEFS_RELAX(l_429);
                                        l_433 = (long) ((ulong) l_429 + (ulong) 1L);
                                        l_429 = l_433;
                                    } else {
                                        l_434 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_435 = (l_430 == l_434) ? (-110) : 0;
                                        i_428 = i_435;
                                        l_429 = 0L;
                                        l_430 = l_434;
                                    }
                                } else {
                                    i_436 = (int) (0 - (uint) i_431);
                                    i_428 = i_436;
                                }
                            }
                        }
                        i_424 = i_428;
                    }
                    l_437 = (long) i_424;
                    l_417 = l_437;
                } else {
                    l_417 = (-36L);
                }
            }
        } else {
            l_417 = (-16L);
        }
        if (l_417 < 0L) {
            l_438 = l_417;
        } else {
            l_439 = (long) i_1;
            l_440 = (long) ((int) get_group_id(0));
            l_441 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_440 << 12) + (l_440 << 11)))) + (ulong) 2048L);
            i_442 = 0;
            while (true) {
                if (!(i_442 < i_414)) {
                    break;
                }
                l_443 = (long) i_442;
                i_444 = (int) *((__global char *) (arg_paths + 16 + (l_439 + l_443)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_441 + (ulong) l_443)))) = (char) i_444;
                i_445 = (int) ((uint) i_442 + (uint) 1);
                i_442 = i_445;
            }
            l_446 = (long) ((int) get_group_id(0));
            l_447 = (long) ((ulong) l_6 + (ulong) ((l_446 << 12) + (l_446 << 11)));
            l_448 = (long) ((ulong) l_447 + (ulong) 1896L);
            l_449 = *((__global gale_long *) (arg_fs + 16 + l_448));
            l_450 = (long) ((ulong) l_449 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) ((long) (uint) (((int) l_450) & 1023)))))) = 0L;
            l_451 = (long) ((ulong) l_447 + (ulong) ((long) (uint) (((int) l_449) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_449 + (ulong) ((long) ((ulong) (l_449 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 36L)))) = i_414;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_451)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_448)) = l_450;
            GALEFS_FENCE();
            i_452 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_452))))) = (char) 1;
            if (l_2 == 0L) {
                l_438 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_452 >> 6)))))) = (char) 1;
                l_438 = LONG_MIN;
            }
        }
    } else {
        l_438 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_438 < (-4611686018427387904L)) {
            l_453 = (long) ((int) get_group_id(0));
            l_454 = (long) ((ulong) l_6 + (ulong) ((l_453 << 12) + (l_453 << 11)));
            l_455 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_454 + (ulong) 1896L))));
            l_456 = (long) ((ulong) l_455 + (ulong) (-64L));
            i_457 = (int) ((uint) ((int) (((long) ((ulong) l_456 + (ulong) ((long) ((ulong) (l_456 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_458 = (long) ((ulong) l_454 + (ulong) 1792L);
            l_459 = (long) ((ulong) l_454 + (ulong) 1796L);
            i_460 = 0;
            l_461 = 0L;
            l_462 = (-1L);
            while (true) {
                if (!(i_460 == 0)) {
                    break;
                }
                i_463 = *((volatile __global gale_int *) (arg_fs + 16 + l_459));
                i_464 = *((volatile __global gale_int *) (arg_fs + 16 + l_458));
                if (i_457 == i_464) {
                    i_460 = 1;
                } else {
                    if (i_463 == 0) {
                        if (l_461 < l_5) {
                            GALEFS_RELAX(l_461);
                            l_465 = (long) ((ulong) l_461 + (ulong) 1L);
                            l_461 = l_465;
                        } else {
                            l_466 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
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
            if (i_460 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_454 + (ulong) 1888L)))) = i_457;
            }
            GALEFS_FENCE();
            if (i_460 < 0) {
                l_469 = (long) i_460;
                l_470 = l_469;
            } else {
                l_471 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_454 + (ulong) 1800L))));
                l_470 = l_471;
            }
            i_472 = (int) ((uint) ((int) l_438) + (uint) (-1));
            if (i_472 < 0) {
                l_473 = l_470;
            } else {
                if (l_470 < 0L) {
                    l_473 = l_470;
                } else {
                    l_474 = (l_470 << 32) | ((long) (uint) i_472);
                    l_473 = l_474;
                }
            }
        } else {
            l_473 = l_438;
        }
    } else {
        l_473 = l_438;
    }
    GALEFS_BROADCAST(9, l_475, l_473);
    i_476 = (int) l_475;
    i_477 = (((int) l_359) == 0) ? 1 : 0;
    i_478 = (int) get_local_size(0);
    i_479 = (int) get_local_size(0);
    i_480 = (int) get_local_size(0);
    i_481 = (int) get_local_id(0);
    i_482 = (int) get_local_id(0);
    l_483 = (long) ((int) get_group_id(0));
    i_484 = (int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)));
    i_485 = (int) get_local_size(0);
    i_486 = (int) get_local_id(0);
    l_487 = (long) ((int) get_group_id(0));
    i_488 = (int) get_local_id(0);
    i_489 = (int) get_local_id(0);
    i_490 = (int) get_local_id(0);
    i_491 = (int) get_local_id(0);
    i_492 = (int) get_local_id(0);
    i_493 = (int) get_local_id(0);
    l_494 = (long) ((int) get_group_id(0));
    i_495 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)))));
    i_496 = (int) get_local_id(0);
    l_497 = (long) ((int) get_group_id(0));
    i_498 = (int) get_local_id(0);
    l_499 = (long) ((int) get_group_id(0));
    i_500 = (int) get_local_id(0);
    l_501 = (long) ((int) get_group_id(0));
    ul_502 = arg_args + 36L;
    l_503 = 0L;
    i_504 = 1;
    i_505 = i_477;
    while (true) {
        if (i_505 == 0) {
            break;
        }
        i_506 = *((__global gale_int *) ul_502);
        i_507 = *((__global gale_int *) ul_67);
        i_508 = *((__global gale_int *) ul_69);
        l_509 = (long) i_507;
        l_510 = (long) ((ulong) ((long) ((ulong) l_501 * (ulong) ((((((l_509 * 44L) + 73792L) + (((long) i_508) << 2)) + (l_509 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
        l_511 = (long) ((ulong) l_510 + (ulong) ((long) i_506));
        i_512 = 0;
        i_513 = 1;
        while (true) {
            if (i_513 < 1) {
                goto B516;
            }
            if (!(i_512 < 4001)) {
                break;
            }
            l_514 = (long) i_512;
            l_515 = (long) ((ulong) l_511 + (ulong) l_514);
            i_516 = (int) ((uint) 4001 - (uint) i_512);
            i_517 = (int) get_local_id(0);
            i_518 = (int) get_local_id(0);
            i_519 = (int) get_local_id(0);
            i_520 = 1;
            i_521 = 0;
            while (true) {
                if (!(i_520 == 1)) {
                    break;
                }
                l_522 = (long) i_521;
                l_523 = (long) ((ulong) l_503 + (ulong) (l_514 + l_522));
                l_524 = l_88 & l_523;
                if (i_519 == 0) {
                    l_525 = (long) ((int) get_group_id(0));
                    i_526 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_525 << 12) + (l_525 << 11)))) + (ulong) 1796L))));
                    i_527 = (int) (0 - (uint) i_526);
                    l_528 = (long) ((ulong) l_90 + (ulong) (((long) i_476) << 3));
                    if (i_527 < 0) {
                        l_529 = (long) i_527;
                        l_530 = l_529;
                    } else {
                        if (i_476 < 0) {
                            i_531 = (-9);
                        } else {
                            if (i_476 < i_91) {
                                i_532 = *((volatile __global gale_int *) (arg_fs + 16 + l_528));
                                i_533 = (int) ((uint) i_532 + (uint) (-1));
                                i_534 = (i_533 < 0) ? (-9) : i_533;
                                if (i_534 < 0) {
                                    i_531 = i_534;
                                } else {
                                    i_535 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 4L))));
                                    if ((i_535 & 3) == 1) {
                                        i_531 = (-9);
                                    } else {
                                        i_531 = i_534;
                                    }
                                }
                            } else {
                                i_531 = (-9);
                            }
                        }
                        l_536 = (long) i_531;
                        if (i_531 < 0) {
                            l_530 = l_536;
                        } else {
                            if (l_523 < 0L) {
                                l_530 = (-22L);
                            } else {
                                i_537 = (int) ((uint) i_516 - (uint) i_521);
                                if (i_537 < 0) {
                                    l_530 = (-22L);
                                } else {
                                    l_538 = (long) ((int) get_group_id(0));
                                    i_539 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_538 << 12) + (l_538 << 11)))) + (ulong) 1856L))));
                                    if (i_539 == 0) {
                                        l_540 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_536 << 6)))));
                                        l_541 = (long) ((ulong) l_540 - (ulong) l_523);
                                        if (l_541 < 1L) {
                                            l_530 = 0L;
                                        } else {
                                            l_542 = (long) (uint) i_537;
                                            l_543 = (l_541 < l_542) ? l_541 : l_542;
                                            l_530 = l_543;
                                        }
                                    } else {
                                        l_530 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_530 < 1L) {
                        l_544 = l_530;
                    } else {
                        l_545 = (long) ((ulong) l_87 - (ulong) l_524);
                        if (l_545 < l_530) {
                            i_546 = (int) l_545;
                            i_547 = i_546;
                        } else {
                            i_548 = (int) l_530;
                            i_547 = i_548;
                        }
                        if (i_476 < 0) {
                            i_549 = (-9);
                        } else {
                            if (i_476 < i_91) {
                                i_550 = *((volatile __global gale_int *) (arg_fs + 16 + l_528));
                                i_551 = (int) ((uint) i_550 + (uint) (-1));
                                i_552 = (i_551 < 0) ? (-9) : i_551;
                                i_549 = i_552;
                            } else {
                                i_549 = (-9);
                            }
                        }
                        l_553 = (long) i_549;
                        if (i_549 < 0) {
                            l_544 = l_553;
                        } else {
                            i_554 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_553 << 6))) + (ulong) 8L))));
                            l_555 = l_523 >> i_86;
                            i_556 = i_85 & ((int) (((long) ((ulong) ((long) ((ulong) l_555 + (ulong) (((long) i_554) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_557 = i_556;
                            i_558 = 0;
                            i_559 = (-2);
                            while (true) {
                                if (!(i_559 == (-2))) {
                                    break;
                                }
                                i_560 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_557) << 2)))));
                                i_561 = (int) ((uint) i_560 + (uint) (-1));
                                if (i_561 < 0) {
                                    i_559 = (-1);
                                } else {
                                    l_562 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_561) << 5));
                                    i_563 = *((volatile __global gale_int *) (arg_fs + 16 + l_562));
                                    l_564 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 8L))));
                                    if ((!(i_554 == i_563)) || (!(l_555 == l_564))) {
                                        if (i_85 == i_558) {
                                            i_559 = (-1);
                                        } else {
                                            i_565 = (int) ((uint) i_558 + (uint) 1);
                                            i_566 = i_85 & ((int) ((uint) i_557 + (uint) 1));
                                            i_557 = i_566;
                                            i_558 = i_565;
                                        }
                                    } else {
                                        i_559 = i_561;
                                    }
                                }
                            }
                            if (i_559 < 0) {
                                i_567 = i_559;
                            } else {
                                i_568 = (int) get_group_id(0);
                                l_569 = (long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_568)) << 6) + (((long) (i_568 >> i_81)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_569)) = ((int) ((uint) i_559 + (uint) 1));
                                GALEFS_FENCE();
                                l_570 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_559) << 5));
                                i_571 = *((volatile __global gale_int *) (arg_fs + 16 + l_570));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_554 == i_571) {
                                    l_572 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) 8L))));
                                    i_573 = (l_555 == l_572) ? 1 : 0;
                                    i_574 = i_573;
                                } else {
                                    i_574 = 0;
                                }
                                if (i_574 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_569)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_574 == 0) {
                                    i_567 = (-1);
                                } else {
                                    i_567 = i_559;
                                }
                            }
                            l_575 = (long) i_547;
                            if (i_567 < 0) {
                                l_576 = (long) ((int) get_group_id(0));
                                l_577 = (long) ((ulong) l_6 + (ulong) ((l_576 << 12) + (l_576 << 11)));
                                l_578 = (long) ((ulong) l_577 + (ulong) 1796L);
                                i_579 = *((volatile __global gale_int *) (arg_fs + 16 + l_578));
                                l_580 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_577 + (ulong) 1896L))));
                                i_581 = (int) (0 - (uint) i_579);
                                if (i_581 < 0) {
                                    i_582 = i_581;
                                } else {
                                    l_583 = (long) ((ulong) l_580 + (ulong) (-64L));
                                    i_584 = (int) ((uint) ((int) (((long) ((ulong) l_583 + (ulong) ((long) ((ulong) (l_583 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_585 = (long) ((ulong) l_577 + (ulong) 1792L);
                                    i_586 = 0;
                                    l_587 = 0L;
                                    l_588 = (-1L);
                                    while (true) {
                                        if (!(i_586 == 0)) {
                                            break;
                                        }
                                        i_589 = *((volatile __global gale_int *) (arg_fs + 16 + l_578));
                                        i_590 = *((volatile __global gale_int *) (arg_fs + 16 + l_585));
                                        if (i_584 == i_590) {
                                            i_586 = 1;
                                        } else {
                                            if (i_589 == 0) {
                                                if (l_587 < l_5) {
                                                    GALEFS_RELAX(l_587);
                                                    l_591 = (long) ((ulong) l_587 + (ulong) 1L);
                                                    l_587 = l_591;
                                                } else {
                                                    l_592 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                    i_593 = (l_588 == l_592) ? (-110) : 0;
                                                    i_586 = i_593;
                                                    l_587 = 0L;
                                                    l_588 = l_592;
                                                }
                                            } else {
                                                i_594 = (int) (0 - (uint) i_589);
                                                i_586 = i_594;
                                            }
                                        }
                                    }
                                    i_582 = i_586;
                                }
                                if (i_582 < 0) {
                                    l_595 = (long) i_582;
                                    l_544 = l_595;
                                } else {
                                    l_596 = (long) ((int) get_group_id(0));
                                    l_597 = (long) ((ulong) l_6 + (ulong) ((l_596 << 12) + (l_596 << 11)));
                                    l_598 = (long) ((ulong) l_597 + (ulong) 1896L);
                                    l_599 = *((__global gale_long *) (arg_fs + 16 + l_598));
                                    l_600 = (long) ((ulong) l_599 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) ((long) (uint) (((int) l_600) & 1023)))))) = 0L;
                                    l_601 = (long) ((ulong) l_597 + (ulong) ((long) (uint) (((int) l_599) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_599 + (ulong) ((long) ((ulong) (l_599 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 12L)))) = i_476;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 16L)))) = l_523;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 24L)))) = l_530;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_601)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_598)) = l_600;
                                    GALEFS_FENCE();
                                    i_602 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_602))))) = (char) 1;
                                    l_603 = (long) ((ulong) l_575 + (ulong) (-9223372036854775807L));
                                    if (l_2 == 0L) {
                                        l_544 = l_603;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_602 >> 6)))))) = (char) 1;
                                        l_544 = l_603;
                                    }
                                }
                            } else {
                                l_604 = (long) ((int) get_group_id(0));
                                l_605 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_604 << 12) + (l_604 << 11)))) + (ulong) 1864L);
                                l_606 = *((__global gale_long *) (arg_fs + 16 + l_605));
                                *((__global gale_long *) (arg_fs + 16 + l_605)) = ((long) ((ulong) l_606 + (ulong) 1L));
                                l_607 = l_575 | (((long) (uint) i_567) << 32);
                                l_544 = l_607;
                            }
                        }
                    }
                } else {
                    l_544 = 0L;
                }
                if (i_518 == 0) {
                    if (l_544 < (-4611686018427387904L)) {
                        l_608 = (long) ((int) get_group_id(0));
                        l_609 = (long) ((ulong) l_6 + (ulong) ((l_608 << 12) + (l_608 << 11)));
                        l_610 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1896L))));
                        l_611 = (long) ((ulong) l_610 + (ulong) (-64L));
                        i_612 = (int) ((uint) ((int) (((long) ((ulong) l_611 + (ulong) ((long) ((ulong) (l_611 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_613 = (long) ((ulong) l_609 + (ulong) 1792L);
                        l_614 = (long) ((ulong) l_609 + (ulong) 1796L);
                        i_615 = 0;
                        l_616 = 0L;
                        l_617 = (-1L);
                        while (true) {
                            if (!(i_615 == 0)) {
                                break;
                            }
                            i_618 = *((volatile __global gale_int *) (arg_fs + 16 + l_614));
                            i_619 = *((volatile __global gale_int *) (arg_fs + 16 + l_613));
                            if (i_612 == i_619) {
                                i_615 = 1;
                            } else {
                                if (i_618 == 0) {
                                    if (l_616 < l_5) {
                                        GALEFS_RELAX(l_616);
                                        l_620 = (long) ((ulong) l_616 + (ulong) 1L);
                                        l_616 = l_620;
                                    } else {
                                        l_621 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_622 = (l_617 == l_621) ? (-110) : 0;
                                        i_615 = i_622;
                                        l_616 = 0L;
                                        l_617 = l_621;
                                    }
                                } else {
                                    i_623 = (int) (0 - (uint) i_618);
                                    i_615 = i_623;
                                }
                            }
                        }
                        if (i_615 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1888L)))) = i_612;
                        }
                        GALEFS_FENCE();
                        if (i_615 < 0) {
                            l_624 = (long) i_615;
                            l_625 = l_624;
                        } else {
                            l_626 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1800L))));
                            l_625 = l_626;
                        }
                        i_627 = (int) ((uint) ((int) l_544) + (uint) (-1));
                        if (i_627 < 0) {
                            l_628 = l_625;
                        } else {
                            if (l_625 < 0L) {
                                l_628 = l_625;
                            } else {
                                l_629 = (l_625 << 32) | ((long) (uint) i_627);
                                l_628 = l_629;
                            }
                        }
                    } else {
                        l_628 = l_544;
                    }
                } else {
                    l_628 = l_544;
                }
                GALEFS_BROADCAST(10, l_630, l_628);
                i_631 = (int) l_630;
                if (l_630 < 0L) {
                    i_632 = 0;
                } else {
                    i_632 = i_631;
                }
                if (l_630 < 0L) {
                    l_633 = 0L;
                } else {
                    if (i_631 == 0) {
                        l_633 = 0L;
                    } else {
                        l_634 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) ((ulong) l_630 >> 32)) << 5))) + (ulong) 16L))));
                        l_635 = (long) ((ulong) l_524 + (ulong) l_634);
                        l_633 = l_635;
                    }
                }
                gale_copy((arg_fs + 16 + l_633), (arg_work + 16 + ((long) ((ulong) l_515 + (ulong) l_522))), i_632);
                GALEFS_BARRIER(11);
                if (i_517 == 0) {
                    if (!(i_632 < 1)) {
                        l_636 = (long) ((int) get_group_id(0));
                        l_637 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_636 << 12) + (l_636 << 11)))) + (ulong) 1872L);
                        l_638 = *((__global gale_long *) (arg_fs + 16 + l_637));
                        *((__global gale_long *) (arg_fs + 16 + l_637)) = ((long) ((ulong) ((long) (uint) i_632) + (ulong) l_638));
                        GALEFS_RELEASE_FENCE();
                        i_639 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_639)) << 6) + (((long) (i_639 >> i_81)) << 2)))))) = 0;
                        l_640 = (long) ((int) get_group_id(0));
                        l_641 = (long) ((ulong) l_6 + (ulong) ((l_640 << 12) + (l_640 << 11)));
                        l_642 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 1896L))));
                        l_643 = (long) ((ulong) l_642 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_643 + (ulong) ((long) ((ulong) (l_643 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_644 = (int) ((uint) i_521 + (uint) i_632);
                if (l_630 < 0L) {
                    i_520 = i_631;
                    i_521 = i_644;
                } else {
                    i_645 = ((i_632 < 1) || (!(i_644 < i_516))) ? 0 : 1;
                    i_520 = i_645;
                    i_521 = i_644;
                }
            }
            if (i_521 < 1) {
                i_646 = i_520;
            } else {
                i_646 = i_521;
            }
            i_647 = (i_646 < 1) ? 0 : i_646;
            i_648 = (int) ((uint) i_512 + (uint) i_647);
            i_512 = i_648;
            i_513 = i_646;
        }
        goto B517;
    B516:;
    B517:;
        if (i_513 < 0) {
            i_649 = i_513;
        } else {
            i_649 = i_512;
        }
        i_650 = *((__global gale_int *) ul_0);
        i_651 = *((__global gale_int *) ul_413);
        l_652 = ((long) i_650) + ((long) i_651);
        i_653 = i_500;
        while (true) {
            if (!(i_653 < i_506)) {
                break;
            }
            l_654 = (long) i_653;
            i_655 = (int) *((__global char *) (arg_paths + 16 + (l_652 + l_654)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_510 + (ulong) l_654)))) = (char) i_655;
            i_656 = (int) ((uint) i_653 + (uint) i_480);
            i_653 = i_656;
        }
        i_657 = 0;
        while (true) {
            i_658 = (int) ((uint) i_657 + (uint) 1);
            if (!(i_657 < i_649)) {
                goto B528;
            }
            i_659 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_511 + (ulong) ((long) i_657)))));
            if (i_659 == 10) {
                break;
            }
            i_657 = i_658;
        }
        goto B529;
    B528:;
    B529:;
        if (i_476 < 0) {
            i_660 = i_476;
        } else {
            if (i_649 < 1) {
                i_660 = i_649;
            } else {
                i_660 = i_658;
            }
        }
        i_661 = *((__global gale_int *) ul_67);
        i_662 = *((__global gale_int *) ul_69);
        i_663 = *((__global gale_int *) ul_502);
        l_664 = (long) i_661;
        l_665 = (((((l_664 * 44L) + 73792L) + (((long) i_662) << 2)) + (l_664 * 43L)) + 63L) & (-64L);
        l_666 = (long) i_663;
        i_667 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_665 * (ulong) l_499)) + (ulong) 65600L)) + (ulong) l_666))));
        l_668 = (long) ((ulong) ((long) ((ulong) l_497 * (ulong) l_665)) + (ulong) 65600L);
        if (i_667 == 47) {
            l_669 = (long) ((ulong) l_668 + (ulong) l_666);
            l_670 = l_669;
        } else {
            l_670 = l_668;
        }
        i_671 = (int) ((uint) i_660 + (uint) (-1));
        i_672 = (int) ((uint) i_660 + (uint) (-2));
        if ((uint) i_672 < (uint) 4000) {
            i_673 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_666 + (ulong) ((long) ((ulong) ((long) ((ulong) l_665 * (ulong) ((long) ((int) get_group_id(0))))) + (ulong) 65600L))))));
            if (i_673 == 47) {
                i_674 = i_671;
            } else {
                i_675 = (int) ((uint) i_671 + (uint) i_663);
                i_674 = i_675;
            }
        } else {
            i_674 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_498 == 0) {
            l_676 = (long) ((int) get_group_id(0));
            i_677 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_676 << 12) + (l_676 << 11)))) + (ulong) 1856L))));
            if (i_677 == 0) {
                if (i_674 < 1) {
                    l_678 = (-2L);
                } else {
                    if (i_674 < 4097) {
                        l_679 = (long) ((int) get_group_id(0));
                        l_680 = (long) ((ulong) l_6 + (ulong) ((l_679 << 12) + (l_679 << 11)));
                        l_681 = (long) ((ulong) l_680 + (ulong) 1796L);
                        i_682 = *((volatile __global gale_int *) (arg_fs + 16 + l_681));
                        l_683 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_680 + (ulong) 1896L))));
                        i_684 = (int) (0 - (uint) i_682);
                        if (i_684 < 0) {
                            i_685 = i_684;
                        } else {
                            l_686 = (long) ((ulong) l_683 + (ulong) (-64L));
                            i_687 = (int) ((uint) ((int) (((long) ((ulong) l_686 + (ulong) ((long) ((ulong) (l_686 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_688 = (long) ((ulong) l_680 + (ulong) 1792L);
                            i_689 = 0;
                            l_690 = 0L;
                            l_691 = (-1L);
                            while (true) {
                                if (!(i_689 == 0)) {
                                    break;
                                }
                                i_692 = *((volatile __global gale_int *) (arg_fs + 16 + l_681));
                                i_693 = *((volatile __global gale_int *) (arg_fs + 16 + l_688));
                                if (i_687 == i_693) {
                                    i_689 = 1;
                                } else {
                                    if (i_692 == 0) {
                                        if (l_690 < l_5) {
                                            GALEFS_RELAX(l_690);
                                            l_694 = (long) ((ulong) l_690 + (ulong) 1L);
                                            l_690 = l_694;
                                        } else {
                                            l_695 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                            i_696 = (l_691 == l_695) ? (-110) : 0;
                                            i_689 = i_696;
                                            l_690 = 0L;
                                            l_691 = l_695;
                                        }
                                    } else {
                                        i_697 = (int) (0 - (uint) i_692);
                                        i_689 = i_697;
                                    }
                                }
                            }
                            i_685 = i_689;
                        }
                        l_698 = (long) i_685;
                        l_678 = l_698;
                    } else {
                        l_678 = (-36L);
                    }
                }
            } else {
                l_678 = (-16L);
            }
            if (l_678 < 0L) {
                l_699 = l_678;
            } else {
                i_700 = (int) get_group_id(0);
                l_701 = (long) ((ulong) l_3 + (ulong) ((long) i_700));
                l_702 = (long) ((int) get_group_id(0));
                l_703 = (long) ((ulong) l_6 + (ulong) ((l_702 << 12) + (l_702 << 11)));
                l_704 = (long) ((ulong) l_703 + (ulong) 1896L);
                l_705 = (long) ((int) get_group_id(0));
                l_706 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_705 << 12) + (l_705 << 11)))) + (ulong) 2048L);
                i_707 = 0;
                while (true) {
                    if (!(i_707 < i_674)) {
                        break;
                    }
                    l_708 = (long) i_707;
                    i_709 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_670 + (ulong) l_708))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_706 + (ulong) l_708)))) = (char) i_709;
                    i_710 = (int) ((uint) i_707 + (uint) 1);
                    i_707 = i_710;
                }
                l_711 = *((__global gale_long *) (arg_fs + 16 + l_704));
                l_712 = (long) ((ulong) l_711 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) ((long) (uint) (((int) l_712) & 1023)))))) = 0L;
                l_713 = (long) ((ulong) l_703 + (ulong) ((long) (uint) (((int) l_711) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_711 + (ulong) ((long) ((ulong) (l_711 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 36L)))) = i_674;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_713)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_704)) = l_712;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_701)) = (char) 1;
                if (l_2 == 0L) {
                    l_699 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_700 >> 6)))))) = (char) 1;
                    l_699 = LONG_MIN;
                }
            }
        } else {
            l_699 = 0L;
        }
        if (i_496 == 0) {
            if (l_699 < (-4611686018427387904L)) {
                l_714 = (long) ((int) get_group_id(0));
                l_715 = (long) ((ulong) l_6 + (ulong) ((l_714 << 12) + (l_714 << 11)));
                l_716 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_715 + (ulong) 1896L))));
                l_717 = (long) ((ulong) l_716 + (ulong) (-64L));
                i_718 = (int) ((uint) ((int) (((long) ((ulong) l_717 + (ulong) ((long) ((ulong) (l_717 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_719 = (long) ((ulong) l_715 + (ulong) 1792L);
                l_720 = (long) ((ulong) l_715 + (ulong) 1796L);
                i_721 = 0;
                l_722 = 0L;
                l_723 = (-1L);
                while (true) {
                    if (!(i_721 == 0)) {
                        break;
                    }
                    i_724 = *((volatile __global gale_int *) (arg_fs + 16 + l_720));
                    i_725 = *((volatile __global gale_int *) (arg_fs + 16 + l_719));
                    if (i_718 == i_725) {
                        i_721 = 1;
                    } else {
                        if (i_724 == 0) {
                            if (l_722 < l_5) {
                                GALEFS_RELAX(l_722);
                                l_726 = (long) ((ulong) l_722 + (ulong) 1L);
                                l_722 = l_726;
                            } else {
                                l_727 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_728 = (l_723 == l_727) ? (-110) : 0;
                                i_721 = i_728;
                                l_722 = 0L;
                                l_723 = l_727;
                            }
                        } else {
                            i_729 = (int) (0 - (uint) i_724);
                            i_721 = i_729;
                        }
                    }
                }
                if (i_721 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_715 + (ulong) 1888L)))) = i_718;
                }
                GALEFS_FENCE();
                if (i_721 < 0) {
                    l_730 = (long) i_721;
                    l_731 = l_730;
                } else {
                    l_732 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_715 + (ulong) 1800L))));
                    l_731 = l_732;
                }
                i_733 = (int) ((uint) ((int) l_699) + (uint) (-1));
                if (i_733 < 0) {
                    l_734 = l_731;
                } else {
                    if (l_731 < 0L) {
                        l_734 = l_731;
                    } else {
                        l_735 = (l_731 << 32) | ((long) (uint) i_733);
                        l_734 = l_735;
                    }
                }
            } else {
                l_734 = l_699;
            }
        } else {
            l_734 = l_699;
        }
        GALEFS_BROADCAST(13, l_736, l_734);
        i_737 = *((__global gale_int *) ul_67);
        i_738 = (int) ((uint) i_495 * (uint) i_737);
        i_739 = 0;
        while (true) {
            if (!(i_739 < i_737)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_738 + (uint) i_739))) << 2) + 16L))) = 0;
            i_740 = (int) ((uint) i_739 + (uint) 1);
            i_739 = i_740;
        }
        i_741 = *((__global gale_int *) ul_67);
        i_742 = *((__global gale_int *) ul_69);
        l_743 = (long) i_741;
        l_744 = (long) ((ulong) l_494 * (ulong) ((((((l_743 * 44L) + 73792L) + (((long) i_742) << 2)) + (l_743 * 43L)) + 63L) & (-64L)));
        l_745 = (long) ((ulong) l_744 + (ulong) 65536L);
        l_746 = (long) ((ulong) l_744 + (ulong) 64L);
        i_747 = (int) l_736;
        i_748 = (i_747 < 0) ? i_747 : 1;
        l_749 = 0L;
        i_750 = i_748;
        while (true) {
            if (i_750 < 1) {
                break;
            }
            i_751 = 0;
            i_752 = 1;
            while (true) {
                if (i_752 < 1) {
                    goto B725;
                }
                if (!(i_751 < 65536)) {
                    break;
                }
                l_753 = (long) i_751;
                l_754 = (long) ((ulong) l_746 + (ulong) l_753);
                i_755 = (int) ((uint) 65536 - (uint) i_751);
                i_756 = (int) get_local_id(0);
                i_757 = (int) get_local_id(0);
                i_758 = (int) get_local_id(0);
                i_759 = 1;
                i_760 = 0;
                while (true) {
                    if (!(i_759 == 1)) {
                        break;
                    }
                    l_761 = (long) i_760;
                    l_762 = (long) ((ulong) l_749 + (ulong) (l_753 + l_761));
                    l_763 = l_88 & l_762;
                    if (i_758 == 0) {
                        l_764 = (long) ((int) get_group_id(0));
                        i_765 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_764 << 12) + (l_764 << 11)))) + (ulong) 1796L))));
                        i_766 = (int) (0 - (uint) i_765);
                        l_767 = (long) ((ulong) l_90 + (ulong) (((long) i_747) << 3));
                        if (i_766 < 0) {
                            l_768 = (long) i_766;
                            l_769 = l_768;
                        } else {
                            if (i_747 < 0) {
                                i_770 = (-9);
                            } else {
                                if (i_747 < i_91) {
                                    i_771 = *((volatile __global gale_int *) (arg_fs + 16 + l_767));
                                    i_772 = (int) ((uint) i_771 + (uint) (-1));
                                    i_773 = (i_772 < 0) ? (-9) : i_772;
                                    if (i_773 < 0) {
                                        i_770 = i_773;
                                    } else {
                                        i_774 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_767 + (ulong) 4L))));
                                        if ((i_774 & 3) == 1) {
                                            i_770 = (-9);
                                        } else {
                                            i_770 = i_773;
                                        }
                                    }
                                } else {
                                    i_770 = (-9);
                                }
                            }
                            l_775 = (long) i_770;
                            if (i_770 < 0) {
                                l_769 = l_775;
                            } else {
                                if (l_762 < 0L) {
                                    l_769 = (-22L);
                                } else {
                                    i_776 = (int) ((uint) i_755 - (uint) i_760);
                                    if (i_776 < 0) {
                                        l_769 = (-22L);
                                    } else {
                                        l_777 = (long) ((int) get_group_id(0));
                                        i_778 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_777 << 12) + (l_777 << 11)))) + (ulong) 1856L))));
                                        if (i_778 == 0) {
                                            l_779 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_775 << 6)))));
                                            l_780 = (long) ((ulong) l_779 - (ulong) l_762);
                                            if (l_780 < 1L) {
                                                l_769 = 0L;
                                            } else {
                                                l_781 = (long) (uint) i_776;
                                                l_782 = (l_780 < l_781) ? l_780 : l_781;
                                                l_769 = l_782;
                                            }
                                        } else {
                                            l_769 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_769 < 1L) {
                            l_783 = l_769;
                        } else {
                            l_784 = (long) ((ulong) l_87 - (ulong) l_763);
                            if (l_784 < l_769) {
                                i_785 = (int) l_784;
                                i_786 = i_785;
                            } else {
                                i_787 = (int) l_769;
                                i_786 = i_787;
                            }
                            if (i_747 < 0) {
                                i_788 = (-9);
                            } else {
                                if (i_747 < i_91) {
                                    i_789 = *((volatile __global gale_int *) (arg_fs + 16 + l_767));
                                    i_790 = (int) ((uint) i_789 + (uint) (-1));
                                    i_791 = (i_790 < 0) ? (-9) : i_790;
                                    i_788 = i_791;
                                } else {
                                    i_788 = (-9);
                                }
                            }
                            l_792 = (long) i_788;
                            if (i_788 < 0) {
                                l_783 = l_792;
                            } else {
                                i_793 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_792 << 6))) + (ulong) 8L))));
                                l_794 = l_762 >> i_86;
                                i_795 = i_85 & ((int) (((long) ((ulong) ((long) ((ulong) l_794 + (ulong) (((long) i_793) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_796 = i_795;
                                i_797 = 0;
                                i_798 = (-2);
                                while (true) {
                                    if (!(i_798 == (-2))) {
                                        break;
                                    }
                                    i_799 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_796) << 2)))));
                                    i_800 = (int) ((uint) i_799 + (uint) (-1));
                                    if (i_800 < 0) {
                                        i_798 = (-1);
                                    } else {
                                        l_801 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_800) << 5));
                                        i_802 = *((volatile __global gale_int *) (arg_fs + 16 + l_801));
                                        l_803 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_801 + (ulong) 8L))));
                                        if ((!(i_793 == i_802)) || (!(l_794 == l_803))) {
                                            if (i_85 == i_797) {
                                                i_798 = (-1);
                                            } else {
                                                i_804 = (int) ((uint) i_797 + (uint) 1);
                                                i_805 = i_85 & ((int) ((uint) i_796 + (uint) 1));
                                                i_796 = i_805;
                                                i_797 = i_804;
                                            }
                                        } else {
                                            i_798 = i_800;
                                        }
                                    }
                                }
                                if (i_798 < 0) {
                                    i_806 = i_798;
                                } else {
                                    i_807 = (int) get_group_id(0);
                                    l_808 = (long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_807)) << 6) + (((long) (i_807 >> i_81)) << 2)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_808)) = ((int) ((uint) i_798 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_809 = (long) ((ulong) l_83 + (ulong) (((long) (uint) i_798) << 5));
                                    i_810 = *((volatile __global gale_int *) (arg_fs + 16 + l_809));
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_793 == i_810) {
                                        l_811 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 8L))));
                                        i_812 = (l_794 == l_811) ? 1 : 0;
                                        i_813 = i_812;
                                    } else {
                                        i_813 = 0;
                                    }
                                    if (i_813 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_808)) = 0;
                                    }
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_813 == 0) {
                                        i_806 = (-1);
                                    } else {
                                        i_806 = i_798;
                                    }
                                }
                                l_814 = (long) i_786;
                                if (i_806 < 0) {
                                    l_815 = (long) ((int) get_group_id(0));
                                    l_816 = (long) ((ulong) l_6 + (ulong) ((l_815 << 12) + (l_815 << 11)));
                                    l_817 = (long) ((ulong) l_816 + (ulong) 1796L);
                                    i_818 = *((volatile __global gale_int *) (arg_fs + 16 + l_817));
                                    l_819 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_816 + (ulong) 1896L))));
                                    i_820 = (int) (0 - (uint) i_818);
                                    if (i_820 < 0) {
                                        i_821 = i_820;
                                    } else {
                                        l_822 = (long) ((ulong) l_819 + (ulong) (-64L));
                                        i_823 = (int) ((uint) ((int) (((long) ((ulong) l_822 + (ulong) ((long) ((ulong) (l_822 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_824 = (long) ((ulong) l_816 + (ulong) 1792L);
                                        i_825 = 0;
                                        l_826 = 0L;
                                        l_827 = (-1L);
                                        while (true) {
                                            if (!(i_825 == 0)) {
                                                break;
                                            }
                                            i_828 = *((volatile __global gale_int *) (arg_fs + 16 + l_817));
                                            i_829 = *((volatile __global gale_int *) (arg_fs + 16 + l_824));
                                            if (i_823 == i_829) {
                                                i_825 = 1;
                                            } else {
                                                if (i_828 == 0) {
                                                    if (l_826 < l_5) {
                                                        GALEFS_RELAX(l_826);
                                                        l_830 = (long) ((ulong) l_826 + (ulong) 1L);
                                                        l_826 = l_830;
                                                    } else {
                                                        l_831 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                        i_832 = (l_827 == l_831) ? (-110) : 0;
                                                        i_825 = i_832;
                                                        l_826 = 0L;
                                                        l_827 = l_831;
                                                    }
                                                } else {
                                                    i_833 = (int) (0 - (uint) i_828);
                                                    i_825 = i_833;
                                                }
                                            }
                                        }
                                        i_821 = i_825;
                                    }
                                    if (i_821 < 0) {
                                        l_834 = (long) i_821;
                                        l_783 = l_834;
                                    } else {
                                        l_835 = (long) ((int) get_group_id(0));
                                        l_836 = (long) ((ulong) l_6 + (ulong) ((l_835 << 12) + (l_835 << 11)));
                                        l_837 = (long) ((ulong) l_836 + (ulong) 1896L);
                                        l_838 = *((__global gale_long *) (arg_fs + 16 + l_837));
                                        l_839 = (long) ((ulong) l_838 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_836 + (ulong) ((long) (uint) (((int) l_839) & 1023)))))) = 0L;
                                        l_840 = (long) ((ulong) l_836 + (ulong) ((long) (uint) (((int) l_838) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_838 + (ulong) ((long) ((ulong) (l_838 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 12L)))) = i_747;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 16L)))) = l_762;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 24L)))) = l_769;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_840)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_837)) = l_839;
                                        GALEFS_FENCE();
                                        i_841 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_841))))) = (char) 1;
                                        l_842 = (long) ((ulong) l_814 + (ulong) (-9223372036854775807L));
                                        if (l_2 == 0L) {
                                            l_783 = l_842;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_841 >> 6)))))) = (char) 1;
                                            l_783 = l_842;
                                        }
                                    }
                                } else {
                                    l_843 = (long) ((int) get_group_id(0));
                                    l_844 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_843 << 12) + (l_843 << 11)))) + (ulong) 1864L);
                                    l_845 = *((__global gale_long *) (arg_fs + 16 + l_844));
                                    *((__global gale_long *) (arg_fs + 16 + l_844)) = ((long) ((ulong) l_845 + (ulong) 1L));
                                    l_846 = l_814 | (((long) (uint) i_806) << 32);
                                    l_783 = l_846;
                                }
                            }
                        }
                    } else {
                        l_783 = 0L;
                    }
                    if (i_757 == 0) {
                        if (l_783 < (-4611686018427387904L)) {
                            l_847 = (long) ((int) get_group_id(0));
                            l_848 = (long) ((ulong) l_6 + (ulong) ((l_847 << 12) + (l_847 << 11)));
                            l_849 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_848 + (ulong) 1896L))));
                            l_850 = (long) ((ulong) l_849 + (ulong) (-64L));
                            i_851 = (int) ((uint) ((int) (((long) ((ulong) l_850 + (ulong) ((long) ((ulong) (l_850 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_852 = (long) ((ulong) l_848 + (ulong) 1792L);
                            l_853 = (long) ((ulong) l_848 + (ulong) 1796L);
                            i_854 = 0;
                            l_855 = 0L;
                            l_856 = (-1L);
                            while (true) {
                                if (!(i_854 == 0)) {
                                    break;
                                }
                                i_857 = *((volatile __global gale_int *) (arg_fs + 16 + l_853));
                                i_858 = *((volatile __global gale_int *) (arg_fs + 16 + l_852));
                                if (i_851 == i_858) {
                                    i_854 = 1;
                                } else {
                                    if (i_857 == 0) {
                                        if (l_855 < l_5) {
                                            GALEFS_RELAX(l_855);
                                            l_859 = (long) ((ulong) l_855 + (ulong) 1L);
                                            l_855 = l_859;
                                        } else {
                                            l_860 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                            i_861 = (l_856 == l_860) ? (-110) : 0;
                                            i_854 = i_861;
                                            l_855 = 0L;
                                            l_856 = l_860;
                                        }
                                    } else {
                                        i_862 = (int) (0 - (uint) i_857);
                                        i_854 = i_862;
                                    }
                                }
                            }
                            if (i_854 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_848 + (ulong) 1888L)))) = i_851;
                            }
                            GALEFS_FENCE();
                            if (i_854 < 0) {
                                l_863 = (long) i_854;
                                l_864 = l_863;
                            } else {
                                l_865 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_848 + (ulong) 1800L))));
                                l_864 = l_865;
                            }
                            i_866 = (int) ((uint) ((int) l_783) + (uint) (-1));
                            if (i_866 < 0) {
                                l_867 = l_864;
                            } else {
                                if (l_864 < 0L) {
                                    l_867 = l_864;
                                } else {
                                    l_868 = (l_864 << 32) | ((long) (uint) i_866);
                                    l_867 = l_868;
                                }
                            }
                        } else {
                            l_867 = l_783;
                        }
                    } else {
                        l_867 = l_783;
                    }
                    GALEFS_BROADCAST(14, l_869, l_867);
                    i_870 = (int) l_869;
                    if (l_869 < 0L) {
                        i_871 = 0;
                    } else {
                        i_871 = i_870;
                    }
                    if (l_869 < 0L) {
                        l_872 = 0L;
                    } else {
                        if (i_870 == 0) {
                            l_872 = 0L;
                        } else {
                            l_873 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) ((ulong) l_869 >> 32)) << 5))) + (ulong) 16L))));
                            l_874 = (long) ((ulong) l_763 + (ulong) l_873);
                            l_872 = l_874;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_872), (arg_work + 16 + ((long) ((ulong) l_754 + (ulong) l_761))), i_871);
                    GALEFS_BARRIER(15);
                    if (i_756 == 0) {
                        if (!(i_871 < 1)) {
                            l_875 = (long) ((int) get_group_id(0));
                            l_876 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_875 << 12) + (l_875 << 11)))) + (ulong) 1872L);
                            l_877 = *((__global gale_long *) (arg_fs + 16 + l_876));
                            *((__global gale_long *) (arg_fs + 16 + l_876)) = ((long) ((ulong) ((long) (uint) i_871) + (ulong) l_877));
                            GALEFS_RELEASE_FENCE();
                            i_878 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_878)) << 6) + (((long) (i_878 >> i_81)) << 2)))))) = 0;
                            l_879 = (long) ((int) get_group_id(0));
                            l_880 = (long) ((ulong) l_6 + (ulong) ((l_879 << 12) + (l_879 << 11)));
                            l_881 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 1896L))));
                            l_882 = (long) ((ulong) l_881 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_882 + (ulong) ((long) ((ulong) (l_882 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_883 = (int) ((uint) i_760 + (uint) i_871);
                    if (l_869 < 0L) {
                        i_759 = i_870;
                        i_760 = i_883;
                    } else {
                        i_884 = ((i_871 < 1) || (!(i_883 < i_755))) ? 0 : 1;
                        i_759 = i_884;
                        i_760 = i_883;
                    }
                }
                if (i_760 < 1) {
                    i_885 = i_759;
                } else {
                    i_885 = i_760;
                }
                i_886 = (i_885 < 1) ? 0 : i_885;
                i_887 = (int) ((uint) i_751 + (uint) i_886);
                i_751 = i_887;
                i_752 = i_885;
            }
            goto B726;
        B725:;
        B726:;
            if (i_752 < 0) {
                i_888 = i_752;
            } else {
                i_888 = i_751;
            }
            if (i_888 < 65536) {
                i_889 = i_888;
            } else {
                i_890 = (int) ((uint) i_888 + (uint) (-32));
                i_889 = i_890;
            }
            if (!(i_888 < 0)) {
                i_891 = (l_749 == 0L) ? 0 : (-32);
                i_892 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_889 - (uint) i_891)) + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_893 = (int) ((uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) i_892)) + (uint) i_891);
                i_894 = (int) ((uint) i_893 + (uint) i_892);
                i_895 = (i_894 < i_889) ? i_894 : i_889;
                if (l_749 == 0L) {
                    if (i_893 == 0) {
                        i_896 = i_893;
                        goto B747;
                    }
                }
                i_897 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_746 + (ulong) ((long) i_893))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_897 | 32) + (uint) (-97))) < (uint) 26) || (i_897 == 95)) {
                    i_898 = i_893;
                    while (true) {
                        if (!(i_898 < i_895)) {
                            goto B745;
                        }
                        i_899 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_746 + (ulong) ((long) i_898)))));
                        if (!(((uint) ((int) ((uint) (i_899 | 32) + (uint) (-97))) < (uint) 26) || (i_899 == 95))) {
                            break;
                        }
                        i_900 = (int) ((uint) i_898 + (uint) 1);
                        i_898 = i_900;
                    }
                    i_896 = i_898;
                    goto B747;
                B745:;
                    i_896 = i_898;
                } else {
                    i_896 = i_893;
                }
            B747:;
                i_901 = *((__global gale_int *) ul_67);
                i_902 = *((__global gale_int *) ul_69);
                i_903 = i_896;
                while (true) {
                    if (!(i_903 < i_895)) {
                        break;
                    }
                    l_904 = (long) ((ulong) l_746 + (ulong) ((long) i_903));
                    i_905 = (int) *((__global char *) (arg_work + 16 + l_904));
                    if (((uint) ((int) ((uint) (i_905 | 32) + (uint) (-97))) < (uint) 26) || (i_905 == 95)) {
                        i_906 = (int) ((uint) i_902 + (uint) (-1));
                        i_907 = i_906 >> 1;
                        l_908 = (long) i_901;
                        l_909 = (l_908 * 44L) + 73792L;
                        l_910 = (((l_909 + (((long) i_902) << 2)) + (l_908 * 43L)) + 63L) & (-64L);
                        i_911 = (int) (((long) ((ulong) ((long) ((ulong) l_910 * (ulong) ((long) ((int) get_group_id(0))))) + (ulong) l_909)) >> 2);
                        i_912 = i_903;
                        i_913 = (-2128831035);
                        while (true) {
                            if (!(i_912 < i_888)) {
                                goto B755;
                            }
                            l_914 = (long) ((ulong) l_746 + (ulong) ((long) i_912));
                            i_915 = (int) *((__global char *) (arg_work + 16 + l_914));
                            if (!(((uint) ((int) ((uint) (i_915 | 32) + (uint) (-97))) < (uint) 26) || (i_915 == 95))) {
                                break;
                            }
                            i_916 = (int) *((__global char *) (arg_work + 16 + l_914));
                            i_917 = (int) ((uint) (i_913 ^ i_916) * (uint) 16777619);
                            i_918 = (int) ((uint) i_912 + (uint) 1);
                            i_912 = i_918;
                            i_913 = i_917;
                        }
                        goto B756;
                    B755:;
                    B756:;
                        i_919 = i_906 & (((int) ((uint) i_913 * (uint) (-1640531535))) >> 15);
                        i_920 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_911 + (uint) i_919))) << 2) + 16L)));
                        i_921 = i_919;
                        i_922 = i_920;
                        while (true) {
                            i_923 = (int) ((uint) (i_907 & i_922) + (uint) (-1));
                            if (i_922 == 0) {
                                goto B772;
                            }
                            if (((i_913 ^ i_922) & (~i_907)) == 0) {
                                l_924 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_910)) + (ulong) 73792L)) + (ulong) (((long) i_923) * 44L));
                                i_925 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_924 >> 2))) << 2) + 16L)));
                                i_926 = (int) ((uint) i_912 - (uint) i_903);
                                if (i_926 == i_925) {
                                    i_927 = 0;
                                    while (true) {
                                        if (!(i_927 < i_926)) {
                                            goto B765;
                                        }
                                        l_928 = (long) i_927;
                                        i_929 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_924 + (ulong) 12L)) + (ulong) l_928))));
                                        i_930 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_904 + (ulong) l_928))));
                                        if (!(i_929 == i_930)) {
                                            break;
                                        }
                                        i_931 = (int) ((uint) i_927 + (uint) 1);
                                        i_927 = i_931;
                                    }
                                    goto B766;
                                B765:;
                                B766:;
                                    if (i_926 == i_927) {
                                        break;
                                    }
                                }
                            }
                            i_932 = i_906 & ((int) ((uint) i_921 + (uint) 1));
                            i_933 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_911 + (uint) i_932))) << 2) + 16L)));
                            i_921 = i_932;
                            i_922 = i_933;
                        }
                        goto B773;
                    B772:;
                    B773:;
                        if (i_923 < 0) {
                            i_903 = i_912;
                        } else {
                            ul_934 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)))))) * (uint) i_901)) + (uint) i_923))) << 2) + 16L);
                            i_935 = *((__global gale_int *) ul_934);
                            *((__global gale_int *) ul_934) = ((int) ((uint) i_935 + (uint) 1));
                            i_903 = i_912;
                        }
                    } else {
                        i_936 = (int) ((uint) i_903 + (uint) 1);
                        i_903 = i_936;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_937 = i_493;
            while (true) {
                if (!(i_937 < 64)) {
                    break;
                }
                l_938 = (long) i_937;
                i_939 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_938 + (ulong) l_745))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_744 + (ulong) l_938)))) = (char) i_939;
                i_940 = (int) ((uint) i_937 + (uint) i_479);
                i_937 = i_940;
            }
            l_941 = (long) ((ulong) l_749 + (ulong) ((long) i_888));
            if (i_888 < 0) {
                l_749 = l_941;
                i_750 = i_888;
            } else {
                i_942 = (i_888 < 65536) ? 0 : 1;
                l_749 = l_941;
                i_750 = i_942;
            }
        }
        if (i_492 == 0) {
            l_943 = (long) ((int) get_group_id(0));
            i_944 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_943 << 12) + (l_943 << 11)))) + (ulong) 1856L))));
            if (i_944 == 0) {
                l_945 = (long) ((int) get_group_id(0));
                l_946 = (long) ((ulong) l_6 + (ulong) ((l_945 << 12) + (l_945 << 11)));
                l_947 = (long) ((ulong) l_946 + (ulong) 1796L);
                i_948 = *((volatile __global gale_int *) (arg_fs + 16 + l_947));
                l_949 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_946 + (ulong) 1896L))));
                i_950 = (int) (0 - (uint) i_948);
                if (i_950 < 0) {
                    i_951 = i_950;
                } else {
                    l_952 = (long) ((ulong) l_949 + (ulong) (-64L));
                    i_953 = (int) ((uint) ((int) (((long) ((ulong) l_952 + (ulong) ((long) ((ulong) (l_952 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_954 = (long) ((ulong) l_946 + (ulong) 1792L);
                    i_955 = 0;
                    l_956 = 0L;
                    l_957 = (-1L);
                    while (true) {
                        if (!(i_955 == 0)) {
                            break;
                        }
                        i_958 = *((volatile __global gale_int *) (arg_fs + 16 + l_947));
                        i_959 = *((volatile __global gale_int *) (arg_fs + 16 + l_954));
                        if (i_953 == i_959) {
                            i_955 = 1;
                        } else {
                            if (i_958 == 0) {
                                if (l_956 < l_5) {
                                    GALEFS_RELAX(l_956);
                                    l_960 = (long) ((ulong) l_956 + (ulong) 1L);
                                    l_956 = l_960;
                                } else {
                                    l_961 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                    i_962 = (l_957 == l_961) ? (-110) : 0;
                                    i_955 = i_962;
                                    l_956 = 0L;
                                    l_957 = l_961;
                                }
                            } else {
                                i_963 = (int) (0 - (uint) i_958);
                                i_955 = i_963;
                            }
                        }
                    }
                    i_951 = i_955;
                }
                if (i_951 < 0) {
                    l_964 = (long) i_951;
                    l_965 = l_964;
                } else {
                    l_966 = (long) ((int) get_group_id(0));
                    l_967 = (long) ((ulong) l_6 + (ulong) ((l_966 << 12) + (l_966 << 11)));
                    l_968 = (long) ((ulong) l_967 + (ulong) 1896L);
                    l_969 = *((__global gale_long *) (arg_fs + 16 + l_968));
                    l_970 = (long) ((ulong) l_969 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_967 + (ulong) ((long) (uint) (((int) l_970) & 1023)))))) = 0L;
                    l_971 = (long) ((ulong) l_967 + (ulong) ((long) (uint) (((int) l_969) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_969 + (ulong) ((long) ((ulong) (l_969 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 12L)))) = i_747;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_971)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_968)) = l_970;
                    GALEFS_FENCE();
                    i_972 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_972))))) = (char) 1;
                    if (l_2 == 0L) {
                        l_965 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_972 >> 6)))))) = (char) 1;
                        l_965 = LONG_MIN;
                    }
                }
            } else {
                l_965 = (-16L);
            }
        } else {
            l_965 = 0L;
        }
        if (i_491 == 0) {
            if (l_965 < (-4611686018427387904L)) {
                l_973 = (long) ((int) get_group_id(0));
                l_974 = (long) ((ulong) l_6 + (ulong) ((l_973 << 12) + (l_973 << 11)));
                l_975 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_974 + (ulong) 1896L))));
                l_976 = (long) ((ulong) l_975 + (ulong) (-64L));
                i_977 = (int) ((uint) ((int) (((long) ((ulong) l_976 + (ulong) ((long) ((ulong) (l_976 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_978 = (long) ((ulong) l_974 + (ulong) 1792L);
                l_979 = (long) ((ulong) l_974 + (ulong) 1796L);
                i_980 = 0;
                l_981 = 0L;
                l_982 = (-1L);
                while (true) {
                    if (!(i_980 == 0)) {
                        break;
                    }
                    i_983 = *((volatile __global gale_int *) (arg_fs + 16 + l_979));
                    i_984 = *((volatile __global gale_int *) (arg_fs + 16 + l_978));
                    if (i_977 == i_984) {
                        i_980 = 1;
                    } else {
                        if (i_983 == 0) {
                            if (l_981 < l_5) {
                                GALEFS_RELAX(l_981);
                                l_985 = (long) ((ulong) l_981 + (ulong) 1L);
                                l_981 = l_985;
                            } else {
                                l_986 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_987 = (l_982 == l_986) ? (-110) : 0;
                                i_980 = i_987;
                                l_981 = 0L;
                                l_982 = l_986;
                            }
                        } else {
                            i_988 = (int) (0 - (uint) i_983);
                            i_980 = i_988;
                        }
                    }
                }
                if (i_980 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_974 + (ulong) 1888L)))) = i_977;
                }
                GALEFS_FENCE();
                if (i_980 < 0) {
                    l_989 = (long) i_980;
                    l_990 = l_989;
                } else {
                    l_991 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_974 + (ulong) 1800L))));
                    l_990 = l_991;
                }
                i_992 = (int) ((uint) ((int) l_965) + (uint) (-1));
                if (i_992 < 0) {
                    l_993 = l_990;
                } else {
                    if (l_990 < 0L) {
                        l_993 = l_990;
                    } else {
                        l_994 = (l_990 << 32) | ((long) (uint) i_992);
                        l_993 = l_994;
                    }
                }
            } else {
                l_993 = l_965;
            }
        } else {
            l_993 = l_965;
        }
        GALEFS_BROADCAST(17, l_995, l_993);
        if (i_490 == 0) {
            l_996 = (long) ((ulong) l_670 + (ulong) ((long) i_674));
            *((__global char *) (arg_work + 16 + l_996)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_996 + (ulong) 6L)))) = (char) 115;
        }
        if (i_750 < 0) {
            i_997 = 0;
        } else {
            i_998 = (int) ((uint) i_674 + (uint) 7);
            i_997 = i_998;
        }
        GALEFS_BARRIER(18);
        if (i_489 == 0) {
            l_999 = (long) ((int) get_group_id(0));
            i_1000 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_999 << 12) + (l_999 << 11)))) + (ulong) 1856L))));
            if (i_1000 == 0) {
                if (i_997 < 1) {
                    l_1001 = (-2L);
                } else {
                    if (i_997 < 4097) {
                        l_1002 = (long) ((int) get_group_id(0));
                        l_1003 = (long) ((ulong) l_6 + (ulong) ((l_1002 << 12) + (l_1002 << 11)));
                        l_1004 = (long) ((ulong) l_1003 + (ulong) 1796L);
                        i_1005 = *((volatile __global gale_int *) (arg_fs + 16 + l_1004));
                        l_1006 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1003 + (ulong) 1896L))));
                        i_1007 = (int) (0 - (uint) i_1005);
                        if (i_1007 < 0) {
                            i_1008 = i_1007;
                        } else {
                            l_1009 = (long) ((ulong) l_1006 + (ulong) (-64L));
                            i_1010 = (int) ((uint) ((int) (((long) ((ulong) l_1009 + (ulong) ((long) ((ulong) (l_1009 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_1011 = (long) ((ulong) l_1003 + (ulong) 1792L);
                            i_1012 = 0;
                            l_1013 = 0L;
                            l_1014 = (-1L);
                            while (true) {
                                if (!(i_1012 == 0)) {
                                    break;
                                }
                                i_1015 = *((volatile __global gale_int *) (arg_fs + 16 + l_1004));
                                i_1016 = *((volatile __global gale_int *) (arg_fs + 16 + l_1011));
                                if (i_1010 == i_1016) {
                                    i_1012 = 1;
                                } else {
                                    if (i_1015 == 0) {
                                        if (l_1013 < l_5) {
                                            GALEFS_RELAX(l_1013);
                                            l_1017 = (long) ((ulong) l_1013 + (ulong) 1L);
                                            l_1013 = l_1017;
                                        } else {
                                            l_1018 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                            i_1019 = (l_1014 == l_1018) ? (-110) : 0;
                                            i_1012 = i_1019;
                                            l_1013 = 0L;
                                            l_1014 = l_1018;
                                        }
                                    } else {
                                        i_1020 = (int) (0 - (uint) i_1015);
                                        i_1012 = i_1020;
                                    }
                                }
                            }
                            i_1008 = i_1012;
                        }
                        l_1021 = (long) i_1008;
                        l_1001 = l_1021;
                    } else {
                        l_1001 = (-36L);
                    }
                }
            } else {
                l_1001 = (-16L);
            }
            if (l_1001 < 0L) {
                l_1022 = l_1001;
            } else {
                i_1023 = (int) get_group_id(0);
                l_1024 = (long) ((ulong) l_3 + (ulong) ((long) i_1023));
                l_1025 = (long) ((int) get_group_id(0));
                l_1026 = (long) ((ulong) l_6 + (ulong) ((l_1025 << 12) + (l_1025 << 11)));
                l_1027 = (long) ((ulong) l_1026 + (ulong) 1896L);
                l_1028 = (long) ((int) get_group_id(0));
                l_1029 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_1028 << 12) + (l_1028 << 11)))) + (ulong) 2048L);
                i_1030 = 0;
                while (true) {
                    if (!(i_1030 < i_997)) {
                        break;
                    }
                    l_1031 = (long) i_1030;
                    i_1032 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_670 + (ulong) l_1031))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1029 + (ulong) l_1031)))) = (char) i_1032;
                    i_1033 = (int) ((uint) i_1030 + (uint) 1);
                    i_1030 = i_1033;
                }
                l_1034 = *((__global gale_long *) (arg_fs + 16 + l_1027));
                l_1035 = (long) ((ulong) l_1034 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1026 + (ulong) ((long) (uint) (((int) l_1035) & 1023)))))) = 0L;
                l_1036 = (long) ((ulong) l_1026 + (ulong) ((long) (uint) (((int) l_1034) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1034 + (ulong) ((long) ((ulong) (l_1034 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 32L)))) = 577;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 36L)))) = i_997;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1036)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1027)) = l_1035;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_1024)) = (char) 1;
                if (l_2 == 0L) {
                    l_1022 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_1023 >> 6)))))) = (char) 1;
                    l_1022 = LONG_MIN;
                }
            }
        } else {
            l_1022 = 0L;
        }
        if (i_488 == 0) {
            if (l_1022 < (-4611686018427387904L)) {
                l_1037 = (long) ((int) get_group_id(0));
                l_1038 = (long) ((ulong) l_6 + (ulong) ((l_1037 << 12) + (l_1037 << 11)));
                l_1039 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1038 + (ulong) 1896L))));
                l_1040 = (long) ((ulong) l_1039 + (ulong) (-64L));
                i_1041 = (int) ((uint) ((int) (((long) ((ulong) l_1040 + (ulong) ((long) ((ulong) (l_1040 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1042 = (long) ((ulong) l_1038 + (ulong) 1792L);
                l_1043 = (long) ((ulong) l_1038 + (ulong) 1796L);
                i_1044 = 0;
                l_1045 = 0L;
                l_1046 = (-1L);
                while (true) {
                    if (!(i_1044 == 0)) {
                        break;
                    }
                    i_1047 = *((volatile __global gale_int *) (arg_fs + 16 + l_1043));
                    i_1048 = *((volatile __global gale_int *) (arg_fs + 16 + l_1042));
                    if (i_1041 == i_1048) {
                        i_1044 = 1;
                    } else {
                        if (i_1047 == 0) {
                            if (l_1045 < l_5) {
                                GALEFS_RELAX(l_1045);
                                l_1049 = (long) ((ulong) l_1045 + (ulong) 1L);
                                l_1045 = l_1049;
                            } else {
                                l_1050 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_1051 = (l_1046 == l_1050) ? (-110) : 0;
                                i_1044 = i_1051;
                                l_1045 = 0L;
                                l_1046 = l_1050;
                            }
                        } else {
                            i_1052 = (int) (0 - (uint) i_1047);
                            i_1044 = i_1052;
                        }
                    }
                }
                if (i_1044 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1038 + (ulong) 1888L)))) = i_1041;
                }
                GALEFS_FENCE();
                if (i_1044 < 0) {
                    l_1053 = (long) i_1044;
                    l_1054 = l_1053;
                } else {
                    l_1055 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1038 + (ulong) 1800L))));
                    l_1054 = l_1055;
                }
                i_1056 = (int) ((uint) ((int) l_1022) + (uint) (-1));
                if (i_1056 < 0) {
                    l_1057 = l_1054;
                } else {
                    if (l_1054 < 0L) {
                        l_1057 = l_1054;
                    } else {
                        l_1058 = (l_1054 << 32) | ((long) (uint) i_1056);
                        l_1057 = l_1058;
                    }
                }
            } else {
                l_1057 = l_1022;
            }
        } else {
            l_1057 = l_1022;
        }
        GALEFS_BROADCAST(19, l_1059, l_1057);
        i_1060 = *((__global gale_int *) ul_67);
        i_1061 = *((__global gale_int *) ul_69);
        l_1062 = (long) i_1060;
        i_1063 = (int) l_1059;
        if (i_1063 < 0) {
            i_1064 = 0;
        } else {
            i_1065 = *((__global gale_int *) ul_76);
            l_1066 = l_1062 * ((long) ((int) get_group_id(0)));
            l_1067 = (long) i_1065;
            if (l_1066 < l_1067) {
                l_1068 = l_1067 - l_1066;
                if (l_1068 < l_1062) {
                    i_1069 = (int) l_1068;
                    i_1064 = i_1069;
                } else {
                    i_1064 = i_1060;
                }
            } else {
                i_1064 = 0;
            }
        }
        l_1070 = ((l_1062 * 44L) + 73792L) + (((long) i_1061) << 2);
        l_1071 = ((l_1070 + (l_1062 * 43L)) + 63L) & (-64L);
        l_1072 = (long) ((ulong) l_487 * (ulong) l_1071);
        i_1073 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1072 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_1074 = (long) ((ulong) l_1072 + (ulong) 73792L);
        if (i_1064 < 1) {
            i_1075 = 0;
        } else {
            l_1076 = (long) ((ulong) l_1074 + (ulong) (((long) (uint) ((int) ((uint) i_1064 + (uint) (-1)))) * 44L));
            i_1077 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1076 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_1078 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_1076 >> 2))) << 2) + 16L)));
            i_1079 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_1077 + (uint) i_1078)) + (uint) 12)) - (uint) i_1073);
            i_1075 = i_1079;
        }
        l_1080 = (long) i_1073;
        l_1081 = (long) ((ulong) l_1070 + (ulong) ((long) ((ulong) l_1071 * (ulong) l_483)));
        i_1082 = i_486;
        while (true) {
            if (!(i_1082 < i_1064)) {
                break;
            }
            l_1083 = (long) ((ulong) l_1074 + (ulong) (((long) i_1082) * 44L));
            i_1084 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1083 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_1085 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1083 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_1086 = 0;
            i_1087 = 0;
            while (true) {
                if (!(i_1087 < i_485)) {
                    break;
                }
                i_1088 = *((__global gale_int *) ul_67);
                i_1089 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1087 + (uint) i_484)) * (uint) i_1088)) + (uint) i_1085))) << 2) + 16L)));
                i_1090 = (int) ((uint) i_1086 + (uint) i_1089);
                i_1091 = (int) ((uint) i_1087 + (uint) 1);
                i_1086 = i_1090;
                i_1087 = i_1091;
            }
            l_1092 = (long) ((ulong) ((long) ((ulong) l_1081 + (ulong) ((long) i_1084))) - (ulong) l_1080);
            i_1093 = 0;
            while (true) {
                if (!(i_1093 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1092 + (ulong) ((long) i_1093))))) = (char) 32;
                i_1094 = (int) ((uint) i_1093 + (uint) 1);
                i_1093 = i_1094;
            }
            i_1095 = i_1086;
            i_1096 = 10;
            while (true) {
                if (!(i_1096 == 10)) {
                    if (i_1095 < 1) {
                        break;
                    }
                }
                i_1097 = (int) ((uint) i_1096 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1092 + (ulong) ((long) i_1097))))) = (char) (gale_rem_int(i_1095, 10) + 48);
                i_1098 = gale_div_int(i_1095, 10);
                i_1095 = i_1098;
                i_1096 = i_1097;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1092 + (ulong) 10L)))) = (char) 32;
            i_1099 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_1083 >> 2))) << 2) + 16L)));
            l_1100 = (long) ((ulong) l_1092 + (ulong) 11L);
            l_1101 = (long) ((ulong) l_1083 + (ulong) 12L);
            i_1102 = 0;
            while (true) {
                if (!(i_1102 < i_1099)) {
                    break;
                }
                l_1103 = (long) i_1102;
                i_1104 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1101 + (ulong) l_1103))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1103 + (ulong) l_1100)))) = (char) i_1104;
                i_1105 = (int) ((uint) i_1102 + (uint) 1);
                i_1102 = i_1105;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_1099) + (ulong) l_1100)))) = (char) 10;
            i_1106 = (int) ((uint) i_1082 + (uint) i_478);
            i_1082 = i_1106;
        }
        i_1107 = 0;
        i_1108 = 1;
        while (true) {
            if (i_1108 < 1) {
                goto B1032;
            }
            if (!(i_1107 < i_1075)) {
                break;
            }
            l_1109 = (long) i_1107;
            l_1110 = (long) ((ulong) l_1081 + (ulong) l_1109);
            i_1111 = (int) ((uint) i_1075 - (uint) i_1107);
            l_1112 = l_1080 + l_1109;
            i_1113 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_1114 = (int) get_local_id(0);
            i_1115 = (int) get_local_id(0);
            i_1116 = (int) get_local_id(0);
            i_1117 = 4;
            i_1118 = 0;
            i_1119 = 0;
            while (true) {
                if (i_1117 == 0) {
                    break;
                }
                l_1120 = (long) i_1118;
                l_1121 = l_1112 + l_1120;
                l_1122 = l_88 & l_1121;
                if (i_1116 == 0) {
                    if (i_1063 < 0) {
                        i_1123 = (-9);
                    } else {
                        if (i_1063 < i_91) {
                            l_1124 = (long) ((ulong) l_90 + (ulong) (((long) (uint) i_1063) << 3));
                            i_1125 = *((volatile __global gale_int *) (arg_fs + 16 + l_1124));
                            i_1126 = (int) ((uint) i_1125 + (uint) (-1));
                            i_1127 = (i_1126 < 0) ? (-9) : i_1126;
                            if (i_1127 < 0) {
                                i_1123 = i_1127;
                            } else {
                                i_1128 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1124 + (ulong) 4L))));
                                if ((i_1128 & 3) == 0) {
                                    i_1123 = (-9);
                                } else {
                                    i_1123 = i_1127;
                                }
                            }
                        } else {
                            i_1123 = (-9);
                        }
                    }
                    i_1129 = (int) ((uint) i_1111 - (uint) i_1118);
                    l_1130 = (long) i_1129;
                    if (i_1123 < 0) {
                        l_1131 = (long) i_1123;
                        l_1132 = l_1131;
                    } else {
                        if (l_1121 < 0L) {
                            l_1132 = (-22L);
                        } else {
                            if (i_1129 < 0) {
                                l_1132 = (-22L);
                            } else {
                                if ((l_1121 + l_1130) < 0L) {
                                    l_1132 = (-27L);
                                } else {
                                    l_1133 = (long) ((int) get_group_id(0));
                                    i_1134 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_1133 << 12) + (l_1133 << 11)))) + (ulong) 1856L))));
                                    if (i_1134 == 0) {
                                        l_1132 = l_1130;
                                    } else {
                                        l_1132 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (i_1117 == 5) {
                        l_1135 = (long) ((int) get_group_id(0));
                        l_1136 = (long) ((ulong) l_6 + (ulong) ((l_1135 << 12) + (l_1135 << 11)));
                        l_1137 = (long) ((ulong) l_1136 + (ulong) 1796L);
                        i_1138 = *((volatile __global gale_int *) (arg_fs + 16 + l_1137));
                        l_1139 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1136 + (ulong) 1896L))));
                        i_1140 = (int) (0 - (uint) i_1138);
                        if (i_1140 < 0) {
                            i_1141 = i_1140;
                        } else {
                            l_1142 = (long) ((ulong) l_1139 + (ulong) (-64L));
                            i_1143 = (int) ((uint) ((int) (((long) ((ulong) l_1142 + (ulong) ((long) ((ulong) (l_1142 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_1144 = (long) ((ulong) l_1136 + (ulong) 1792L);
                            i_1145 = 0;
                            l_1146 = 0L;
                            l_1147 = (-1L);
                            while (true) {
                                if (!(i_1145 == 0)) {
                                    break;
                                }
                                i_1148 = *((volatile __global gale_int *) (arg_fs + 16 + l_1137));
                                i_1149 = *((volatile __global gale_int *) (arg_fs + 16 + l_1144));
                                if (i_1143 == i_1149) {
                                    i_1145 = 1;
                                } else {
                                    if (i_1148 == 0) {
                                        if (l_1146 < l_5) {
                                            GALEFS_RELAX(l_1146);
                                            l_1150 = (long) ((ulong) l_1146 + (ulong) 1L);
                                            l_1146 = l_1150;
                                        } else {
                                            l_1151 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                            i_1152 = (l_1147 == l_1151) ? (-110) : 0;
                                            i_1145 = i_1152;
                                            l_1146 = 0L;
                                            l_1147 = l_1151;
                                        }
                                    } else {
                                        i_1153 = (int) (0 - (uint) i_1148);
                                        i_1145 = i_1153;
                                    }
                                }
                            }
                            i_1141 = i_1145;
                        }
                        if (i_1141 < 0) {
                            l_1154 = (long) i_1141;
                            l_1155 = l_1154;
                        } else {
                            l_1156 = (long) ((int) get_group_id(0));
                            l_1157 = (long) ((ulong) l_6 + (ulong) ((l_1156 << 12) + (l_1156 << 11)));
                            l_1158 = (long) ((ulong) l_1157 + (ulong) 1896L);
                            l_1159 = *((__global gale_long *) (arg_fs + 16 + l_1158));
                            l_1160 = (long) ((ulong) l_1159 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1157 + (ulong) ((long) (uint) (((int) l_1160) & 1023)))))) = 0L;
                            l_1161 = (long) ((ulong) l_1157 + (ulong) ((long) (uint) (((int) l_1159) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 4L)))) = 5;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1159 + (ulong) ((long) ((ulong) (l_1159 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 12L)))) = i_1063;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_1161)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_1158)) = l_1160;
                            GALEFS_FENCE();
                            i_1162 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_1162))))) = (char) 1;
                            if (l_2 == 0L) {
                                l_1155 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_1162 >> 6)))))) = (char) 1;
                                l_1155 = LONG_MIN;
                            }
                        }
                    } else {
                        if (l_1132 < 1L) {
                            l_1155 = l_1132;
                        } else {
                            l_1163 = (long) ((ulong) l_87 - (ulong) l_1122);
                            if (l_1163 < l_1130) {
                                i_1164 = (int) l_1163;
                                i_1165 = i_1164;
                            } else {
                                i_1165 = i_1129;
                            }
                            l_1166 = (long) ((int) get_group_id(0));
                            l_1167 = (long) ((ulong) l_6 + (ulong) ((l_1166 << 12) + (l_1166 << 11)));
                            l_1168 = (long) ((ulong) l_1167 + (ulong) 1796L);
                            i_1169 = *((volatile __global gale_int *) (arg_fs + 16 + l_1168));
                            l_1170 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1167 + (ulong) 1896L))));
                            i_1171 = (int) (0 - (uint) i_1169);
                            if (i_1171 < 0) {
                                i_1172 = i_1171;
                            } else {
                                l_1173 = (long) ((ulong) l_1170 + (ulong) (-64L));
                                i_1174 = (int) ((uint) ((int) (((long) ((ulong) l_1173 + (ulong) ((long) ((ulong) (l_1173 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_1175 = (long) ((ulong) l_1167 + (ulong) 1792L);
                                i_1176 = 0;
                                l_1177 = 0L;
                                l_1178 = (-1L);
                                while (true) {
                                    if (!(i_1176 == 0)) {
                                        break;
                                    }
                                    i_1179 = *((volatile __global gale_int *) (arg_fs + 16 + l_1168));
                                    i_1180 = *((volatile __global gale_int *) (arg_fs + 16 + l_1175));
                                    if (i_1174 == i_1180) {
                                        i_1176 = 1;
                                    } else {
                                        if (i_1179 == 0) {
                                            if (l_1177 < l_5) {
                                                GALEFS_RELAX(l_1177);
                                                l_1181 = (long) ((ulong) l_1177 + (ulong) 1L);
                                                l_1177 = l_1181;
                                            } else {
                                                l_1182 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                i_1183 = (l_1178 == l_1182) ? (-110) : 0;
                                                i_1176 = i_1183;
                                                l_1177 = 0L;
                                                l_1178 = l_1182;
                                            }
                                        } else {
                                            i_1184 = (int) (0 - (uint) i_1179);
                                            i_1176 = i_1184;
                                        }
                                    }
                                }
                                i_1172 = i_1176;
                            }
                            if (i_1172 < 0) {
                                l_1185 = (long) i_1172;
                                l_1155 = l_1185;
                            } else {
                                l_1186 = (long) ((int) get_group_id(0));
                                l_1187 = (long) ((ulong) l_6 + (ulong) ((l_1186 << 12) + (l_1186 << 11)));
                                l_1188 = (long) ((ulong) l_1187 + (ulong) 1896L);
                                l_1189 = *((__global gale_long *) (arg_fs + 16 + l_1188));
                                l_1190 = (long) ((ulong) l_1189 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1187 + (ulong) ((long) (uint) (((int) l_1190) & 1023)))))) = 0L;
                                l_1191 = (long) ((ulong) l_1187 + (ulong) ((long) (uint) (((int) l_1189) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 4L)))) = i_1117;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1189 + (ulong) ((long) ((ulong) (l_1189 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 12L)))) = i_1063;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 16L)))) = l_1121;
                                l_1192 = (long) i_1165;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 24L)))) = l_1192;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_1191)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_1188)) = l_1190;
                                GALEFS_FENCE();
                                i_1193 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_1193))))) = (char) 1;
                                l_1194 = (long) ((ulong) l_1192 + (ulong) (-9223372036854775807L));
                                if (l_2 == 0L) {
                                    l_1155 = l_1194;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_1193 >> 6)))))) = (char) 1;
                                    l_1155 = l_1194;
                                }
                            }
                        }
                    }
                } else {
                    l_1155 = 0L;
                }
                if (i_1115 == 0) {
                    if (l_1155 < (-4611686018427387904L)) {
                        l_1195 = (long) ((int) get_group_id(0));
                        l_1196 = (long) ((ulong) l_6 + (ulong) ((l_1195 << 12) + (l_1195 << 11)));
                        l_1197 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1196 + (ulong) 1896L))));
                        l_1198 = (long) ((ulong) l_1197 + (ulong) (-64L));
                        i_1199 = (int) ((uint) ((int) (((long) ((ulong) l_1198 + (ulong) ((long) ((ulong) (l_1198 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_1200 = (long) ((ulong) l_1196 + (ulong) 1792L);
                        l_1201 = (long) ((ulong) l_1196 + (ulong) 1796L);
                        i_1202 = 0;
                        l_1203 = 0L;
                        l_1204 = (-1L);
                        while (true) {
                            if (!(i_1202 == 0)) {
                                break;
                            }
                            i_1205 = *((volatile __global gale_int *) (arg_fs + 16 + l_1201));
                            i_1206 = *((volatile __global gale_int *) (arg_fs + 16 + l_1200));
                            if (i_1199 == i_1206) {
                                i_1202 = 1;
                            } else {
                                if (i_1205 == 0) {
                                    if (l_1203 < l_5) {
                                        GALEFS_RELAX(l_1203);
                                        l_1207 = (long) ((ulong) l_1203 + (ulong) 1L);
                                        l_1203 = l_1207;
                                    } else {
                                        l_1208 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_1209 = (l_1204 == l_1208) ? (-110) : 0;
                                        i_1202 = i_1209;
                                        l_1203 = 0L;
                                        l_1204 = l_1208;
                                    }
                                } else {
                                    i_1210 = (int) (0 - (uint) i_1205);
                                    i_1202 = i_1210;
                                }
                            }
                        }
                        if (i_1202 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1196 + (ulong) 1888L)))) = i_1199;
                        }
                        GALEFS_FENCE();
                        if (i_1202 < 0) {
                            l_1211 = (long) i_1202;
                            l_1212 = l_1211;
                        } else {
                            l_1213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1196 + (ulong) 1800L))));
                            l_1212 = l_1213;
                        }
                        i_1214 = (int) ((uint) ((int) l_1155) + (uint) (-1));
                        if (i_1214 < 0) {
                            l_1215 = l_1212;
                        } else {
                            if (l_1212 < 0L) {
                                l_1215 = l_1212;
                            } else {
                                l_1216 = (l_1212 << 32) | ((long) (uint) i_1214);
                                l_1215 = l_1216;
                            }
                        }
                    } else {
                        l_1215 = l_1155;
                    }
                } else {
                    l_1215 = l_1155;
                }
                GALEFS_BROADCAST(20, l_1217, l_1215);
                i_1218 = (int) l_1217;
                if (l_1217 < 0L) {
                    i_1219 = 0;
                } else {
                    i_1219 = i_1218;
                }
                if (l_1217 < 0L) {
                    l_1220 = 0L;
                } else {
                    if (i_1218 == 0) {
                        l_1220 = 0L;
                    } else {
                        l_1221 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) ((ulong) l_1217 >> 32)) << 5))) + (ulong) 16L))));
                        l_1222 = (long) ((ulong) l_1122 + (ulong) l_1221);
                        l_1220 = l_1222;
                    }
                }
                gale_copy((arg_work + 16 + ((long) ((ulong) l_1110 + (ulong) l_1120))), (arg_fs + 16 + l_1220), i_1219);
                GALEFS_BARRIER(21);
                if (i_1114 == 0) {
                    if (!(i_1219 < 1)) {
                        l_1223 = (long) ((int) get_group_id(0));
                        l_1224 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_1223 << 12) + (l_1223 << 11)))) + (ulong) 1880L);
                        l_1225 = *((__global gale_long *) (arg_fs + 16 + l_1224));
                        *((__global gale_long *) (arg_fs + 16 + l_1224)) = ((long) ((ulong) ((long) (uint) i_1219) + (ulong) l_1225));
                        GALEFS_RELEASE_FENCE();
                        i_1226 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((((long) (i_82 & i_1226)) << 6) + (((long) (i_1226 >> i_81)) << 2)))))) = 0;
                        l_1227 = (long) ((int) get_group_id(0));
                        l_1228 = (long) ((ulong) l_6 + (ulong) ((l_1227 << 12) + (l_1227 << 11)));
                        l_1229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1228 + (ulong) 1896L))));
                        l_1230 = (long) ((ulong) l_1229 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1228 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1230 + (ulong) ((long) ((ulong) (l_1230 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_1231 = (int) ((uint) i_1118 + (uint) i_1219);
                if (l_1217 < 0L) {
                    if ((!(i_1117 == 4)) || (i_1231 < 1)) {
                        i_1232 = i_1218;
                    } else {
                        i_1232 = i_1231;
                    }
                } else {
                    i_1232 = i_1231;
                }
                i_1233 = (((!(i_1117 == 4)) || (i_1231 < 1)) || (i_1113 == 0)) ? 0 : 5;
                if (i_1219 == 0) {
                    i_1117 = i_1233;
                    i_1118 = i_1231;
                    i_1119 = i_1232;
                } else {
                    if (i_1111 == i_1231) {
                        i_1117 = i_1233;
                        i_1118 = i_1231;
                        i_1119 = i_1232;
                    } else {
                        i_1118 = i_1231;
                        i_1119 = i_1232;
                    }
                }
            }
            i_1234 = (i_1119 < 1) ? 0 : i_1119;
            i_1235 = (int) ((uint) i_1107 + (uint) i_1234);
            i_1107 = i_1235;
            i_1108 = i_1119;
        }
        goto B1033;
    B1032:;
    B1033:;
        if (i_1108 < 0) {
            i_1236 = i_1108;
        } else {
            i_1236 = i_1107;
        }
        if (i_1063 < 0) {
            i_1237 = i_1063;
        } else {
            i_1237 = i_1236;
        }
        if (i_482 == 0) {
            l_1238 = (long) ((int) get_group_id(0));
            i_1239 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_1238 << 12) + (l_1238 << 11)))) + (ulong) 1856L))));
            if (i_1239 == 0) {
                l_1240 = (long) ((int) get_group_id(0));
                l_1241 = (long) ((ulong) l_6 + (ulong) ((l_1240 << 12) + (l_1240 << 11)));
                l_1242 = (long) ((ulong) l_1241 + (ulong) 1796L);
                i_1243 = *((volatile __global gale_int *) (arg_fs + 16 + l_1242));
                l_1244 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1241 + (ulong) 1896L))));
                i_1245 = (int) (0 - (uint) i_1243);
                if (i_1245 < 0) {
                    i_1246 = i_1245;
                } else {
                    l_1247 = (long) ((ulong) l_1244 + (ulong) (-64L));
                    i_1248 = (int) ((uint) ((int) (((long) ((ulong) l_1247 + (ulong) ((long) ((ulong) (l_1247 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_1249 = (long) ((ulong) l_1241 + (ulong) 1792L);
                    i_1250 = 0;
                    l_1251 = 0L;
                    l_1252 = (-1L);
                    while (true) {
                        if (!(i_1250 == 0)) {
                            break;
                        }
                        i_1253 = *((volatile __global gale_int *) (arg_fs + 16 + l_1242));
                        i_1254 = *((volatile __global gale_int *) (arg_fs + 16 + l_1249));
                        if (i_1248 == i_1254) {
                            i_1250 = 1;
                        } else {
                            if (i_1253 == 0) {
                                if (l_1251 < l_5) {
                                    GALEFS_RELAX(l_1251);
                                    l_1255 = (long) ((ulong) l_1251 + (ulong) 1L);
                                    l_1251 = l_1255;
                                } else {
                                    l_1256 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                    i_1257 = (l_1252 == l_1256) ? (-110) : 0;
                                    i_1250 = i_1257;
                                    l_1251 = 0L;
                                    l_1252 = l_1256;
                                }
                            } else {
                                i_1258 = (int) (0 - (uint) i_1253);
                                i_1250 = i_1258;
                            }
                        }
                    }
                    i_1246 = i_1250;
                }
                if (i_1246 < 0) {
                    l_1259 = (long) i_1246;
                    l_1260 = l_1259;
                } else {
                    l_1261 = (long) ((int) get_group_id(0));
                    l_1262 = (long) ((ulong) l_6 + (ulong) ((l_1261 << 12) + (l_1261 << 11)));
                    l_1263 = (long) ((ulong) l_1262 + (ulong) 1896L);
                    l_1264 = *((__global gale_long *) (arg_fs + 16 + l_1263));
                    l_1265 = (long) ((ulong) l_1264 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1262 + (ulong) ((long) (uint) (((int) l_1265) & 1023)))))) = 0L;
                    l_1266 = (long) ((ulong) l_1262 + (ulong) ((long) (uint) (((int) l_1264) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1264 + (ulong) ((long) ((ulong) (l_1264 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 12L)))) = i_1063;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1266 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_1266)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_1263)) = l_1265;
                    GALEFS_FENCE();
                    i_1267 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_1267))))) = (char) 1;
                    if (l_2 == 0L) {
                        l_1260 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_1267 >> 6)))))) = (char) 1;
                        l_1260 = LONG_MIN;
                    }
                }
            } else {
                l_1260 = (-16L);
            }
        } else {
            l_1260 = 0L;
        }
        if (i_481 == 0) {
            if (l_1260 < (-4611686018427387904L)) {
                l_1268 = (long) ((int) get_group_id(0));
                l_1269 = (long) ((ulong) l_6 + (ulong) ((l_1268 << 12) + (l_1268 << 11)));
                l_1270 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1269 + (ulong) 1896L))));
                l_1271 = (long) ((ulong) l_1270 + (ulong) (-64L));
                i_1272 = (int) ((uint) ((int) (((long) ((ulong) l_1271 + (ulong) ((long) ((ulong) (l_1271 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1273 = (long) ((ulong) l_1269 + (ulong) 1792L);
                l_1274 = (long) ((ulong) l_1269 + (ulong) 1796L);
                i_1275 = 0;
                l_1276 = 0L;
                l_1277 = (-1L);
                while (true) {
                    if (!(i_1275 == 0)) {
                        break;
                    }
                    i_1278 = *((volatile __global gale_int *) (arg_fs + 16 + l_1274));
                    i_1279 = *((volatile __global gale_int *) (arg_fs + 16 + l_1273));
                    if (i_1272 == i_1279) {
                        i_1275 = 1;
                    } else {
                        if (i_1278 == 0) {
                            if (l_1276 < l_5) {
                                GALEFS_RELAX(l_1276);
                                l_1280 = (long) ((ulong) l_1276 + (ulong) 1L);
                                l_1276 = l_1280;
                            } else {
                                l_1281 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_1282 = (l_1277 == l_1281) ? (-110) : 0;
                                i_1275 = i_1282;
                                l_1276 = 0L;
                                l_1277 = l_1281;
                            }
                        } else {
                            i_1283 = (int) (0 - (uint) i_1278);
                            i_1275 = i_1283;
                        }
                    }
                }
                if (i_1275 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1269 + (ulong) 1888L)))) = i_1272;
                }
                GALEFS_FENCE();
                if (i_1275 < 0) {
                    l_1284 = (long) i_1275;
                    l_1285 = l_1284;
                } else {
                    l_1286 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1269 + (ulong) 1800L))));
                    l_1285 = l_1286;
                }
                i_1287 = (int) ((uint) ((int) l_1260) + (uint) (-1));
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
                l_1288 = l_1260;
            }
        } else {
            l_1288 = l_1260;
        }
        GALEFS_BROADCAST(22, l_1290, l_1288);
        i_1291 = (int) l_1290;
        i_1292 = ((!((uint) i_672 < (uint) 4000)) || ((i_750 < 0) || ((i_1237 < 0) || (i_1291 < 0)))) ? 0 : 1;
        l_1293 = (long) ((ulong) l_503 + (ulong) ((long) i_660));
        i_1294 = (int) ((uint) i_504 + (uint) 1);
        if (i_660 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_1295 = ((int) get_group_id(0)) << 2;
                *((__global gale_int *) (arg_status + ((((long) i_1295) << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + ((((long) (i_1295 + 1)) << 2) + 16L))) = i_504;
                *((__global gale_int *) (arg_status + ((((long) (i_1295 + 2)) << 2) + 16L))) = i_660;
                l_503 = l_1293;
                i_504 = i_1294;
                i_505 = i_1292;
            } else {
                l_503 = l_1293;
                i_504 = i_1294;
                i_505 = i_1292;
            }
        } else {
            if (i_660 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    i_1296 = ((int) get_group_id(0)) << 2;
                    *((__global gale_int *) (arg_status + ((((long) i_1296) << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + ((((long) (i_1296 + 1)) << 2) + 16L))) = i_504;
                    *((__global gale_int *) (arg_status + ((((long) (i_1296 + 2)) << 2) + 16L))) = 0;
                    l_503 = l_1293;
                    i_504 = i_1294;
                    i_505 = i_1292;
                } else {
                    l_503 = l_1293;
                    i_504 = i_1294;
                    i_505 = i_1292;
                }
            } else {
                if (i_671 < 4001) {
                    if ((uint) i_672 < (uint) 4000) {
                        if (i_750 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1297 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1297) << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + ((((long) (i_1297 + 1)) << 2) + 16L))) = i_504;
                                *((__global gale_int *) (arg_status + ((((long) (i_1297 + 2)) << 2) + 16L))) = i_750;
                                l_503 = l_1293;
                                i_504 = i_1294;
                                i_505 = i_1292;
                                continue;
                            }
                            l_503 = l_1293;
                            i_504 = i_1294;
                            i_505 = i_1292;
                            continue;
                        }
                    }
                    if ((uint) i_672 < (uint) 4000) {
                        if (i_1237 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1298 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1298) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1298 + 1)) << 2) + 16L))) = i_504;
                                *((__global gale_int *) (arg_status + ((((long) (i_1298 + 2)) << 2) + 16L))) = i_1237;
                                l_503 = l_1293;
                                i_504 = i_1294;
                                i_505 = i_1292;
                                continue;
                            }
                            l_503 = l_1293;
                            i_504 = i_1294;
                            i_505 = i_1292;
                            continue;
                        }
                    }
                    if ((uint) i_672 < (uint) 4000) {
                        if (i_1291 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1299 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1299) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1299 + 1)) << 2) + 16L))) = i_504;
                                *((__global gale_int *) (arg_status + ((((long) (i_1299 + 2)) << 2) + 16L))) = i_1291;
                                l_503 = l_1293;
                                i_504 = i_1294;
                                i_505 = i_1292;
                            } else {
                                l_503 = l_1293;
                                i_504 = i_1294;
                                i_505 = i_1292;
                            }
                        } else {
                            l_503 = l_1293;
                            i_504 = i_1294;
                            i_505 = i_1292;
                        }
                    } else {
                        l_503 = l_1293;
                        i_504 = i_1294;
                        i_505 = i_1292;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_1300 = ((int) get_group_id(0)) << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_1300) << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + ((((long) (i_1300 + 1)) << 2) + 16L))) = i_504;
                        *((__global gale_int *) (arg_status + ((((long) (i_1300 + 2)) << 2) + 16L))) = i_671;
                        l_503 = l_1293;
                        i_504 = i_1294;
                        i_505 = i_1292;
                    } else {
                        l_503 = l_1293;
                        i_504 = i_1294;
                        i_505 = i_1292;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_1301 = (long) ((int) get_group_id(0));
        i_1302 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_1301 << 12) + (l_1301 << 11)))) + (ulong) 1856L))));
        if (i_1302 == 0) {
            l_1303 = (long) ((int) get_group_id(0));
            l_1304 = (long) ((ulong) l_6 + (ulong) ((l_1303 << 12) + (l_1303 << 11)));
            l_1305 = (long) ((ulong) l_1304 + (ulong) 1796L);
            i_1306 = *((volatile __global gale_int *) (arg_fs + 16 + l_1305));
            l_1307 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1304 + (ulong) 1896L))));
            i_1308 = (int) (0 - (uint) i_1306);
            if (i_1308 < 0) {
                i_1309 = i_1308;
            } else {
                l_1310 = (long) ((ulong) l_1307 + (ulong) (-64L));
                i_1311 = (int) ((uint) ((int) (((long) ((ulong) l_1310 + (ulong) ((long) ((ulong) (l_1310 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1312 = (long) ((ulong) l_1304 + (ulong) 1792L);
                i_1313 = 0;
                l_1314 = 0L;
                l_1315 = (-1L);
                while (true) {
                    if (!(i_1313 == 0)) {
                        break;
                    }
                    i_1316 = *((volatile __global gale_int *) (arg_fs + 16 + l_1305));
                    i_1317 = *((volatile __global gale_int *) (arg_fs + 16 + l_1312));
                    if (i_1311 == i_1317) {
                        i_1313 = 1;
                    } else {
                        if (i_1316 == 0) {
                            if (l_1314 < l_5) {
                                GALEFS_RELAX(l_1314);
                                l_1318 = (long) ((ulong) l_1314 + (ulong) 1L);
                                l_1314 = l_1318;
                            } else {
                                l_1319 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_1320 = (l_1315 == l_1319) ? (-110) : 0;
                                i_1313 = i_1320;
                                l_1314 = 0L;
                                l_1315 = l_1319;
                            }
                        } else {
                            i_1321 = (int) (0 - (uint) i_1316);
                            i_1313 = i_1321;
                        }
                    }
                }
                i_1309 = i_1313;
            }
            if (i_1309 < 0) {
                l_1322 = (long) i_1309;
                l_1323 = l_1322;
            } else {
                l_1324 = (long) ((int) get_group_id(0));
                l_1325 = (long) ((ulong) l_6 + (ulong) ((l_1324 << 12) + (l_1324 << 11)));
                l_1326 = (long) ((ulong) l_1325 + (ulong) 1896L);
                l_1327 = *((__global gale_long *) (arg_fs + 16 + l_1326));
                l_1328 = (long) ((ulong) l_1327 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) ((long) (uint) (((int) l_1328) & 1023)))))) = 0L;
                l_1329 = (long) ((ulong) l_1325 + (ulong) ((long) (uint) (((int) l_1327) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1327 + (ulong) ((long) ((ulong) (l_1327 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 12L)))) = i_476;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1329 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1329)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1326)) = l_1328;
                GALEFS_FENCE();
                i_1330 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_1330))))) = (char) 1;
                if (l_2 == 0L) {
                    l_1323 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_1330 >> 6)))))) = (char) 1;
                    l_1323 = LONG_MIN;
                }
            }
        } else {
            l_1323 = (-16L);
        }
    } else {
        l_1323 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1323 < (-4611686018427387904L)) {
            l_1331 = (long) ((int) get_group_id(0));
            l_1332 = (long) ((ulong) l_6 + (ulong) ((l_1331 << 12) + (l_1331 << 11)));
            l_1333 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1332 + (ulong) 1896L))));
            l_1334 = (long) ((ulong) l_1333 + (ulong) (-64L));
            i_1335 = (int) ((uint) ((int) (((long) ((ulong) l_1334 + (ulong) ((long) ((ulong) (l_1334 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1336 = (long) ((ulong) l_1332 + (ulong) 1792L);
            l_1337 = (long) ((ulong) l_1332 + (ulong) 1796L);
            i_1338 = 0;
            l_1339 = 0L;
            l_1340 = (-1L);
            while (true) {
                if (!(i_1338 == 0)) {
                    break;
                }
                i_1341 = *((volatile __global gale_int *) (arg_fs + 16 + l_1337));
                i_1342 = *((volatile __global gale_int *) (arg_fs + 16 + l_1336));
                if (i_1335 == i_1342) {
                    i_1338 = 1;
                } else {
                    if (i_1341 == 0) {
                        if (l_1339 < l_5) {
                            GALEFS_RELAX(l_1339);
                            l_1343 = (long) ((ulong) l_1339 + (ulong) 1L);
                            l_1339 = l_1343;
                        } else {
                            l_1344 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_1345 = (l_1340 == l_1344) ? (-110) : 0;
                            i_1338 = i_1345;
                            l_1339 = 0L;
                            l_1340 = l_1344;
                        }
                    } else {
                        i_1346 = (int) (0 - (uint) i_1341);
                        i_1338 = i_1346;
                    }
                }
            }
            if (i_1338 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1332 + (ulong) 1888L)))) = i_1335;
            }
            GALEFS_FENCE();
            if (i_1338 < 0) {
                l_1347 = (long) i_1338;
                l_1348 = l_1347;
            } else {
                l_1349 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1332 + (ulong) 1800L))));
                l_1348 = l_1349;
            }
            i_1350 = (int) ((uint) ((int) l_1323) + (uint) (-1));
            if (i_1350 < 0) {
                l_1351 = l_1348;
            } else {
                if (l_1348 < 0L) {
                    l_1351 = l_1348;
                } else {
                    l_1352 = (l_1348 << 32) | ((long) (uint) i_1350);
                    l_1351 = l_1352;
                }
            }
        } else {
            l_1351 = l_1323;
        }
    } else {
        l_1351 = l_1323;
    }
    GALEFS_BROADCAST(23, l_1353, l_1351);
    GALEFS_GROUP_END()
}
#endif
