// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#valuesOfAllKinds
// entry point: galefs_valuesOfAllKinds
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 1 waits, 10 values, 56 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/call/WaitKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 073ab43aea166955dd322e81391c8788b9150b2a27837a95bc5e358817743f34

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_16) VARIABLE(float, f_15) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(long, l_1) VARIABLE(long, l_14) VARIABLE(__global uchar *, ul_12)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_16) VARIABLE(f_15) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_1) VARIABLE(l_14) VARIABLE(ul_12)

__kernel void galefs_valuesOfAllKinds(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_12;
    double d_9, d_16, d_44;
    float f_10, f_15, f_45;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_13, i_17, i_18, i_19, i_20, i_21, i_28, i_29, i_32, i_35, i_36, i_40, i_41, i_42, i_43, i_47, i_48, i_49;
    long l_0, l_1, l_2, l_14, l_22, l_23, l_24, l_25, l_26, l_27, l_30, l_31, l_33, l_34, l_37, l_38, l_39, l_46, l_50;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = l_1 << 33;
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_4 = (int) ((uint) i_3 + (uint) (-3));
    i_5 = i_4 & 1;
    i_6 = (int) (ushort) ((short) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
    i_7 = (int) ((short) ((int) ((uint) i_4 + (uint) (i_4 << 8))));
    i_8 = (int) ((char) i_4);
    d_9 = (-0x1.0p0) / ((double) ((int) ((uint) i_3 + (uint) 97)));
    f_10 = ((float) i_4) * (0x1.99999ap-4f);
    i_11 = (int) get_local_id(0);
    ul_12 = arg_args + 16L;
    i_13 = i_4;
    l_14 = l_2;
    f_15 = f_10;
    d_16 = d_9;
    i_17 = i_8;
    i_18 = i_7;
    i_19 = i_6;
    i_20 = i_5;
    i_21 = 0;
    while (true) {
        l_22 = *((__global gale_long *) ul_12);
        l_23 = (long) i_21;
        if (!(l_23 < l_22)) {
            break;
        }
        if (i_11 == 0) {
            l_24 = (long) ((ulong) l_1 + (ulong) l_23);
            l_25 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_26 = *((__global gale_long *) (arg_fs + 16 + 24L));
            if ((l_24 & 3L) == 0) {
                l_27 = (long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_28 = *((__global gale_int *) (arg_fs + 16 + l_27));
                i_29 = (int) ((uint) i_28 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_27)) = i_29;
                l_30 = (long) ((ulong) l_24 * (ulong) (-7046029254386353131L));
                l_31 = (l_30 ^ ((long) ((ulong) l_30 >> 29))) & 2305843009213693951L;
                if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_29) {
                    i_32 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_32 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_33 = (long) ((ulong) l_25 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_33)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = l_31;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 0;
                        l_34 = LONG_MIN;
                    } else {
                        l_34 = l_31;
                    }
                } else {
                    l_34 = l_31;
                }
            } else {
                i_35 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_36 = (int) (0 - (uint) i_35);
                if (i_36 < 0) {
                    l_37 = (long) i_36;
                    l_34 = l_37;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_38 = (long) ((ulong) l_25 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = l_24;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 0;
                    l_34 = LONG_MIN;
                }
            }
        } else {
            l_34 = 0L;
        }
        GALEFS_BROADCAST(1, l_39, l_34);
        if (l_39 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_1;
            gale_ints[gale_item] = (uint) i_13;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_items + gale_item] = as_uint(f_15);
            gale_longs[2 * gale_items + gale_item] = as_ulong(d_16);
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_ints[3 * gale_items + gale_item] = (uint) i_18;
            gale_ints[4 * gale_items + gale_item] = (uint) i_19;
            gale_ints[5 * gale_items + gale_item] = (uint) i_20;
            gale_ints[6 * gale_items + gale_item] = (uint) i_21;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_39); }
            GALEFS_RETURN;
            resume_1:
            l_1 = (long) gale_longs[gale_item];
            i_13 = (int) gale_ints[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            f_15 = as_float(gale_ints[gale_items + gale_item]);
            d_16 = as_double(gale_longs[2 * gale_items + gale_item]);
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            i_18 = (int) gale_ints[3 * gale_items + gale_item];
            i_19 = (int) gale_ints[4 * gale_items + gale_item];
            i_20 = (int) gale_ints[5 * gale_items + gale_item];
            i_21 = (int) gale_ints[6 * gale_items + gale_item];
            i_11 = (int) get_local_id(0);
            ul_12 = arg_args + 16L;
            l_39 = gale_round_reply(gale_entry);
        }
        i_40 = ((l_39 & 1L) == 0) ? 1 : 0;
        i_41 = i_20 ^ i_40;
        i_42 = (int) ((short) (i_18 ^ ((int) ((short) l_39))));
        i_43 = (int) ((char) (i_17 + ((int) ((char) l_39))));
        d_44 = (d_16 / (0x1.8p1)) - ((double) (l_39 & 3L));
        f_45 = (f_15 * (0x1.8p0f)) + ((float) (l_39 & 7L));
        l_46 = l_14 ^ (l_39 << (i_21 & 31));
        i_47 = (int) ((uint) ((int) l_39) + (uint) ((int) ((uint) i_13 + (uint) (i_13 << 2))));
        i_48 = (int) ((uint) i_21 + (uint) 1);
        i_49 = (int) (ushort) ((short) (i_19 + 3));
        i_13 = i_47;
        l_14 = l_46;
        f_15 = f_45;
        d_16 = d_44;
        i_17 = i_43;
        i_18 = i_42;
        i_19 = i_49;
        i_20 = i_41;
        i_21 = i_48;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = ((long) i_13);
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_14;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) as_int(f_15));
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 3)) << 3) + 16L))) = as_long(d_16);
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 4)) << 3) + 16L))) = ((long) i_17);
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 5)) << 3) + 16L))) = ((long) i_18);
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 6)) << 3) + 16L))) = ((long) (uint) i_19);
    l_50 = (i_20 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 7)) << 3) + 16L))) = l_50;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_20) VARIABLE(float, f_19) VARIABLE(int, i_11) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(long, l_1) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(__global uchar *, ul_16)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_20) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(ul_16)

