//@ head
// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF

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

//@ gale_double
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double GALEFS_MAY_ALIAS gale_double;

//@ GALEFS_FUNCTION
// Begins a function that a kernel calls. Inlined at each call, it would make PoCL take several times as long for a
// kernel; for GPUs calls cost more than their text.
#if defined(GALEFS_POCL)
#define GALEFS_FUNCTION(type) __attribute__((noinline)) type
#else
#define GALEFS_FUNCTION(type) type
#endif

//@ GALEFS_INNERMOST_LOOP
// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would. A width is defined only where the compiler needs it, and was told to keep that order.
#if defined(GALEFS_VECTOR_WIDTH)
#define GALEFS_PRAGMA(text) _Pragma(#text)
#define GALEFS_LOOP_OF_WIDTH(width) GALEFS_PRAGMA(clang loop vectorize_width(width) interleave_count(4))
#define GALEFS_INNERMOST_LOOP() GALEFS_LOOP_OF_WIDTH(GALEFS_VECTOR_WIDTH)
#elif defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

//@ GALEFS_ITEM_FENCE
// OpenCL C's own fence, in the widest scope that its version has. In 3.0, scopes beyond the work-group are optional. 1.2
// has neither scopes nor orders. Kernels that share memory with the host need all devices: the probe refuses others.
#if __OPENCL_C_VERSION__ < 200
#define GALEFS_ITEM_FENCE(order) mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)
#else
#if __OPENCL_C_VERSION__ < 300 || defined(__opencl_c_atomic_scope_all_devices)
#define GALEFS_SCOPE memory_scope_all_svm_devices
#elif defined(__opencl_c_atomic_scope_device)
#define GALEFS_SCOPE memory_scope_device
#else
#define GALEFS_SCOPE memory_scope_work_group
#endif
#define GALEFS_ITEM_FENCE(order) \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, order, GALEFS_SCOPE)
#endif

//@ GALEFS_FENCE: GALEFS_ITEM_FENCE
// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__x86_64__)
// On x86 an atomic exchange, of whatever, orders all accesses around it. The mfence of __sync_synchronize also orders
// accesses that bypass the caches, and takes four times as long.
#define GALEFS_FENCE() gale_fence()
void gale_fence(void) {
    // Volatile, or a compiler may remove an exchange of which nobody reads the result.
    volatile int word = 0;
    __atomic_exchange_n(&word, 1, __ATOMIC_SEQ_CST);
}
#elif defined(GALEFS_POCL) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#elif __OPENCL_C_VERSION__ < 300 || defined(__opencl_c_atomic_order_seq_cst)
#define GALEFS_FENCE() GALEFS_ITEM_FENCE(memory_order_seq_cst)
#else
#define GALEFS_FENCE() GALEFS_ITEM_FENCE(memory_order_acq_rel)
#endif

//@ GALEFS_ACQUIRE_FENCE: GALEFS_ITEM_FENCE
// Orders loads before it before all accesses after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_ACQUIRE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(GALEFS_POCL) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#else
#define GALEFS_ACQUIRE_FENCE() GALEFS_ITEM_FENCE(memory_order_acquire)
#endif

//@ GALEFS_RELEASE_FENCE: GALEFS_ITEM_FENCE
// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(GALEFS_POCL) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() GALEFS_ITEM_FENCE(memory_order_release)
#endif

//@ GALEFS_GROUP_BEGIN
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

//@ GALEFS_BROADCAST
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

//@ GALEFS_RELAX
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

