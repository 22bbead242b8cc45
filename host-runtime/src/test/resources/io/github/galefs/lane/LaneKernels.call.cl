// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#call
// entry point: galefs_call
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/lane/LaneKernels.java
// source SHA-256: e1f205858f0630a85d24b4e5d7a5eeec07cb05f0f2b439d7bbfd19effc22bd80

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

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_call(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *arg_wrong) {
    __global uchar *ul_12, *ul_71;
    int i_13, i_16, i_18, i_19, i_21, i_22, i_25, i_26, i_29, i_30, i_40, i_41, i_43, i_46, i_47, i_57, i_58, i_61, i_62, i_65, i_66, i_70;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_20, l_23, l_24, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_44, l_45, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_59, l_60, l_63, l_64, l_67, l_68, l_69, l_72;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) gale_group;
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_5 = (long) gale_group;
    l_6 = (long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)));
    l_7 = (long) ((ulong) l_6 + (ulong) 1792L);
    l_8 = (long) ((ulong) l_6 + (ulong) 1896L);
    l_9 = (long) ((ulong) l_6 + (ulong) 1796L);
    l_10 = (long) gale_group;
    l_11 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_10 << 12) + (l_10 << 11)))) + (ulong) 1896L);
    ul_12 = arg_args + 16L;
    i_13 = 0;
    while (true) {
        l_14 = *((__global gale_long *) ul_12);
        if (!(((long) i_13) < l_14)) {
            break;
        }
        l_15 = *((__global gale_long *) (arg_fs + 16 + l_11));
        i_16 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
        l_17 = *((__global gale_long *) (arg_fs + 16 + l_8));
        i_18 = (int) (0 - (uint) i_16);
        if (i_18 < 0) {
            i_19 = i_18;
        } else {
            l_20 = (long) ((ulong) l_17 + (ulong) (-64L));
            i_21 = (int) ((uint) ((int) (((long) ((ulong) l_20 + (ulong) ((long) ((ulong) (l_20 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_22 = 0;
            l_23 = 0L;
            l_24 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_22 == 0)) {
                    break;
                }
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                if (i_21 == i_26) {
                    i_22 = 1;
                } else {
                    if (i_25 == 0) {
                        if (l_23 < l_3) {
                            GALEFS_RELAX(l_23);
                            l_27 = (long) ((ulong) l_23 + (ulong) 1L);
                            l_23 = l_27;
                        } else {
                            l_28 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_29 = (l_24 == l_28) ? (-110) : 0;
                            i_22 = i_29;
                            l_23 = 0L;
                            l_24 = l_28;
                        }
                    } else {
                        i_30 = (int) (0 - (uint) i_25);
                        i_22 = i_30;
                    }
                }
            }
            i_19 = i_22;
        }
        l_31 = (long) ((ulong) (l_0 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_19 < 0) {
            l_32 = (long) i_19;
            l_33 = l_32;
        } else {
            l_34 = (long) ((ulong) l_31 + (ulong) (-8309257382264602524L));
            l_35 = l_34 ^ (l_34 >> 29);
            l_36 = (long) ((ulong) (l_35 & 9223372036854775807L) >> 8);
            if ((l_35 & 31L) == 0) {
                l_37 = gale_rem_long(l_36, 4097L);
                l_38 = l_37;
            } else {
                l_39 = l_36 & 63L;
                l_38 = l_39;
            }
            i_40 = (int) l_38;
            i_41 = (int) l_35;
            l_42 = *((__global gale_long *) (arg_fs + 16 + 48L));
            i_43 = gale_group;
            l_44 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_43));
            l_45 = (long) ((ulong) l_6 + (ulong) 2048L);
            i_46 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_46 < i_40)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) ((long) i_46))))) = (char) ((int) ((uint) i_41 + (uint) ((int) ((uint) (i_46 << 3) - (uint) i_46))));
                i_47 = (int) ((uint) i_46 + (uint) 1);
                i_46 = i_47;
            }
            l_48 = *((__global gale_long *) (arg_fs + 16 + l_8));
            l_49 = (long) ((ulong) l_48 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_49) & 1023)))))) = 0L;
            l_50 = (long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_48) & 1023)));
            l_51 = (long) ((ulong) l_31 + (ulong) 2991429000156323915L);
            l_52 = l_51 ^ (l_51 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 4L)))) = ((((int) l_52) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_48 + (ulong) ((long) ((ulong) (l_48 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 12L)))) = ((int) (l_52 >> 8));
            l_53 = (long) ((ulong) l_31 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 16L)))) = (l_53 ^ (l_53 >> 29));
            l_54 = (long) ((ulong) l_31 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 24L)))) = (l_54 ^ (l_54 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 32L)))) = ((int) (l_52 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 36L)))) = i_40;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_50)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_8)) = l_49;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_44)) = (char) 1;
            if (!(l_42 == 0L)) {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) (i_43 >> 6)))))) = (char) 1;
            }
            l_55 = *((__global gale_long *) (arg_fs + 16 + l_8));
            l_56 = (long) ((ulong) l_55 + (ulong) (-64L));
            i_57 = (int) ((uint) ((int) (((long) ((ulong) l_56 + (ulong) ((long) ((ulong) (l_56 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_58 = 0;
            l_59 = 0L;
            l_60 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_58 == 0)) {
                    break;
                }
                i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                i_62 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                if (i_57 == i_62) {
                    i_58 = 1;
                } else {
                    if (i_61 == 0) {
                        if (l_59 < l_3) {
                            GALEFS_RELAX(l_59);
                            l_63 = (long) ((ulong) l_59 + (ulong) 1L);
                            l_59 = l_63;
                        } else {
                            l_64 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_65 = (l_60 == l_64) ? (-110) : 0;
                            i_58 = i_65;
                            l_59 = 0L;
                            l_60 = l_64;
                        }
                    } else {
                        i_66 = (int) (0 - (uint) i_61);
                        i_58 = i_66;
                    }
                }
            }
            if (i_58 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1888L)))) = i_57;
            }
            GALEFS_FENCE();
            if (i_58 < 0) {
                l_67 = (long) i_58;
                l_33 = l_67;
            } else {
                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1800L))));
                l_33 = l_68;
            }
        }
        l_69 = (long) ((ulong) l_31 + (ulong) (-1163199690975977347L));
        i_70 = (int) ((uint) i_13 + (uint) 1);
        if (l_33 == ((l_69 ^ (l_69 >> 29)) & 9223372036854775807L)) {
            ul_71 = arg_right + l_1;
            l_72 = *((__global gale_long *) ul_71);
            *((__global gale_long *) ul_71) = ((long) ((ulong) l_72 + (ulong) 1L));
            i_13 = i_70;
        } else {
            *((__global gale_long *) (arg_wrong + l_1)) = l_33;
            i_13 = i_70;
        }
    }
}