__kernel void galefs_valuesOfAllKinds(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_16;
    double d_9, d_20, d_87;
    float f_10, f_19, f_88;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_15, i_17, i_21, i_22, i_23, i_24, i_25, i_35, i_37, i_38, i_40, i_42, i_45, i_46, i_49, i_50, i_58, i_64, i_67, i_70, i_71, i_74, i_75, i_79, i_83, i_84, i_85, i_86, i_90, i_91, i_92;
    long l_0, l_1, l_2, l_12, l_13, l_14, l_18, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_36, l_39, l_41, l_43, l_44, l_47, l_48, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_59, l_60, l_61, l_62, l_63, l_65, l_66, l_68, l_69, l_72, l_73, l_76, l_77, l_78, l_80, l_81, l_82, l_89, l_93;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_2 = l_1 << 33;
    i_3 = (int) get_global_id(0);
    i_4 = (int) ((uint) i_3 + (uint) (-3));
    i_5 = i_4 & 1;
    i_6 = (int) (ushort) ((short) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
    i_7 = (int) ((short) ((int) ((uint) i_4 + (uint) (i_4 << 8))));
    i_8 = (int) ((char) i_4);
    d_9 = (-0x1.0p0) / ((double) ((int) ((uint) i_3 + (uint) 97)));
    f_10 = ((float) i_4) * (0x1.99999ap-4f);
    i_11 = (int) get_local_id(0);
    l_12 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_13 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_14 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_15 = (int) get_local_id(0);
    ul_16 = arg_args + 16L;
    i_17 = i_4;
    l_18 = l_2;
    f_19 = f_10;
    d_20 = d_9;
    i_21 = i_8;
    i_22 = i_7;
    i_23 = i_6;
    i_24 = i_5;
    i_25 = 0;
    while (true) {
        l_26 = *((__global gale_long *) ul_16);
        l_27 = (long) i_25;
        if (!(l_27 < l_26)) {
            break;
        }
        if (i_15 == 0) {
            l_28 = (long) ((ulong) l_1 + (ulong) l_27);
            if ((l_28 & 3L) == 0) {
                l_29 = (long) ((ulong) l_28 * (ulong) (-7046029254386353131L));
                l_30 = (l_29 ^ ((long) ((ulong) l_29 >> 29))) & 2305843009213693951L;
                l_31 = l_30;
            } else {
                l_32 = (long) ((int) get_group_id(0));
                l_33 = (long) ((ulong) l_14 + (ulong) ((l_32 << 12) + (l_32 << 11)));
                l_34 = (long) ((ulong) l_33 + (ulong) 1796L);
                i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_34));
                l_36 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 1896L))));
                i_37 = (int) (0 - (uint) i_35);
                if (i_37 < 0) {
                    i_38 = i_37;
                } else {
                    l_39 = (long) ((ulong) l_36 + (ulong) (-64L));
                    i_40 = (int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_41 = (long) ((ulong) l_33 + (ulong) 1792L);
                    i_42 = 0;
                    l_43 = 0L;
                    l_44 = (-1L);
                    while (true) {
                        if (!(i_42 == 0)) {
                            break;
                        }
                        i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_34));
                        i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                        if (i_40 == i_46) {
                            i_42 = 1;
                        } else {
                            if (i_45 == 0) {
                                if (l_43 < l_13) {
                                    GALEFS_RELAX(l_43);
                                    l_47 = (long) ((ulong) l_43 + (ulong) 1L);
                                    l_43 = l_47;
                                } else {
                                    l_48 = *((volatile __global gale_long *) (arg_fs + 16 + l_12));
                                    i_49 = (l_44 == l_48) ? (-110) : 0;
                                    i_42 = i_49;
                                    l_43 = 0L;
                                    l_44 = l_48;
                                }
                            } else {
                                i_50 = (int) (0 - (uint) i_45);
                                i_42 = i_50;
                            }
                        }
                    }
                    i_38 = i_42;
                }
                if (i_38 < 0) {
                    l_51 = (long) i_38;
                    l_31 = l_51;
                } else {
                    l_52 = (long) ((int) get_group_id(0));
                    l_53 = (long) ((ulong) l_14 + (ulong) ((l_52 << 12) + (l_52 << 11)));
                    l_54 = (long) ((ulong) l_53 + (ulong) 1896L);
                    l_55 = *((__global gale_long *) (arg_fs + 16 + l_54));
                    l_56 = (long) ((ulong) l_55 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) ((long) (uint) (((int) l_56) & 1023)))))) = 0L;
                    l_57 = (long) ((ulong) l_53 + (ulong) ((long) (uint) (((int) l_55) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_55 + (ulong) ((long) ((ulong) (l_55 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = l_28;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_57)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_54)) = l_56;
                    GALEFS_FENCE();
                    i_58 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_58))))) = (char) 1;
                    l_59 = *((__global gale_long *) (arg_fs + 16 + 48L));
                    if (l_59 == 0L) {
                        l_31 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) ((long) (i_58 >> 6)))))) = (char) 1;
                        l_31 = LONG_MIN;
                    }
                }
            }
        } else {
            l_31 = 0L;
        }
        if (i_11 == 0) {
            if (l_31 < (-4611686018427387904L)) {
                l_60 = (long) ((int) get_group_id(0));
                l_61 = (long) ((ulong) l_14 + (ulong) ((l_60 << 12) + (l_60 << 11)));
                l_62 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1896L))));
                l_63 = (long) ((ulong) l_62 + (ulong) (-64L));
                i_64 = (int) ((uint) ((int) (((long) ((ulong) l_63 + (ulong) ((long) ((ulong) (l_63 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_65 = (long) ((ulong) l_61 + (ulong) 1792L);
                l_66 = (long) ((ulong) l_61 + (ulong) 1796L);
                i_67 = 0;
                l_68 = 0L;
                l_69 = (-1L);
                while (true) {
                    if (!(i_67 == 0)) {
                        break;
                    }
                    i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    if (i_64 == i_71) {
                        i_67 = 1;
                    } else {
                        if (i_70 == 0) {
                            if (l_68 < l_13) {
                                GALEFS_RELAX(l_68);
                                l_72 = (long) ((ulong) l_68 + (ulong) 1L);
                                l_68 = l_72;
                            } else {
                                l_73 = *((volatile __global gale_long *) (arg_fs + 16 + l_12));
                                i_74 = (l_69 == l_73) ? (-110) : 0;
                                i_67 = i_74;
                                l_68 = 0L;
                                l_69 = l_73;
                            }
                        } else {
                            i_75 = (int) (0 - (uint) i_70);
                            i_67 = i_75;
                        }
                    }
                }
                if (i_67 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1888L)))) = i_64;
                }
                GALEFS_FENCE();
                if (i_67 < 0) {
                    l_76 = (long) i_67;
                    l_77 = l_76;
                } else {
                    l_78 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1800L))));
                    l_77 = l_78;
                }
                i_79 = (int) ((uint) ((int) l_31) + (uint) (-1));
                if (i_79 < 0) {
                    l_80 = l_77;
                } else {
                    if (l_77 < 0L) {
                        l_80 = l_77;
                    } else {
                        l_81 = (l_77 << 32) | ((long) (uint) i_79);
                        l_80 = l_81;
                    }
                }
            } else {
                l_80 = l_31;
            }
        } else {
            l_80 = l_31;
        }
        GALEFS_BROADCAST(1, l_82, l_80);
        i_83 = ((l_82 & 1L) == 0) ? 1 : 0;
        i_84 = i_24 ^ i_83;
        i_85 = (int) ((short) (i_22 ^ ((int) ((short) l_82))));
        i_86 = (int) ((char) (i_21 + ((int) ((char) l_82))));
        d_87 = (d_20 / (0x1.8p1)) - ((double) (l_82 & 3L));
        f_88 = (f_19 * (0x1.8p0f)) + ((float) (l_82 & 7L));
        l_89 = l_18 ^ (l_82 << (i_25 & 31));
        i_90 = (int) ((uint) ((int) l_82) + (uint) ((int) ((uint) i_17 + (uint) (i_17 << 2))));
        i_91 = (int) ((uint) i_25 + (uint) 1);
        i_92 = (int) (ushort) ((short) (i_23 + 3));
        i_17 = i_90;
        l_18 = l_89;
        f_19 = f_88;
        d_20 = d_87;
        i_21 = i_86;
        i_22 = i_85;
        i_23 = i_92;
        i_24 = i_84;
        i_25 = i_91;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = ((long) i_17);
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_18;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) as_int(f_19));
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = as_long(d_20);
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 4)) << 3) + 16L))) = ((long) i_21);
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 5)) << 3) + 16L))) = ((long) i_22);
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 6)) << 3) + 16L))) = ((long) (uint) i_23);
    l_93 = (i_24 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 7)) << 3) + 16L))) = l_93;
    GALEFS_GROUP_END()
}
#endif