//@ gale_copy_share
// Copies the share of one of several work-items.
#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction. Four loads are in
// flight: what they load may lie in the host's memory, a microsecond away.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    if (byteCount <= 0) {
        return;
    }
    const int step = workers * 16;
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        const __global uchar *from = source + worker * 16;
        __global uchar *to = destination + worker * 16;
        for (int left = wide - worker * 16; left > 0; left -= 4 * step) {
            const ulong2 first = *((const __global gale_ulong2 *) from);
            ulong2 second = (ulong2) (0), third = (ulong2) (0), fourth = (ulong2) (0);
            if (left > step) {
                second = *((const __global gale_ulong2 *) (from + step));
            }
            if (left > 2 * step) {
                third = *((const __global gale_ulong2 *) (from + 2 * step));
            }
            if (left > 3 * step) {
                fourth = *((const __global gale_ulong2 *) (from + 3 * step));
            }
            *((__global gale_ulong2 *) to) = first;
            if (left > step) {
                *((__global gale_ulong2 *) (to + step)) = second;
            }
            if (left > 2 * step) {
                *((__global gale_ulong2 *) (to + 2 * step)) = third;
            }
            if (left > 3 * step) {
                *((__global gale_ulong2 *) (to + 3 * step)) = fourth;
            }
            from += 4 * step;
            to += 4 * step;
        }
    }
    for (long at = (long) wide + worker; at < byteCount; at += workers) {
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
    if (byteCount <= 0) {
        return;
    }
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

//@ gale_copy: gale_copy_share
// Copies the calling work-item's share of a copy by the whole group.
#define gale_copy(source, destination, byteCount) \
    gale_copy_share(source, destination, byteCount, (int) get_local_id(0), (int) get_local_size(0))

//@ gale_div_int
int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

//@ gale_rem_int
int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

//@ gale_div_long
long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

//@ gale_rem_long
long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

//@ gale_unsigned_div_int
int gale_unsigned_div_int(int x, int y) {
    return y == 0 ? 0 : (int) ((uint) x / (uint) y);
}

//@ gale_unsigned_rem_int
int gale_unsigned_rem_int(int x, int y) {
    return y == 0 ? 0 : (int) ((uint) x % (uint) y);
}

//@ gale_unsigned_div_long
long gale_unsigned_div_long(long x, long y) {
    return y == 0 ? 0 : (long) ((ulong) x / (ulong) y);
}

//@ gale_unsigned_rem_long
long gale_unsigned_rem_long(long x, long y) {
    return y == 0 ? 0 : (long) ((ulong) x % (ulong) y);
}

//@ gale_ctz_int
int gale_ctz_int(int x) {
    return x == 0 ? 32 : 31 - (int) clz(x & (int) (0 - (uint) x));
}

//@ gale_ctz_long
int gale_ctz_long(long x) {
    return x == 0 ? 64 : 63 - (int) clz(x & (long) (0 - (ulong) x));
}

//@ gale_int_from_float
int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

//@ gale_int_from_double: gale_double
int gale_int_from_double(double x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

//@ gale_long_from_float
long gale_long_from_float(float x) {
    return isnan(x) ? 0 : convert_long_sat_rtz(x);
}

//@ gale_long_from_double: gale_double
long gale_long_from_double(double x) {
    return isnan(x) ? 0 : convert_long_sat_rtz(x);
}

//@ gale_min_float
// As Math.min: NaN if either is NaN; -0 is less than 0.
float gale_min_float(float x, float y) {
    return isnan(x) ? x : x == y ? as_float(as_int(x) | as_int(y)) : x < y ? x : y;
}

//@ gale_max_float
float gale_max_float(float x, float y) {
    return isnan(x) ? x : x == y ? as_float(as_int(x) & as_int(y)) : x > y ? x : y;
}

//@ gale_min_double: gale_double
double gale_min_double(double x, double y) {
    return isnan(x) ? x : x == y ? as_double(as_long(x) | as_long(y)) : x < y ? x : y;
}

//@ gale_max_double: gale_double
double gale_max_double(double x, double y) {
    return isnan(x) ? x : x == y ? as_double(as_long(x) & as_long(y)) : x > y ? x : y;
}

//@ gale_reverse_int
int gale_reverse_int(int x) {
    uint bits = (uint) x;
    bits = (bits & 0x55555555) << 1 | (bits >> 1 & 0x55555555);
    bits = (bits & 0x33333333) << 2 | (bits >> 2 & 0x33333333);
    bits = (bits & 0x0F0F0F0F) << 4 | (bits >> 4 & 0x0F0F0F0F);
    return as_int(as_char4(bits).s3210);
}

//@ gale_reverse_long
long gale_reverse_long(long x) {
    ulong bits = (ulong) x;
    bits = (bits & 0x5555555555555555UL) << 1 | (bits >> 1 & 0x5555555555555555UL);
    bits = (bits & 0x3333333333333333UL) << 2 | (bits >> 2 & 0x3333333333333333UL);
    bits = (bits & 0x0F0F0F0F0F0F0F0FUL) << 4 | (bits >> 4 & 0x0F0F0F0F0F0F0F0FUL);
    return as_long(as_char8(bits).s76543210);
}

//@ gale_abs_int
// PoCL's own abs assumes that the result is not negative, which is wrong for the smallest int.
int gale_abs_int(int x) {
    return (int) (x < 0 ? 0 - (uint) x : (uint) x);
}

//@ gale_abs_long
long gale_abs_long(long x) {
    return (long) (x < 0 ? 0 - (ulong) x : (ulong) x);
}

//@ gale_signum_float
// OpenCL C's own sign returns 0 for NaN.
float gale_signum_float(float x) {
    return isnan(x) || x == 0 ? x : copysign(1.0f, x);
}

//@ gale_signum_double: gale_double
double gale_signum_double(double x) {
    return isnan(x) || x == 0 ? x : copysign(1.0, x);
}

//@ gale_int_at
int gale_int_at(const __global uchar *address) {
    return *((const __global gale_int *) address);
}

//@ GALEFS_LAUNCH
// The region's first bytes, whose fields are constant during a launch, as a parameter of kernels that suspend. A GPU's
// instructions read parameters as they read registers. A load from memory takes a hundred times as long, and mostly
// another load needs its result.
#define GALEFS_LAUNCH() gale_launch_constants
typedef struct {
    ulong words[RoundDescriptor.LAUNCH_LENGTH / 8];
} gale_launch_constants;
#define GALEFS_LAUNCH_PARAMETER , const gale_launch_constants *gale_launch
#define GALEFS_LAUNCH_ARGUMENT , gale_launch
#define GALEFS_LAUNCH_INT(region, offset) ((int) (gale_launch->words[(offset) / 8] >> (offset) % 8 * 8))
#define GALEFS_LAUNCH_LONG(region, offset) ((long) gale_launch->words[(offset) / 8])

//@ gale_violation: GALEFS_FUNCTION
// Records a violation, unless it is not the launch's first, and stops the launch: file calls fail from now on. A kernel
// whose first parameter is no region, as in some tests, records none.
GALEFS_FUNCTION(void) gale_violation(
        __global uchar *region, int site, int group, int item, long index, long length, int size) {
    __global uchar *data = region + ArrayHeader.LENGTH;
    const long format = *((__global gale_long *) (data + RoundDescriptor.FORMAT_OFFSET));
    if (format != RoundDescriptor.FORMAT && format != LaneControlDescriptor.FORMAT) {
        return;
    }
    __global uchar *area = data + *((__global gale_long *) (data + LogDescriptor.AREA_OFFSET));
    if (atomic_cmpxchg((volatile __global int *) (area + ViolationDescriptor.SITE_OFFSET), 0, site) != 0) {
        return;
    }
    *((__global gale_int *) (area + ViolationDescriptor.GROUP_OFFSET)) = group;
    *((__global gale_int *) (area + ViolationDescriptor.ITEM_OFFSET)) = item;
    *((__global gale_int *) (area + ViolationDescriptor.SIZE_OFFSET)) = size;
    *((__global gale_long *) (area + ViolationDescriptor.INDEX_OFFSET)) = index;
    *((__global gale_long *) (area + ViolationDescriptor.LENGTH_OFFSET)) = length;
    if (format == RoundDescriptor.FORMAT) {
        // The site is the stop word of rounds.
        return;
    }
    __global uchar *lanes = data + *((__global gale_long *) (data + LaneControlDescriptor.LANES_OFFSET));
    const int count = *((__global gale_int *) (data + LaneControlDescriptor.LANE_COUNT_OFFSET));
    for (int lane = 0; lane < count; lane++) {
        *((volatile __global int *) (lanes + (long) lane * LaneDescriptor.LANE_STRIDE + LaneDescriptor.STOP_OFFSET)) =
            Errno.EINTR;
    }
}

//@ gale_check_index: gale_violation
int gale_check_index(
        __global uchar *region, int site, int group, int item, int index, int length, int harmless) {
    if ((uint) index < (uint) length) {
        return index;
    }
    gale_violation(region, site, group, item, index, length, 0);
    return harmless;
}

//@ gale_check_offset: gale_violation
long gale_check_offset(
        __global uchar *region, int site, int group, int item, long offset, long length, int size, long harmless) {
    if (offset >= 0 && offset <= length - size) {
        return offset;
    }
    gale_violation(region, site, group, item, offset, length, size);
    return harmless;
}

//@ gale_check_alignment: gale_violation
long gale_check_alignment(
        __global uchar *region, int site, int group, int item, long offset, int size, long harmless) {
    if ((offset & (size - 1)) == 0) {
        return offset;
    }
    gale_violation(region, site, group, item, offset, 0, size);
    return harmless;
}

//@ gale_check_range: gale_violation
// Returns the bytes to copy: none if some are not in the array.
int gale_check_range(
        __global uchar *region, int site, int group, int item, int count, long offset, long length) {
    if (count >= 0 && offset >= 0 && offset <= length - count) {
        return count;
    }
    gale_violation(region, site, group, item, offset, length, count);
    return 0;
}

//@ gale_check_divisor: gale_violation
void gale_check_divisor(__global uchar *region, int site, int group, int item, long divisor) {
    if (divisor == 0) {
        gale_violation(region, site, group, item, 0, 0, 0);
    }
}

//@ gale_check_same: gale_violation
void gale_check_same(
        __global uchar *region, int site, int group, int item, int argument, long value, long leaders) {
    if (value != leaders) {
        gale_violation(region, site, group, item, value, leaders, argument);
    }
}

//@ GALEFS_IS_LAST_TO_RETURN
// Whether all other work-items of the group have returned from the kernel.
#ifdef GALEFS_ITEMS
#define GALEFS_RETURNS() int gale_returned = 0;
#define GALEFS_IS_LAST_TO_RETURN() (++gale_returned == GALEFS_ITEMS)
#else
#define GALEFS_RETURNS()                                                                                               \
    __local int gale_returned;                                                                                         \
    if (get_local_id(0) == 0) {                                                                                        \
        gale_returned = 0;                                                                                             \
    }                                                                                                                  \
    barrier(CLK_LOCAL_MEM_FENCE);
#define GALEFS_IS_LAST_TO_RETURN() gale_is_last_to_return(&gale_returned, (int) get_local_size(0))

int gale_is_last_to_return(__local int *returned, int items) {
    // Loads of the mapped bytes come before the count.
    mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
    return atomic_inc(returned) == items - 1;
}
#endif

//@ gale_round_entry
// The entry of the work-group's position in the round.
const __global uchar *gale_round_entry(const __global uchar *region) {
    const __global uchar *data = region + ArrayHeader.LENGTH;
    return data + *((const __global gale_long *) (data + RoundDescriptor.ENTRIES_OFFSET))
            + (long) get_group_id(0) * RoundDescriptor.ENTRY_LENGTH;
}

__global uchar *gale_round_record(__global uchar *region) {
    __global uchar *data = region + ArrayHeader.LENGTH;
    return data + *((__global gale_long *) (data + RoundDescriptor.RECORDS_OFFSET))
            + (long) get_group_id(0) * RoundDescriptor.RECORD_LENGTH;
}

__global gale_long *gale_round_state(__global uchar *region, int slot) {
    __global uchar *data = region + ArrayHeader.LENGTH;
    return (__global gale_long *) (data + *((__global gale_long *) (data + RoundDescriptor.STATES_OFFSET))
            + (long) slot * RoundDescriptor.STATE_LENGTH);
}

// Starts a work-group: its slot's state is that of an earlier work-group. Called by the leader.
void gale_round_start(__global uchar *region, int slot) {
    __global gale_long *state = gale_round_state(region, slot);
    for (int i = 0; i < GroupStateDescriptor.LENGTH / 8; i++) {
        state[i] = 0;
    }
}

// Completes the record of a request: the work-group continues at the resume point. Called by the leader.
void gale_round_suspend(__global uchar *region, const __global uchar *entry, int resume, long outcome) {
    __global uchar *record = gale_round_record(region);
    *((__global gale_int *) (record + RoundDescriptor.RECORD_ROUND_OFFSET)) =
            *((const __global gale_int *) (entry + RoundDescriptor.ENTRY_ROUND_OFFSET));
    *((__global gale_int *) (record + RoundDescriptor.RECORD_RESUME_OFFSET)) = resume;
    *((__global gale_int *) (record + RoundDescriptor.RECORD_TAG_OFFSET)) = (int) outcome - 1;
}

// Writes the record of a work-group that has ended, with its totals. Called by the leader.
void gale_round_finish(__global uchar *region, const __global uchar *entry, int slot) {
    __global uchar *record = gale_round_record(region);
    __global gale_long *state = gale_round_state(region, slot);
    *((__global gale_int *) (record + RoundDescriptor.RECORD_LENGTH_OFFSET)) = RoundDescriptor.RECORD_LENGTH;
    *((__global gale_int *) (record + RoundDescriptor.RECORD_OPERATION_OFFSET)) = RoundDescriptor.FINISHED;
    *((__global gale_int *) (record + RoundDescriptor.RECORD_ROUND_OFFSET)) =
            *((const __global gale_int *) (entry + RoundDescriptor.ENTRY_ROUND_OFFSET));
    *((__global gale_long *) (record + RoundDescriptor.RECORD_FILE_OFFSET_OFFSET)) =
            state[GroupStateDescriptor.HITS_OFFSET / 8];
    *((__global gale_long *) (record + RoundDescriptor.RECORD_BYTE_COUNT_OFFSET)) =
            state[GroupStateDescriptor.BYTES_READ_OFFSET / 8];
    *((__global gale_long *) (record + RoundDescriptor.RECORD_OPEN_FLAGS_OFFSET)) =
            state[GroupStateDescriptor.BYTES_WRITTEN_OFFSET / 8];
    *((__global gale_int *) (record + RoundDescriptor.RECORD_FD_OFFSET)) =
            (int) state[GroupStateDescriptor.MAPPED_OFFSET / 8];
    *((__global gale_long *) (record + RoundDescriptor.RECORD_RESUME_OFFSET)) =
            state[GroupStateDescriptor.MAPPED_FILE_OFFSET_OFFSET / 8];
}

//@ GALEFS_PASS
// Declares what the work-group's slot holds in a pass of a live launch. The device's ids are those of the pass.
#define GALEFS_PASS() __global uchar *gale_entry = gale_pass_entry(gale_passes);
#undef get_global_id
#define get_global_id(dimension) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))
#define get_num_groups(dimension) gale_group_count

__global uchar *gale_pass_entry(__global uchar *passes) {
    __global uchar *data = passes + ArrayHeader.LENGTH;
    const long slots = *((__global gale_int *) (data + PassDescriptor.SLOT_COUNT_OFFSET));
    const __global uchar *positions = data + PassDescriptor.SLOTS_OFFSET + slots * PassDescriptor.SLOT_LENGTH;
    const int slot = *((const __global gale_int *) (positions + (long) get_group_id(0) * 4));
    return data + PassDescriptor.SLOTS_OFFSET + (long) slot * PassDescriptor.SLOT_LENGTH;
}

// The work-group continues at the resume point when its reply is there. Called by the leader.
void gale_pass_suspend(__global uchar *entry, int resume, long outcome) {
    *((__global gale_int *) (entry + PassDescriptor.NEXT_RESUME_OFFSET)) = resume;
    *((__global gale_int *) (entry + PassDescriptor.NEXT_TAG_OFFSET)) = (int) outcome - 1;
}

// The work-group has ended. Called by the leader.
void gale_pass_finish(__global uchar *entry) {
    *((__global gale_int *) (entry + PassDescriptor.NEXT_RESUME_OFFSET)) = PassDescriptor.FINISHED;
}

//@ gale_reply
// The reply to the work-group's request, combined with its tag as by Outcome.completed in Java.
long gale_reply(const __global uchar *entry) {
    const long result = *((const __global gale_long *) (entry + RoundDescriptor.ENTRY_RESULT_OFFSET));
    const int tag = *((const __global gale_int *) (entry + RoundDescriptor.ENTRY_TAG_OFFSET));
    return tag < 0 || result < 0 ? result : (result << 32) | tag;
}

//@ GALEFS_LOCAL_BARRIER
// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

//@ GALEFS_CHECKED_END: GALEFS_BROADCAST GALEFS_LOCAL_BARRIER
// Checks that all work-items of a group come to the same barrier, or return. If not, the group ends: where one
// work-item of the device runs it, after the round in which the others have come elsewhere; otherwise all meet before
// each barrier and each return, in one place, and tell where they are. Barriers have numbers in the order of the text:
// the first is the one that the others have left out.
#define GALEFS_APART(points)                                                                                           \
    GALEFS_DIVERGED(gale_sites[points.x > 0 ? points.x : points.y], points.x > 0 ? gale_sites[points.y] : 0)
#ifdef GALEFS_ITEMS
#define GALEFS_MEETING()
#define GALEFS_CHECKED_END()                                                                                           \
            gale_end: gale_points[gale_local] = -1;                                                                    \
            gale_next:;                                                                                                \
        }                                                                                                              \
        const int2 gale_apart = gale_divergence(gale_points, GALEFS_ITEMS);                                            \
        if (gale_apart.y > 0) {                                                                                        \
            GALEFS_APART(gale_apart);                                                                                  \
            gale_waiting = 0;                                                                                          \
        }                                                                                                              \
    }

