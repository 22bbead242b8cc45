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
// source SHA-256: 303317029690d973db9dd19bd8181cac8d411c14984905697415f3a84ece553d

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_135) VARIABLE(int, i_208) VARIABLE(int, i_209) VARIABLE(int, i_210) VARIABLE(int, i_211) VARIABLE(int, i_282) VARIABLE(int, i_311) VARIABLE(int, i_313) VARIABLE(int, i_314) VARIABLE(int, i_315) VARIABLE(int, i_316) VARIABLE(int, i_318) VARIABLE(int, i_319) VARIABLE(int, i_320) VARIABLE(int, i_322) VARIABLE(int, i_323) VARIABLE(int, i_324) VARIABLE(int, i_325) VARIABLE(int, i_327) VARIABLE(int, i_329) VARIABLE(int, i_331) VARIABLE(int, i_335) VARIABLE(int, i_337) VARIABLE(int, i_343) VARIABLE(int, i_347) VARIABLE(int, i_348) VARIABLE(int, i_349) VARIABLE(int, i_351) VARIABLE(int, i_39) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_414) VARIABLE(int, i_415) VARIABLE(int, i_43) VARIABLE(int, i_436) VARIABLE(int, i_44) VARIABLE(int, i_447) VARIABLE(int, i_448) VARIABLE(int, i_450) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_496) VARIABLE(int, i_499) VARIABLE(int, i_500) VARIABLE(int, i_504) VARIABLE(int, i_505) VARIABLE(int, i_506) VARIABLE(int, i_508) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_571) VARIABLE(int, i_572) VARIABLE(int, i_58) VARIABLE(int, i_582) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_64) VARIABLE(int, i_650) VARIABLE(int, i_689) VARIABLE(int, i_701) VARIABLE(int, i_733) VARIABLE(int, i_737) VARIABLE(int, i_739) VARIABLE(int, i_740) VARIABLE(int, i_742) VARIABLE(int, i_773) VARIABLE(int, i_774) VARIABLE(int, i_785) VARIABLE(long, l_126) VARIABLE(long, l_2) VARIABLE(long, l_268) VARIABLE(long, l_3) VARIABLE(long, l_317) VARIABLE(long, l_321) VARIABLE(long, l_326) VARIABLE(long, l_328) VARIABLE(long, l_330) VARIABLE(long, l_332) VARIABLE(long, l_334) VARIABLE(long, l_341) VARIABLE(long, l_342) VARIABLE(long, l_345) VARIABLE(long, l_346) VARIABLE(long, l_352) VARIABLE(long, l_354) VARIABLE(long, l_38) VARIABLE(long, l_413) VARIABLE(long, l_446) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_493) VARIABLE(long, l_494) VARIABLE(long, l_495) VARIABLE(long, l_498) VARIABLE(long, l_5) VARIABLE(long, l_50) VARIABLE(long, l_502) VARIABLE(long, l_503) VARIABLE(long, l_509) VARIABLE(long, l_51) VARIABLE(long, l_511) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_570) VARIABLE(long, l_60) VARIABLE(long, l_65) VARIABLE(long, l_67) VARIABLE(long, l_706) VARIABLE(long, l_707) VARIABLE(long, l_736) VARIABLE(long, l_738) VARIABLE(long, l_743) VARIABLE(long, l_745) VARIABLE(long, l_772) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_281) VARIABLE(__global uchar *, ul_33) VARIABLE(__global uchar *, ul_333) VARIABLE(__global uchar *, ul_35) VARIABLE(__global uchar *, ul_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_60) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(l_126) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_135) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_210) VARIABLE(i_211) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_282) VARIABLE(i_4) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_4) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_337) VARIABLE(i_343) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_349) VARIABLE(i_351) VARIABLE(i_4) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_341) VARIABLE(l_342) VARIABLE(l_345) VARIABLE(l_346) VARIABLE(l_352) VARIABLE(l_354) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_337) VARIABLE(i_343) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_349) VARIABLE(i_351) VARIABLE(i_4) VARIABLE(i_414) VARIABLE(i_415) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_341) VARIABLE(l_342) VARIABLE(l_345) VARIABLE(l_346) VARIABLE(l_413) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_496) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(i_508) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_493) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_502) VARIABLE(l_503) VARIABLE(l_509) VARIABLE(l_51) VARIABLE(l_511) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_496) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_505) VARIABLE(i_506) VARIABLE(i_508) VARIABLE(i_54) VARIABLE(i_571) VARIABLE(i_572) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_493) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_502) VARIABLE(l_503) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_570) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_496) VARIABLE(i_54) VARIABLE(i_582) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_493) VARIABLE(l_494) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_450) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(i_650) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_446) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(i_689) VARIABLE(i_701) VARIABLE(i_733) VARIABLE(i_737) VARIABLE(i_739) VARIABLE(i_740) VARIABLE(i_742) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_706) VARIABLE(l_707) VARIABLE(l_736) VARIABLE(l_738) VARIABLE(l_743) VARIABLE(l_745) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(i_689) VARIABLE(i_701) VARIABLE(i_733) VARIABLE(i_737) VARIABLE(i_739) VARIABLE(i_740) VARIABLE(i_742) VARIABLE(i_773) VARIABLE(i_774) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_706) VARIABLE(l_707) VARIABLE(l_736) VARIABLE(l_738) VARIABLE(l_772) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_320) VARIABLE(i_322) VARIABLE(i_323) VARIABLE(i_324) VARIABLE(i_325) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_331) VARIABLE(i_335) VARIABLE(i_4) VARIABLE(i_436) VARIABLE(i_447) VARIABLE(i_448) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_499) VARIABLE(i_54) VARIABLE(i_785) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_317) VARIABLE(l_321) VARIABLE(l_326) VARIABLE(l_328) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_334) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_0) VARIABLE(ul_281) VARIABLE(ul_33) VARIABLE(ul_333) VARIABLE(ul_35) VARIABLE(ul_42)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_33, *ul_35, *ul_42, *ul_191, *ul_264, *ul_281, *ul_333, *ul_628;
    int i_1, i_4, i_6, i_8, i_9, i_10, i_13, i_16, i_17, i_18, i_21, i_22, i_23, i_27, i_29, i_30, i_34, i_36, i_39, i_40, i_41, i_43, i_44, i_48, i_49, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_68, i_69, i_73, i_74, i_75, i_76, i_77, i_79, i_80, i_86, i_87, i_88, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_101, i_102, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_113, i_115, i_116, i_118, i_119, i_127, i_128, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_146, i_147, i_148, i_149, i_150, i_155, i_156, i_157, i_158, i_161, i_162, i_168, i_169, i_170, i_171, i_172, i_174, i_175, i_176, i_177, i_178, i_180, i_182, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_203, i_204, i_205, i_206, i_208, i_209, i_210, i_211, i_212, i_214, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_227, i_228, i_229, i_230, i_234, i_235, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_252, i_255, i_257, i_258, i_259, i_260, i_261, i_262, i_263, i_265, i_266, i_267, i_269, i_270, i_271, i_276, i_277, i_278, i_282, i_283, i_285, i_286, i_287, i_290, i_293, i_294, i_295, i_298, i_299, i_300, i_305, i_307, i_308, i_311, i_312, i_313, i_314, i_315, i_316, i_318, i_319, i_320, i_322, i_323, i_324, i_325, i_327, i_329, i_331, i_335, i_336, i_337, i_338, i_339, i_343, i_344, i_347, i_348, i_349, i_350, i_351, i_355, i_356, i_360, i_361, i_362, i_363, i_364, i_366, i_367, i_373, i_374, i_375, i_379, i_380, i_381, i_382, i_383, i_384, i_385, i_388, i_389, i_390, i_391, i_393, i_394, i_395, i_396, i_397, i_398, i_400, i_402, i_403, i_405, i_406, i_414, i_415, i_420, i_421, i_422, i_423, i_424, i_425, i_426, i_427, i_429, i_431, i_432, i_433, i_434, i_435, i_436, i_437, i_438, i_439, i_443, i_447, i_448, i_449, i_450, i_451, i_452, i_454, i_455, i_456, i_459, i_462, i_463, i_464, i_467, i_468, i_469, i_481, i_483, i_484, i_486, i_487, i_488, i_489, i_490, i_491, i_496, i_497, i_499, i_500, i_501, i_504, i_505, i_506, i_507, i_508, i_512, i_513, i_517, i_518, i_519, i_520, i_521, i_523, i_524, i_530, i_531, i_532, i_536, i_537, i_538, i_539, i_540, i_541, i_542, i_545, i_546, i_547, i_548, i_550, i_551, i_552, i_553, i_554, i_555, i_557, i_559, i_560, i_562, i_563, i_571, i_572, i_577, i_578, i_579, i_580, i_581, i_582, i_583, i_584, i_585, i_586, i_587, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_595, i_596, i_597, i_599, i_600, i_601, i_605, i_606, i_607, i_609, i_610, i_611, i_612, i_613, i_614, i_615, i_616, i_617, i_619, i_620, i_621, i_623, i_624, i_625, i_626, i_627, i_629, i_630, i_631, i_633, i_634, i_636, i_637, i_638, i_639, i_644, i_645, i_646, i_650, i_651, i_652, i_654, i_655, i_656, i_659, i_662, i_663, i_664, i_667, i_668, i_669, i_681, i_683, i_684, i_686, i_687, i_689, i_690, i_691, i_695, i_699, i_701, i_703, i_704, i_705, i_708, i_710, i_711, i_712, i_713, i_714, i_715, i_716, i_717, i_719, i_720, i_721, i_722, i_723, i_724, i_725, i_728, i_730, i_731, i_732, i_733, i_734, i_737, i_739, i_740, i_741, i_742, i_746, i_748, i_749, i_750, i_751, i_752, i_756, i_758, i_759, i_760, i_764, i_765, i_766, i_767, i_773, i_774, i_779, i_780, i_781, i_782, i_783, i_784, i_785, i_786, i_787, i_788, i_793, i_794, i_795, i_798, i_799, i_801, i_802, i_803, i_804, i_805, i_806, i_807, i_808, i_809, i_810, i_815, i_816, i_817;
    long l_2, l_3, l_5, l_7, l_11, l_12, l_14, l_15, l_19, l_20, l_24, l_25, l_26, l_28, l_31, l_32, l_37, l_38, l_45, l_46, l_47, l_50, l_51, l_52, l_53, l_60, l_65, l_66, l_67, l_70, l_71, l_72, l_78, l_81, l_82, l_83, l_84, l_85, l_89, l_90, l_91, l_99, l_100, l_105, l_112, l_114, l_117, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_129, l_130, l_131, l_132, l_145, l_151, l_152, l_153, l_154, l_159, l_160, l_163, l_164, l_165, l_166, l_167, l_173, l_179, l_181, l_183, l_199, l_200, l_201, l_202, l_207, l_213, l_215, l_223, l_224, l_225, l_226, l_231, l_232, l_233, l_236, l_237, l_238, l_239, l_240, l_251, l_253, l_254, l_256, l_268, l_272, l_273, l_274, l_275, l_279, l_280, l_284, l_288, l_289, l_291, l_292, l_296, l_297, l_301, l_302, l_303, l_304, l_306, l_309, l_310, l_317, l_321, l_326, l_328, l_330, l_332, l_334, l_340, l_341, l_342, l_345, l_346, l_352, l_353, l_354, l_357, l_358, l_359, l_365, l_368, l_369, l_370, l_371, l_372, l_376, l_377, l_378, l_386, l_387, l_392, l_399, l_401, l_404, l_407, l_408, l_409, l_410, l_411, l_412, l_413, l_416, l_417, l_418, l_419, l_428, l_430, l_440, l_441, l_442, l_444, l_445, l_446, l_453, l_457, l_458, l_460, l_461, l_465, l_466, l_470, l_471, l_472, l_473, l_474, l_475, l_476, l_477, l_478, l_479, l_480, l_482, l_485, l_492, l_493, l_494, l_495, l_498, l_502, l_503, l_509, l_510, l_511, l_514, l_515, l_516, l_522, l_525, l_526, l_527, l_528, l_529, l_533, l_534, l_535, l_543, l_544, l_549, l_556, l_558, l_561, l_564, l_565, l_566, l_567, l_568, l_569, l_570, l_573, l_574, l_575, l_576, l_598, l_602, l_603, l_604, l_608, l_618, l_622, l_632, l_635, l_640, l_641, l_642, l_643, l_647, l_648, l_649, l_653, l_657, l_658, l_660, l_661, l_665, l_666, l_670, l_671, l_672, l_673, l_674, l_675, l_676, l_677, l_678, l_679, l_680, l_682, l_685, l_688, l_692, l_693, l_694, l_696, l_697, l_698, l_700, l_702, l_706, l_707, l_709, l_718, l_726, l_727, l_729, l_735, l_736, l_738, l_743, l_744, l_745, l_747, l_753, l_754, l_755, l_757, l_761, l_762, l_763, l_768, l_769, l_770, l_771, l_772, l_775, l_776, l_777, l_778, l_789, l_790, l_791, l_792, l_796, l_797, l_800, l_811, l_812, l_813, l_814, l_818, l_819;
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
    l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
    l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_50 = 1L << i_49;
    l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
    l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_55 = (int) get_local_id(0);
    i_56 = 0;
    i_57 = 0;
    i_58 = 0;
    i_59 = (-2128831035);
    l_60 = 0L;
    i_61 = 0;
    i_62 = i_41;
    while (true) {
        if (i_62 < 1) {
            break;
        }
        i_63 = 1;
        i_64 = 0;
        while (true) {
            if (!(i_63 == 1)) {
                break;
            }
            l_65 = (long) i_64;
            l_66 = (long) ((ulong) l_60 + (ulong) l_65);
            l_67 = l_66 & l_51;
            if (i_55 == 0) {
                i_68 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_69 = (int) (0 - (uint) i_68);
                l_70 = (long) ((ulong) l_53 + (ulong) (((long) i_40) << 3));
                if (i_69 < 0) {
                    l_71 = (long) i_69;
                    l_72 = l_71;
                } else {
                    if (i_40 < 0) {
                        i_73 = (-9);
                    } else {
                        if (i_40 < i_54) {
                            i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                            i_75 = (int) ((uint) i_74 + (uint) (-1));
                            i_76 = (i_75 < 0) ? (-9) : i_75;
                            if (i_76 < 0) {
                                i_73 = i_76;
                            } else {
                                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 4L))));
                                if ((i_77 & 3) == 1) {
                                    i_73 = (-9);
                                } else {
                                    i_73 = i_76;
                                }
                            }
                        } else {
                            i_73 = (-9);
                        }
                    }
                    l_78 = (long) i_73;
                    if (i_73 < 0) {
                        l_72 = l_78;
                    } else {
                        if (l_66 < 0L) {
                            l_72 = (-22L);
                        } else {
                            i_79 = (int) ((uint) 65536 - (uint) i_64);
                            if (i_79 < 0) {
                                l_72 = (-22L);
                            } else {
                                i_80 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_80 == 0) {
                                    l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) (l_78 << 6)))));
                                    l_82 = (long) ((ulong) l_81 - (ulong) l_66);
                                    if (l_82 < 1L) {
                                        l_72 = 0L;
                                    } else {
                                        l_83 = (long) (uint) i_79;
                                        l_84 = (l_82 < l_83) ? l_82 : l_83;
                                        l_72 = l_84;
                                    }
                                } else {
                                    l_72 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_72 < 1L) {
                    l_85 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_86 = *((__global gale_int *) (arg_fs + 16 + l_85));
                    i_87 = (int) ((uint) i_86 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_85)) = i_87;
                    if (i_4 < i_87) {
                        i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_88 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_89 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_89)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 16L)))) = l_72;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 36L)))) = 0;
                            l_90 = LONG_MIN;
                        } else {
                            l_90 = l_72;
                        }
                    } else {
                        l_90 = l_72;
                    }
                } else {
                    l_91 = (long) ((ulong) l_50 - (ulong) l_67);
                    if (l_91 < l_72) {
                        i_92 = (int) l_91;
                        i_93 = i_92;
                    } else {
                        i_94 = (int) l_72;
                        i_93 = i_94;
                    }
                    if (i_40 < 0) {
                        i_95 = (-9);
                    } else {
                        if (i_40 < i_54) {
                            i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                            i_97 = (int) ((uint) i_96 + (uint) (-1));
                            i_98 = (i_97 < 0) ? (-9) : i_97;
                            i_95 = i_98;
                        } else {
                            i_95 = (-9);
                        }
                    }
                    l_99 = (long) i_95;
                    if (i_95 < 0) {
                        l_90 = l_99;
                    } else {
                        l_100 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_101 = *((__global gale_int *) (arg_fs + 16 + l_100));
                        i_102 = (int) ((uint) i_101 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_100)) = i_102;
                        if (i_4 < i_102) {
                            i_103 = (-1);
                        } else {
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) (l_99 << 6))) + (ulong) 8L))));
                            l_105 = l_66 >> i_49;
                            i_106 = i_48 & ((int) (((long) ((ulong) ((long) ((ulong) l_105 + (ulong) (((long) i_104) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_107 = i_106;
                            i_108 = 0;
                            i_109 = (-2);
                            while (true) {
                                if (!(i_109 == (-2))) {
                                    break;
                                }
                                i_110 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) (((long) i_107) << 2)))));
                                i_111 = (int) ((uint) i_110 + (uint) (-1));
                                if (i_111 < 0) {
                                    i_109 = (-1);
                                } else {
                                    l_112 = (long) ((ulong) l_46 + (ulong) (((long) (uint) i_111) << 4));
                                    i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                                    l_114 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                                    if ((!(i_104 == i_113)) || (!(l_105 == l_114))) {
                                        if (i_48 == i_108) {
                                            i_109 = (-1);
                                        } else {
                                            i_115 = (int) ((uint) i_108 + (uint) 1);
                                            i_116 = i_48 & ((int) ((uint) i_107 + (uint) 1));
                                            i_107 = i_116;
                                            i_108 = i_115;
                                        }
                                    } else {
                                        i_109 = i_111;
                                    }
                                }
                            }
                            i_103 = i_109;
                        }
                        l_117 = (long) i_93;
                        if (i_103 < 0) {
                            i_118 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_119 = (int) (0 - (uint) i_118);
                            if (i_119 < 0) {
                                l_120 = (long) i_119;
                                l_90 = l_120;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_121 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_121)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 12L)))) = i_40;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 16L)))) = l_66;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 24L)))) = l_72;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 36L)))) = 0;
                                l_122 = (long) ((ulong) l_117 + (ulong) (-9223372036854775807L));
                                l_90 = l_122;
                            }
                        } else {
                            l_123 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_124 = *((__global gale_long *) (arg_fs + 16 + l_123));
                            *((__global gale_long *) (arg_fs + 16 + l_123)) = ((long) ((ulong) l_124 + (ulong) 1L));
                            l_125 = l_117 | (((long) (uint) i_103) << 32);
                            l_90 = l_125;
                        }
                    }
                }
            } else {
                l_90 = 0L;
            }
            GALEFS_BROADCAST(3, l_126, l_90);
            if (l_126 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_38;
                gale_ints[gale_items + gale_item] = (uint) i_39;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_ints[3 * gale_items + gale_item] = (uint) i_56;
                gale_ints[4 * gale_items + gale_item] = (uint) i_57;
                gale_ints[5 * gale_items + gale_item] = (uint) i_58;
                gale_ints[6 * gale_items + gale_item] = (uint) i_59;
                gale_longs[gale_items + gale_item] = (ulong) l_60;
                gale_ints[7 * gale_items + gale_item] = (uint) i_61;
                gale_ints[8 * gale_items + gale_item] = (uint) i_64;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_65;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_67;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_126); }
                GALEFS_RETURN;
                resume_2:
                i_1 = (int) gale_ints[gale_item];
                l_38 = (long) gale_longs[gale_item];
                i_39 = (int) gale_ints[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                i_56 = (int) gale_ints[3 * gale_items + gale_item];
                i_57 = (int) gale_ints[4 * gale_items + gale_item];
                i_58 = (int) gale_ints[5 * gale_items + gale_item];
                i_59 = (int) gale_ints[6 * gale_items + gale_item];
                l_60 = (long) gale_longs[gale_items + gale_item];
                i_61 = (int) gale_ints[7 * gale_items + gale_item];
                i_64 = (int) gale_ints[8 * gale_items + gale_item];
                l_65 = (long) gale_longs[2 * gale_items + gale_item];
                l_67 = (long) gale_longs[3 * gale_items + gale_item];
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
                l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
                i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
                i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_50 = 1L << i_49;
                l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
                l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
                i_55 = (int) get_local_id(0);
                l_126 = gale_round_reply(gale_entry);
            }
            i_127 = (int) l_126;
            if (l_126 < 0L) {
                i_128 = 0;
            } else {
                i_128 = i_127;
            }
            if (l_126 < 0L) {
                l_129 = 0L;
            } else {
                l_130 = (long) ((ulong) l_126 >> 32);
                l_129 = l_130;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((long) ((ulong) l_45 + (ulong) (l_129 << i_49)))))), (arg_work + 16 + ((long) ((ulong) l_38 + (ulong) l_65))), i_128);
            GALEFS_BARRIER(4);
            if (i_44 == 0) {
                l_131 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
                *((__global gale_long *) (arg_fs + 16 + l_131)) = ((long) ((ulong) ((long) i_128) + (ulong) l_132));
            }
            i_133 = (int) ((uint) i_64 + (uint) i_128);
            if (l_126 < 0L) {
                i_63 = i_127;
                i_64 = i_133;
            } else {
                i_134 = ((i_128 < 1) || (!(i_133 < 65536))) ? 0 : 1;
                i_63 = i_134;
                i_64 = i_133;
            }
        }
        if (i_64 < 1) {
            i_135 = i_63;
        } else {
            i_135 = i_64;
        }
        if (i_43 == 0) {
            i_136 = i_56;
            i_137 = i_57;
            i_138 = i_58;
            i_139 = i_59;
            i_140 = i_61;
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
                                                goto B137;
                                            }
                                            if (((i_139 ^ i_177) & i_175) == 0) {
                                                l_179 = (long) ((ulong) l_166 + (ulong) (((long) i_178) * 44L));
                                                i_180 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_179 >> 2))) << 2) + 16L)));
                                                if (i_168 == i_180) {
                                                    l_181 = (long) ((ulong) l_179 + (ulong) 12L);
                                                    i_182 = 0;
                                                    while (true) {
                                                        if (!(i_182 < i_168)) {
                                                            goto B130;
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
                                                    goto B131;
                                                B130:;
                                                B131:;
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
                                        goto B138;
                                    B137:;
                                    B138:;
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
            i_208 = i_56;
            i_209 = i_57;
            i_210 = i_58;
            i_211 = i_59;
            i_212 = i_61;
        }
        GALEFS_BROADCAST(5, l_213, ((long) i_212));
        i_214 = (int) l_213;
        l_215 = (long) ((ulong) l_60 + (ulong) ((long) i_135));
        if (i_214 == 0) {
            i_56 = i_208;
            i_57 = i_209;
            i_58 = i_210;
            i_59 = i_211;
            l_60 = l_215;
            i_61 = i_214;
            i_62 = i_135;
        } else {
            i_56 = i_208;
            i_57 = i_209;
            i_58 = i_210;
            i_59 = i_211;
            l_60 = l_215;
            i_61 = i_214;
            i_62 = 0;
        }
    }
    i_216 = (int) ((uint) i_56 + (uint) 1);
    if (i_62 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_217 = gale_group << 2;
            *((__global gale_int *) (arg_status + ((((long) i_217) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_217 + 1)) << 2) + 16L))) = i_216;
            *((__global gale_int *) (arg_status + ((((long) (i_217 + 2)) << 2) + 16L))) = i_62;
            i_218 = 1;
        } else {
            i_218 = 1;
        }
    } else {
        i_218 = i_61;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_218 == 0) {
            if (i_57 < 1) {
                i_219 = i_218;
            } else {
                if (i_57 < 32) {
                    i_220 = (int) ((uint) i_56 - (uint) i_39);
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
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_233 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_57;
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_233 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_58;
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
                            i_244 = i_243 & (((int) ((uint) i_59 * (uint) (-1640531535))) >> 15);
                            i_245 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_242 + (uint) i_244))) << 2) + 16L)));
                            i_246 = i_243 >> 1;
                            i_247 = ~i_246;
                            i_248 = i_244;
                            i_249 = i_245;
                            while (true) {
                                i_250 = (int) ((uint) (i_246 & i_249) + (uint) (-1));
                                if (i_249 == 0) {
                                    goto B203;
                                }
                                if (((i_59 ^ i_249) & i_247) == 0) {
                                    l_251 = (long) ((ulong) l_239 + (ulong) (((long) i_250) * 44L));
                                    i_252 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_251 >> 2))) << 2) + 16L)));
                                    if (i_241 == i_252) {
                                        l_253 = (long) ((ulong) l_251 + (ulong) 12L);
                                        l_254 = (long) ((ulong) l_240 + (ulong) 12L);
                                        i_255 = 0;
                                        while (true) {
                                            if (!(i_255 < i_241)) {
                                                goto B196;
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
                                        goto B197;
                                    B196:;
                                    B197:;
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
                            goto B204;
                        B203:;
                        B204:;
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
                                *((__global gale_int *) ul_264) = ((i_59 & i_247) | ((int) ((uint) i_220 + (uint) 1)));
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
                        *((__global gale_int *) (arg_status + ((((long) (i_267 + 2)) << 2) + 16L))) = i_57;
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
        l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_50 = 1L << i_49;
        l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
        l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
        l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_50 = 1L << i_49;
        l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
        l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
                goto B338;
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
                l_354 = l_51 & l_353;
                if (i_349 == 0) {
                    i_355 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_356 = (int) (0 - (uint) i_355);
                    l_357 = (long) ((ulong) l_53 + (ulong) (((long) i_311) << 3));
                    if (i_356 < 0) {
                        l_358 = (long) i_356;
                        l_359 = l_358;
                    } else {
                        if (i_311 < 0) {
                            i_360 = (-9);
                        } else {
                            if (i_311 < i_54) {
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
                                        l_368 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) (l_365 << 6)))));
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
                        l_378 = (long) ((ulong) l_50 - (ulong) l_354);
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
                            if (i_311 < i_54) {
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
                                i_391 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) (l_386 << 6))) + (ulong) 8L))));
                                l_392 = l_353 >> i_49;
                                i_393 = i_48 & ((int) (((long) ((ulong) ((long) ((ulong) l_392 + (ulong) (((long) i_391) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_394 = i_393;
                                i_395 = 0;
                                i_396 = (-2);
                                while (true) {
                                    if (!(i_396 == (-2))) {
                                        break;
                                    }
                                    i_397 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) (((long) i_394) << 2)))));
                                    i_398 = (int) ((uint) i_397 + (uint) (-1));
                                    if (i_398 < 0) {
                                        i_396 = (-1);
                                    } else {
                                        l_399 = (long) ((ulong) l_46 + (ulong) (((long) (uint) i_398) << 4));
                                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_399));
                                        l_401 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 8L))));
                                        if ((!(i_391 == i_400)) || (!(l_392 == l_401))) {
                                            if (i_48 == i_395) {
                                                i_396 = (-1);
                                            } else {
                                                i_402 = (int) ((uint) i_395 + (uint) 1);
                                                i_403 = i_48 & ((int) ((uint) i_394 + (uint) 1));
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
                    l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_50 = 1L << i_49;
                    l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
                    l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
                    l_417 = (long) ((ulong) l_413 >> 32);
                    l_416 = l_417;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) ((long) ((ulong) l_45 + (ulong) (l_416 << i_49)))))), (arg_work + 16 + ((long) ((ulong) l_346 + (ulong) l_352))), i_415);
                GALEFS_BARRIER(11);
                if (i_348 == 0) {
                    l_418 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_419 = *((__global gale_long *) (arg_fs + 16 + l_418));
                    *((__global gale_long *) (arg_fs + 16 + l_418)) = ((long) ((ulong) ((long) i_415) + (ulong) l_419));
                }
                i_420 = (int) ((uint) i_351 + (uint) i_415);
                if (l_413 < 0L) {
                    i_350 = i_414;
                    i_351 = i_420;
                } else {
                    i_421 = ((i_415 < 1) || (!(i_420 < i_347))) ? 0 : 1;
                    i_350 = i_421;
                    i_351 = i_420;
                }
            }
            if (i_351 < 1) {
                i_422 = i_350;
            } else {
                i_422 = i_351;
            }
            i_423 = (i_422 < 1) ? 0 : i_422;
            i_424 = (int) ((uint) i_343 + (uint) i_423);
            i_343 = i_424;
            i_344 = i_422;
        }
        goto B339;
    B338:;
    B339:;
        if (i_344 < 0) {
            i_425 = i_344;
        } else {
            i_425 = i_343;
        }
        i_426 = *((__global gale_int *) ul_0);
        i_427 = *((__global gale_int *) ul_281);
        l_428 = ((long) i_426) + ((long) i_427);
        i_429 = i_331;
        while (true) {
            if (!(i_429 < i_337)) {
                break;
            }
            l_430 = (long) i_429;
            i_431 = (int) *((__global char *) (arg_paths + 16 + (l_428 + l_430)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_341 + (ulong) l_430)))) = (char) i_431;
            i_432 = (int) ((uint) i_429 + (uint) i_315);
            i_429 = i_432;
        }
        i_433 = 0;
        while (true) {
            i_434 = (int) ((uint) i_433 + (uint) 1);
            if (!(i_433 < i_425)) {
                goto B350;
            }
            i_435 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_342 + (ulong) ((long) i_433)))));
            if (i_435 == 10) {
                break;
            }
            i_433 = i_434;
        }
        goto B351;
    B350:;
    B351:;
        if (i_311 < 0) {
            i_436 = i_311;
        } else {
            if (i_425 < 1) {
                i_436 = i_425;
            } else {
                i_436 = i_434;
            }
        }
        i_437 = *((__global gale_int *) ul_33);
        i_438 = *((__global gale_int *) ul_35);
        i_439 = *((__global gale_int *) ul_333);
        l_440 = (long) i_437;
        l_441 = (((((l_440 * 44L) + 73792L) + (((long) i_438) << 2)) + (l_440 * 43L)) + 63L) & (-64L);
        l_442 = (long) i_439;
        i_443 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_441 * (ulong) l_330)) + (ulong) 65600L)) + (ulong) l_442))));
        l_444 = (long) ((ulong) ((long) ((ulong) l_328 * (ulong) l_441)) + (ulong) 65600L);
        if (i_443 == 47) {
            l_445 = (long) ((ulong) l_444 + (ulong) l_442);
            l_446 = l_445;
        } else {
            l_446 = l_444;
        }
        i_447 = (int) ((uint) i_436 + (uint) (-1));
        i_448 = (int) ((uint) i_436 + (uint) (-2));
        if ((uint) i_448 < (uint) 4000) {
            i_449 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_442 + (ulong) ((long) ((ulong) ((long) ((ulong) l_441 * (ulong) ((long) gale_group))) + (ulong) 65600L))))));
            if (i_449 == 47) {
                i_450 = i_447;
            } else {
                i_451 = (int) ((uint) i_447 + (uint) i_439);
                i_450 = i_451;
            }
        } else {
            i_450 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_329 == 0) {
            i_452 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_452 == 0) {
                if (i_450 < 1) {
                    l_453 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_454 = *((__global gale_int *) (arg_fs + 16 + l_453));
                    i_455 = (int) ((uint) i_454 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_453)) = i_455;
                    if (i_4 < i_455) {
                        i_456 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_456 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_457 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_457)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 36L)))) = 0;
                            l_458 = LONG_MIN;
                        } else {
                            l_458 = (-2L);
                        }
                    } else {
                        l_458 = (-2L);
                    }
                } else {
                    if (i_450 < 4097) {
                        i_459 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_460 = (long) ((int) (0 - (uint) i_459));
                        l_458 = l_460;
                    } else {
                        l_461 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_462 = *((__global gale_int *) (arg_fs + 16 + l_461));
                        i_463 = (int) ((uint) i_462 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_461)) = i_463;
                        if (i_4 < i_463) {
                            i_464 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_464 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_465 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_465)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 36L)))) = 0;
                                l_458 = LONG_MIN;
                            } else {
                                l_458 = (-36L);
                            }
                        } else {
                            l_458 = (-36L);
                        }
                    }
                }
            } else {
                l_466 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_467 = *((__global gale_int *) (arg_fs + 16 + l_466));
                i_468 = (int) ((uint) i_467 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_466)) = i_468;
                if (i_4 < i_468) {
                    i_469 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_469 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_470 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_470)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) 36L)))) = 0;
                        l_458 = LONG_MIN;
                    } else {
                        l_458 = (-16L);
                    }
                } else {
                    l_458 = (-16L);
                }
            }
            if (l_458 < 0L) {
                l_471 = l_458;
            } else {
                l_472 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_473 = (long) ((ulong) l_472 + (ulong) 36L);
                l_474 = (long) ((ulong) l_472 + (ulong) 32L);
                l_475 = (long) ((ulong) l_472 + (ulong) 24L);
                l_476 = (long) ((ulong) l_472 + (ulong) 16L);
                l_477 = (long) ((ulong) l_472 + (ulong) 12L);
                l_478 = (long) ((ulong) l_472 + (ulong) 4L);
                l_479 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_480 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_481 = 0;
                while (true) {
                    if (!(i_481 < i_450)) {
                        break;
                    }
                    l_482 = (long) i_481;
                    i_483 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_446 + (ulong) l_482))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_480 + (ulong) l_482)))) = (char) i_483;
                    i_484 = (int) ((uint) i_481 + (uint) 1);
                    i_481 = i_484;
                }
                *((__global gale_int *) (arg_fs + 16 + l_479)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_472)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_478)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_477)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_476)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_475)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_474)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_473)) = i_450;
                l_471 = LONG_MIN;
            }
        } else {
            l_471 = 0L;
        }
        GALEFS_BROADCAST(13, l_485, l_471);
        if (l_485 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_436;
            gale_longs[gale_items + gale_item] = (ulong) l_446;
            gale_ints[3 * gale_items + gale_item] = (uint) i_447;
            gale_ints[4 * gale_items + gale_item] = (uint) i_448;
            gale_ints[5 * gale_items + gale_item] = (uint) i_450;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_485); }
            GALEFS_RETURN;
            resume_6:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_436 = (int) gale_ints[2 * gale_items + gale_item];
            l_446 = (long) gale_longs[gale_items + gale_item];
            i_447 = (int) gale_ints[3 * gale_items + gale_item];
            i_448 = (int) gale_ints[4 * gale_items + gale_item];
            i_450 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_50 = 1L << i_49;
            l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
            l_485 = gale_round_reply(gale_entry);
        }
        i_486 = *((__global gale_int *) ul_33);
        i_487 = (int) ((uint) i_327 * (uint) i_486);
        i_488 = 0;
        while (true) {
            if (!(i_488 < i_486)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_487 + (uint) i_488))) << 2) + 16L))) = 0;
            i_489 = (int) ((uint) i_488 + (uint) 1);
            i_488 = i_489;
        }
        i_490 = *((__global gale_int *) ul_33);
        i_491 = *((__global gale_int *) ul_35);
        l_492 = (long) i_490;
        l_493 = (long) ((ulong) l_326 * (ulong) ((((((l_492 * 44L) + 73792L) + (((long) i_491) << 2)) + (l_492 * 43L)) + 63L) & (-64L)));
        l_494 = (long) ((ulong) l_493 + (ulong) 65536L);
        l_495 = (long) ((ulong) l_493 + (ulong) 64L);
        i_496 = (int) l_485;
        i_497 = (i_496 < 0) ? i_496 : 1;
        l_498 = 0L;
        i_499 = i_497;
        while (true) {
            if (i_499 < 1) {
                break;
            }
            i_500 = 0;
            i_501 = 1;
            while (true) {
                if (i_501 < 1) {
                    goto B475;
                }
                if (!(i_500 < 65536)) {
                    break;
                }
                l_502 = (long) i_500;
                l_503 = (long) ((ulong) l_495 + (ulong) l_502);
                i_504 = (int) ((uint) 65536 - (uint) i_500);
                i_505 = (int) get_local_id(0);
                i_506 = (int) get_local_id(0);
                i_507 = 1;
                i_508 = 0;
                while (true) {
                    if (!(i_507 == 1)) {
                        break;
                    }
                    l_509 = (long) i_508;
                    l_510 = (long) ((ulong) l_498 + (ulong) (l_502 + l_509));
                    l_511 = l_51 & l_510;
                    if (i_506 == 0) {
                        i_512 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_513 = (int) (0 - (uint) i_512);
                        l_514 = (long) ((ulong) l_53 + (ulong) (((long) i_496) << 3));
                        if (i_513 < 0) {
                            l_515 = (long) i_513;
                            l_516 = l_515;
                        } else {
                            if (i_496 < 0) {
                                i_517 = (-9);
                            } else {
                                if (i_496 < i_54) {
                                    i_518 = *((volatile __global gale_int *) (arg_fs + 16 + l_514));
                                    i_519 = (int) ((uint) i_518 + (uint) (-1));
                                    i_520 = (i_519 < 0) ? (-9) : i_519;
                                    if (i_520 < 0) {
                                        i_517 = i_520;
                                    } else {
                                        i_521 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 4L))));
                                        if ((i_521 & 3) == 1) {
                                            i_517 = (-9);
                                        } else {
                                            i_517 = i_520;
                                        }
                                    }
                                } else {
                                    i_517 = (-9);
                                }
                            }
                            l_522 = (long) i_517;
                            if (i_517 < 0) {
                                l_516 = l_522;
                            } else {
                                if (l_510 < 0L) {
                                    l_516 = (-22L);
                                } else {
                                    i_523 = (int) ((uint) i_504 - (uint) i_508);
                                    if (i_523 < 0) {
                                        l_516 = (-22L);
                                    } else {
                                        i_524 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_524 == 0) {
                                            l_525 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) (l_522 << 6)))));
                                            l_526 = (long) ((ulong) l_525 - (ulong) l_510);
                                            if (l_526 < 1L) {
                                                l_516 = 0L;
                                            } else {
                                                l_527 = (long) (uint) i_523;
                                                l_528 = (l_526 < l_527) ? l_526 : l_527;
                                                l_516 = l_528;
                                            }
                                        } else {
                                            l_516 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_516 < 1L) {
                            l_529 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_530 = *((__global gale_int *) (arg_fs + 16 + l_529));
                            i_531 = (int) ((uint) i_530 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_529)) = i_531;
                            if (i_4 < i_531) {
                                i_532 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_532 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_533 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_533)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 16L)))) = l_516;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) 36L)))) = 0;
                                    l_534 = LONG_MIN;
                                } else {
                                    l_534 = l_516;
                                }
                            } else {
                                l_534 = l_516;
                            }
                        } else {
                            l_535 = (long) ((ulong) l_50 - (ulong) l_511);
                            if (l_535 < l_516) {
                                i_536 = (int) l_535;
                                i_537 = i_536;
                            } else {
                                i_538 = (int) l_516;
                                i_537 = i_538;
                            }
                            if (i_496 < 0) {
                                i_539 = (-9);
                            } else {
                                if (i_496 < i_54) {
                                    i_540 = *((volatile __global gale_int *) (arg_fs + 16 + l_514));
                                    i_541 = (int) ((uint) i_540 + (uint) (-1));
                                    i_542 = (i_541 < 0) ? (-9) : i_541;
                                    i_539 = i_542;
                                } else {
                                    i_539 = (-9);
                                }
                            }
                            l_543 = (long) i_539;
                            if (i_539 < 0) {
                                l_534 = l_543;
                            } else {
                                l_544 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_545 = *((__global gale_int *) (arg_fs + 16 + l_544));
                                i_546 = (int) ((uint) i_545 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_544)) = i_546;
                                if (i_4 < i_546) {
                                    i_547 = (-1);
                                } else {
                                    i_548 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) (l_543 << 6))) + (ulong) 8L))));
                                    l_549 = l_510 >> i_49;
                                    i_550 = i_48 & ((int) (((long) ((ulong) ((long) ((ulong) l_549 + (ulong) (((long) i_548) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_551 = i_550;
                                    i_552 = 0;
                                    i_553 = (-2);
                                    while (true) {
                                        if (!(i_553 == (-2))) {
                                            break;
                                        }
                                        i_554 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) (((long) i_551) << 2)))));
                                        i_555 = (int) ((uint) i_554 + (uint) (-1));
                                        if (i_555 < 0) {
                                            i_553 = (-1);
                                        } else {
                                            l_556 = (long) ((ulong) l_46 + (ulong) (((long) (uint) i_555) << 4));
                                            i_557 = *((volatile __global gale_int *) (arg_fs + 16 + l_556));
                                            l_558 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) 8L))));
                                            if ((!(i_548 == i_557)) || (!(l_549 == l_558))) {
                                                if (i_48 == i_552) {
                                                    i_553 = (-1);
                                                } else {
                                                    i_559 = (int) ((uint) i_552 + (uint) 1);
                                                    i_560 = i_48 & ((int) ((uint) i_551 + (uint) 1));
                                                    i_551 = i_560;
                                                    i_552 = i_559;
                                                }
                                            } else {
                                                i_553 = i_555;
                                            }
                                        }
                                    }
                                    i_547 = i_553;
                                }
                                l_561 = (long) i_537;
                                if (i_547 < 0) {
                                    i_562 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_563 = (int) (0 - (uint) i_562);
                                    if (i_563 < 0) {
                                        l_564 = (long) i_563;
                                        l_534 = l_564;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_565 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_565)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 12L)))) = i_496;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 16L)))) = l_510;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 24L)))) = l_516;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 36L)))) = 0;
                                        l_566 = (long) ((ulong) l_561 + (ulong) (-9223372036854775807L));
                                        l_534 = l_566;
                                    }
                                } else {
                                    l_567 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_568 = *((__global gale_long *) (arg_fs + 16 + l_567));
                                    *((__global gale_long *) (arg_fs + 16 + l_567)) = ((long) ((ulong) l_568 + (ulong) 1L));
                                    l_569 = l_561 | (((long) (uint) i_547) << 32);
                                    l_534 = l_569;
                                }
                            }
                        }
                    } else {
                        l_534 = 0L;
                    }
                    GALEFS_BROADCAST(14, l_570, l_534);
                    if (l_570 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_311;
                        gale_longs[gale_item] = (ulong) l_334;
                        gale_ints[gale_items + gale_item] = (uint) i_335;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_436;
                        gale_longs[gale_items + gale_item] = (ulong) l_446;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_447;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_448;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_450;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_493;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_494;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_495;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_496;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_498;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_500;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_502;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_503;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_504;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_508;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_509;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_511;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_570); }
                        GALEFS_RETURN;
                        resume_7:
                        i_311 = (int) gale_ints[gale_item];
                        l_334 = (long) gale_longs[gale_item];
                        i_335 = (int) gale_ints[gale_items + gale_item];
                        i_436 = (int) gale_ints[2 * gale_items + gale_item];
                        l_446 = (long) gale_longs[gale_items + gale_item];
                        i_447 = (int) gale_ints[3 * gale_items + gale_item];
                        i_448 = (int) gale_ints[4 * gale_items + gale_item];
                        i_450 = (int) gale_ints[5 * gale_items + gale_item];
                        l_493 = (long) gale_longs[2 * gale_items + gale_item];
                        l_494 = (long) gale_longs[3 * gale_items + gale_item];
                        l_495 = (long) gale_longs[4 * gale_items + gale_item];
                        i_496 = (int) gale_ints[6 * gale_items + gale_item];
                        l_498 = (long) gale_longs[5 * gale_items + gale_item];
                        i_500 = (int) gale_ints[7 * gale_items + gale_item];
                        l_502 = (long) gale_longs[6 * gale_items + gale_item];
                        l_503 = (long) gale_longs[7 * gale_items + gale_item];
                        i_504 = (int) gale_ints[8 * gale_items + gale_item];
                        i_508 = (int) gale_ints[9 * gale_items + gale_item];
                        l_509 = (long) gale_longs[8 * gale_items + gale_item];
                        l_511 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        ul_33 = arg_args + 20L;
                        ul_35 = arg_args + 24L;
                        ul_42 = arg_args + 16L;
                        l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_50 = 1L << i_49;
                        l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
                        l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
                        i_505 = (int) get_local_id(0);
                        i_506 = (int) get_local_id(0);
                        l_570 = gale_round_reply(gale_entry);
                    }
                    i_571 = (int) l_570;
                    if (l_570 < 0L) {
                        i_572 = 0;
                    } else {
                        i_572 = i_571;
                    }
                    if (l_570 < 0L) {
                        l_573 = 0L;
                    } else {
                        l_574 = (long) ((ulong) l_570 >> 32);
                        l_573 = l_574;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_511 + (ulong) ((long) ((ulong) l_45 + (ulong) (l_573 << i_49)))))), (arg_work + 16 + ((long) ((ulong) l_503 + (ulong) l_509))), i_572);
                    GALEFS_BARRIER(15);
                    if (i_505 == 0) {
                        l_575 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_576 = *((__global gale_long *) (arg_fs + 16 + l_575));
                        *((__global gale_long *) (arg_fs + 16 + l_575)) = ((long) ((ulong) ((long) i_572) + (ulong) l_576));
                    }
                    i_577 = (int) ((uint) i_508 + (uint) i_572);
                    if (l_570 < 0L) {
                        i_507 = i_571;
                        i_508 = i_577;
                    } else {
                        i_578 = ((i_572 < 1) || (!(i_577 < i_504))) ? 0 : 1;
                        i_507 = i_578;
                        i_508 = i_577;
                    }
                }
                if (i_508 < 1) {
                    i_579 = i_507;
                } else {
                    i_579 = i_508;
                }
                i_580 = (i_579 < 1) ? 0 : i_579;
                i_581 = (int) ((uint) i_500 + (uint) i_580);
                i_500 = i_581;
                i_501 = i_579;
            }
            goto B476;
        B475:;
        B476:;
            if (i_501 < 0) {
                i_582 = i_501;
            } else {
                i_582 = i_500;
            }
            if (i_582 < 65536) {
                i_583 = i_582;
            } else {
                i_584 = (int) ((uint) i_582 + (uint) (-32));
                i_583 = i_584;
            }
            if (!(i_582 < 0)) {
                i_585 = (l_498 == 0L) ? 0 : (-32);
                i_586 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_583 - (uint) i_585)) + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_587 = (int) ((uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) i_586)) + (uint) i_585);
                i_588 = (int) ((uint) i_587 + (uint) i_586);
                i_589 = (i_588 < i_583) ? i_588 : i_583;
                if (l_498 == 0L) {
                    if (i_587 == 0) {
                        i_590 = i_587;
                        goto B497;
                    }
                }
                i_591 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_495 + (ulong) ((long) i_587))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_591 | 32) + (uint) (-97))) < (uint) 26) || (i_591 == 95)) {
                    i_592 = i_587;
                    while (true) {
                        if (!(i_592 < i_589)) {
                            goto B495;
                        }
                        i_593 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_495 + (ulong) ((long) i_592)))));
                        if (!(((uint) ((int) ((uint) (i_593 | 32) + (uint) (-97))) < (uint) 26) || (i_593 == 95))) {
                            break;
                        }
                        i_594 = (int) ((uint) i_592 + (uint) 1);
                        i_592 = i_594;
                    }
                    i_590 = i_592;
                    goto B497;
                B495:;
                    i_590 = i_592;
                } else {
                    i_590 = i_587;
                }
            B497:;
                i_595 = *((__global gale_int *) ul_33);
                i_596 = *((__global gale_int *) ul_35);
                i_597 = i_590;
                while (true) {
                    if (!(i_597 < i_589)) {
                        break;
                    }
                    l_598 = (long) ((ulong) l_495 + (ulong) ((long) i_597));
                    i_599 = (int) *((__global char *) (arg_work + 16 + l_598));
                    if (((uint) ((int) ((uint) (i_599 | 32) + (uint) (-97))) < (uint) 26) || (i_599 == 95)) {
                        i_600 = (int) ((uint) i_596 + (uint) (-1));
                        i_601 = i_600 >> 1;
                        l_602 = (long) i_595;
                        l_603 = (l_602 * 44L) + 73792L;
                        l_604 = (((l_603 + (((long) i_596) << 2)) + (l_602 * 43L)) + 63L) & (-64L);
                        i_605 = (int) (((long) ((ulong) ((long) ((ulong) l_604 * (ulong) ((long) gale_group))) + (ulong) l_603)) >> 2);
                        i_606 = i_597;
                        i_607 = (-2128831035);
                        while (true) {
                            if (!(i_606 < i_582)) {
                                goto B505;
                            }
                            l_608 = (long) ((ulong) l_495 + (ulong) ((long) i_606));
                            i_609 = (int) *((__global char *) (arg_work + 16 + l_608));
                            if (!(((uint) ((int) ((uint) (i_609 | 32) + (uint) (-97))) < (uint) 26) || (i_609 == 95))) {
                                break;
                            }
                            i_610 = (int) *((__global char *) (arg_work + 16 + l_608));
                            i_611 = (int) ((uint) (i_607 ^ i_610) * (uint) 16777619);
                            i_612 = (int) ((uint) i_606 + (uint) 1);
                            i_606 = i_612;
                            i_607 = i_611;
                        }
                        goto B506;
                    B505:;
                    B506:;
                        i_613 = i_600 & (((int) ((uint) i_607 * (uint) (-1640531535))) >> 15);
                        i_614 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_605 + (uint) i_613))) << 2) + 16L)));
                        i_615 = i_613;
                        i_616 = i_614;
                        while (true) {
                            i_617 = (int) ((uint) (i_601 & i_616) + (uint) (-1));
                            if (i_616 == 0) {
                                goto B522;
                            }
                            if (((i_607 ^ i_616) & (~i_601)) == 0) {
                                l_618 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_604)) + (ulong) 73792L)) + (ulong) (((long) i_617) * 44L));
                                i_619 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_618 >> 2))) << 2) + 16L)));
                                i_620 = (int) ((uint) i_606 - (uint) i_597);
                                if (i_620 == i_619) {
                                    i_621 = 0;
                                    while (true) {
                                        if (!(i_621 < i_620)) {
                                            goto B515;
                                        }
                                        l_622 = (long) i_621;
                                        i_623 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_618 + (ulong) 12L)) + (ulong) l_622))));
                                        i_624 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_598 + (ulong) l_622))));
                                        if (!(i_623 == i_624)) {
                                            break;
                                        }
                                        i_625 = (int) ((uint) i_621 + (uint) 1);
                                        i_621 = i_625;
                                    }
                                    goto B516;
                                B515:;
                                B516:;
                                    if (i_620 == i_621) {
                                        break;
                                    }
                                }
                            }
                            i_626 = i_600 & ((int) ((uint) i_615 + (uint) 1));
                            i_627 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_605 + (uint) i_626))) << 2) + 16L)));
                            i_615 = i_626;
                            i_616 = i_627;
                        }
                        goto B523;
                    B522:;
                    B523:;
                        if (i_617 < 0) {
                            i_597 = i_606;
                        } else {
                            ul_628 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_595)) + (uint) i_617))) << 2) + 16L);
                            i_629 = *((__global gale_int *) ul_628);
                            *((__global gale_int *) ul_628) = ((int) ((uint) i_629 + (uint) 1));
                            i_597 = i_606;
                        }
                    } else {
                        i_630 = (int) ((uint) i_597 + (uint) 1);
                        i_597 = i_630;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_631 = i_325;
            while (true) {
                if (!(i_631 < 64)) {
                    break;
                }
                l_632 = (long) i_631;
                i_633 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_632 + (ulong) l_494))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_493 + (ulong) l_632)))) = (char) i_633;
                i_634 = (int) ((uint) i_631 + (uint) i_314);
                i_631 = i_634;
            }
            l_635 = (long) ((ulong) l_498 + (ulong) ((long) i_582));
            if (i_582 < 0) {
                l_498 = l_635;
                i_499 = i_582;
            } else {
                i_636 = (i_582 < 65536) ? 0 : 1;
                l_498 = l_635;
                i_499 = i_636;
            }
        }
        if (i_324 == 0) {
            i_637 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_637 == 0) {
                i_638 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_639 = (int) (0 - (uint) i_638);
                if (i_639 < 0) {
                    l_640 = (long) i_639;
                    l_641 = l_640;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_642 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_642)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 12L)))) = i_496;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) 36L)))) = 0;
                    l_641 = LONG_MIN;
                }
            } else {
                l_643 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_644 = *((__global gale_int *) (arg_fs + 16 + l_643));
                i_645 = (int) ((uint) i_644 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_643)) = i_645;
                if (i_4 < i_645) {
                    i_646 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_646 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_647 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_647)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 36L)))) = 0;
                        l_641 = LONG_MIN;
                    } else {
                        l_641 = (-16L);
                    }
                } else {
                    l_641 = (-16L);
                }
            }
        } else {
            l_641 = 0L;
        }
        GALEFS_BROADCAST(17, l_648, l_641);
        if (l_648 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_436;
            gale_longs[gale_items + gale_item] = (ulong) l_446;
            gale_ints[3 * gale_items + gale_item] = (uint) i_447;
            gale_ints[4 * gale_items + gale_item] = (uint) i_448;
            gale_ints[5 * gale_items + gale_item] = (uint) i_450;
            gale_ints[6 * gale_items + gale_item] = (uint) i_499;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_648); }
            GALEFS_RETURN;
            resume_8:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_436 = (int) gale_ints[2 * gale_items + gale_item];
            l_446 = (long) gale_longs[gale_items + gale_item];
            i_447 = (int) gale_ints[3 * gale_items + gale_item];
            i_448 = (int) gale_ints[4 * gale_items + gale_item];
            i_450 = (int) gale_ints[5 * gale_items + gale_item];
            i_499 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_50 = 1L << i_49;
            l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
            l_648 = gale_round_reply(gale_entry);
        }
        if (i_323 == 0) {
            l_649 = (long) ((ulong) l_446 + (ulong) ((long) i_450));
            *((__global char *) (arg_work + 16 + l_649)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) 6L)))) = (char) 115;
        }
        if (i_499 < 0) {
            i_650 = 0;
        } else {
            i_651 = (int) ((uint) i_450 + (uint) 7);
            i_650 = i_651;
        }
        GALEFS_BARRIER(18);
        if (i_322 == 0) {
            i_652 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_652 == 0) {
                if (i_650 < 1) {
                    l_653 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_654 = *((__global gale_int *) (arg_fs + 16 + l_653));
                    i_655 = (int) ((uint) i_654 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_653)) = i_655;
                    if (i_4 < i_655) {
                        i_656 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_656 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_657 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_657)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 36L)))) = 0;
                            l_658 = LONG_MIN;
                        } else {
                            l_658 = (-2L);
                        }
                    } else {
                        l_658 = (-2L);
                    }
                } else {
                    if (i_650 < 4097) {
                        i_659 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_660 = (long) ((int) (0 - (uint) i_659));
                        l_658 = l_660;
                    } else {
                        l_661 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_662 = *((__global gale_int *) (arg_fs + 16 + l_661));
                        i_663 = (int) ((uint) i_662 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_661)) = i_663;
                        if (i_4 < i_663) {
                            i_664 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_664 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_665 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_665)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 36L)))) = 0;
                                l_658 = LONG_MIN;
                            } else {
                                l_658 = (-36L);
                            }
                        } else {
                            l_658 = (-36L);
                        }
                    }
                }
            } else {
                l_666 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_667 = *((__global gale_int *) (arg_fs + 16 + l_666));
                i_668 = (int) ((uint) i_667 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_666)) = i_668;
                if (i_4 < i_668) {
                    i_669 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_669 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_670 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_670)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 36L)))) = 0;
                        l_658 = LONG_MIN;
                    } else {
                        l_658 = (-16L);
                    }
                } else {
                    l_658 = (-16L);
                }
            }
            if (l_658 < 0L) {
                l_671 = l_658;
            } else {
                l_672 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_673 = (long) ((ulong) l_672 + (ulong) 36L);
                l_674 = (long) ((ulong) l_672 + (ulong) 32L);
                l_675 = (long) ((ulong) l_672 + (ulong) 24L);
                l_676 = (long) ((ulong) l_672 + (ulong) 16L);
                l_677 = (long) ((ulong) l_672 + (ulong) 12L);
                l_678 = (long) ((ulong) l_672 + (ulong) 4L);
                l_679 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_680 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_681 = 0;
                while (true) {
                    if (!(i_681 < i_650)) {
                        break;
                    }
                    l_682 = (long) i_681;
                    i_683 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_446 + (ulong) l_682))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_680 + (ulong) l_682)))) = (char) i_683;
                    i_684 = (int) ((uint) i_681 + (uint) 1);
                    i_681 = i_684;
                }
                *((__global gale_int *) (arg_fs + 16 + l_679)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_672)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_678)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_677)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_676)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_675)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_674)) = 577;
                *((__global gale_int *) (arg_fs + 16 + l_673)) = i_650;
                l_671 = LONG_MIN;
            }
        } else {
            l_671 = 0L;
        }
        GALEFS_BROADCAST(19, l_685, l_671);
        if (l_685 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_436;
            gale_ints[3 * gale_items + gale_item] = (uint) i_447;
            gale_ints[4 * gale_items + gale_item] = (uint) i_448;
            gale_ints[5 * gale_items + gale_item] = (uint) i_499;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_685); }
            GALEFS_RETURN;
            resume_9:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_436 = (int) gale_ints[2 * gale_items + gale_item];
            i_447 = (int) gale_ints[3 * gale_items + gale_item];
            i_448 = (int) gale_ints[4 * gale_items + gale_item];
            i_499 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_50 = 1L << i_49;
            l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
            l_685 = gale_round_reply(gale_entry);
        }
        i_686 = *((__global gale_int *) ul_33);
        i_687 = *((__global gale_int *) ul_35);
        l_688 = (long) i_686;
        i_689 = (int) l_685;
        if (i_689 < 0) {
            i_690 = 0;
        } else {
            i_691 = *((__global gale_int *) ul_42);
            l_692 = l_688 * ((long) gale_group);
            l_693 = (long) i_691;
            if (l_692 < l_693) {
                l_694 = l_693 - l_692;
                if (l_694 < l_688) {
                    i_695 = (int) l_694;
                    i_690 = i_695;
                } else {
                    i_690 = i_686;
                }
            } else {
                i_690 = 0;
            }
        }
        l_696 = ((l_688 * 44L) + 73792L) + (((long) i_687) << 2);
        l_697 = ((l_696 + (l_688 * 43L)) + 63L) & (-64L);
        l_698 = (long) ((ulong) l_321 * (ulong) l_697);
        i_699 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_698 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_700 = (long) ((ulong) l_698 + (ulong) 73792L);
        if (i_690 < 1) {
            i_701 = 0;
        } else {
            l_702 = (long) ((ulong) l_700 + (ulong) (((long) (uint) ((int) ((uint) i_690 + (uint) (-1)))) * 44L));
            i_703 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_702 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_704 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_702 >> 2))) << 2) + 16L)));
            i_705 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_703 + (uint) i_704)) + (uint) 12)) - (uint) i_699);
            i_701 = i_705;
        }
        l_706 = (long) i_699;
        l_707 = (long) ((ulong) l_696 + (ulong) ((long) ((ulong) l_697 * (ulong) l_317)));
        i_708 = i_320;
        while (true) {
            if (!(i_708 < i_690)) {
                break;
            }
            l_709 = (long) ((ulong) l_700 + (ulong) (((long) i_708) * 44L));
            i_710 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_709 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_711 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_709 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_712 = 0;
            i_713 = 0;
            while (true) {
                if (!(i_713 < i_319)) {
                    break;
                }
                i_714 = *((__global gale_int *) ul_33);
                i_715 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_713 + (uint) i_318)) * (uint) i_714)) + (uint) i_711))) << 2) + 16L)));
                i_716 = (int) ((uint) i_712 + (uint) i_715);
                i_717 = (int) ((uint) i_713 + (uint) 1);
                i_712 = i_716;
                i_713 = i_717;
            }
            l_718 = (long) ((ulong) ((long) ((ulong) l_707 + (ulong) ((long) i_710))) - (ulong) l_706);
            i_719 = 0;
            while (true) {
                if (!(i_719 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_718 + (ulong) ((long) i_719))))) = (char) 32;
                i_720 = (int) ((uint) i_719 + (uint) 1);
                i_719 = i_720;
            }
            i_721 = i_712;
            i_722 = 10;
            while (true) {
                if (!(i_722 == 10)) {
                    if (i_721 < 1) {
                        break;
                    }
                }
                i_723 = (int) ((uint) i_722 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_718 + (ulong) ((long) i_723))))) = (char) (gale_rem_int(i_721, 10) + 48);
                i_724 = gale_div_int(i_721, 10);
                i_721 = i_724;
                i_722 = i_723;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_718 + (ulong) 10L)))) = (char) 32;
            i_725 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_709 >> 2))) << 2) + 16L)));
            l_726 = (long) ((ulong) l_718 + (ulong) 11L);
            l_727 = (long) ((ulong) l_709 + (ulong) 12L);
            i_728 = 0;
            while (true) {
                if (!(i_728 < i_725)) {
                    break;
                }
                l_729 = (long) i_728;
                i_730 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_727 + (ulong) l_729))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_729 + (ulong) l_726)))) = (char) i_730;
                i_731 = (int) ((uint) i_728 + (uint) 1);
                i_728 = i_731;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_725) + (ulong) l_726)))) = (char) 10;
            i_732 = (int) ((uint) i_708 + (uint) i_313);
            i_708 = i_732;
        }
        i_733 = 0;
        i_734 = 1;
        while (true) {
            if (i_734 < 1) {
                goto B662;
            }
            if (!(i_733 < i_701)) {
                break;
            }
            l_735 = (long) i_733;
            l_736 = (long) ((ulong) l_707 + (ulong) l_735);
            i_737 = (int) ((uint) i_701 - (uint) i_733);
            l_738 = l_706 + l_735;
            i_739 = (int) get_local_id(0);
            i_740 = (int) get_local_id(0);
            i_741 = 1;
            i_742 = 0;
            while (true) {
                if (!(i_741 == 1)) {
                    break;
                }
                l_743 = (long) i_742;
                l_744 = l_738 + l_743;
                l_745 = l_51 & l_744;
                if (i_740 == 0) {
                    if (i_689 < 0) {
                        i_746 = (-9);
                    } else {
                        if (i_689 < i_54) {
                            l_747 = (long) ((ulong) l_53 + (ulong) (((long) (uint) i_689) << 3));
                            i_748 = *((volatile __global gale_int *) (arg_fs + 16 + l_747));
                            i_749 = (int) ((uint) i_748 + (uint) (-1));
                            i_750 = (i_749 < 0) ? (-9) : i_749;
                            if (i_750 < 0) {
                                i_746 = i_750;
                            } else {
                                i_751 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_747 + (ulong) 4L))));
                                if ((i_751 & 3) == 0) {
                                    i_746 = (-9);
                                } else {
                                    i_746 = i_750;
                                }
                            }
                        } else {
                            i_746 = (-9);
                        }
                    }
                    i_752 = (int) ((uint) i_737 - (uint) i_742);
                    l_753 = (long) i_752;
                    if (i_746 < 0) {
                        l_754 = (long) i_746;
                        l_755 = l_754;
                    } else {
                        if (l_744 < 0L) {
                            l_755 = (-22L);
                        } else {
                            if (i_752 < 0) {
                                l_755 = (-22L);
                            } else {
                                if ((l_744 + l_753) < 0L) {
                                    l_755 = (-27L);
                                } else {
                                    i_756 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_756 == 0) {
                                        l_755 = l_753;
                                    } else {
                                        l_755 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_755 < 1L) {
                        l_757 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_758 = *((__global gale_int *) (arg_fs + 16 + l_757));
                        i_759 = (int) ((uint) i_758 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_757)) = i_759;
                        if (i_4 < i_759) {
                            i_760 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_760 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_761 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_761)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 16L)))) = l_755;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) 36L)))) = 0;
                                l_762 = LONG_MIN;
                            } else {
                                l_762 = l_755;
                            }
                        } else {
                            l_762 = l_755;
                        }
                    } else {
                        l_763 = (long) ((ulong) l_50 - (ulong) l_745);
                        if (l_763 < l_753) {
                            i_764 = (int) l_763;
                            i_765 = i_764;
                        } else {
                            i_765 = i_752;
                        }
                        i_766 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_767 = (int) (0 - (uint) i_766);
                        if (i_767 < 0) {
                            l_768 = (long) i_767;
                            l_762 = l_768;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_769 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_769)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 4L)))) = 4;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 12L)))) = i_689;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 16L)))) = l_744;
                            l_770 = (long) i_765;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 24L)))) = l_770;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 36L)))) = 0;
                            l_771 = (long) ((ulong) l_770 + (ulong) (-9223372036854775807L));
                            l_762 = l_771;
                        }
                    }
                } else {
                    l_762 = 0L;
                }
                GALEFS_BROADCAST(20, l_772, l_762);
                if (l_772 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_311;
                    gale_longs[gale_item] = (ulong) l_334;
                    gale_ints[gale_items + gale_item] = (uint) i_335;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_436;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_447;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_448;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_499;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_689;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_701;
                    gale_longs[gale_items + gale_item] = (ulong) l_706;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_707;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_733;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_736;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_737;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_738;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_742;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_743;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_745;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_772); }
                    GALEFS_RETURN;
                    resume_10:
                    i_311 = (int) gale_ints[gale_item];
                    l_334 = (long) gale_longs[gale_item];
                    i_335 = (int) gale_ints[gale_items + gale_item];
                    i_436 = (int) gale_ints[2 * gale_items + gale_item];
                    i_447 = (int) gale_ints[3 * gale_items + gale_item];
                    i_448 = (int) gale_ints[4 * gale_items + gale_item];
                    i_499 = (int) gale_ints[5 * gale_items + gale_item];
                    i_689 = (int) gale_ints[6 * gale_items + gale_item];
                    i_701 = (int) gale_ints[7 * gale_items + gale_item];
                    l_706 = (long) gale_longs[gale_items + gale_item];
                    l_707 = (long) gale_longs[2 * gale_items + gale_item];
                    i_733 = (int) gale_ints[8 * gale_items + gale_item];
                    l_736 = (long) gale_longs[3 * gale_items + gale_item];
                    i_737 = (int) gale_ints[9 * gale_items + gale_item];
                    l_738 = (long) gale_longs[4 * gale_items + gale_item];
                    i_742 = (int) gale_ints[10 * gale_items + gale_item];
                    l_743 = (long) gale_longs[5 * gale_items + gale_item];
                    l_745 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_33 = arg_args + 20L;
                    ul_35 = arg_args + 24L;
                    ul_42 = arg_args + 16L;
                    l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_50 = 1L << i_49;
                    l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
                    l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
                    i_739 = (int) get_local_id(0);
                    i_740 = (int) get_local_id(0);
                    l_772 = gale_round_reply(gale_entry);
                }
                i_773 = (int) l_772;
                if (l_772 < 0L) {
                    i_774 = 0;
                } else {
                    i_774 = i_773;
                }
                if (l_772 < 0L) {
                    l_775 = 0L;
                } else {
                    l_776 = (long) ((ulong) l_772 >> 32);
                    l_775 = l_776;
                }
                gale_copy((arg_work + 16 + ((long) ((ulong) l_736 + (ulong) l_743))), (arg_fs + 16 + ((long) ((ulong) l_745 + (ulong) ((long) ((ulong) l_45 + (ulong) (l_775 << i_49)))))), i_774);
                GALEFS_BARRIER(21);
                if (i_739 == 0) {
                    l_777 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                    l_778 = *((__global gale_long *) (arg_fs + 16 + l_777));
                    *((__global gale_long *) (arg_fs + 16 + l_777)) = ((long) ((ulong) ((long) i_774) + (ulong) l_778));
                }
                i_779 = (int) ((uint) i_742 + (uint) i_774);
                if (l_772 < 0L) {
                    i_741 = i_773;
                    i_742 = i_779;
                } else {
                    i_780 = ((i_774 < 1) || (!(i_779 < i_737))) ? 0 : 1;
                    i_741 = i_780;
                    i_742 = i_779;
                }
            }
            if (i_742 < 1) {
                i_781 = i_741;
            } else {
                i_781 = i_742;
            }
            i_782 = (i_781 < 1) ? 0 : i_781;
            i_783 = (int) ((uint) i_733 + (uint) i_782);
            i_733 = i_783;
            i_734 = i_781;
        }
        goto B663;
    B662:;
    B663:;
        if (i_734 < 0) {
            i_784 = i_734;
        } else {
            i_784 = i_733;
        }
        if (i_689 < 0) {
            i_785 = i_689;
        } else {
            i_785 = i_784;
        }
        if (i_316 == 0) {
            i_786 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_786 == 0) {
                i_787 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_788 = (int) (0 - (uint) i_787);
                if (i_788 < 0) {
                    l_789 = (long) i_788;
                    l_790 = l_789;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_791 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_791)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 12L)))) = i_689;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_791 + (ulong) 36L)))) = 0;
                    l_790 = LONG_MIN;
                }
            } else {
                l_792 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_793 = *((__global gale_int *) (arg_fs + 16 + l_792));
                i_794 = (int) ((uint) i_793 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_792)) = i_794;
                if (i_4 < i_794) {
                    i_795 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_795 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_796 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_796)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 36L)))) = 0;
                        l_790 = LONG_MIN;
                    } else {
                        l_790 = (-16L);
                    }
                } else {
                    l_790 = (-16L);
                }
            }
        } else {
            l_790 = 0L;
        }
        GALEFS_BROADCAST(22, l_797, l_790);
        if (l_797 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_311;
            gale_longs[gale_item] = (ulong) l_334;
            gale_ints[gale_items + gale_item] = (uint) i_335;
            gale_ints[2 * gale_items + gale_item] = (uint) i_436;
            gale_ints[3 * gale_items + gale_item] = (uint) i_447;
            gale_ints[4 * gale_items + gale_item] = (uint) i_448;
            gale_ints[5 * gale_items + gale_item] = (uint) i_499;
            gale_ints[6 * gale_items + gale_item] = (uint) i_785;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_797); }
            GALEFS_RETURN;
            resume_11:
            i_311 = (int) gale_ints[gale_item];
            l_334 = (long) gale_longs[gale_item];
            i_335 = (int) gale_ints[gale_items + gale_item];
            i_436 = (int) gale_ints[2 * gale_items + gale_item];
            i_447 = (int) gale_ints[3 * gale_items + gale_item];
            i_448 = (int) gale_ints[4 * gale_items + gale_item];
            i_499 = (int) gale_ints[5 * gale_items + gale_item];
            i_785 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            ul_33 = arg_args + 20L;
            ul_35 = arg_args + 24L;
            ul_42 = arg_args + 16L;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_47 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_48 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_49 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_50 = 1L << i_49;
            l_51 = (long) ((ulong) l_50 + (ulong) (-1L));
            l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
            i_54 = *((__global gale_int *) (arg_fs + 16 + 208L));
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
            l_797 = gale_round_reply(gale_entry);
        }
        i_798 = (int) l_797;
        i_799 = ((!((uint) i_448 < (uint) 4000)) || ((i_499 < 0) || ((i_785 < 0) || (i_798 < 0)))) ? 0 : 1;
        l_800 = (long) ((ulong) l_334 + (ulong) ((long) i_436));
        i_801 = (int) ((uint) i_335 + (uint) 1);
        if (i_436 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_802 = gale_group << 2;
                *((__global gale_int *) (arg_status + ((((long) i_802) << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + ((((long) (i_802 + 1)) << 2) + 16L))) = i_335;
                *((__global gale_int *) (arg_status + ((((long) (i_802 + 2)) << 2) + 16L))) = i_436;
                l_334 = l_800;
                i_335 = i_801;
                i_336 = i_799;
            } else {
                l_334 = l_800;
                i_335 = i_801;
                i_336 = i_799;
            }
        } else {
            if (i_436 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    i_803 = gale_group << 2;
                    *((__global gale_int *) (arg_status + ((((long) i_803) << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + ((((long) (i_803 + 1)) << 2) + 16L))) = i_335;
                    *((__global gale_int *) (arg_status + ((((long) (i_803 + 2)) << 2) + 16L))) = 0;
                    l_334 = l_800;
                    i_335 = i_801;
                    i_336 = i_799;
                } else {
                    l_334 = l_800;
                    i_335 = i_801;
                    i_336 = i_799;
                }
            } else {
                if (i_447 < 4001) {
                    if ((uint) i_448 < (uint) 4000) {
                        if (i_499 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_804 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_804) << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + ((((long) (i_804 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_804 + 2)) << 2) + 16L))) = i_499;
                                l_334 = l_800;
                                i_335 = i_801;
                                i_336 = i_799;
                                continue;
                            }
                            l_334 = l_800;
                            i_335 = i_801;
                            i_336 = i_799;
                            continue;
                        }
                    }
                    if ((uint) i_448 < (uint) 4000) {
                        if (i_785 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_805 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_805) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_805 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_805 + 2)) << 2) + 16L))) = i_785;
                                l_334 = l_800;
                                i_335 = i_801;
                                i_336 = i_799;
                                continue;
                            }
                            l_334 = l_800;
                            i_335 = i_801;
                            i_336 = i_799;
                            continue;
                        }
                    }
                    if ((uint) i_448 < (uint) 4000) {
                        if (i_798 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_806 = gale_group << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_806) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_806 + 1)) << 2) + 16L))) = i_335;
                                *((__global gale_int *) (arg_status + ((((long) (i_806 + 2)) << 2) + 16L))) = i_798;
                                l_334 = l_800;
                                i_335 = i_801;
                                i_336 = i_799;
                            } else {
                                l_334 = l_800;
                                i_335 = i_801;
                                i_336 = i_799;
                            }
                        } else {
                            l_334 = l_800;
                            i_335 = i_801;
                            i_336 = i_799;
                        }
                    } else {
                        l_334 = l_800;
                        i_335 = i_801;
                        i_336 = i_799;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_807 = gale_group << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_807) << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + ((((long) (i_807 + 1)) << 2) + 16L))) = i_335;
                        *((__global gale_int *) (arg_status + ((((long) (i_807 + 2)) << 2) + 16L))) = i_447;
                        l_334 = l_800;
                        i_335 = i_801;
                        i_336 = i_799;
                    } else {
                        l_334 = l_800;
                        i_335 = i_801;
                        i_336 = i_799;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_808 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_808 == 0) {
            i_809 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_810 = (int) (0 - (uint) i_809);
            if (i_810 < 0) {
                l_811 = (long) i_810;
                l_812 = l_811;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_813 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_813)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 12L)))) = i_311;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 36L)))) = 0;
                l_812 = LONG_MIN;
            }
        } else {
            l_814 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_815 = *((__global gale_int *) (arg_fs + 16 + l_814));
            i_816 = (int) ((uint) i_815 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_814)) = i_816;
            if (i_4 < i_816) {
                i_817 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_817 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_818 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_818)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_818 + (ulong) 36L)))) = 0;
                    l_812 = LONG_MIN;
                } else {
                    l_812 = (-16L);
                }
            } else {
                l_812 = (-16L);
            }
        }
    } else {
        l_812 = 0L;
    }
    GALEFS_BROADCAST(23, l_819, l_812);
    if (l_819 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_819); }
        GALEFS_RETURN;
        resume_12:
        l_819 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_1028) VARIABLE(int, i_1032) VARIABLE(int, i_1034) VARIABLE(int, i_1035) VARIABLE(int, i_1036) VARIABLE(int, i_1038) VARIABLE(int, i_1103) VARIABLE(int, i_1104) VARIABLE(int, i_1120) VARIABLE(int, i_191) VARIABLE(int, i_192) VARIABLE(int, i_204) VARIABLE(int, i_277) VARIABLE(int, i_278) VARIABLE(int, i_279) VARIABLE(int, i_280) VARIABLE(int, i_385) VARIABLE(int, i_440) VARIABLE(int, i_442) VARIABLE(int, i_443) VARIABLE(int, i_444) VARIABLE(int, i_445) VARIABLE(int, i_446) VARIABLE(int, i_448) VARIABLE(int, i_449) VARIABLE(int, i_450) VARIABLE(int, i_452) VARIABLE(int, i_453) VARIABLE(int, i_454) VARIABLE(int, i_455) VARIABLE(int, i_456) VARIABLE(int, i_457) VARIABLE(int, i_459) VARIABLE(int, i_460) VARIABLE(int, i_462) VARIABLE(int, i_464) VARIABLE(int, i_468) VARIABLE(int, i_470) VARIABLE(int, i_476) VARIABLE(int, i_480) VARIABLE(int, i_481) VARIABLE(int, i_482) VARIABLE(int, i_483) VARIABLE(int, i_485) VARIABLE(int, i_586) VARIABLE(int, i_587) VARIABLE(int, i_613) VARIABLE(int, i_624) VARIABLE(int, i_625) VARIABLE(int, i_627) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_693) VARIABLE(int, i_696) VARIABLE(int, i_697) VARIABLE(int, i_701) VARIABLE(int, i_702) VARIABLE(int, i_703) VARIABLE(int, i_704) VARIABLE(int, i_706) VARIABLE(int, i_71) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_80) VARIABLE(int, i_807) VARIABLE(int, i_808) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_823) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(int, i_90) VARIABLE(int, i_925) VARIABLE(int, i_984) VARIABLE(int, i_996) VARIABLE(long, l_1001) VARIABLE(long, l_1002) VARIABLE(long, l_1031) VARIABLE(long, l_1033) VARIABLE(long, l_1039) VARIABLE(long, l_1041) VARIABLE(long, l_1102) VARIABLE(long, l_190) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_337) VARIABLE(long, l_4) VARIABLE(long, l_447) VARIABLE(long, l_451) VARIABLE(long, l_458) VARIABLE(long, l_461) VARIABLE(long, l_463) VARIABLE(long, l_465) VARIABLE(long, l_467) VARIABLE(long, l_474) VARIABLE(long, l_475) VARIABLE(long, l_478) VARIABLE(long, l_479) VARIABLE(long, l_486) VARIABLE(long, l_488) VARIABLE(long, l_585) VARIABLE(long, l_623) VARIABLE(long, l_63) VARIABLE(long, l_690) VARIABLE(long, l_691) VARIABLE(long, l_692) VARIABLE(long, l_695) VARIABLE(long, l_699) VARIABLE(long, l_70) VARIABLE(long, l_700) VARIABLE(long, l_707) VARIABLE(long, l_709) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_806) VARIABLE(long, l_86) VARIABLE(long, l_91) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_384) VARIABLE(__global uchar *, ul_466) VARIABLE(__global uchar *, ul_58) VARIABLE(__global uchar *, ul_60) VARIABLE(__global uchar *, ul_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_90) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_86) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_0) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_90) VARIABLE(l_190) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_204) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_279) VARIABLE(i_280) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_65) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_337) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_385) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_337) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_337) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_470) VARIABLE(i_476) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_474) VARIABLE(l_475) VARIABLE(l_478) VARIABLE(l_479) VARIABLE(l_486) VARIABLE(l_488) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_470) VARIABLE(i_476) VARIABLE(i_480) VARIABLE(i_481) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_586) VARIABLE(i_587) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_474) VARIABLE(l_475) VARIABLE(l_478) VARIABLE(l_479) VARIABLE(l_585) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_693) VARIABLE(i_697) VARIABLE(i_701) VARIABLE(i_702) VARIABLE(i_703) VARIABLE(i_704) VARIABLE(i_706) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_690) VARIABLE(l_691) VARIABLE(l_692) VARIABLE(l_695) VARIABLE(l_699) VARIABLE(l_70) VARIABLE(l_700) VARIABLE(l_707) VARIABLE(l_709) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_693) VARIABLE(i_697) VARIABLE(i_701) VARIABLE(i_702) VARIABLE(i_703) VARIABLE(i_704) VARIABLE(i_706) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_807) VARIABLE(i_808) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_690) VARIABLE(l_691) VARIABLE(l_692) VARIABLE(l_695) VARIABLE(l_699) VARIABLE(l_70) VARIABLE(l_700) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_806) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_693) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_823) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_690) VARIABLE(l_691) VARIABLE(l_692) VARIABLE(l_695) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_627) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_925) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_623) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_1028) VARIABLE(i_1032) VARIABLE(i_1034) VARIABLE(i_1035) VARIABLE(i_1036) VARIABLE(i_1038) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_984) VARIABLE(i_996) VARIABLE(l_1001) VARIABLE(l_1002) VARIABLE(l_1031) VARIABLE(l_1033) VARIABLE(l_1039) VARIABLE(l_1041) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_1028) VARIABLE(i_1032) VARIABLE(i_1034) VARIABLE(i_1035) VARIABLE(i_1036) VARIABLE(i_1038) VARIABLE(i_1103) VARIABLE(i_1104) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_984) VARIABLE(i_996) VARIABLE(l_1001) VARIABLE(l_1002) VARIABLE(l_1031) VARIABLE(l_1033) VARIABLE(l_1102) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_1120) VARIABLE(i_440) VARIABLE(i_442) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(i_445) VARIABLE(i_446) VARIABLE(i_448) VARIABLE(i_449) VARIABLE(i_450) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(i_456) VARIABLE(i_457) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_462) VARIABLE(i_464) VARIABLE(i_468) VARIABLE(i_613) VARIABLE(i_624) VARIABLE(i_625) VARIABLE(i_696) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_447) VARIABLE(l_451) VARIABLE(l_458) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_465) VARIABLE(l_467) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_0) VARIABLE(ul_384) VARIABLE(ul_466) VARIABLE(ul_58) VARIABLE(ul_60) VARIABLE(ul_67)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_58, *ul_60, *ul_67, *ul_260, *ul_333, *ul_384, *ul_466, *ul_869;
    int i_1, i_6, i_11, i_13, i_14, i_16, i_18, i_20, i_21, i_23, i_28, i_30, i_31, i_42, i_45, i_47, i_48, i_50, i_54, i_59, i_61, i_64, i_65, i_66, i_68, i_69, i_71, i_74, i_75, i_80, i_81, i_82, i_83, i_84, i_85, i_87, i_88, i_89, i_90, i_95, i_96, i_100, i_101, i_102, i_103, i_104, i_106, i_108, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_132, i_134, i_135, i_136, i_140, i_146, i_148, i_149, i_151, i_153, i_155, i_156, i_158, i_175, i_178, i_180, i_181, i_183, i_187, i_191, i_192, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_215, i_216, i_217, i_218, i_219, i_224, i_225, i_226, i_227, i_230, i_231, i_237, i_238, i_239, i_240, i_241, i_243, i_244, i_245, i_246, i_247, i_249, i_251, i_253, i_254, i_255, i_256, i_257, i_258, i_259, i_261, i_262, i_263, i_264, i_265, i_266, i_267, i_272, i_273, i_274, i_275, i_277, i_278, i_279, i_280, i_281, i_283, i_285, i_286, i_287, i_288, i_289, i_290, i_291, i_296, i_297, i_298, i_299, i_303, i_304, i_310, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318, i_319, i_321, i_324, i_326, i_327, i_328, i_329, i_330, i_331, i_332, i_334, i_335, i_336, i_339, i_343, i_345, i_346, i_348, i_350, i_352, i_353, i_355, i_368, i_371, i_373, i_374, i_376, i_380, i_385, i_387, i_392, i_394, i_395, i_397, i_399, i_401, i_402, i_404, i_410, i_412, i_413, i_424, i_427, i_429, i_430, i_432, i_436, i_440, i_441, i_442, i_443, i_444, i_445, i_446, i_448, i_449, i_450, i_452, i_453, i_454, i_455, i_456, i_457, i_459, i_460, i_462, i_464, i_468, i_469, i_470, i_471, i_472, i_476, i_477, i_480, i_481, i_482, i_483, i_484, i_485, i_490, i_491, i_495, i_496, i_497, i_498, i_499, i_501, i_503, i_510, i_511, i_512, i_513, i_514, i_515, i_516, i_518, i_520, i_521, i_522, i_523, i_524, i_525, i_527, i_529, i_530, i_531, i_535, i_541, i_543, i_544, i_546, i_548, i_550, i_551, i_553, i_570, i_573, i_575, i_576, i_578, i_582, i_586, i_587, i_597, i_598, i_599, i_600, i_601, i_602, i_603, i_604, i_606, i_608, i_609, i_610, i_611, i_612, i_613, i_614, i_615, i_616, i_620, i_624, i_625, i_626, i_627, i_628, i_630, i_635, i_637, i_638, i_640, i_642, i_644, i_645, i_647, i_656, i_658, i_659, i_667, i_670, i_672, i_673, i_675, i_679, i_683, i_684, i_685, i_686, i_687, i_688, i_693, i_694, i_696, i_697, i_698, i_701, i_702, i_703, i_704, i_705, i_706, i_711, i_712, i_716, i_717, i_718, i_719, i_720, i_722, i_724, i_731, i_732, i_733, i_734, i_735, i_736, i_737, i_739, i_741, i_742, i_743, i_744, i_745, i_746, i_748, i_750, i_751, i_752, i_756, i_762, i_764, i_765, i_767, i_769, i_771, i_772, i_774, i_791, i_794, i_796, i_797, i_799, i_803, i_807, i_808, i_818, i_819, i_820, i_821, i_822, i_823, i_824, i_825, i_826, i_827, i_828, i_829, i_830, i_831, i_832, i_833, i_834, i_835, i_836, i_837, i_838, i_840, i_841, i_842, i_846, i_847, i_848, i_850, i_851, i_852, i_853, i_854, i_855, i_856, i_857, i_858, i_860, i_861, i_862, i_864, i_865, i_866, i_867, i_868, i_870, i_871, i_872, i_874, i_875, i_877, i_879, i_883, i_885, i_886, i_888, i_890, i_892, i_893, i_895, i_908, i_911, i_913, i_914, i_916, i_920, i_925, i_926, i_928, i_933, i_935, i_936, i_938, i_940, i_942, i_943, i_945, i_954, i_956, i_957, i_965, i_968, i_970, i_971, i_973, i_977, i_981, i_982, i_984, i_985, i_986, i_990, i_994, i_996, i_998, i_999, i_1000, i_1003, i_1005, i_1006, i_1007, i_1008, i_1009, i_1010, i_1011, i_1012, i_1014, i_1015, i_1016, i_1017, i_1018, i_1019, i_1020, i_1023, i_1025, i_1026, i_1027, i_1028, i_1029, i_1032, i_1034, i_1035, i_1036, i_1037, i_1038, i_1042, i_1044, i_1045, i_1046, i_1047, i_1048, i_1053, i_1056, i_1057, i_1061, i_1063, i_1064, i_1066, i_1068, i_1070, i_1071, i_1073, i_1087, i_1090, i_1092, i_1093, i_1095, i_1099, i_1103, i_1104, i_1114, i_1115, i_1116, i_1117, i_1118, i_1119, i_1120, i_1122, i_1126, i_1128, i_1129, i_1131, i_1133, i_1135, i_1136, i_1138, i_1151, i_1154, i_1156, i_1157, i_1159, i_1163, i_1167, i_1168, i_1170, i_1171, i_1172, i_1173, i_1174, i_1175, i_1176, i_1178, i_1182, i_1184, i_1185, i_1187, i_1189, i_1191, i_1192, i_1194, i_1207, i_1210, i_1212, i_1213, i_1215, i_1219;
    long l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_22, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_46, l_49, l_51, l_52, l_53, l_55, l_56, l_57, l_62, l_63, l_70, l_72, l_73, l_76, l_77, l_78, l_79, l_86, l_91, l_92, l_93, l_94, l_97, l_98, l_99, l_105, l_107, l_109, l_110, l_111, l_112, l_113, l_114, l_122, l_124, l_131, l_133, l_137, l_138, l_139, l_141, l_142, l_143, l_144, l_145, l_147, l_150, l_152, l_154, l_157, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_176, l_177, l_179, l_182, l_184, l_185, l_186, l_188, l_189, l_190, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_214, l_220, l_221, l_222, l_223, l_228, l_229, l_232, l_233, l_234, l_235, l_236, l_242, l_248, l_250, l_252, l_268, l_269, l_270, l_271, l_276, l_282, l_284, l_292, l_293, l_294, l_295, l_300, l_301, l_302, l_305, l_306, l_307, l_308, l_309, l_320, l_322, l_323, l_325, l_337, l_338, l_340, l_341, l_342, l_344, l_347, l_349, l_351, l_354, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_366, l_367, l_369, l_370, l_372, l_375, l_377, l_378, l_379, l_381, l_382, l_383, l_386, l_388, l_389, l_390, l_391, l_393, l_396, l_398, l_400, l_403, l_405, l_406, l_407, l_408, l_409, l_411, l_414, l_415, l_416, l_417, l_418, l_419, l_420, l_421, l_422, l_423, l_425, l_426, l_428, l_431, l_433, l_434, l_435, l_437, l_438, l_439, l_447, l_451, l_458, l_461, l_463, l_465, l_467, l_473, l_474, l_475, l_478, l_479, l_486, l_487, l_488, l_489, l_492, l_493, l_494, l_500, l_502, l_504, l_505, l_506, l_507, l_508, l_509, l_517, l_519, l_526, l_528, l_532, l_533, l_534, l_536, l_537, l_538, l_539, l_540, l_542, l_545, l_547, l_549, l_552, l_554, l_555, l_556, l_557, l_558, l_559, l_560, l_561, l_562, l_563, l_564, l_565, l_566, l_567, l_568, l_569, l_571, l_572, l_574, l_577, l_579, l_580, l_581, l_583, l_584, l_585, l_588, l_589, l_590, l_591, l_592, l_593, l_594, l_595, l_596, l_605, l_607, l_617, l_618, l_619, l_621, l_622, l_623, l_629, l_631, l_632, l_633, l_634, l_636, l_639, l_641, l_643, l_646, l_648, l_649, l_650, l_651, l_652, l_653, l_654, l_655, l_657, l_660, l_661, l_662, l_663, l_664, l_665, l_666, l_668, l_669, l_671, l_674, l_676, l_677, l_678, l_680, l_681, l_682, l_689, l_690, l_691, l_692, l_695, l_699, l_700, l_707, l_708, l_709, l_710, l_713, l_714, l_715, l_721, l_723, l_725, l_726, l_727, l_728, l_729, l_730, l_738, l_740, l_747, l_749, l_753, l_754, l_755, l_757, l_758, l_759, l_760, l_761, l_763, l_766, l_768, l_770, l_773, l_775, l_776, l_777, l_778, l_779, l_780, l_781, l_782, l_783, l_784, l_785, l_786, l_787, l_788, l_789, l_790, l_792, l_793, l_795, l_798, l_800, l_801, l_802, l_804, l_805, l_806, l_809, l_810, l_811, l_812, l_813, l_814, l_815, l_816, l_817, l_839, l_843, l_844, l_845, l_849, l_859, l_863, l_873, l_876, l_878, l_880, l_881, l_882, l_884, l_887, l_889, l_891, l_894, l_896, l_897, l_898, l_899, l_900, l_901, l_902, l_903, l_904, l_905, l_906, l_907, l_909, l_910, l_912, l_915, l_917, l_918, l_919, l_921, l_922, l_923, l_924, l_927, l_929, l_930, l_931, l_932, l_934, l_937, l_939, l_941, l_944, l_946, l_947, l_948, l_949, l_950, l_951, l_952, l_953, l_955, l_958, l_959, l_960, l_961, l_962, l_963, l_964, l_966, l_967, l_969, l_972, l_974, l_975, l_976, l_978, l_979, l_980, l_983, l_987, l_988, l_989, l_991, l_992, l_993, l_995, l_997, l_1001, l_1002, l_1004, l_1013, l_1021, l_1022, l_1024, l_1030, l_1031, l_1033, l_1039, l_1040, l_1041, l_1043, l_1049, l_1050, l_1051, l_1052, l_1054, l_1055, l_1058, l_1059, l_1060, l_1062, l_1065, l_1067, l_1069, l_1072, l_1074, l_1075, l_1076, l_1077, l_1078, l_1079, l_1080, l_1081, l_1082, l_1083, l_1084, l_1085, l_1086, l_1088, l_1089, l_1091, l_1094, l_1096, l_1097, l_1098, l_1100, l_1101, l_1102, l_1105, l_1106, l_1107, l_1108, l_1109, l_1110, l_1111, l_1112, l_1113, l_1121, l_1123, l_1124, l_1125, l_1127, l_1130, l_1132, l_1134, l_1137, l_1139, l_1140, l_1141, l_1142, l_1143, l_1144, l_1145, l_1146, l_1147, l_1148, l_1149, l_1150, l_1152, l_1153, l_1155, l_1158, l_1160, l_1161, l_1162, l_1164, l_1165, l_1166, l_1169, l_1177, l_1179, l_1180, l_1181, l_1183, l_1186, l_1188, l_1190, l_1193, l_1195, l_1196, l_1197, l_1198, l_1199, l_1200, l_1201, l_1202, l_1203, l_1204, l_1205, l_1206, l_1208, l_1209, l_1211, l_1214, l_1216, l_1217, l_1218, l_1220, l_1221, l_1222;
    GALEFS_GROUP_RESUME()
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((int) get_group_id(0));
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1856L))));
        if (i_6 == 0) {
            if (i_1 < 1) {
                l_7 = (-2L);
            } else {
                if (i_1 < 4097) {
                    l_8 = (long) ((int) get_group_id(0));
                    l_9 = (long) ((ulong) l_4 + (ulong) ((l_8 << 12) + (l_8 << 11)));
                    l_10 = (long) ((ulong) l_9 + (ulong) 1796L);
                    i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    l_12 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L))));
                    i_13 = (int) (0 - (uint) i_11);
                    if (i_13 < 0) {
                        i_14 = i_13;
                    } else {
                        l_15 = (long) ((ulong) l_12 + (ulong) (-64L));
                        i_16 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_17 = (long) ((ulong) l_9 + (ulong) 1792L);
                        i_18 = 0;
                        l_19 = 0L;
                        while (true) {
                            if (!(i_18 == 0)) {
                                break;
                            }
                            i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                            i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                            if (i_16 == i_21) {
                                i_18 = 1;
                            } else {
                                if (i_20 == 0) {
                                    if (l_19 < l_3) {
                                        GALEFS_RELAX(l_19);
                                        l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                        l_19 = l_22;
                                    } else {
                                        i_18 = (-110);
                                    }
                                } else {
                                    i_23 = (int) (0 - (uint) i_20);
                                    i_18 = i_23;
                                }
                            }
                        }
                        i_14 = i_18;
                    }
                    l_24 = (long) i_14;
                    l_7 = l_24;
                } else {
                    l_7 = (-36L);
                }
            }
        } else {
            l_7 = (-16L);
        }
        if (l_7 < 0L) {
            l_25 = l_7;
        } else {
            l_26 = (long) ((int) get_group_id(0));
            l_27 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_26 << 12) + (l_26 << 11)))) + (ulong) 2048L);
            i_28 = 0;
            while (true) {
                if (!(i_28 < i_1)) {
                    break;
                }
                l_29 = (long) i_28;
                i_30 = (int) *((__global char *) (arg_paths + 16 + l_29));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) l_29)))) = (char) i_30;
                i_31 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_31;
            }
            l_32 = (long) ((int) get_group_id(0));
            l_33 = (long) ((ulong) l_4 + (ulong) ((l_32 << 12) + (l_32 << 11)));
            l_34 = (long) ((ulong) l_33 + (ulong) 1896L);
            l_35 = *((__global gale_long *) (arg_fs + 16 + l_34));
            l_36 = (long) ((ulong) l_35 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_36) & 1023)))))) = 0L;
            l_37 = (long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_35) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_35 + (ulong) ((long) ((ulong) (l_35 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_37)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_34)) = l_36;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_25 < (-4611686018427387904L)) {
            l_38 = (long) ((int) get_group_id(0));
            l_39 = (long) ((ulong) l_4 + (ulong) ((l_38 << 12) + (l_38 << 11)));
            l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1896L))));
            l_41 = (long) ((ulong) l_40 + (ulong) (-64L));
            i_42 = (int) ((uint) ((int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_43 = (long) ((ulong) l_39 + (ulong) 1792L);
            l_44 = (long) ((ulong) l_39 + (ulong) 1796L);
            i_45 = 0;
            l_46 = 0L;
            while (true) {
                if (!(i_45 == 0)) {
                    break;
                }
                i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                if (i_42 == i_48) {
                    i_45 = 1;
                } else {
                    if (i_47 == 0) {
                        if (l_46 < l_3) {
                            GALEFS_RELAX(l_46);
                            l_49 = (long) ((ulong) l_46 + (ulong) 1L);
                            l_46 = l_49;
                        } else {
                            i_45 = (-110);
                        }
                    } else {
                        i_50 = (int) (0 - (uint) i_47);
                        i_45 = i_50;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_45 < 0) {
                l_51 = (long) i_45;
                l_52 = l_51;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1800L))));
                l_52 = l_53;
            }
            i_54 = (int) ((uint) ((int) l_25) + (uint) (-1));
            if (i_54 < 0) {
                l_55 = l_52;
            } else {
                if (l_52 < 0L) {
                    l_55 = l_52;
                } else {
                    l_56 = (l_52 << 32) | ((long) (uint) i_54);
                    l_55 = l_56;
                }
            }
        } else {
            l_55 = l_25;
        }
    } else {
        l_55 = l_25;
    }
    GALEFS_BROADCAST(2, l_57, l_55);
    ul_58 = arg_args + 20L;
    i_59 = *((__global gale_int *) ul_58);
    ul_60 = arg_args + 24L;
    i_61 = *((__global gale_int *) ul_60);
    l_62 = (long) i_59;
    l_63 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((l_62 * 43L) + ((l_62 * 44L) + (((long) i_61) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
    i_64 = (int) ((uint) ((int) get_group_id(0)) * (uint) i_59);
    i_65 = (int) l_57;
    i_66 = (i_65 < 0) ? i_65 : 1;
    ul_67 = arg_args + 16L;
    i_68 = (int) get_local_id(0);
    i_69 = (int) get_local_id(0);
    l_70 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_71 = (int) get_local_id(0);
    l_72 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_73 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_74 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_75 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_76 = 1L << i_75;
    l_77 = (long) ((ulong) l_76 + (ulong) (-1L));
    l_78 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_79 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_80 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_81 = (int) get_local_id(0);
    i_82 = 0;
    i_83 = 0;
    i_84 = 0;
    i_85 = (-2128831035);
    l_86 = 0L;
    i_87 = 0;
    i_88 = i_66;
    while (true) {
        if (i_88 < 1) {
            break;
        }
        i_89 = 1;
        i_90 = 0;
        while (true) {
            if (!(i_89 == 1)) {
                break;
            }
            l_91 = (long) i_90;
            l_92 = (long) ((ulong) l_86 + (ulong) l_91);
            l_93 = l_92 & l_77;
            if (i_81 == 0) {
                l_94 = (long) ((int) get_group_id(0));
                i_95 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_94 << 12) + (l_94 << 11)))) + (ulong) 1796L))));
                i_96 = (int) (0 - (uint) i_95);
                l_97 = (long) ((ulong) l_79 + (ulong) (((long) i_65) << 3));
                if (i_96 < 0) {
                    l_98 = (long) i_96;
                    l_99 = l_98;
                } else {
                    if (i_65 < 0) {
                        i_100 = (-9);
                    } else {
                        if (i_65 < i_80) {
                            i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                            i_102 = (int) ((uint) i_101 + (uint) (-1));
                            i_103 = (i_102 < 0) ? (-9) : i_102;
                            if (i_103 < 0) {
                                i_100 = i_103;
                            } else {
                                i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L))));
                                if ((i_104 & 3) == 1) {
                                    i_100 = (-9);
                                } else {
                                    i_100 = i_103;
                                }
                            }
                        } else {
                            i_100 = (-9);
                        }
                    }
                    l_105 = (long) i_100;
                    if (i_100 < 0) {
                        l_99 = l_105;
                    } else {
                        if (l_92 < 0L) {
                            l_99 = (-22L);
                        } else {
                            i_106 = (int) ((uint) 65536 - (uint) i_90);
                            if (i_106 < 0) {
                                l_99 = (-22L);
                            } else {
                                l_107 = (long) ((int) get_group_id(0));
                                i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_107 << 12) + (l_107 << 11)))) + (ulong) 1856L))));
                                if (i_108 == 0) {
                                    l_109 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_105 << 6)))));
                                    l_110 = (long) ((ulong) l_109 - (ulong) l_92);
                                    if (l_110 < 1L) {
                                        l_99 = 0L;
                                    } else {
                                        l_111 = (long) (uint) i_106;
                                        l_112 = (l_110 < l_111) ? l_110 : l_111;
                                        l_99 = l_112;
                                    }
                                } else {
                                    l_99 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_99 < 1L) {
                    l_113 = l_99;
                } else {
                    l_114 = (long) ((ulong) l_76 - (ulong) l_93);
                    if (l_114 < l_99) {
                        i_115 = (int) l_114;
                        i_116 = i_115;
                    } else {
                        i_117 = (int) l_99;
                        i_116 = i_117;
                    }
                    if (i_65 < 0) {
                        i_118 = (-9);
                    } else {
                        if (i_65 < i_80) {
                            i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                            i_120 = (int) ((uint) i_119 + (uint) (-1));
                            i_121 = (i_120 < 0) ? (-9) : i_120;
                            i_118 = i_121;
                        } else {
                            i_118 = (-9);
                        }
                    }
                    l_122 = (long) i_118;
                    if (i_118 < 0) {
                        l_113 = l_122;
                    } else {
                        i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_78 + (ulong) (l_122 << 6))) + (ulong) 8L))));
                        l_124 = l_92 >> i_75;
                        i_125 = i_74 & ((int) (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) (((long) i_123) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_126 = i_125;
                        i_127 = 0;
                        i_128 = (-2);
                        while (true) {
                            if (!(i_128 == (-2))) {
                                break;
                            }
                            i_129 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_126) << 2)))));
                            i_130 = (int) ((uint) i_129 + (uint) (-1));
                            if (i_130 < 0) {
                                i_128 = (-1);
                            } else {
                                l_131 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_130) << 4));
                                i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L))));
                                if ((!(i_123 == i_132)) || (!(l_124 == l_133))) {
                                    if (i_74 == i_127) {
                                        i_128 = (-1);
                                    } else {
                                        i_134 = (int) ((uint) i_127 + (uint) 1);
                                        i_135 = i_74 & ((int) ((uint) i_126 + (uint) 1));
                                        i_126 = i_135;
                                        i_127 = i_134;
                                    }
                                } else {
                                    i_128 = i_130;
                                }
                            }
                        }
                        if (i_128 < 0) {
                            i_136 = i_128;
                        } else {
                            l_137 = (long) ((int) get_group_id(0));
                            l_138 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_137 << 12) + (l_137 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = ((int) ((uint) i_128 + (uint) 1));
                            GALEFS_FENCE();
                            l_139 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_128) << 4));
                            i_140 = *((volatile __global gale_int *) (arg_fs + 16 + l_139));
                            l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 8L))));
                            if ((!(i_123 == i_140)) || (!(l_124 == l_141))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_123 == i_140)) || (!(l_124 == l_141))) {
                                i_136 = (-1);
                            } else {
                                i_136 = i_128;
                            }
                        }
                        l_142 = (long) i_116;
                        if (i_136 < 0) {
                            l_143 = (long) ((int) get_group_id(0));
                            l_144 = (long) ((ulong) l_4 + (ulong) ((l_143 << 12) + (l_143 << 11)));
                            l_145 = (long) ((ulong) l_144 + (ulong) 1796L);
                            i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_145));
                            l_147 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 1896L))));
                            i_148 = (int) (0 - (uint) i_146);
                            if (i_148 < 0) {
                                i_149 = i_148;
                            } else {
                                l_150 = (long) ((ulong) l_147 + (ulong) (-64L));
                                i_151 = (int) ((uint) ((int) (((long) ((ulong) l_150 + (ulong) ((long) ((ulong) (l_150 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_152 = (long) ((ulong) l_144 + (ulong) 1792L);
                                i_153 = 0;
                                l_154 = 0L;
                                while (true) {
                                    if (!(i_153 == 0)) {
                                        break;
                                    }
                                    i_155 = *((volatile __global gale_int *) (arg_fs + 16 + l_145));
                                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                                    if (i_151 == i_156) {
                                        i_153 = 1;
                                    } else {
                                        if (i_155 == 0) {
                                            if (l_154 < l_3) {
                                                GALEFS_RELAX(l_154);
                                                l_157 = (long) ((ulong) l_154 + (ulong) 1L);
                                                l_154 = l_157;
                                            } else {
                                                i_153 = (-110);
                                            }
                                        } else {
                                            i_158 = (int) (0 - (uint) i_155);
                                            i_153 = i_158;
                                        }
                                    }
                                }
                                i_149 = i_153;
                            }
                            if (i_149 < 0) {
                                l_159 = (long) i_149;
                                l_113 = l_159;
                            } else {
                                l_160 = (long) ((int) get_group_id(0));
                                l_161 = (long) ((ulong) l_4 + (ulong) ((l_160 << 12) + (l_160 << 11)));
                                l_162 = (long) ((ulong) l_161 + (ulong) 1896L);
                                l_163 = *((__global gale_long *) (arg_fs + 16 + l_162));
                                l_164 = (long) ((ulong) l_163 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_164) & 1023)))))) = 0L;
                                l_165 = (long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_163) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 12L)))) = i_65;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 16L)))) = l_92;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 24L)))) = l_99;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_162)) = l_164;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_166 = (long) ((ulong) l_142 + (ulong) (-9223372036854775807L));
                                l_113 = l_166;
                            }
                        } else {
                            l_167 = (long) ((int) get_group_id(0));
                            l_168 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_167 << 12) + (l_167 << 11)))) + (ulong) 1864L);
                            l_169 = *((__global gale_long *) (arg_fs + 16 + l_168));
                            *((__global gale_long *) (arg_fs + 16 + l_168)) = ((long) ((ulong) l_169 + (ulong) 1L));
                            l_170 = l_142 | (((long) (uint) i_136) << 32);
                            l_113 = l_170;
                        }
                    }
                }
            } else {
                l_113 = 0L;
            }
            if (i_71 == 0) {
                if (l_113 < (-4611686018427387904L)) {
                    l_171 = (long) ((int) get_group_id(0));
                    l_172 = (long) ((ulong) l_4 + (ulong) ((l_171 << 12) + (l_171 << 11)));
                    l_173 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1896L))));
                    l_174 = (long) ((ulong) l_173 + (ulong) (-64L));
                    i_175 = (int) ((uint) ((int) (((long) ((ulong) l_174 + (ulong) ((long) ((ulong) (l_174 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_176 = (long) ((ulong) l_172 + (ulong) 1792L);
                    l_177 = (long) ((ulong) l_172 + (ulong) 1796L);
                    i_178 = 0;
                    l_179 = 0L;
                    while (true) {
                        if (!(i_178 == 0)) {
                            break;
                        }
                        i_180 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                        i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_176));
                        if (i_175 == i_181) {
                            i_178 = 1;
                        } else {
                            if (i_180 == 0) {
                                if (l_179 < l_3) {
                                    GALEFS_RELAX(l_179);
                                    l_182 = (long) ((ulong) l_179 + (ulong) 1L);
                                    l_179 = l_182;
                                } else {
                                    i_178 = (-110);
                                }
                            } else {
                                i_183 = (int) (0 - (uint) i_180);
                                i_178 = i_183;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_178 < 0) {
                        l_184 = (long) i_178;
                        l_185 = l_184;
                    } else {
                        l_186 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1800L))));
                        l_185 = l_186;
                    }
                    i_187 = (int) ((uint) ((int) l_113) + (uint) (-1));
                    if (i_187 < 0) {
                        l_188 = l_185;
                    } else {
                        if (l_185 < 0L) {
                            l_188 = l_185;
                        } else {
                            l_189 = (l_185 << 32) | ((long) (uint) i_187);
                            l_188 = l_189;
                        }
                    }
                } else {
                    l_188 = l_113;
                }
            } else {
                l_188 = l_113;
            }
            GALEFS_BROADCAST(3, l_190, l_188);
            i_191 = (int) l_190;
            if (l_190 < 0L) {
                i_192 = 0;
            } else {
                i_192 = i_191;
            }
            if (l_190 < 0L) {
                l_193 = 0L;
            } else {
                l_194 = (long) ((ulong) l_190 >> 32);
                l_193 = l_194;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) ((long) ((ulong) l_70 + (ulong) (l_193 << i_75)))))), (arg_work + 16 + ((long) ((ulong) l_63 + (ulong) l_91))), i_192);
            GALEFS_FENCE();
            GALEFS_BARRIER(4);
            if (i_69 == 0) {
                l_195 = (long) ((int) get_group_id(0));
                l_196 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_195 << 12) + (l_195 << 11)))) + (ulong) 1872L);
                l_197 = *((__global gale_long *) (arg_fs + 16 + l_196));
                *((__global gale_long *) (arg_fs + 16 + l_196)) = ((long) ((ulong) ((long) i_192) + (ulong) l_197));
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1888L)))) = 0;
                l_200 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
                l_201 = (long) ((ulong) l_200 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_202 = (int) ((uint) i_90 + (uint) i_192);
            if (l_190 < 0L) {
                i_89 = i_191;
                i_90 = i_202;
            } else {
                i_203 = ((i_192 < 1) || (!(i_202 < 65536))) ? 0 : 1;
                i_89 = i_203;
                i_90 = i_202;
            }
        }
        if (i_90 < 1) {
            i_204 = i_89;
        } else {
            i_204 = i_90;
        }
        if (i_68 == 0) {
            i_205 = i_82;
            i_206 = i_83;
            i_207 = i_84;
            i_208 = i_85;
            i_209 = i_87;
            i_210 = 0;
            while (true) {
                if (!(i_210 < i_204)) {
                    break;
                }
                i_211 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_63 + (ulong) ((long) i_210)))));
                i_212 = (int) ((uint) i_210 + (uint) 1);
                i_213 = (int) ((uint) i_205 - (uint) i_64);
                l_214 = ((long) i_213) * 44L;
                if (i_211 == 10) {
                    i_215 = (int) ((uint) i_207 + (uint) ((int) ((uint) i_206 + (uint) 12)));
                    i_216 = (int) ((uint) i_205 + (uint) 1);
                    if (i_209 == 0) {
                        if (i_206 == 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_217 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_217) << 2) + 16L))) = 2;
                                *((__global gale_int *) (arg_status + ((((long) (i_217 + 1)) << 2) + 16L))) = i_216;
                                *((__global gale_int *) (arg_status + ((((long) (i_217 + 2)) << 2) + 16L))) = 0;
                                i_205 = i_216;
                                i_206 = 0;
                                i_207 = i_215;
                                i_208 = (-2128831035);
                                i_209 = 2;
                                i_210 = i_212;
                            } else {
                                i_205 = i_216;
                                i_206 = 0;
                                i_207 = i_215;
                                i_208 = (-2128831035);
                                i_209 = 2;
                                i_210 = i_212;
                            }
                        } else {
                            if (i_206 < 32) {
                                if (i_213 < 0) {
                                    i_205 = i_216;
                                    i_206 = 0;
                                    i_207 = i_215;
                                    i_208 = (-2128831035);
                                    i_209 = 0;
                                    i_210 = i_212;
                                } else {
                                    i_218 = *((__global gale_int *) ul_58);
                                    i_219 = *((__global gale_int *) ul_67);
                                    l_220 = (long) i_218;
                                    l_221 = l_220 * ((long) ((int) get_group_id(0)));
                                    l_222 = (long) i_219;
                                    if (l_221 < l_222) {
                                        l_223 = l_222 - l_221;
                                        if (l_223 < l_220) {
                                            i_224 = (int) l_223;
                                            i_225 = i_224;
                                        } else {
                                            i_225 = i_218;
                                        }
                                    } else {
                                        i_225 = 0;
                                    }
                                    if (i_213 < i_225) {
                                        i_226 = *((__global gale_int *) ul_58);
                                        i_227 = *((__global gale_int *) ul_60);
                                        l_228 = (long) i_226;
                                        l_229 = (long) ((ulong) l_214 + (ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((((l_228 * 44L) + 73792L) + (((long) i_227) << 2)) + (l_228 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)));
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (l_229 >> 2))) << 2) + 16L))) = i_206;
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_229 + (ulong) 8L)) >> 2))) << 2) + 16L))) = i_207;
                                        i_230 = *((__global gale_int *) ul_58);
                                        i_231 = *((__global gale_int *) ul_60);
                                        l_232 = (long) i_230;
                                        l_233 = (l_232 * 44L) + 73792L;
                                        l_234 = (((l_233 + (((long) i_231) << 2)) + (l_232 * 43L)) + 63L) & (-64L);
                                        l_235 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_234)) + (ulong) 73792L);
                                        l_236 = (long) ((ulong) l_214 + (ulong) l_235);
                                        i_237 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_236 >> 2))) << 2) + 16L)));
                                        i_238 = (int) (((long) ((ulong) l_233 + (ulong) ((long) ((ulong) l_234 * (ulong) ((long) ((int) get_group_id(0))))))) >> 2);
                                        i_239 = (int) ((uint) i_231 + (uint) (-1));
                                        i_240 = i_239 & (((int) ((uint) i_208 * (uint) (-1640531535))) >> 15);
                                        i_241 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_238 + (uint) i_240))) << 2) + 16L)));
                                        l_242 = (long) ((ulong) l_236 + (ulong) 12L);
                                        i_243 = i_239 >> 1;
                                        i_244 = ~i_243;
                                        i_245 = i_240;
                                        i_246 = i_241;
                                        while (true) {
                                            i_247 = (int) ((uint) (i_243 & i_246) + (uint) (-1));
                                            if (i_246 == 0) {
                                                goto B192;
                                            }
                                            if (((i_208 ^ i_246) & i_244) == 0) {
                                                l_248 = (long) ((ulong) l_235 + (ulong) (((long) i_247) * 44L));
                                                i_249 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_248 >> 2))) << 2) + 16L)));
                                                if (i_237 == i_249) {
                                                    l_250 = (long) ((ulong) l_248 + (ulong) 12L);
                                                    i_251 = 0;
                                                    while (true) {
                                                        if (!(i_251 < i_237)) {
                                                            goto B185;
                                                        }
                                                        l_252 = (long) i_251;
                                                        i_253 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_250 + (ulong) l_252))));
                                                        i_254 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_242 + (ulong) l_252))));
                                                        if (!(i_253 == i_254)) {
                                                            break;
                                                        }
                                                        i_255 = (int) ((uint) i_251 + (uint) 1);
                                                        i_251 = i_255;
                                                    }
                                                    goto B186;
                                                B185:;
                                                B186:;
                                                    if (i_251 == i_237) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_256 = i_239 & ((int) ((uint) i_245 + (uint) 1));
                                            i_257 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_238 + (uint) i_256))) << 2) + 16L)));
                                            i_245 = i_256;
                                            i_246 = i_257;
                                        }
                                        goto B193;
                                    B192:;
                                    B193:;
                                        if (i_247 < 0) {
                                            i_258 = i_213;
                                        } else {
                                            i_258 = i_247;
                                        }
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_236 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_258;
                                        if (i_247 < 0) {
                                            i_259 = i_240;
                                            while (true) {
                                                ul_260 = arg_work + ((((long) ((int) ((uint) i_238 + (uint) i_259))) << 2) + 16L);
                                                i_261 = *((__global gale_int *) ul_260);
                                                if (i_261 == 0) {
                                                    break;
                                                }
                                                i_262 = i_239 & ((int) ((uint) i_259 + (uint) 1));
                                                i_259 = i_262;
                                            }
                                            *((__global gale_int *) ul_260) = ((i_208 & i_244) | ((int) ((uint) i_213 + (uint) 1)));
                                            i_205 = i_216;
                                            i_206 = 0;
                                            i_207 = i_215;
                                            i_208 = (-2128831035);
                                            i_209 = 0;
                                            i_210 = i_212;
                                        } else {
                                            i_205 = i_216;
                                            i_206 = 0;
                                            i_207 = i_215;
                                            i_208 = (-2128831035);
                                            i_209 = 0;
                                            i_210 = i_212;
                                        }
                                    } else {
                                        i_205 = i_216;
                                        i_206 = 0;
                                        i_207 = i_215;
                                        i_208 = (-2128831035);
                                        i_209 = 0;
                                        i_210 = i_212;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_263 = ((int) get_group_id(0)) << 2;
                                    *((__global gale_int *) (arg_status + ((((long) i_263) << 2) + 16L))) = 3;
                                    *((__global gale_int *) (arg_status + ((((long) (i_263 + 1)) << 2) + 16L))) = i_216;
                                    *((__global gale_int *) (arg_status + ((((long) (i_263 + 2)) << 2) + 16L))) = i_206;
                                    i_205 = i_216;
                                    i_206 = 0;
                                    i_207 = i_215;
                                    i_208 = (-2128831035);
                                    i_209 = 3;
                                    i_210 = i_212;
                                } else {
                                    i_205 = i_216;
                                    i_206 = 0;
                                    i_207 = i_215;
                                    i_208 = (-2128831035);
                                    i_209 = 3;
                                    i_210 = i_212;
                                }
                            }
                        }
                    } else {
                        i_205 = i_216;
                        i_206 = 0;
                        i_207 = i_215;
                        i_208 = (-2128831035);
                        i_210 = i_212;
                    }
                } else {
                    i_264 = (int) ((uint) (i_208 ^ i_211) * (uint) 16777619);
                    i_265 = (int) ((uint) i_206 + (uint) 1);
                    if (i_213 < 0) {
                        i_206 = i_265;
                        i_208 = i_264;
                        i_210 = i_212;
                    } else {
                        i_266 = *((__global gale_int *) ul_58);
                        i_267 = *((__global gale_int *) ul_67);
                        l_268 = (long) i_266;
                        l_269 = l_268 * ((long) ((int) get_group_id(0)));
                        l_270 = (long) i_267;
                        if (l_269 < l_270) {
                            l_271 = l_270 - l_269;
                            if (l_271 < l_268) {
                                i_272 = (int) l_271;
                                i_273 = i_272;
                            } else {
                                i_273 = i_266;
                            }
                        } else {
                            i_273 = 0;
                        }
                        if (i_213 < i_273) {
                            if (i_206 < 31) {
                                i_274 = *((__global gale_int *) ul_58);
                                i_275 = *((__global gale_int *) ul_60);
                                l_276 = (long) i_274;
                                *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((((l_276 * 44L) + 73792L) + (((long) i_275) << 2)) + (l_276 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_214)) + (ulong) 12L)) + (ulong) ((long) i_206))))) = (char) i_211;
                                i_206 = i_265;
                                i_208 = i_264;
                                i_210 = i_212;
                            } else {
                                i_206 = i_265;
                                i_208 = i_264;
                                i_210 = i_212;
                            }
                        } else {
                            i_206 = i_265;
                            i_208 = i_264;
                            i_210 = i_212;
                        }
                    }
                }
            }
            i_277 = i_205;
            i_278 = i_206;
            i_279 = i_207;
            i_280 = i_208;
            i_281 = i_209;
        } else {
            i_277 = i_82;
            i_278 = i_83;
            i_279 = i_84;
            i_280 = i_85;
            i_281 = i_87;
        }
        GALEFS_BROADCAST(5, l_282, ((long) i_281));
        i_283 = (int) l_282;
        l_284 = (long) ((ulong) l_86 + (ulong) ((long) i_204));
        if (i_283 == 0) {
            i_82 = i_277;
            i_83 = i_278;
            i_84 = i_279;
            i_85 = i_280;
            l_86 = l_284;
            i_87 = i_283;
            i_88 = i_204;
        } else {
            i_82 = i_277;
            i_83 = i_278;
            i_84 = i_279;
            i_85 = i_280;
            l_86 = l_284;
            i_87 = i_283;
            i_88 = 0;
        }
    }
    i_285 = (int) ((uint) i_82 + (uint) 1);
    if (i_88 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_286 = ((int) get_group_id(0)) << 2;
            *((__global gale_int *) (arg_status + ((((long) i_286) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_286 + 1)) << 2) + 16L))) = i_285;
            *((__global gale_int *) (arg_status + ((((long) (i_286 + 2)) << 2) + 16L))) = i_88;
            i_287 = 1;
        } else {
            i_287 = 1;
        }
    } else {
        i_287 = i_87;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_287 == 0) {
            if (i_83 < 1) {
                i_288 = i_287;
            } else {
                if (i_83 < 32) {
                    i_289 = (int) ((uint) i_82 - (uint) i_64);
                    if (i_289 < 0) {
                        i_288 = 0;
                    } else {
                        i_290 = *((__global gale_int *) ul_58);
                        i_291 = *((__global gale_int *) ul_67);
                        l_292 = (long) i_290;
                        l_293 = l_292 * ((long) ((int) get_group_id(0)));
                        l_294 = (long) i_291;
                        if (l_293 < l_294) {
                            l_295 = l_294 - l_293;
                            if (l_295 < l_292) {
                                i_296 = (int) l_295;
                                i_297 = i_296;
                            } else {
                                i_297 = i_290;
                            }
                        } else {
                            i_297 = 0;
                        }
                        if (i_289 < i_297) {
                            i_298 = *((__global gale_int *) ul_58);
                            i_299 = *((__global gale_int *) ul_60);
                            l_300 = (long) i_298;
                            l_301 = ((long) (uint) i_289) * 44L;
                            l_302 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) ((((l_300 * 43L) + ((l_300 * 44L) + (((long) i_299) << 2))) + 73855L) & (-64L)))) + (ulong) l_301);
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_302 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_83;
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_302 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_84;
                            i_303 = *((__global gale_int *) ul_58);
                            i_304 = *((__global gale_int *) ul_60);
                            l_305 = (long) i_303;
                            l_306 = (l_305 * 44L) + 73792L;
                            l_307 = (((l_306 + (((long) i_304) << 2)) + (l_305 * 43L)) + 63L) & (-64L);
                            l_308 = (long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_307)) + (ulong) 73792L);
                            l_309 = (long) ((ulong) l_301 + (ulong) l_308);
                            i_310 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_309 >> 2))) << 2) + 16L)));
                            i_311 = (int) (((long) ((ulong) l_306 + (ulong) ((long) ((ulong) l_307 * (ulong) ((long) ((int) get_group_id(0))))))) >> 2);
                            i_312 = (int) ((uint) i_304 + (uint) (-1));
                            i_313 = i_312 & (((int) ((uint) i_85 * (uint) (-1640531535))) >> 15);
                            i_314 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_311 + (uint) i_313))) << 2) + 16L)));
                            i_315 = i_312 >> 1;
                            i_316 = ~i_315;
                            i_317 = i_313;
                            i_318 = i_314;
                            while (true) {
                                i_319 = (int) ((uint) (i_315 & i_318) + (uint) (-1));
                                if (i_318 == 0) {
                                    goto B258;
                                }
                                if (((i_85 ^ i_318) & i_316) == 0) {
                                    l_320 = (long) ((ulong) l_308 + (ulong) (((long) i_319) * 44L));
                                    i_321 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_320 >> 2))) << 2) + 16L)));
                                    if (i_310 == i_321) {
                                        l_322 = (long) ((ulong) l_320 + (ulong) 12L);
                                        l_323 = (long) ((ulong) l_309 + (ulong) 12L);
                                        i_324 = 0;
                                        while (true) {
                                            if (!(i_324 < i_310)) {
                                                goto B251;
                                            }
                                            l_325 = (long) i_324;
                                            i_326 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_322 + (ulong) l_325))));
                                            i_327 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_323 + (ulong) l_325))));
                                            if (!(i_326 == i_327)) {
                                                break;
                                            }
                                            i_328 = (int) ((uint) i_324 + (uint) 1);
                                            i_324 = i_328;
                                        }
                                        goto B252;
                                    B251:;
                                    B252:;
                                        if (i_324 == i_310) {
                                            break;
                                        }
                                    }
                                }
                                i_329 = i_312 & ((int) ((uint) i_317 + (uint) 1));
                                i_330 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_311 + (uint) i_329))) << 2) + 16L)));
                                i_317 = i_329;
                                i_318 = i_330;
                            }
                            goto B259;
                        B258:;
                        B259:;
                            if (i_319 < 0) {
                                i_331 = i_289;
                            } else {
                                i_331 = i_319;
                            }
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_309 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_331;
                            if (i_319 < 0) {
                                i_332 = i_313;
                                while (true) {
                                    ul_333 = arg_work + ((((long) ((int) ((uint) i_311 + (uint) i_332))) << 2) + 16L);
                                    i_334 = *((__global gale_int *) ul_333);
                                    if (i_334 == 0) {
                                        break;
                                    }
                                    i_335 = i_312 & ((int) ((uint) i_332 + (uint) 1));
                                    i_332 = i_335;
                                }
                                *((__global gale_int *) ul_333) = ((i_85 & i_316) | ((int) ((uint) i_289 + (uint) 1)));
                                i_288 = 0;
                            } else {
                                i_288 = 0;
                            }
                        } else {
                            i_288 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_336 = ((int) get_group_id(0)) << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_336) << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + ((((long) (i_336 + 1)) << 2) + 16L))) = i_285;
                        *((__global gale_int *) (arg_status + ((((long) (i_336 + 2)) << 2) + 16L))) = i_83;
                        i_288 = 3;
                    } else {
                        i_288 = 3;
                    }
                }
            }
        } else {
            i_288 = i_287;
        }
    } else {
        i_288 = i_287;
    }
    GALEFS_BROADCAST(6, l_337, ((long) i_288));
    if (((int) get_local_id(0)) == 0) {
        l_338 = (long) ((int) get_group_id(0));
        i_339 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_338 << 12) + (l_338 << 11)))) + (ulong) 1856L))));
        if (i_339 == 0) {
            l_340 = (long) ((int) get_group_id(0));
            l_341 = (long) ((ulong) l_4 + (ulong) ((l_340 << 12) + (l_340 << 11)));
            l_342 = (long) ((ulong) l_341 + (ulong) 1796L);
            i_343 = *((volatile __global gale_int *) (arg_fs + 16 + l_342));
            l_344 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) 1896L))));
            i_345 = (int) (0 - (uint) i_343);
            if (i_345 < 0) {
                i_346 = i_345;
            } else {
                l_347 = (long) ((ulong) l_344 + (ulong) (-64L));
                i_348 = (int) ((uint) ((int) (((long) ((ulong) l_347 + (ulong) ((long) ((ulong) (l_347 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_349 = (long) ((ulong) l_341 + (ulong) 1792L);
                i_350 = 0;
                l_351 = 0L;
                while (true) {
                    if (!(i_350 == 0)) {
                        break;
                    }
                    i_352 = *((volatile __global gale_int *) (arg_fs + 16 + l_342));
                    i_353 = *((volatile __global gale_int *) (arg_fs + 16 + l_349));
                    if (i_348 == i_353) {
                        i_350 = 1;
                    } else {
                        if (i_352 == 0) {
                            if (l_351 < l_3) {
                                GALEFS_RELAX(l_351);
                                l_354 = (long) ((ulong) l_351 + (ulong) 1L);
                                l_351 = l_354;
                            } else {
                                i_350 = (-110);
                            }
                        } else {
                            i_355 = (int) (0 - (uint) i_352);
                            i_350 = i_355;
                        }
                    }
                }
                i_346 = i_350;
            }
            if (i_346 < 0) {
                l_356 = (long) i_346;
                l_357 = l_356;
            } else {
                l_358 = (long) ((int) get_group_id(0));
                l_359 = (long) ((ulong) l_4 + (ulong) ((l_358 << 12) + (l_358 << 11)));
                l_360 = (long) ((ulong) l_359 + (ulong) 1896L);
                l_361 = *((__global gale_long *) (arg_fs + 16 + l_360));
                l_362 = (long) ((ulong) l_361 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_362) & 1023)))))) = 0L;
                l_363 = (long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_361) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_361 + (ulong) ((long) ((ulong) (l_361 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 12L)))) = i_65;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_363)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_360)) = l_362;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_357 = LONG_MIN;
            }
        } else {
            l_357 = (-16L);
        }
    } else {
        l_357 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_357 < (-4611686018427387904L)) {
            l_364 = (long) ((int) get_group_id(0));
            l_365 = (long) ((ulong) l_4 + (ulong) ((l_364 << 12) + (l_364 << 11)));
            l_366 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 1896L))));
            l_367 = (long) ((ulong) l_366 + (ulong) (-64L));
            i_368 = (int) ((uint) ((int) (((long) ((ulong) l_367 + (ulong) ((long) ((ulong) (l_367 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_369 = (long) ((ulong) l_365 + (ulong) 1792L);
            l_370 = (long) ((ulong) l_365 + (ulong) 1796L);
            i_371 = 0;
            l_372 = 0L;
            while (true) {
                if (!(i_371 == 0)) {
                    break;
                }
                i_373 = *((volatile __global gale_int *) (arg_fs + 16 + l_370));
                i_374 = *((volatile __global gale_int *) (arg_fs + 16 + l_369));
                if (i_368 == i_374) {
                    i_371 = 1;
                } else {
                    if (i_373 == 0) {
                        if (l_372 < l_3) {
                            GALEFS_RELAX(l_372);
                            l_375 = (long) ((ulong) l_372 + (ulong) 1L);
                            l_372 = l_375;
                        } else {
                            i_371 = (-110);
                        }
                    } else {
                        i_376 = (int) (0 - (uint) i_373);
                        i_371 = i_376;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_371 < 0) {
                l_377 = (long) i_371;
                l_378 = l_377;
            } else {
                l_379 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 1800L))));
                l_378 = l_379;
            }
            i_380 = (int) ((uint) ((int) l_357) + (uint) (-1));
            if (i_380 < 0) {
                l_381 = l_378;
            } else {
                if (l_378 < 0L) {
                    l_381 = l_378;
                } else {
                    l_382 = (l_378 << 32) | ((long) (uint) i_380);
                    l_381 = l_382;
                }
            }
        } else {
            l_381 = l_357;
        }
    } else {
        l_381 = l_357;
    }
    GALEFS_BROADCAST(7, l_383, l_381);
    ul_384 = arg_args + 32L;
    i_385 = *((__global gale_int *) ul_384);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_386 = (long) ((int) get_group_id(0));
        i_387 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_386 << 12) + (l_386 << 11)))) + (ulong) 1856L))));
        if (i_387 == 0) {
            if (i_385 < 1) {
                l_388 = (-2L);
            } else {
                if (i_385 < 4097) {
                    l_389 = (long) ((int) get_group_id(0));
                    l_390 = (long) ((ulong) l_4 + (ulong) ((l_389 << 12) + (l_389 << 11)));
                    l_391 = (long) ((ulong) l_390 + (ulong) 1796L);
                    i_392 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                    l_393 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) 1896L))));
                    i_394 = (int) (0 - (uint) i_392);
                    if (i_394 < 0) {
                        i_395 = i_394;
                    } else {
                        l_396 = (long) ((ulong) l_393 + (ulong) (-64L));
                        i_397 = (int) ((uint) ((int) (((long) ((ulong) l_396 + (ulong) ((long) ((ulong) (l_396 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_398 = (long) ((ulong) l_390 + (ulong) 1792L);
                        i_399 = 0;
                        l_400 = 0L;
                        while (true) {
                            if (!(i_399 == 0)) {
                                break;
                            }
                            i_401 = *((volatile __global gale_int *) (arg_fs + 16 + l_391));
                            i_402 = *((volatile __global gale_int *) (arg_fs + 16 + l_398));
                            if (i_397 == i_402) {
                                i_399 = 1;
                            } else {
                                if (i_401 == 0) {
                                    if (l_400 < l_3) {
                                        GALEFS_RELAX(l_400);
                                        l_403 = (long) ((ulong) l_400 + (ulong) 1L);
                                        l_400 = l_403;
                                    } else {
                                        i_399 = (-110);
                                    }
                                } else {
                                    i_404 = (int) (0 - (uint) i_401);
                                    i_399 = i_404;
                                }
                            }
                        }
                        i_395 = i_399;
                    }
                    l_405 = (long) i_395;
                    l_388 = l_405;
                } else {
                    l_388 = (-36L);
                }
            }
        } else {
            l_388 = (-16L);
        }
        if (l_388 < 0L) {
            l_406 = l_388;
        } else {
            l_407 = (long) i_1;
            l_408 = (long) ((int) get_group_id(0));
            l_409 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_408 << 12) + (l_408 << 11)))) + (ulong) 2048L);
            i_410 = 0;
            while (true) {
                if (!(i_410 < i_385)) {
                    break;
                }
                l_411 = (long) i_410;
                i_412 = (int) *((__global char *) (arg_paths + 16 + (l_407 + l_411)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) l_411)))) = (char) i_412;
                i_413 = (int) ((uint) i_410 + (uint) 1);
                i_410 = i_413;
            }
            l_414 = (long) ((int) get_group_id(0));
            l_415 = (long) ((ulong) l_4 + (ulong) ((l_414 << 12) + (l_414 << 11)));
            l_416 = (long) ((ulong) l_415 + (ulong) 1896L);
            l_417 = *((__global gale_long *) (arg_fs + 16 + l_416));
            l_418 = (long) ((ulong) l_417 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) ((long) (uint) (((int) l_418) & 1023)))))) = 0L;
            l_419 = (long) ((ulong) l_415 + (ulong) ((long) (uint) (((int) l_417) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_417 + (ulong) ((long) ((ulong) (l_417 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 36L)))) = i_385;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_419)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_416)) = l_418;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_406 = LONG_MIN;
        }
    } else {
        l_406 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_406 < (-4611686018427387904L)) {
            l_420 = (long) ((int) get_group_id(0));
            l_421 = (long) ((ulong) l_4 + (ulong) ((l_420 << 12) + (l_420 << 11)));
            l_422 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 1896L))));
            l_423 = (long) ((ulong) l_422 + (ulong) (-64L));
            i_424 = (int) ((uint) ((int) (((long) ((ulong) l_423 + (ulong) ((long) ((ulong) (l_423 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_425 = (long) ((ulong) l_421 + (ulong) 1792L);
            l_426 = (long) ((ulong) l_421 + (ulong) 1796L);
            i_427 = 0;
            l_428 = 0L;
            while (true) {
                if (!(i_427 == 0)) {
                    break;
                }
                i_429 = *((volatile __global gale_int *) (arg_fs + 16 + l_426));
                i_430 = *((volatile __global gale_int *) (arg_fs + 16 + l_425));
                if (i_424 == i_430) {
                    i_427 = 1;
                } else {
                    if (i_429 == 0) {
                        if (l_428 < l_3) {
                            GALEFS_RELAX(l_428);
                            l_431 = (long) ((ulong) l_428 + (ulong) 1L);
                            l_428 = l_431;
                        } else {
                            i_427 = (-110);
                        }
                    } else {
                        i_432 = (int) (0 - (uint) i_429);
                        i_427 = i_432;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_427 < 0) {
                l_433 = (long) i_427;
                l_434 = l_433;
            } else {
                l_435 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 1800L))));
                l_434 = l_435;
            }
            i_436 = (int) ((uint) ((int) l_406) + (uint) (-1));
            if (i_436 < 0) {
                l_437 = l_434;
            } else {
                if (l_434 < 0L) {
                    l_437 = l_434;
                } else {
                    l_438 = (l_434 << 32) | ((long) (uint) i_436);
                    l_437 = l_438;
                }
            }
        } else {
            l_437 = l_406;
        }
    } else {
        l_437 = l_406;
    }
    GALEFS_BROADCAST(9, l_439, l_437);
    i_440 = (int) l_439;
    i_441 = (((int) l_337) == 0) ? 1 : 0;
    i_442 = (int) get_local_size(0);
    i_443 = (int) get_local_size(0);
    i_444 = (int) get_local_size(0);
    i_445 = (int) get_local_id(0);
    i_446 = (int) get_local_id(0);
    l_447 = (long) ((int) get_group_id(0));
    i_448 = (int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)));
    i_449 = (int) get_local_size(0);
    i_450 = (int) get_local_id(0);
    l_451 = (long) ((int) get_group_id(0));
    i_452 = (int) get_local_id(0);
    i_453 = (int) get_local_id(0);
    i_454 = (int) get_local_id(0);
    i_455 = (int) get_local_id(0);
    i_456 = (int) get_local_id(0);
    i_457 = (int) get_local_id(0);
    l_458 = (long) ((int) get_group_id(0));
    i_459 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)))));
    i_460 = (int) get_local_id(0);
    l_461 = (long) ((int) get_group_id(0));
    i_462 = (int) get_local_id(0);
    l_463 = (long) ((int) get_group_id(0));
    i_464 = (int) get_local_id(0);
    l_465 = (long) ((int) get_group_id(0));
    ul_466 = arg_args + 36L;
    l_467 = 0L;
    i_468 = 1;
    i_469 = i_441;
    while (true) {
        if (i_469 == 0) {
            break;
        }
        i_470 = *((__global gale_int *) ul_466);
        i_471 = *((__global gale_int *) ul_58);
        i_472 = *((__global gale_int *) ul_60);
        l_473 = (long) i_471;
        l_474 = (long) ((ulong) ((long) ((ulong) l_465 * (ulong) ((((((l_473 * 44L) + 73792L) + (((long) i_472) << 2)) + (l_473 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
        l_475 = (long) ((ulong) l_474 + (ulong) ((long) i_470));
        i_476 = 0;
        i_477 = 1;
        while (true) {
            if (i_477 < 1) {
                goto B477;
            }
            if (!(i_476 < 4001)) {
                break;
            }
            l_478 = (long) i_476;
            l_479 = (long) ((ulong) l_475 + (ulong) l_478);
            i_480 = (int) ((uint) 4001 - (uint) i_476);
            i_481 = (int) get_local_id(0);
            i_482 = (int) get_local_id(0);
            i_483 = (int) get_local_id(0);
            i_484 = 1;
            i_485 = 0;
            while (true) {
                if (!(i_484 == 1)) {
                    break;
                }
                l_486 = (long) i_485;
                l_487 = (long) ((ulong) l_467 + (ulong) (l_478 + l_486));
                l_488 = l_77 & l_487;
                if (i_483 == 0) {
                    l_489 = (long) ((int) get_group_id(0));
                    i_490 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_489 << 12) + (l_489 << 11)))) + (ulong) 1796L))));
                    i_491 = (int) (0 - (uint) i_490);
                    l_492 = (long) ((ulong) l_79 + (ulong) (((long) i_440) << 3));
                    if (i_491 < 0) {
                        l_493 = (long) i_491;
                        l_494 = l_493;
                    } else {
                        if (i_440 < 0) {
                            i_495 = (-9);
                        } else {
                            if (i_440 < i_80) {
                                i_496 = *((volatile __global gale_int *) (arg_fs + 16 + l_492));
                                i_497 = (int) ((uint) i_496 + (uint) (-1));
                                i_498 = (i_497 < 0) ? (-9) : i_497;
                                if (i_498 < 0) {
                                    i_495 = i_498;
                                } else {
                                    i_499 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) 4L))));
                                    if ((i_499 & 3) == 1) {
                                        i_495 = (-9);
                                    } else {
                                        i_495 = i_498;
                                    }
                                }
                            } else {
                                i_495 = (-9);
                            }
                        }
                        l_500 = (long) i_495;
                        if (i_495 < 0) {
                            l_494 = l_500;
                        } else {
                            if (l_487 < 0L) {
                                l_494 = (-22L);
                            } else {
                                i_501 = (int) ((uint) i_480 - (uint) i_485);
                                if (i_501 < 0) {
                                    l_494 = (-22L);
                                } else {
                                    l_502 = (long) ((int) get_group_id(0));
                                    i_503 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_502 << 12) + (l_502 << 11)))) + (ulong) 1856L))));
                                    if (i_503 == 0) {
                                        l_504 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_500 << 6)))));
                                        l_505 = (long) ((ulong) l_504 - (ulong) l_487);
                                        if (l_505 < 1L) {
                                            l_494 = 0L;
                                        } else {
                                            l_506 = (long) (uint) i_501;
                                            l_507 = (l_505 < l_506) ? l_505 : l_506;
                                            l_494 = l_507;
                                        }
                                    } else {
                                        l_494 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_494 < 1L) {
                        l_508 = l_494;
                    } else {
                        l_509 = (long) ((ulong) l_76 - (ulong) l_488);
                        if (l_509 < l_494) {
                            i_510 = (int) l_509;
                            i_511 = i_510;
                        } else {
                            i_512 = (int) l_494;
                            i_511 = i_512;
                        }
                        if (i_440 < 0) {
                            i_513 = (-9);
                        } else {
                            if (i_440 < i_80) {
                                i_514 = *((volatile __global gale_int *) (arg_fs + 16 + l_492));
                                i_515 = (int) ((uint) i_514 + (uint) (-1));
                                i_516 = (i_515 < 0) ? (-9) : i_515;
                                i_513 = i_516;
                            } else {
                                i_513 = (-9);
                            }
                        }
                        l_517 = (long) i_513;
                        if (i_513 < 0) {
                            l_508 = l_517;
                        } else {
                            i_518 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_78 + (ulong) (l_517 << 6))) + (ulong) 8L))));
                            l_519 = l_487 >> i_75;
                            i_520 = i_74 & ((int) (((long) ((ulong) ((long) ((ulong) l_519 + (ulong) (((long) i_518) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_521 = i_520;
                            i_522 = 0;
                            i_523 = (-2);
                            while (true) {
                                if (!(i_523 == (-2))) {
                                    break;
                                }
                                i_524 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_521) << 2)))));
                                i_525 = (int) ((uint) i_524 + (uint) (-1));
                                if (i_525 < 0) {
                                    i_523 = (-1);
                                } else {
                                    l_526 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_525) << 4));
                                    i_527 = *((volatile __global gale_int *) (arg_fs + 16 + l_526));
                                    l_528 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 8L))));
                                    if ((!(i_518 == i_527)) || (!(l_519 == l_528))) {
                                        if (i_74 == i_522) {
                                            i_523 = (-1);
                                        } else {
                                            i_529 = (int) ((uint) i_522 + (uint) 1);
                                            i_530 = i_74 & ((int) ((uint) i_521 + (uint) 1));
                                            i_521 = i_530;
                                            i_522 = i_529;
                                        }
                                    } else {
                                        i_523 = i_525;
                                    }
                                }
                            }
                            if (i_523 < 0) {
                                i_531 = i_523;
                            } else {
                                l_532 = (long) ((int) get_group_id(0));
                                l_533 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_532 << 12) + (l_532 << 11)))) + (ulong) 1888L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_533)) = ((int) ((uint) i_523 + (uint) 1));
                                GALEFS_FENCE();
                                l_534 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_523) << 4));
                                i_535 = *((volatile __global gale_int *) (arg_fs + 16 + l_534));
                                l_536 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) 8L))));
                                if ((!(i_518 == i_535)) || (!(l_519 == l_536))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_533)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_518 == i_535)) || (!(l_519 == l_536))) {
                                    i_531 = (-1);
                                } else {
                                    i_531 = i_523;
                                }
                            }
                            l_537 = (long) i_511;
                            if (i_531 < 0) {
                                l_538 = (long) ((int) get_group_id(0));
                                l_539 = (long) ((ulong) l_4 + (ulong) ((l_538 << 12) + (l_538 << 11)));
                                l_540 = (long) ((ulong) l_539 + (ulong) 1796L);
                                i_541 = *((volatile __global gale_int *) (arg_fs + 16 + l_540));
                                l_542 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_539 + (ulong) 1896L))));
                                i_543 = (int) (0 - (uint) i_541);
                                if (i_543 < 0) {
                                    i_544 = i_543;
                                } else {
                                    l_545 = (long) ((ulong) l_542 + (ulong) (-64L));
                                    i_546 = (int) ((uint) ((int) (((long) ((ulong) l_545 + (ulong) ((long) ((ulong) (l_545 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_547 = (long) ((ulong) l_539 + (ulong) 1792L);
                                    i_548 = 0;
                                    l_549 = 0L;
                                    while (true) {
                                        if (!(i_548 == 0)) {
                                            break;
                                        }
                                        i_550 = *((volatile __global gale_int *) (arg_fs + 16 + l_540));
                                        i_551 = *((volatile __global gale_int *) (arg_fs + 16 + l_547));
                                        if (i_546 == i_551) {
                                            i_548 = 1;
                                        } else {
                                            if (i_550 == 0) {
                                                if (l_549 < l_3) {
                                                    GALEFS_RELAX(l_549);
                                                    l_552 = (long) ((ulong) l_549 + (ulong) 1L);
                                                    l_549 = l_552;
                                                } else {
                                                    i_548 = (-110);
                                                }
                                            } else {
                                                i_553 = (int) (0 - (uint) i_550);
                                                i_548 = i_553;
                                            }
                                        }
                                    }
                                    i_544 = i_548;
                                }
                                if (i_544 < 0) {
                                    l_554 = (long) i_544;
                                    l_508 = l_554;
                                } else {
                                    l_555 = (long) ((int) get_group_id(0));
                                    l_556 = (long) ((ulong) l_4 + (ulong) ((l_555 << 12) + (l_555 << 11)));
                                    l_557 = (long) ((ulong) l_556 + (ulong) 1896L);
                                    l_558 = *((__global gale_long *) (arg_fs + 16 + l_557));
                                    l_559 = (long) ((ulong) l_558 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) ((long) (uint) (((int) l_559) & 1023)))))) = 0L;
                                    l_560 = (long) ((ulong) l_556 + (ulong) ((long) (uint) (((int) l_558) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_558 + (ulong) ((long) ((ulong) (l_558 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 12L)))) = i_440;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 16L)))) = l_487;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 24L)))) = l_494;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_560)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_557)) = l_559;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_561 = (long) ((ulong) l_537 + (ulong) (-9223372036854775807L));
                                    l_508 = l_561;
                                }
                            } else {
                                l_562 = (long) ((int) get_group_id(0));
                                l_563 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_562 << 12) + (l_562 << 11)))) + (ulong) 1864L);
                                l_564 = *((__global gale_long *) (arg_fs + 16 + l_563));
                                *((__global gale_long *) (arg_fs + 16 + l_563)) = ((long) ((ulong) l_564 + (ulong) 1L));
                                l_565 = l_537 | (((long) (uint) i_531) << 32);
                                l_508 = l_565;
                            }
                        }
                    }
                } else {
                    l_508 = 0L;
                }
                if (i_482 == 0) {
                    if (l_508 < (-4611686018427387904L)) {
                        l_566 = (long) ((int) get_group_id(0));
                        l_567 = (long) ((ulong) l_4 + (ulong) ((l_566 << 12) + (l_566 << 11)));
                        l_568 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 1896L))));
                        l_569 = (long) ((ulong) l_568 + (ulong) (-64L));
                        i_570 = (int) ((uint) ((int) (((long) ((ulong) l_569 + (ulong) ((long) ((ulong) (l_569 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_571 = (long) ((ulong) l_567 + (ulong) 1792L);
                        l_572 = (long) ((ulong) l_567 + (ulong) 1796L);
                        i_573 = 0;
                        l_574 = 0L;
                        while (true) {
                            if (!(i_573 == 0)) {
                                break;
                            }
                            i_575 = *((volatile __global gale_int *) (arg_fs + 16 + l_572));
                            i_576 = *((volatile __global gale_int *) (arg_fs + 16 + l_571));
                            if (i_570 == i_576) {
                                i_573 = 1;
                            } else {
                                if (i_575 == 0) {
                                    if (l_574 < l_3) {
                                        GALEFS_RELAX(l_574);
                                        l_577 = (long) ((ulong) l_574 + (ulong) 1L);
                                        l_574 = l_577;
                                    } else {
                                        i_573 = (-110);
                                    }
                                } else {
                                    i_578 = (int) (0 - (uint) i_575);
                                    i_573 = i_578;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_573 < 0) {
                            l_579 = (long) i_573;
                            l_580 = l_579;
                        } else {
                            l_581 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 1800L))));
                            l_580 = l_581;
                        }
                        i_582 = (int) ((uint) ((int) l_508) + (uint) (-1));
                        if (i_582 < 0) {
                            l_583 = l_580;
                        } else {
                            if (l_580 < 0L) {
                                l_583 = l_580;
                            } else {
                                l_584 = (l_580 << 32) | ((long) (uint) i_582);
                                l_583 = l_584;
                            }
                        }
                    } else {
                        l_583 = l_508;
                    }
                } else {
                    l_583 = l_508;
                }
                GALEFS_BROADCAST(10, l_585, l_583);
                i_586 = (int) l_585;
                if (l_585 < 0L) {
                    i_587 = 0;
                } else {
                    i_587 = i_586;
                }
                if (l_585 < 0L) {
                    l_588 = 0L;
                } else {
                    l_589 = (long) ((ulong) l_585 >> 32);
                    l_588 = l_589;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) ((long) ((ulong) l_70 + (ulong) (l_588 << i_75)))))), (arg_work + 16 + ((long) ((ulong) l_479 + (ulong) l_486))), i_587);
                GALEFS_FENCE();
                GALEFS_BARRIER(11);
                if (i_481 == 0) {
                    l_590 = (long) ((int) get_group_id(0));
                    l_591 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_590 << 12) + (l_590 << 11)))) + (ulong) 1872L);
                    l_592 = *((__global gale_long *) (arg_fs + 16 + l_591));
                    *((__global gale_long *) (arg_fs + 16 + l_591)) = ((long) ((ulong) ((long) i_587) + (ulong) l_592));
                    l_593 = (long) ((int) get_group_id(0));
                    l_594 = (long) ((ulong) l_4 + (ulong) ((l_593 << 12) + (l_593 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 1888L)))) = 0;
                    l_595 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 1896L))));
                    l_596 = (long) ((ulong) l_595 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_596 + (ulong) ((long) ((ulong) (l_596 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_597 = (int) ((uint) i_485 + (uint) i_587);
                if (l_585 < 0L) {
                    i_484 = i_586;
                    i_485 = i_597;
                } else {
                    i_598 = ((i_587 < 1) || (!(i_597 < i_480))) ? 0 : 1;
                    i_484 = i_598;
                    i_485 = i_597;
                }
            }
            if (i_485 < 1) {
                i_599 = i_484;
            } else {
                i_599 = i_485;
            }
            i_600 = (i_599 < 1) ? 0 : i_599;
            i_601 = (int) ((uint) i_476 + (uint) i_600);
            i_476 = i_601;
            i_477 = i_599;
        }
        goto B478;
    B477:;
    B478:;
        if (i_477 < 0) {
            i_602 = i_477;
        } else {
            i_602 = i_476;
        }
        i_603 = *((__global gale_int *) ul_0);
        i_604 = *((__global gale_int *) ul_384);
        l_605 = ((long) i_603) + ((long) i_604);
        i_606 = i_464;
        while (true) {
            if (!(i_606 < i_470)) {
                break;
            }
            l_607 = (long) i_606;
            i_608 = (int) *((__global char *) (arg_paths + 16 + (l_605 + l_607)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_474 + (ulong) l_607)))) = (char) i_608;
            i_609 = (int) ((uint) i_606 + (uint) i_444);
            i_606 = i_609;
        }
        i_610 = 0;
        while (true) {
            i_611 = (int) ((uint) i_610 + (uint) 1);
            if (!(i_610 < i_602)) {
                goto B489;
            }
            i_612 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_475 + (ulong) ((long) i_610)))));
            if (i_612 == 10) {
                break;
            }
            i_610 = i_611;
        }
        goto B490;
    B489:;
    B490:;
        if (i_440 < 0) {
            i_613 = i_440;
        } else {
            if (i_602 < 1) {
                i_613 = i_602;
            } else {
                i_613 = i_611;
            }
        }
        i_614 = *((__global gale_int *) ul_58);
        i_615 = *((__global gale_int *) ul_60);
        i_616 = *((__global gale_int *) ul_466);
        l_617 = (long) i_614;
        l_618 = (((((l_617 * 44L) + 73792L) + (((long) i_615) << 2)) + (l_617 * 43L)) + 63L) & (-64L);
        l_619 = (long) i_616;
        i_620 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_618 * (ulong) l_463)) + (ulong) 65600L)) + (ulong) l_619))));
        l_621 = (long) ((ulong) ((long) ((ulong) l_461 * (ulong) l_618)) + (ulong) 65600L);
        if (i_620 == 47) {
            l_622 = (long) ((ulong) l_621 + (ulong) l_619);
            l_623 = l_622;
        } else {
            l_623 = l_621;
        }
        i_624 = (int) ((uint) i_613 + (uint) (-1));
        i_625 = (int) ((uint) i_613 + (uint) (-2));
        if ((uint) i_625 < (uint) 4000) {
            i_626 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_619 + (ulong) ((long) ((ulong) ((long) ((ulong) l_618 * (ulong) ((long) ((int) get_group_id(0))))) + (ulong) 65600L))))));
            if (i_626 == 47) {
                i_627 = i_624;
            } else {
                i_628 = (int) ((uint) i_624 + (uint) i_616);
                i_627 = i_628;
            }
        } else {
            i_627 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_462 == 0) {
            l_629 = (long) ((int) get_group_id(0));
            i_630 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_629 << 12) + (l_629 << 11)))) + (ulong) 1856L))));
            if (i_630 == 0) {
                if (i_627 < 1) {
                    l_631 = (-2L);
                } else {
                    if (i_627 < 4097) {
                        l_632 = (long) ((int) get_group_id(0));
                        l_633 = (long) ((ulong) l_4 + (ulong) ((l_632 << 12) + (l_632 << 11)));
                        l_634 = (long) ((ulong) l_633 + (ulong) 1796L);
                        i_635 = *((volatile __global gale_int *) (arg_fs + 16 + l_634));
                        l_636 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_633 + (ulong) 1896L))));
                        i_637 = (int) (0 - (uint) i_635);
                        if (i_637 < 0) {
                            i_638 = i_637;
                        } else {
                            l_639 = (long) ((ulong) l_636 + (ulong) (-64L));
                            i_640 = (int) ((uint) ((int) (((long) ((ulong) l_639 + (ulong) ((long) ((ulong) (l_639 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_641 = (long) ((ulong) l_633 + (ulong) 1792L);
                            i_642 = 0;
                            l_643 = 0L;
                            while (true) {
                                if (!(i_642 == 0)) {
                                    break;
                                }
                                i_644 = *((volatile __global gale_int *) (arg_fs + 16 + l_634));
                                i_645 = *((volatile __global gale_int *) (arg_fs + 16 + l_641));
                                if (i_640 == i_645) {
                                    i_642 = 1;
                                } else {
                                    if (i_644 == 0) {
                                        if (l_643 < l_3) {
                                            GALEFS_RELAX(l_643);
                                            l_646 = (long) ((ulong) l_643 + (ulong) 1L);
                                            l_643 = l_646;
                                        } else {
                                            i_642 = (-110);
                                        }
                                    } else {
                                        i_647 = (int) (0 - (uint) i_644);
                                        i_642 = i_647;
                                    }
                                }
                            }
                            i_638 = i_642;
                        }
                        l_648 = (long) i_638;
                        l_631 = l_648;
                    } else {
                        l_631 = (-36L);
                    }
                }
            } else {
                l_631 = (-16L);
            }
            if (l_631 < 0L) {
                l_649 = l_631;
            } else {
                l_650 = (long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))));
                l_651 = (long) ((int) get_group_id(0));
                l_652 = (long) ((ulong) l_4 + (ulong) ((l_651 << 12) + (l_651 << 11)));
                l_653 = (long) ((ulong) l_652 + (ulong) 1896L);
                l_654 = (long) ((int) get_group_id(0));
                l_655 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_654 << 12) + (l_654 << 11)))) + (ulong) 2048L);
                i_656 = 0;
                while (true) {
                    if (!(i_656 < i_627)) {
                        break;
                    }
                    l_657 = (long) i_656;
                    i_658 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_623 + (ulong) l_657))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_655 + (ulong) l_657)))) = (char) i_658;
                    i_659 = (int) ((uint) i_656 + (uint) 1);
                    i_656 = i_659;
                }
                l_660 = *((__global gale_long *) (arg_fs + 16 + l_653));
                l_661 = (long) ((ulong) l_660 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) ((long) (uint) (((int) l_661) & 1023)))))) = 0L;
                l_662 = (long) ((ulong) l_652 + (ulong) ((long) (uint) (((int) l_660) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_660 + (ulong) ((long) ((ulong) (l_660 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 36L)))) = i_627;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_662)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_653)) = l_661;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_650)) = (char) 1;
                l_649 = LONG_MIN;
            }
        } else {
            l_649 = 0L;
        }
        if (i_460 == 0) {
            if (l_649 < (-4611686018427387904L)) {
                l_663 = (long) ((int) get_group_id(0));
                l_664 = (long) ((ulong) l_4 + (ulong) ((l_663 << 12) + (l_663 << 11)));
                l_665 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 1896L))));
                l_666 = (long) ((ulong) l_665 + (ulong) (-64L));
                i_667 = (int) ((uint) ((int) (((long) ((ulong) l_666 + (ulong) ((long) ((ulong) (l_666 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_668 = (long) ((ulong) l_664 + (ulong) 1792L);
                l_669 = (long) ((ulong) l_664 + (ulong) 1796L);
                i_670 = 0;
                l_671 = 0L;
                while (true) {
                    if (!(i_670 == 0)) {
                        break;
                    }
                    i_672 = *((volatile __global gale_int *) (arg_fs + 16 + l_669));
                    i_673 = *((volatile __global gale_int *) (arg_fs + 16 + l_668));
                    if (i_667 == i_673) {
                        i_670 = 1;
                    } else {
                        if (i_672 == 0) {
                            if (l_671 < l_3) {
                                GALEFS_RELAX(l_671);
                                l_674 = (long) ((ulong) l_671 + (ulong) 1L);
                                l_671 = l_674;
                            } else {
                                i_670 = (-110);
                            }
                        } else {
                            i_675 = (int) (0 - (uint) i_672);
                            i_670 = i_675;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_670 < 0) {
                    l_676 = (long) i_670;
                    l_677 = l_676;
                } else {
                    l_678 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) 1800L))));
                    l_677 = l_678;
                }
                i_679 = (int) ((uint) ((int) l_649) + (uint) (-1));
                if (i_679 < 0) {
                    l_680 = l_677;
                } else {
                    if (l_677 < 0L) {
                        l_680 = l_677;
                    } else {
                        l_681 = (l_677 << 32) | ((long) (uint) i_679);
                        l_680 = l_681;
                    }
                }
            } else {
                l_680 = l_649;
            }
        } else {
            l_680 = l_649;
        }
        GALEFS_BROADCAST(13, l_682, l_680);
        i_683 = *((__global gale_int *) ul_58);
        i_684 = (int) ((uint) i_459 * (uint) i_683);
        i_685 = 0;
        while (true) {
            if (!(i_685 < i_683)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_684 + (uint) i_685))) << 2) + 16L))) = 0;
            i_686 = (int) ((uint) i_685 + (uint) 1);
            i_685 = i_686;
        }
        i_687 = *((__global gale_int *) ul_58);
        i_688 = *((__global gale_int *) ul_60);
        l_689 = (long) i_687;
        l_690 = (long) ((ulong) l_458 * (ulong) ((((((l_689 * 44L) + 73792L) + (((long) i_688) << 2)) + (l_689 * 43L)) + 63L) & (-64L)));
        l_691 = (long) ((ulong) l_690 + (ulong) 65536L);
        l_692 = (long) ((ulong) l_690 + (ulong) 64L);
        i_693 = (int) l_682;
        i_694 = (i_693 < 0) ? i_693 : 1;
        l_695 = 0L;
        i_696 = i_694;
        while (true) {
            if (i_696 < 1) {
                break;
            }
            i_697 = 0;
            i_698 = 1;
            while (true) {
                if (i_698 < 1) {
                    goto B669;
                }
                if (!(i_697 < 65536)) {
                    break;
                }
                l_699 = (long) i_697;
                l_700 = (long) ((ulong) l_692 + (ulong) l_699);
                i_701 = (int) ((uint) 65536 - (uint) i_697);
                i_702 = (int) get_local_id(0);
                i_703 = (int) get_local_id(0);
                i_704 = (int) get_local_id(0);
                i_705 = 1;
                i_706 = 0;
                while (true) {
                    if (!(i_705 == 1)) {
                        break;
                    }
                    l_707 = (long) i_706;
                    l_708 = (long) ((ulong) l_695 + (ulong) (l_699 + l_707));
                    l_709 = l_77 & l_708;
                    if (i_704 == 0) {
                        l_710 = (long) ((int) get_group_id(0));
                        i_711 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_710 << 12) + (l_710 << 11)))) + (ulong) 1796L))));
                        i_712 = (int) (0 - (uint) i_711);
                        l_713 = (long) ((ulong) l_79 + (ulong) (((long) i_693) << 3));
                        if (i_712 < 0) {
                            l_714 = (long) i_712;
                            l_715 = l_714;
                        } else {
                            if (i_693 < 0) {
                                i_716 = (-9);
                            } else {
                                if (i_693 < i_80) {
                                    i_717 = *((volatile __global gale_int *) (arg_fs + 16 + l_713));
                                    i_718 = (int) ((uint) i_717 + (uint) (-1));
                                    i_719 = (i_718 < 0) ? (-9) : i_718;
                                    if (i_719 < 0) {
                                        i_716 = i_719;
                                    } else {
                                        i_720 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_713 + (ulong) 4L))));
                                        if ((i_720 & 3) == 1) {
                                            i_716 = (-9);
                                        } else {
                                            i_716 = i_719;
                                        }
                                    }
                                } else {
                                    i_716 = (-9);
                                }
                            }
                            l_721 = (long) i_716;
                            if (i_716 < 0) {
                                l_715 = l_721;
                            } else {
                                if (l_708 < 0L) {
                                    l_715 = (-22L);
                                } else {
                                    i_722 = (int) ((uint) i_701 - (uint) i_706);
                                    if (i_722 < 0) {
                                        l_715 = (-22L);
                                    } else {
                                        l_723 = (long) ((int) get_group_id(0));
                                        i_724 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_723 << 12) + (l_723 << 11)))) + (ulong) 1856L))));
                                        if (i_724 == 0) {
                                            l_725 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_721 << 6)))));
                                            l_726 = (long) ((ulong) l_725 - (ulong) l_708);
                                            if (l_726 < 1L) {
                                                l_715 = 0L;
                                            } else {
                                                l_727 = (long) (uint) i_722;
                                                l_728 = (l_726 < l_727) ? l_726 : l_727;
                                                l_715 = l_728;
                                            }
                                        } else {
                                            l_715 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_715 < 1L) {
                            l_729 = l_715;
                        } else {
                            l_730 = (long) ((ulong) l_76 - (ulong) l_709);
                            if (l_730 < l_715) {
                                i_731 = (int) l_730;
                                i_732 = i_731;
                            } else {
                                i_733 = (int) l_715;
                                i_732 = i_733;
                            }
                            if (i_693 < 0) {
                                i_734 = (-9);
                            } else {
                                if (i_693 < i_80) {
                                    i_735 = *((volatile __global gale_int *) (arg_fs + 16 + l_713));
                                    i_736 = (int) ((uint) i_735 + (uint) (-1));
                                    i_737 = (i_736 < 0) ? (-9) : i_736;
                                    i_734 = i_737;
                                } else {
                                    i_734 = (-9);
                                }
                            }
                            l_738 = (long) i_734;
                            if (i_734 < 0) {
                                l_729 = l_738;
                            } else {
                                i_739 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_78 + (ulong) (l_738 << 6))) + (ulong) 8L))));
                                l_740 = l_708 >> i_75;
                                i_741 = i_74 & ((int) (((long) ((ulong) ((long) ((ulong) l_740 + (ulong) (((long) i_739) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_742 = i_741;
                                i_743 = 0;
                                i_744 = (-2);
                                while (true) {
                                    if (!(i_744 == (-2))) {
                                        break;
                                    }
                                    i_745 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_742) << 2)))));
                                    i_746 = (int) ((uint) i_745 + (uint) (-1));
                                    if (i_746 < 0) {
                                        i_744 = (-1);
                                    } else {
                                        l_747 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_746) << 4));
                                        i_748 = *((volatile __global gale_int *) (arg_fs + 16 + l_747));
                                        l_749 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_747 + (ulong) 8L))));
                                        if ((!(i_739 == i_748)) || (!(l_740 == l_749))) {
                                            if (i_74 == i_743) {
                                                i_744 = (-1);
                                            } else {
                                                i_750 = (int) ((uint) i_743 + (uint) 1);
                                                i_751 = i_74 & ((int) ((uint) i_742 + (uint) 1));
                                                i_742 = i_751;
                                                i_743 = i_750;
                                            }
                                        } else {
                                            i_744 = i_746;
                                        }
                                    }
                                }
                                if (i_744 < 0) {
                                    i_752 = i_744;
                                } else {
                                    l_753 = (long) ((int) get_group_id(0));
                                    l_754 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_753 << 12) + (l_753 << 11)))) + (ulong) 1888L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_754)) = ((int) ((uint) i_744 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_755 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_744) << 4));
                                    i_756 = *((volatile __global gale_int *) (arg_fs + 16 + l_755));
                                    l_757 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) 8L))));
                                    if ((!(i_739 == i_756)) || (!(l_740 == l_757))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_754)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_739 == i_756)) || (!(l_740 == l_757))) {
                                        i_752 = (-1);
                                    } else {
                                        i_752 = i_744;
                                    }
                                }
                                l_758 = (long) i_732;
                                if (i_752 < 0) {
                                    l_759 = (long) ((int) get_group_id(0));
                                    l_760 = (long) ((ulong) l_4 + (ulong) ((l_759 << 12) + (l_759 << 11)));
                                    l_761 = (long) ((ulong) l_760 + (ulong) 1796L);
                                    i_762 = *((volatile __global gale_int *) (arg_fs + 16 + l_761));
                                    l_763 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_760 + (ulong) 1896L))));
                                    i_764 = (int) (0 - (uint) i_762);
                                    if (i_764 < 0) {
                                        i_765 = i_764;
                                    } else {
                                        l_766 = (long) ((ulong) l_763 + (ulong) (-64L));
                                        i_767 = (int) ((uint) ((int) (((long) ((ulong) l_766 + (ulong) ((long) ((ulong) (l_766 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_768 = (long) ((ulong) l_760 + (ulong) 1792L);
                                        i_769 = 0;
                                        l_770 = 0L;
                                        while (true) {
                                            if (!(i_769 == 0)) {
                                                break;
                                            }
                                            i_771 = *((volatile __global gale_int *) (arg_fs + 16 + l_761));
                                            i_772 = *((volatile __global gale_int *) (arg_fs + 16 + l_768));
                                            if (i_767 == i_772) {
                                                i_769 = 1;
                                            } else {
                                                if (i_771 == 0) {
                                                    if (l_770 < l_3) {
                                                        GALEFS_RELAX(l_770);
                                                        l_773 = (long) ((ulong) l_770 + (ulong) 1L);
                                                        l_770 = l_773;
                                                    } else {
                                                        i_769 = (-110);
                                                    }
                                                } else {
                                                    i_774 = (int) (0 - (uint) i_771);
                                                    i_769 = i_774;
                                                }
                                            }
                                        }
                                        i_765 = i_769;
                                    }
                                    if (i_765 < 0) {
                                        l_775 = (long) i_765;
                                        l_729 = l_775;
                                    } else {
                                        l_776 = (long) ((int) get_group_id(0));
                                        l_777 = (long) ((ulong) l_4 + (ulong) ((l_776 << 12) + (l_776 << 11)));
                                        l_778 = (long) ((ulong) l_777 + (ulong) 1896L);
                                        l_779 = *((__global gale_long *) (arg_fs + 16 + l_778));
                                        l_780 = (long) ((ulong) l_779 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_777 + (ulong) ((long) (uint) (((int) l_780) & 1023)))))) = 0L;
                                        l_781 = (long) ((ulong) l_777 + (ulong) ((long) (uint) (((int) l_779) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_779 + (ulong) ((long) ((ulong) (l_779 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 12L)))) = i_693;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 16L)))) = l_708;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 24L)))) = l_715;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_781)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_778)) = l_780;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                        l_782 = (long) ((ulong) l_758 + (ulong) (-9223372036854775807L));
                                        l_729 = l_782;
                                    }
                                } else {
                                    l_783 = (long) ((int) get_group_id(0));
                                    l_784 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_783 << 12) + (l_783 << 11)))) + (ulong) 1864L);
                                    l_785 = *((__global gale_long *) (arg_fs + 16 + l_784));
                                    *((__global gale_long *) (arg_fs + 16 + l_784)) = ((long) ((ulong) l_785 + (ulong) 1L));
                                    l_786 = l_758 | (((long) (uint) i_752) << 32);
                                    l_729 = l_786;
                                }
                            }
                        }
                    } else {
                        l_729 = 0L;
                    }
                    if (i_703 == 0) {
                        if (l_729 < (-4611686018427387904L)) {
                            l_787 = (long) ((int) get_group_id(0));
                            l_788 = (long) ((ulong) l_4 + (ulong) ((l_787 << 12) + (l_787 << 11)));
                            l_789 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 1896L))));
                            l_790 = (long) ((ulong) l_789 + (ulong) (-64L));
                            i_791 = (int) ((uint) ((int) (((long) ((ulong) l_790 + (ulong) ((long) ((ulong) (l_790 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_792 = (long) ((ulong) l_788 + (ulong) 1792L);
                            l_793 = (long) ((ulong) l_788 + (ulong) 1796L);
                            i_794 = 0;
                            l_795 = 0L;
                            while (true) {
                                if (!(i_794 == 0)) {
                                    break;
                                }
                                i_796 = *((volatile __global gale_int *) (arg_fs + 16 + l_793));
                                i_797 = *((volatile __global gale_int *) (arg_fs + 16 + l_792));
                                if (i_791 == i_797) {
                                    i_794 = 1;
                                } else {
                                    if (i_796 == 0) {
                                        if (l_795 < l_3) {
                                            GALEFS_RELAX(l_795);
                                            l_798 = (long) ((ulong) l_795 + (ulong) 1L);
                                            l_795 = l_798;
                                        } else {
                                            i_794 = (-110);
                                        }
                                    } else {
                                        i_799 = (int) (0 - (uint) i_796);
                                        i_794 = i_799;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_794 < 0) {
                                l_800 = (long) i_794;
                                l_801 = l_800;
                            } else {
                                l_802 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 1800L))));
                                l_801 = l_802;
                            }
                            i_803 = (int) ((uint) ((int) l_729) + (uint) (-1));
                            if (i_803 < 0) {
                                l_804 = l_801;
                            } else {
                                if (l_801 < 0L) {
                                    l_804 = l_801;
                                } else {
                                    l_805 = (l_801 << 32) | ((long) (uint) i_803);
                                    l_804 = l_805;
                                }
                            }
                        } else {
                            l_804 = l_729;
                        }
                    } else {
                        l_804 = l_729;
                    }
                    GALEFS_BROADCAST(14, l_806, l_804);
                    i_807 = (int) l_806;
                    if (l_806 < 0L) {
                        i_808 = 0;
                    } else {
                        i_808 = i_807;
                    }
                    if (l_806 < 0L) {
                        l_809 = 0L;
                    } else {
                        l_810 = (long) ((ulong) l_806 >> 32);
                        l_809 = l_810;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) ((long) ((ulong) l_70 + (ulong) (l_809 << i_75)))))), (arg_work + 16 + ((long) ((ulong) l_700 + (ulong) l_707))), i_808);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(15);
                    if (i_702 == 0) {
                        l_811 = (long) ((int) get_group_id(0));
                        l_812 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_811 << 12) + (l_811 << 11)))) + (ulong) 1872L);
                        l_813 = *((__global gale_long *) (arg_fs + 16 + l_812));
                        *((__global gale_long *) (arg_fs + 16 + l_812)) = ((long) ((ulong) ((long) i_808) + (ulong) l_813));
                        l_814 = (long) ((int) get_group_id(0));
                        l_815 = (long) ((ulong) l_4 + (ulong) ((l_814 << 12) + (l_814 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1888L)))) = 0;
                        l_816 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1896L))));
                        l_817 = (long) ((ulong) l_816 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_817 + (ulong) ((long) ((ulong) (l_817 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_818 = (int) ((uint) i_706 + (uint) i_808);
                    if (l_806 < 0L) {
                        i_705 = i_807;
                        i_706 = i_818;
                    } else {
                        i_819 = ((i_808 < 1) || (!(i_818 < i_701))) ? 0 : 1;
                        i_705 = i_819;
                        i_706 = i_818;
                    }
                }
                if (i_706 < 1) {
                    i_820 = i_705;
                } else {
                    i_820 = i_706;
                }
                i_821 = (i_820 < 1) ? 0 : i_820;
                i_822 = (int) ((uint) i_697 + (uint) i_821);
                i_697 = i_822;
                i_698 = i_820;
            }
            goto B670;
        B669:;
        B670:;
            if (i_698 < 0) {
                i_823 = i_698;
            } else {
                i_823 = i_697;
            }
            if (i_823 < 65536) {
                i_824 = i_823;
            } else {
                i_825 = (int) ((uint) i_823 + (uint) (-32));
                i_824 = i_825;
            }
            if (!(i_823 < 0)) {
                i_826 = (l_695 == 0L) ? 0 : (-32);
                i_827 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_824 - (uint) i_826)) + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_828 = (int) ((uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) i_827)) + (uint) i_826);
                i_829 = (int) ((uint) i_828 + (uint) i_827);
                i_830 = (i_829 < i_824) ? i_829 : i_824;
                if (l_695 == 0L) {
                    if (i_828 == 0) {
                        i_831 = i_828;
                        goto B691;
                    }
                }
                i_832 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_692 + (ulong) ((long) i_828))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_832 | 32) + (uint) (-97))) < (uint) 26) || (i_832 == 95)) {
                    i_833 = i_828;
                    while (true) {
                        if (!(i_833 < i_830)) {
                            goto B689;
                        }
                        i_834 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_692 + (ulong) ((long) i_833)))));
                        if (!(((uint) ((int) ((uint) (i_834 | 32) + (uint) (-97))) < (uint) 26) || (i_834 == 95))) {
                            break;
                        }
                        i_835 = (int) ((uint) i_833 + (uint) 1);
                        i_833 = i_835;
                    }
                    i_831 = i_833;
                    goto B691;
                B689:;
                    i_831 = i_833;
                } else {
                    i_831 = i_828;
                }
            B691:;
                i_836 = *((__global gale_int *) ul_58);
                i_837 = *((__global gale_int *) ul_60);
                i_838 = i_831;
                while (true) {
                    if (!(i_838 < i_830)) {
                        break;
                    }
                    l_839 = (long) ((ulong) l_692 + (ulong) ((long) i_838));
                    i_840 = (int) *((__global char *) (arg_work + 16 + l_839));
                    if (((uint) ((int) ((uint) (i_840 | 32) + (uint) (-97))) < (uint) 26) || (i_840 == 95)) {
                        i_841 = (int) ((uint) i_837 + (uint) (-1));
                        i_842 = i_841 >> 1;
                        l_843 = (long) i_836;
                        l_844 = (l_843 * 44L) + 73792L;
                        l_845 = (((l_844 + (((long) i_837) << 2)) + (l_843 * 43L)) + 63L) & (-64L);
                        i_846 = (int) (((long) ((ulong) ((long) ((ulong) l_845 * (ulong) ((long) ((int) get_group_id(0))))) + (ulong) l_844)) >> 2);
                        i_847 = i_838;
                        i_848 = (-2128831035);
                        while (true) {
                            if (!(i_847 < i_823)) {
                                goto B699;
                            }
                            l_849 = (long) ((ulong) l_692 + (ulong) ((long) i_847));
                            i_850 = (int) *((__global char *) (arg_work + 16 + l_849));
                            if (!(((uint) ((int) ((uint) (i_850 | 32) + (uint) (-97))) < (uint) 26) || (i_850 == 95))) {
                                break;
                            }
                            i_851 = (int) *((__global char *) (arg_work + 16 + l_849));
                            i_852 = (int) ((uint) (i_848 ^ i_851) * (uint) 16777619);
                            i_853 = (int) ((uint) i_847 + (uint) 1);
                            i_847 = i_853;
                            i_848 = i_852;
                        }
                        goto B700;
                    B699:;
                    B700:;
                        i_854 = i_841 & (((int) ((uint) i_848 * (uint) (-1640531535))) >> 15);
                        i_855 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_846 + (uint) i_854))) << 2) + 16L)));
                        i_856 = i_854;
                        i_857 = i_855;
                        while (true) {
                            i_858 = (int) ((uint) (i_842 & i_857) + (uint) (-1));
                            if (i_857 == 0) {
                                goto B716;
                            }
                            if (((i_848 ^ i_857) & (~i_842)) == 0) {
                                l_859 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((int) get_group_id(0))) * (ulong) l_845)) + (ulong) 73792L)) + (ulong) (((long) i_858) * 44L));
                                i_860 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_859 >> 2))) << 2) + 16L)));
                                i_861 = (int) ((uint) i_847 - (uint) i_838);
                                if (i_861 == i_860) {
                                    i_862 = 0;
                                    while (true) {
                                        if (!(i_862 < i_861)) {
                                            goto B709;
                                        }
                                        l_863 = (long) i_862;
                                        i_864 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_859 + (ulong) 12L)) + (ulong) l_863))));
                                        i_865 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_839 + (ulong) l_863))));
                                        if (!(i_864 == i_865)) {
                                            break;
                                        }
                                        i_866 = (int) ((uint) i_862 + (uint) 1);
                                        i_862 = i_866;
                                    }
                                    goto B710;
                                B709:;
                                B710:;
                                    if (i_861 == i_862) {
                                        break;
                                    }
                                }
                            }
                            i_867 = i_841 & ((int) ((uint) i_856 + (uint) 1));
                            i_868 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_846 + (uint) i_867))) << 2) + 16L)));
                            i_856 = i_867;
                            i_857 = i_868;
                        }
                        goto B717;
                    B716:;
                    B717:;
                        if (i_858 < 0) {
                            i_838 = i_847;
                        } else {
                            ul_869 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0)))))) * (uint) i_836)) + (uint) i_858))) << 2) + 16L);
                            i_870 = *((__global gale_int *) ul_869);
                            *((__global gale_int *) ul_869) = ((int) ((uint) i_870 + (uint) 1));
                            i_838 = i_847;
                        }
                    } else {
                        i_871 = (int) ((uint) i_838 + (uint) 1);
                        i_838 = i_871;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_872 = i_457;
            while (true) {
                if (!(i_872 < 64)) {
                    break;
                }
                l_873 = (long) i_872;
                i_874 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_873 + (ulong) l_691))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_690 + (ulong) l_873)))) = (char) i_874;
                i_875 = (int) ((uint) i_872 + (uint) i_443);
                i_872 = i_875;
            }
            l_876 = (long) ((ulong) l_695 + (ulong) ((long) i_823));
            if (i_823 < 0) {
                l_695 = l_876;
                i_696 = i_823;
            } else {
                i_877 = (i_823 < 65536) ? 0 : 1;
                l_695 = l_876;
                i_696 = i_877;
            }
        }
        if (i_456 == 0) {
            l_878 = (long) ((int) get_group_id(0));
            i_879 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_878 << 12) + (l_878 << 11)))) + (ulong) 1856L))));
            if (i_879 == 0) {
                l_880 = (long) ((int) get_group_id(0));
                l_881 = (long) ((ulong) l_4 + (ulong) ((l_880 << 12) + (l_880 << 11)));
                l_882 = (long) ((ulong) l_881 + (ulong) 1796L);
                i_883 = *((volatile __global gale_int *) (arg_fs + 16 + l_882));
                l_884 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 1896L))));
                i_885 = (int) (0 - (uint) i_883);
                if (i_885 < 0) {
                    i_886 = i_885;
                } else {
                    l_887 = (long) ((ulong) l_884 + (ulong) (-64L));
                    i_888 = (int) ((uint) ((int) (((long) ((ulong) l_887 + (ulong) ((long) ((ulong) (l_887 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_889 = (long) ((ulong) l_881 + (ulong) 1792L);
                    i_890 = 0;
                    l_891 = 0L;
                    while (true) {
                        if (!(i_890 == 0)) {
                            break;
                        }
                        i_892 = *((volatile __global gale_int *) (arg_fs + 16 + l_882));
                        i_893 = *((volatile __global gale_int *) (arg_fs + 16 + l_889));
                        if (i_888 == i_893) {
                            i_890 = 1;
                        } else {
                            if (i_892 == 0) {
                                if (l_891 < l_3) {
                                    GALEFS_RELAX(l_891);
                                    l_894 = (long) ((ulong) l_891 + (ulong) 1L);
                                    l_891 = l_894;
                                } else {
                                    i_890 = (-110);
                                }
                            } else {
                                i_895 = (int) (0 - (uint) i_892);
                                i_890 = i_895;
                            }
                        }
                    }
                    i_886 = i_890;
                }
                if (i_886 < 0) {
                    l_896 = (long) i_886;
                    l_897 = l_896;
                } else {
                    l_898 = (long) ((int) get_group_id(0));
                    l_899 = (long) ((ulong) l_4 + (ulong) ((l_898 << 12) + (l_898 << 11)));
                    l_900 = (long) ((ulong) l_899 + (ulong) 1896L);
                    l_901 = *((__global gale_long *) (arg_fs + 16 + l_900));
                    l_902 = (long) ((ulong) l_901 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_899 + (ulong) ((long) (uint) (((int) l_902) & 1023)))))) = 0L;
                    l_903 = (long) ((ulong) l_899 + (ulong) ((long) (uint) (((int) l_901) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_901 + (ulong) ((long) ((ulong) (l_901 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 12L)))) = i_693;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_903)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_900)) = l_902;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_897 = LONG_MIN;
                }
            } else {
                l_897 = (-16L);
            }
        } else {
            l_897 = 0L;
        }
        if (i_455 == 0) {
            if (l_897 < (-4611686018427387904L)) {
                l_904 = (long) ((int) get_group_id(0));
                l_905 = (long) ((ulong) l_4 + (ulong) ((l_904 << 12) + (l_904 << 11)));
                l_906 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_905 + (ulong) 1896L))));
                l_907 = (long) ((ulong) l_906 + (ulong) (-64L));
                i_908 = (int) ((uint) ((int) (((long) ((ulong) l_907 + (ulong) ((long) ((ulong) (l_907 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_909 = (long) ((ulong) l_905 + (ulong) 1792L);
                l_910 = (long) ((ulong) l_905 + (ulong) 1796L);
                i_911 = 0;
                l_912 = 0L;
                while (true) {
                    if (!(i_911 == 0)) {
                        break;
                    }
                    i_913 = *((volatile __global gale_int *) (arg_fs + 16 + l_910));
                    i_914 = *((volatile __global gale_int *) (arg_fs + 16 + l_909));
                    if (i_908 == i_914) {
                        i_911 = 1;
                    } else {
                        if (i_913 == 0) {
                            if (l_912 < l_3) {
                                GALEFS_RELAX(l_912);
                                l_915 = (long) ((ulong) l_912 + (ulong) 1L);
                                l_912 = l_915;
                            } else {
                                i_911 = (-110);
                            }
                        } else {
                            i_916 = (int) (0 - (uint) i_913);
                            i_911 = i_916;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_911 < 0) {
                    l_917 = (long) i_911;
                    l_918 = l_917;
                } else {
                    l_919 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_905 + (ulong) 1800L))));
                    l_918 = l_919;
                }
                i_920 = (int) ((uint) ((int) l_897) + (uint) (-1));
                if (i_920 < 0) {
                    l_921 = l_918;
                } else {
                    if (l_918 < 0L) {
                        l_921 = l_918;
                    } else {
                        l_922 = (l_918 << 32) | ((long) (uint) i_920);
                        l_921 = l_922;
                    }
                }
            } else {
                l_921 = l_897;
            }
        } else {
            l_921 = l_897;
        }
        GALEFS_BROADCAST(17, l_923, l_921);
        if (i_454 == 0) {
            l_924 = (long) ((ulong) l_623 + (ulong) ((long) i_627));
            *((__global char *) (arg_work + 16 + l_924)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_924 + (ulong) 6L)))) = (char) 115;
        }
        if (i_696 < 0) {
            i_925 = 0;
        } else {
            i_926 = (int) ((uint) i_627 + (uint) 7);
            i_925 = i_926;
        }
        GALEFS_BARRIER(18);
        if (i_453 == 0) {
            l_927 = (long) ((int) get_group_id(0));
            i_928 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_927 << 12) + (l_927 << 11)))) + (ulong) 1856L))));
            if (i_928 == 0) {
                if (i_925 < 1) {
                    l_929 = (-2L);
                } else {
                    if (i_925 < 4097) {
                        l_930 = (long) ((int) get_group_id(0));
                        l_931 = (long) ((ulong) l_4 + (ulong) ((l_930 << 12) + (l_930 << 11)));
                        l_932 = (long) ((ulong) l_931 + (ulong) 1796L);
                        i_933 = *((volatile __global gale_int *) (arg_fs + 16 + l_932));
                        l_934 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 1896L))));
                        i_935 = (int) (0 - (uint) i_933);
                        if (i_935 < 0) {
                            i_936 = i_935;
                        } else {
                            l_937 = (long) ((ulong) l_934 + (ulong) (-64L));
                            i_938 = (int) ((uint) ((int) (((long) ((ulong) l_937 + (ulong) ((long) ((ulong) (l_937 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_939 = (long) ((ulong) l_931 + (ulong) 1792L);
                            i_940 = 0;
                            l_941 = 0L;
                            while (true) {
                                if (!(i_940 == 0)) {
                                    break;
                                }
                                i_942 = *((volatile __global gale_int *) (arg_fs + 16 + l_932));
                                i_943 = *((volatile __global gale_int *) (arg_fs + 16 + l_939));
                                if (i_938 == i_943) {
                                    i_940 = 1;
                                } else {
                                    if (i_942 == 0) {
                                        if (l_941 < l_3) {
                                            GALEFS_RELAX(l_941);
                                            l_944 = (long) ((ulong) l_941 + (ulong) 1L);
                                            l_941 = l_944;
                                        } else {
                                            i_940 = (-110);
                                        }
                                    } else {
                                        i_945 = (int) (0 - (uint) i_942);
                                        i_940 = i_945;
                                    }
                                }
                            }
                            i_936 = i_940;
                        }
                        l_946 = (long) i_936;
                        l_929 = l_946;
                    } else {
                        l_929 = (-36L);
                    }
                }
            } else {
                l_929 = (-16L);
            }
            if (l_929 < 0L) {
                l_947 = l_929;
            } else {
                l_948 = (long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))));
                l_949 = (long) ((int) get_group_id(0));
                l_950 = (long) ((ulong) l_4 + (ulong) ((l_949 << 12) + (l_949 << 11)));
                l_951 = (long) ((ulong) l_950 + (ulong) 1896L);
                l_952 = (long) ((int) get_group_id(0));
                l_953 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_952 << 12) + (l_952 << 11)))) + (ulong) 2048L);
                i_954 = 0;
                while (true) {
                    if (!(i_954 < i_925)) {
                        break;
                    }
                    l_955 = (long) i_954;
                    i_956 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_623 + (ulong) l_955))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_953 + (ulong) l_955)))) = (char) i_956;
                    i_957 = (int) ((uint) i_954 + (uint) 1);
                    i_954 = i_957;
                }
                l_958 = *((__global gale_long *) (arg_fs + 16 + l_951));
                l_959 = (long) ((ulong) l_958 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_950 + (ulong) ((long) (uint) (((int) l_959) & 1023)))))) = 0L;
                l_960 = (long) ((ulong) l_950 + (ulong) ((long) (uint) (((int) l_958) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_958 + (ulong) ((long) ((ulong) (l_958 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 32L)))) = 577;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 36L)))) = i_925;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_960)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_951)) = l_959;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_948)) = (char) 1;
                l_947 = LONG_MIN;
            }
        } else {
            l_947 = 0L;
        }
        if (i_452 == 0) {
            if (l_947 < (-4611686018427387904L)) {
                l_961 = (long) ((int) get_group_id(0));
                l_962 = (long) ((ulong) l_4 + (ulong) ((l_961 << 12) + (l_961 << 11)));
                l_963 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_962 + (ulong) 1896L))));
                l_964 = (long) ((ulong) l_963 + (ulong) (-64L));
                i_965 = (int) ((uint) ((int) (((long) ((ulong) l_964 + (ulong) ((long) ((ulong) (l_964 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_966 = (long) ((ulong) l_962 + (ulong) 1792L);
                l_967 = (long) ((ulong) l_962 + (ulong) 1796L);
                i_968 = 0;
                l_969 = 0L;
                while (true) {
                    if (!(i_968 == 0)) {
                        break;
                    }
                    i_970 = *((volatile __global gale_int *) (arg_fs + 16 + l_967));
                    i_971 = *((volatile __global gale_int *) (arg_fs + 16 + l_966));
                    if (i_965 == i_971) {
                        i_968 = 1;
                    } else {
                        if (i_970 == 0) {
                            if (l_969 < l_3) {
                                GALEFS_RELAX(l_969);
                                l_972 = (long) ((ulong) l_969 + (ulong) 1L);
                                l_969 = l_972;
                            } else {
                                i_968 = (-110);
                            }
                        } else {
                            i_973 = (int) (0 - (uint) i_970);
                            i_968 = i_973;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_968 < 0) {
                    l_974 = (long) i_968;
                    l_975 = l_974;
                } else {
                    l_976 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_962 + (ulong) 1800L))));
                    l_975 = l_976;
                }
                i_977 = (int) ((uint) ((int) l_947) + (uint) (-1));
                if (i_977 < 0) {
                    l_978 = l_975;
                } else {
                    if (l_975 < 0L) {
                        l_978 = l_975;
                    } else {
                        l_979 = (l_975 << 32) | ((long) (uint) i_977);
                        l_978 = l_979;
                    }
                }
            } else {
                l_978 = l_947;
            }
        } else {
            l_978 = l_947;
        }
        GALEFS_BROADCAST(19, l_980, l_978);
        i_981 = *((__global gale_int *) ul_58);
        i_982 = *((__global gale_int *) ul_60);
        l_983 = (long) i_981;
        i_984 = (int) l_980;
        if (i_984 < 0) {
            i_985 = 0;
        } else {
            i_986 = *((__global gale_int *) ul_67);
            l_987 = l_983 * ((long) ((int) get_group_id(0)));
            l_988 = (long) i_986;
            if (l_987 < l_988) {
                l_989 = l_988 - l_987;
                if (l_989 < l_983) {
                    i_990 = (int) l_989;
                    i_985 = i_990;
                } else {
                    i_985 = i_981;
                }
            } else {
                i_985 = 0;
            }
        }
        l_991 = ((l_983 * 44L) + 73792L) + (((long) i_982) << 2);
        l_992 = ((l_991 + (l_983 * 43L)) + 63L) & (-64L);
        l_993 = (long) ((ulong) l_451 * (ulong) l_992);
        i_994 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_993 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_995 = (long) ((ulong) l_993 + (ulong) 73792L);
        if (i_985 < 1) {
            i_996 = 0;
        } else {
            l_997 = (long) ((ulong) l_995 + (ulong) (((long) (uint) ((int) ((uint) i_985 + (uint) (-1)))) * 44L));
            i_998 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_997 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_999 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_997 >> 2))) << 2) + 16L)));
            i_1000 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_998 + (uint) i_999)) + (uint) 12)) - (uint) i_994);
            i_996 = i_1000;
        }
        l_1001 = (long) i_994;
        l_1002 = (long) ((ulong) l_991 + (ulong) ((long) ((ulong) l_992 * (ulong) l_447)));
        i_1003 = i_450;
        while (true) {
            if (!(i_1003 < i_985)) {
                break;
            }
            l_1004 = (long) ((ulong) l_995 + (ulong) (((long) i_1003) * 44L));
            i_1005 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1004 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_1006 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1004 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_1007 = 0;
            i_1008 = 0;
            while (true) {
                if (!(i_1008 < i_449)) {
                    break;
                }
                i_1009 = *((__global gale_int *) ul_58);
                i_1010 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1008 + (uint) i_448)) * (uint) i_1009)) + (uint) i_1006))) << 2) + 16L)));
                i_1011 = (int) ((uint) i_1007 + (uint) i_1010);
                i_1012 = (int) ((uint) i_1008 + (uint) 1);
                i_1007 = i_1011;
                i_1008 = i_1012;
            }
            l_1013 = (long) ((ulong) ((long) ((ulong) l_1002 + (ulong) ((long) i_1005))) - (ulong) l_1001);
            i_1014 = 0;
            while (true) {
                if (!(i_1014 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1013 + (ulong) ((long) i_1014))))) = (char) 32;
                i_1015 = (int) ((uint) i_1014 + (uint) 1);
                i_1014 = i_1015;
            }
            i_1016 = i_1007;
            i_1017 = 10;
            while (true) {
                if (!(i_1017 == 10)) {
                    if (i_1016 < 1) {
                        break;
                    }
                }
                i_1018 = (int) ((uint) i_1017 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1013 + (ulong) ((long) i_1018))))) = (char) (gale_rem_int(i_1016, 10) + 48);
                i_1019 = gale_div_int(i_1016, 10);
                i_1016 = i_1019;
                i_1017 = i_1018;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1013 + (ulong) 10L)))) = (char) 32;
            i_1020 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_1004 >> 2))) << 2) + 16L)));
            l_1021 = (long) ((ulong) l_1013 + (ulong) 11L);
            l_1022 = (long) ((ulong) l_1004 + (ulong) 12L);
            i_1023 = 0;
            while (true) {
                if (!(i_1023 < i_1020)) {
                    break;
                }
                l_1024 = (long) i_1023;
                i_1025 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1022 + (ulong) l_1024))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1024 + (ulong) l_1021)))) = (char) i_1025;
                i_1026 = (int) ((uint) i_1023 + (uint) 1);
                i_1023 = i_1026;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_1020) + (ulong) l_1021)))) = (char) 10;
            i_1027 = (int) ((uint) i_1003 + (uint) i_442);
            i_1003 = i_1027;
        }
        i_1028 = 0;
        i_1029 = 1;
        while (true) {
            if (i_1029 < 1) {
                goto B935;
            }
            if (!(i_1028 < i_996)) {
                break;
            }
            l_1030 = (long) i_1028;
            l_1031 = (long) ((ulong) l_1002 + (ulong) l_1030);
            i_1032 = (int) ((uint) i_996 - (uint) i_1028);
            l_1033 = l_1001 + l_1030;
            i_1034 = (int) get_local_id(0);
            i_1035 = (int) get_local_id(0);
            i_1036 = (int) get_local_id(0);
            i_1037 = 1;
            i_1038 = 0;
            while (true) {
                if (!(i_1037 == 1)) {
                    break;
                }
                l_1039 = (long) i_1038;
                l_1040 = l_1033 + l_1039;
                l_1041 = l_77 & l_1040;
                if (i_1036 == 0) {
                    if (i_984 < 0) {
                        i_1042 = (-9);
                    } else {
                        if (i_984 < i_80) {
                            l_1043 = (long) ((ulong) l_79 + (ulong) (((long) (uint) i_984) << 3));
                            i_1044 = *((volatile __global gale_int *) (arg_fs + 16 + l_1043));
                            i_1045 = (int) ((uint) i_1044 + (uint) (-1));
                            i_1046 = (i_1045 < 0) ? (-9) : i_1045;
                            if (i_1046 < 0) {
                                i_1042 = i_1046;
                            } else {
                                i_1047 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1043 + (ulong) 4L))));
                                if ((i_1047 & 3) == 0) {
                                    i_1042 = (-9);
                                } else {
                                    i_1042 = i_1046;
                                }
                            }
                        } else {
                            i_1042 = (-9);
                        }
                    }
                    i_1048 = (int) ((uint) i_1032 - (uint) i_1038);
                    l_1049 = (long) i_1048;
                    if (i_1042 < 0) {
                        l_1050 = (long) i_1042;
                        l_1051 = l_1050;
                    } else {
                        if (l_1040 < 0L) {
                            l_1051 = (-22L);
                        } else {
                            if (i_1048 < 0) {
                                l_1051 = (-22L);
                            } else {
                                if ((l_1040 + l_1049) < 0L) {
                                    l_1051 = (-27L);
                                } else {
                                    l_1052 = (long) ((int) get_group_id(0));
                                    i_1053 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1052 << 12) + (l_1052 << 11)))) + (ulong) 1856L))));
                                    if (i_1053 == 0) {
                                        l_1051 = l_1049;
                                    } else {
                                        l_1051 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_1051 < 1L) {
                        l_1054 = l_1051;
                    } else {
                        l_1055 = (long) ((ulong) l_76 - (ulong) l_1041);
                        if (l_1055 < l_1049) {
                            i_1056 = (int) l_1055;
                            i_1057 = i_1056;
                        } else {
                            i_1057 = i_1048;
                        }
                        l_1058 = (long) ((int) get_group_id(0));
                        l_1059 = (long) ((ulong) l_4 + (ulong) ((l_1058 << 12) + (l_1058 << 11)));
                        l_1060 = (long) ((ulong) l_1059 + (ulong) 1796L);
                        i_1061 = *((volatile __global gale_int *) (arg_fs + 16 + l_1060));
                        l_1062 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1059 + (ulong) 1896L))));
                        i_1063 = (int) (0 - (uint) i_1061);
                        if (i_1063 < 0) {
                            i_1064 = i_1063;
                        } else {
                            l_1065 = (long) ((ulong) l_1062 + (ulong) (-64L));
                            i_1066 = (int) ((uint) ((int) (((long) ((ulong) l_1065 + (ulong) ((long) ((ulong) (l_1065 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_1067 = (long) ((ulong) l_1059 + (ulong) 1792L);
                            i_1068 = 0;
                            l_1069 = 0L;
                            while (true) {
                                if (!(i_1068 == 0)) {
                                    break;
                                }
                                i_1070 = *((volatile __global gale_int *) (arg_fs + 16 + l_1060));
                                i_1071 = *((volatile __global gale_int *) (arg_fs + 16 + l_1067));
                                if (i_1066 == i_1071) {
                                    i_1068 = 1;
                                } else {
                                    if (i_1070 == 0) {
                                        if (l_1069 < l_3) {
                                            GALEFS_RELAX(l_1069);
                                            l_1072 = (long) ((ulong) l_1069 + (ulong) 1L);
                                            l_1069 = l_1072;
                                        } else {
                                            i_1068 = (-110);
                                        }
                                    } else {
                                        i_1073 = (int) (0 - (uint) i_1070);
                                        i_1068 = i_1073;
                                    }
                                }
                            }
                            i_1064 = i_1068;
                        }
                        if (i_1064 < 0) {
                            l_1074 = (long) i_1064;
                            l_1054 = l_1074;
                        } else {
                            l_1075 = (long) ((int) get_group_id(0));
                            l_1076 = (long) ((ulong) l_4 + (ulong) ((l_1075 << 12) + (l_1075 << 11)));
                            l_1077 = (long) ((ulong) l_1076 + (ulong) 1896L);
                            l_1078 = *((__global gale_long *) (arg_fs + 16 + l_1077));
                            l_1079 = (long) ((ulong) l_1078 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) ((long) (uint) (((int) l_1079) & 1023)))))) = 0L;
                            l_1080 = (long) ((ulong) l_1076 + (ulong) ((long) (uint) (((int) l_1078) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 4L)))) = 4;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1078 + (ulong) ((long) ((ulong) (l_1078 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 12L)))) = i_984;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 16L)))) = l_1040;
                            l_1081 = (long) i_1057;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 24L)))) = l_1081;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_1080)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_1077)) = l_1079;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_1082 = (long) ((ulong) l_1081 + (ulong) (-9223372036854775807L));
                            l_1054 = l_1082;
                        }
                    }
                } else {
                    l_1054 = 0L;
                }
                if (i_1035 == 0) {
                    if (l_1054 < (-4611686018427387904L)) {
                        l_1083 = (long) ((int) get_group_id(0));
                        l_1084 = (long) ((ulong) l_4 + (ulong) ((l_1083 << 12) + (l_1083 << 11)));
                        l_1085 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 1896L))));
                        l_1086 = (long) ((ulong) l_1085 + (ulong) (-64L));
                        i_1087 = (int) ((uint) ((int) (((long) ((ulong) l_1086 + (ulong) ((long) ((ulong) (l_1086 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_1088 = (long) ((ulong) l_1084 + (ulong) 1792L);
                        l_1089 = (long) ((ulong) l_1084 + (ulong) 1796L);
                        i_1090 = 0;
                        l_1091 = 0L;
                        while (true) {
                            if (!(i_1090 == 0)) {
                                break;
                            }
                            i_1092 = *((volatile __global gale_int *) (arg_fs + 16 + l_1089));
                            i_1093 = *((volatile __global gale_int *) (arg_fs + 16 + l_1088));
                            if (i_1087 == i_1093) {
                                i_1090 = 1;
                            } else {
                                if (i_1092 == 0) {
                                    if (l_1091 < l_3) {
                                        GALEFS_RELAX(l_1091);
                                        l_1094 = (long) ((ulong) l_1091 + (ulong) 1L);
                                        l_1091 = l_1094;
                                    } else {
                                        i_1090 = (-110);
                                    }
                                } else {
                                    i_1095 = (int) (0 - (uint) i_1092);
                                    i_1090 = i_1095;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_1090 < 0) {
                            l_1096 = (long) i_1090;
                            l_1097 = l_1096;
                        } else {
                            l_1098 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 1800L))));
                            l_1097 = l_1098;
                        }
                        i_1099 = (int) ((uint) ((int) l_1054) + (uint) (-1));
                        if (i_1099 < 0) {
                            l_1100 = l_1097;
                        } else {
                            if (l_1097 < 0L) {
                                l_1100 = l_1097;
                            } else {
                                l_1101 = (l_1097 << 32) | ((long) (uint) i_1099);
                                l_1100 = l_1101;
                            }
                        }
                    } else {
                        l_1100 = l_1054;
                    }
                } else {
                    l_1100 = l_1054;
                }
                GALEFS_BROADCAST(20, l_1102, l_1100);
                i_1103 = (int) l_1102;
                if (l_1102 < 0L) {
                    i_1104 = 0;
                } else {
                    i_1104 = i_1103;
                }
                if (l_1102 < 0L) {
                    l_1105 = 0L;
                } else {
                    l_1106 = (long) ((ulong) l_1102 >> 32);
                    l_1105 = l_1106;
                }
                gale_copy((arg_work + 16 + ((long) ((ulong) l_1031 + (ulong) l_1039))), (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) ((long) ((ulong) l_70 + (ulong) (l_1105 << i_75)))))), i_1104);
                GALEFS_FENCE();
                GALEFS_BARRIER(21);
                if (i_1034 == 0) {
                    l_1107 = (long) ((int) get_group_id(0));
                    l_1108 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1107 << 12) + (l_1107 << 11)))) + (ulong) 1880L);
                    l_1109 = *((__global gale_long *) (arg_fs + 16 + l_1108));
                    *((__global gale_long *) (arg_fs + 16 + l_1108)) = ((long) ((ulong) ((long) i_1104) + (ulong) l_1109));
                    l_1110 = (long) ((int) get_group_id(0));
                    l_1111 = (long) ((ulong) l_4 + (ulong) ((l_1110 << 12) + (l_1110 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1111 + (ulong) 1888L)))) = 0;
                    l_1112 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1111 + (ulong) 1896L))));
                    l_1113 = (long) ((ulong) l_1112 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1111 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1113 + (ulong) ((long) ((ulong) (l_1113 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_1114 = (int) ((uint) i_1038 + (uint) i_1104);
                if (l_1102 < 0L) {
                    i_1037 = i_1103;
                    i_1038 = i_1114;
                } else {
                    i_1115 = ((i_1104 < 1) || (!(i_1114 < i_1032))) ? 0 : 1;
                    i_1037 = i_1115;
                    i_1038 = i_1114;
                }
            }
            if (i_1038 < 1) {
                i_1116 = i_1037;
            } else {
                i_1116 = i_1038;
            }
            i_1117 = (i_1116 < 1) ? 0 : i_1116;
            i_1118 = (int) ((uint) i_1028 + (uint) i_1117);
            i_1028 = i_1118;
            i_1029 = i_1116;
        }
        goto B936;
    B935:;
    B936:;
        if (i_1029 < 0) {
            i_1119 = i_1029;
        } else {
            i_1119 = i_1028;
        }
        if (i_984 < 0) {
            i_1120 = i_984;
        } else {
            i_1120 = i_1119;
        }
        if (i_446 == 0) {
            l_1121 = (long) ((int) get_group_id(0));
            i_1122 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1121 << 12) + (l_1121 << 11)))) + (ulong) 1856L))));
            if (i_1122 == 0) {
                l_1123 = (long) ((int) get_group_id(0));
                l_1124 = (long) ((ulong) l_4 + (ulong) ((l_1123 << 12) + (l_1123 << 11)));
                l_1125 = (long) ((ulong) l_1124 + (ulong) 1796L);
                i_1126 = *((volatile __global gale_int *) (arg_fs + 16 + l_1125));
                l_1127 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1124 + (ulong) 1896L))));
                i_1128 = (int) (0 - (uint) i_1126);
                if (i_1128 < 0) {
                    i_1129 = i_1128;
                } else {
                    l_1130 = (long) ((ulong) l_1127 + (ulong) (-64L));
                    i_1131 = (int) ((uint) ((int) (((long) ((ulong) l_1130 + (ulong) ((long) ((ulong) (l_1130 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_1132 = (long) ((ulong) l_1124 + (ulong) 1792L);
                    i_1133 = 0;
                    l_1134 = 0L;
                    while (true) {
                        if (!(i_1133 == 0)) {
                            break;
                        }
                        i_1135 = *((volatile __global gale_int *) (arg_fs + 16 + l_1125));
                        i_1136 = *((volatile __global gale_int *) (arg_fs + 16 + l_1132));
                        if (i_1131 == i_1136) {
                            i_1133 = 1;
                        } else {
                            if (i_1135 == 0) {
                                if (l_1134 < l_3) {
                                    GALEFS_RELAX(l_1134);
                                    l_1137 = (long) ((ulong) l_1134 + (ulong) 1L);
                                    l_1134 = l_1137;
                                } else {
                                    i_1133 = (-110);
                                }
                            } else {
                                i_1138 = (int) (0 - (uint) i_1135);
                                i_1133 = i_1138;
                            }
                        }
                    }
                    i_1129 = i_1133;
                }
                if (i_1129 < 0) {
                    l_1139 = (long) i_1129;
                    l_1140 = l_1139;
                } else {
                    l_1141 = (long) ((int) get_group_id(0));
                    l_1142 = (long) ((ulong) l_4 + (ulong) ((l_1141 << 12) + (l_1141 << 11)));
                    l_1143 = (long) ((ulong) l_1142 + (ulong) 1896L);
                    l_1144 = *((__global gale_long *) (arg_fs + 16 + l_1143));
                    l_1145 = (long) ((ulong) l_1144 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1142 + (ulong) ((long) (uint) (((int) l_1145) & 1023)))))) = 0L;
                    l_1146 = (long) ((ulong) l_1142 + (ulong) ((long) (uint) (((int) l_1144) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1144 + (ulong) ((long) ((ulong) (l_1144 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 12L)))) = i_984;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_1146)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_1143)) = l_1145;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_1140 = LONG_MIN;
                }
            } else {
                l_1140 = (-16L);
            }
        } else {
            l_1140 = 0L;
        }
        if (i_445 == 0) {
            if (l_1140 < (-4611686018427387904L)) {
                l_1147 = (long) ((int) get_group_id(0));
                l_1148 = (long) ((ulong) l_4 + (ulong) ((l_1147 << 12) + (l_1147 << 11)));
                l_1149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 1896L))));
                l_1150 = (long) ((ulong) l_1149 + (ulong) (-64L));
                i_1151 = (int) ((uint) ((int) (((long) ((ulong) l_1150 + (ulong) ((long) ((ulong) (l_1150 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1152 = (long) ((ulong) l_1148 + (ulong) 1792L);
                l_1153 = (long) ((ulong) l_1148 + (ulong) 1796L);
                i_1154 = 0;
                l_1155 = 0L;
                while (true) {
                    if (!(i_1154 == 0)) {
                        break;
                    }
                    i_1156 = *((volatile __global gale_int *) (arg_fs + 16 + l_1153));
                    i_1157 = *((volatile __global gale_int *) (arg_fs + 16 + l_1152));
                    if (i_1151 == i_1157) {
                        i_1154 = 1;
                    } else {
                        if (i_1156 == 0) {
                            if (l_1155 < l_3) {
                                GALEFS_RELAX(l_1155);
                                l_1158 = (long) ((ulong) l_1155 + (ulong) 1L);
                                l_1155 = l_1158;
                            } else {
                                i_1154 = (-110);
                            }
                        } else {
                            i_1159 = (int) (0 - (uint) i_1156);
                            i_1154 = i_1159;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1154 < 0) {
                    l_1160 = (long) i_1154;
                    l_1161 = l_1160;
                } else {
                    l_1162 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 1800L))));
                    l_1161 = l_1162;
                }
                i_1163 = (int) ((uint) ((int) l_1140) + (uint) (-1));
                if (i_1163 < 0) {
                    l_1164 = l_1161;
                } else {
                    if (l_1161 < 0L) {
                        l_1164 = l_1161;
                    } else {
                        l_1165 = (l_1161 << 32) | ((long) (uint) i_1163);
                        l_1164 = l_1165;
                    }
                }
            } else {
                l_1164 = l_1140;
            }
        } else {
            l_1164 = l_1140;
        }
        GALEFS_BROADCAST(22, l_1166, l_1164);
        i_1167 = (int) l_1166;
        i_1168 = ((!((uint) i_625 < (uint) 4000)) || ((i_696 < 0) || ((i_1120 < 0) || (i_1167 < 0)))) ? 0 : 1;
        l_1169 = (long) ((ulong) l_467 + (ulong) ((long) i_613));
        i_1170 = (int) ((uint) i_468 + (uint) 1);
        if (i_613 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_1171 = ((int) get_group_id(0)) << 2;
                *((__global gale_int *) (arg_status + ((((long) i_1171) << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + ((((long) (i_1171 + 1)) << 2) + 16L))) = i_468;
                *((__global gale_int *) (arg_status + ((((long) (i_1171 + 2)) << 2) + 16L))) = i_613;
                l_467 = l_1169;
                i_468 = i_1170;
                i_469 = i_1168;
            } else {
                l_467 = l_1169;
                i_468 = i_1170;
                i_469 = i_1168;
            }
        } else {
            if (i_613 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    i_1172 = ((int) get_group_id(0)) << 2;
                    *((__global gale_int *) (arg_status + ((((long) i_1172) << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + ((((long) (i_1172 + 1)) << 2) + 16L))) = i_468;
                    *((__global gale_int *) (arg_status + ((((long) (i_1172 + 2)) << 2) + 16L))) = 0;
                    l_467 = l_1169;
                    i_468 = i_1170;
                    i_469 = i_1168;
                } else {
                    l_467 = l_1169;
                    i_468 = i_1170;
                    i_469 = i_1168;
                }
            } else {
                if (i_624 < 4001) {
                    if ((uint) i_625 < (uint) 4000) {
                        if (i_696 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1173 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1173) << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + ((((long) (i_1173 + 1)) << 2) + 16L))) = i_468;
                                *((__global gale_int *) (arg_status + ((((long) (i_1173 + 2)) << 2) + 16L))) = i_696;
                                l_467 = l_1169;
                                i_468 = i_1170;
                                i_469 = i_1168;
                                continue;
                            }
                            l_467 = l_1169;
                            i_468 = i_1170;
                            i_469 = i_1168;
                            continue;
                        }
                    }
                    if ((uint) i_625 < (uint) 4000) {
                        if (i_1120 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1174 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1174) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1174 + 1)) << 2) + 16L))) = i_468;
                                *((__global gale_int *) (arg_status + ((((long) (i_1174 + 2)) << 2) + 16L))) = i_1120;
                                l_467 = l_1169;
                                i_468 = i_1170;
                                i_469 = i_1168;
                                continue;
                            }
                            l_467 = l_1169;
                            i_468 = i_1170;
                            i_469 = i_1168;
                            continue;
                        }
                    }
                    if ((uint) i_625 < (uint) 4000) {
                        if (i_1167 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                i_1175 = ((int) get_group_id(0)) << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1175) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1175 + 1)) << 2) + 16L))) = i_468;
                                *((__global gale_int *) (arg_status + ((((long) (i_1175 + 2)) << 2) + 16L))) = i_1167;
                                l_467 = l_1169;
                                i_468 = i_1170;
                                i_469 = i_1168;
                            } else {
                                l_467 = l_1169;
                                i_468 = i_1170;
                                i_469 = i_1168;
                            }
                        } else {
                            l_467 = l_1169;
                            i_468 = i_1170;
                            i_469 = i_1168;
                        }
                    } else {
                        l_467 = l_1169;
                        i_468 = i_1170;
                        i_469 = i_1168;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_1176 = ((int) get_group_id(0)) << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_1176) << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + ((((long) (i_1176 + 1)) << 2) + 16L))) = i_468;
                        *((__global gale_int *) (arg_status + ((((long) (i_1176 + 2)) << 2) + 16L))) = i_624;
                        l_467 = l_1169;
                        i_468 = i_1170;
                        i_469 = i_1168;
                    } else {
                        l_467 = l_1169;
                        i_468 = i_1170;
                        i_469 = i_1168;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_1177 = (long) ((int) get_group_id(0));
        i_1178 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1177 << 12) + (l_1177 << 11)))) + (ulong) 1856L))));
        if (i_1178 == 0) {
            l_1179 = (long) ((int) get_group_id(0));
            l_1180 = (long) ((ulong) l_4 + (ulong) ((l_1179 << 12) + (l_1179 << 11)));
            l_1181 = (long) ((ulong) l_1180 + (ulong) 1796L);
            i_1182 = *((volatile __global gale_int *) (arg_fs + 16 + l_1181));
            l_1183 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1180 + (ulong) 1896L))));
            i_1184 = (int) (0 - (uint) i_1182);
            if (i_1184 < 0) {
                i_1185 = i_1184;
            } else {
                l_1186 = (long) ((ulong) l_1183 + (ulong) (-64L));
                i_1187 = (int) ((uint) ((int) (((long) ((ulong) l_1186 + (ulong) ((long) ((ulong) (l_1186 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1188 = (long) ((ulong) l_1180 + (ulong) 1792L);
                i_1189 = 0;
                l_1190 = 0L;
                while (true) {
                    if (!(i_1189 == 0)) {
                        break;
                    }
                    i_1191 = *((volatile __global gale_int *) (arg_fs + 16 + l_1181));
                    i_1192 = *((volatile __global gale_int *) (arg_fs + 16 + l_1188));
                    if (i_1187 == i_1192) {
                        i_1189 = 1;
                    } else {
                        if (i_1191 == 0) {
                            if (l_1190 < l_3) {
                                GALEFS_RELAX(l_1190);
                                l_1193 = (long) ((ulong) l_1190 + (ulong) 1L);
                                l_1190 = l_1193;
                            } else {
                                i_1189 = (-110);
                            }
                        } else {
                            i_1194 = (int) (0 - (uint) i_1191);
                            i_1189 = i_1194;
                        }
                    }
                }
                i_1185 = i_1189;
            }
            if (i_1185 < 0) {
                l_1195 = (long) i_1185;
                l_1196 = l_1195;
            } else {
                l_1197 = (long) ((int) get_group_id(0));
                l_1198 = (long) ((ulong) l_4 + (ulong) ((l_1197 << 12) + (l_1197 << 11)));
                l_1199 = (long) ((ulong) l_1198 + (ulong) 1896L);
                l_1200 = *((__global gale_long *) (arg_fs + 16 + l_1199));
                l_1201 = (long) ((ulong) l_1200 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1198 + (ulong) ((long) (uint) (((int) l_1201) & 1023)))))) = 0L;
                l_1202 = (long) ((ulong) l_1198 + (ulong) ((long) (uint) (((int) l_1200) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1200 + (ulong) ((long) ((ulong) (l_1200 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 12L)))) = i_440;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1202 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1202)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1199)) = l_1201;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_1196 = LONG_MIN;
            }
        } else {
            l_1196 = (-16L);
        }
    } else {
        l_1196 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1196 < (-4611686018427387904L)) {
            l_1203 = (long) ((int) get_group_id(0));
            l_1204 = (long) ((ulong) l_4 + (ulong) ((l_1203 << 12) + (l_1203 << 11)));
            l_1205 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 1896L))));
            l_1206 = (long) ((ulong) l_1205 + (ulong) (-64L));
            i_1207 = (int) ((uint) ((int) (((long) ((ulong) l_1206 + (ulong) ((long) ((ulong) (l_1206 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1208 = (long) ((ulong) l_1204 + (ulong) 1792L);
            l_1209 = (long) ((ulong) l_1204 + (ulong) 1796L);
            i_1210 = 0;
            l_1211 = 0L;
            while (true) {
                if (!(i_1210 == 0)) {
                    break;
                }
                i_1212 = *((volatile __global gale_int *) (arg_fs + 16 + l_1209));
                i_1213 = *((volatile __global gale_int *) (arg_fs + 16 + l_1208));
                if (i_1207 == i_1213) {
                    i_1210 = 1;
                } else {
                    if (i_1212 == 0) {
                        if (l_1211 < l_3) {
                            GALEFS_RELAX(l_1211);
                            l_1214 = (long) ((ulong) l_1211 + (ulong) 1L);
                            l_1211 = l_1214;
                        } else {
                            i_1210 = (-110);
                        }
                    } else {
                        i_1215 = (int) (0 - (uint) i_1212);
                        i_1210 = i_1215;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1210 < 0) {
                l_1216 = (long) i_1210;
                l_1217 = l_1216;
            } else {
                l_1218 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 1800L))));
                l_1217 = l_1218;
            }
            i_1219 = (int) ((uint) ((int) l_1196) + (uint) (-1));
            if (i_1219 < 0) {
                l_1220 = l_1217;
            } else {
                if (l_1217 < 0L) {
                    l_1220 = l_1217;
                } else {
                    l_1221 = (l_1217 << 32) | ((long) (uint) i_1219);
                    l_1220 = l_1221;
                }
            }
        } else {
            l_1220 = l_1196;
        }
    } else {
        l_1220 = l_1196;
    }
    GALEFS_BROADCAST(23, l_1222, l_1220);
    GALEFS_GROUP_END()
}
#endif