// Returns the first and the last of the barriers at which work-items wait, where -1 is a return; or 0 and 0 if all are
// at the same one.
int2 gale_divergence(const int *points, int items) {
    int first = points[0];
    int last = points[0];
    for (int item = 1; item < items; item++) {
        first = min(first, points[item]);
        last = max(last, points[item]);
    }
    return first == last ? (int2) (0, 0) : (int2) (first, last);
}
#else
#define GALEFS_MEETING()                                                                                               \
    __local int gale_meeting[2];                                                                                       \
    if (get_local_id(0) == 0) {                                                                                        \
        gale_meeting[0] = INT_MAX;                                                                                     \
        gale_meeting[1] = INT_MIN;                                                                                     \
    }                                                                                                                  \
    barrier(CLK_LOCAL_MEM_FENCE);
#define GALEFS_MEET(point)                                                                                             \
    {                                                                                                                  \
        const int2 gale_apart = gale_meet(gale_meeting, point);                                                        \
        if (gale_apart.y > 0) {                                                                                        \
            if (get_local_id(0) == 0) {                                                                                \
                GALEFS_APART(gale_apart);                                                                              \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
    }
#undef GALEFS_BARRIER
#define GALEFS_BARRIER(point) GALEFS_MEET(point)
#undef GALEFS_LOCAL_BARRIER
#define GALEFS_LOCAL_BARRIER(point) GALEFS_MEET(point)
#undef GALEFS_BROADCAST
#define GALEFS_BROADCAST(point, result, value)                                                                         \
    GALEFS_MEET(point)                                                                                                 \
    result = gale_broadcast(gale_slots, &gale_turn, value)
#undef GALEFS_RETURN
#define GALEFS_RETURN { GALEFS_MEET(-1) return; }
// A work-item that falls off the end returns, too: others may wait for it, here or at a barrier.
#define GALEFS_CHECKED_END() GALEFS_MEET(-1)

// Returns what gale_divergence does. It is one barrier of the device, wherever it is called; PoCL has none in functions
// that are not inlined.
#if defined(GALEFS_POCL)
#define GALEFS_MEETING_PLACE
#else
#define GALEFS_MEETING_PLACE __attribute__((noinline))
#endif
GALEFS_MEETING_PLACE int2 gale_meet(__local int *meeting, int point) {
    atomic_min(&meeting[0], point);
    atomic_max(&meeting[1], point);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    const int2 result = meeting[0] == meeting[1] ? (int2) (0, 0) : (int2) (meeting[0], meeting[1]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        meeting[0] = INT_MAX;
        meeting[1] = INT_MIN;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    return result;
}
#endif

//@ GALEFS_LONG_ATOMIC
// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

//@ GALEFS_LOCAL_RESTORE
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

__global ulong *gale_local_context(__global uchar *contexts, long groupBytes, long words, long slots, long slot) {
    return (__global ulong *) (contexts + groupBytes * slots) + words * slot;
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

//@ gale_grid_groups
// Work-groups of a launch in a dimension; 1 beyond the last.
int gale_grid_groups(int8 grid, int dimension) {
    return dimension == 0 ? grid.s0 : dimension == 1 ? grid.s1 : dimension == 2 ? grid.s2 : 1;
}

//@ gale_grid_items
// Work-items of a work-group in a dimension; 1 beyond the last.
int gale_grid_items(int8 grid, int dimension) {
    return dimension == 0 ? grid.s3 : dimension == 1 ? grid.s4 : dimension == 2 ? grid.s5 : 1;
}
