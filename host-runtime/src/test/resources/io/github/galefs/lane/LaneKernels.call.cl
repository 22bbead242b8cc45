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
// source SHA-256: 8c300f70de56cd8d2c7849f69418cbc39ce4e03fe8613ebb3016574551ac852c

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
    __global uchar *ul_11, *ul_62;
    int i_12, i_15, i_17, i_18, i_20, i_21, i_23, i_24, i_26, i_36, i_37, i_40, i_41, i_51, i_52, i_54, i_55, i_57, i_61;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_19, l_22, l_25, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_53, l_56, l_58, l_59, l_60, l_63;
    l_0 = (long) ((int) get_group_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_4 = (long) ((int) get_group_id(0));
    l_5 = (long) ((ulong) l_3 + (ulong) ((l_4 << 12) + (l_4 << 11)));
    l_6 = (long) ((ulong) l_5 + (ulong) 1792L);
    l_7 = (long) ((ulong) l_5 + (ulong) 1896L);
    l_8 = (long) ((ulong) l_5 + (ulong) 1796L);
    l_9 = (long) ((int) get_group_id(0));
    l_10 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_9 << 12) + (l_9 << 11)))) + (ulong) 1896L);
    ul_11 = arg_args + 16L;
    i_12 = 0;
    while (true) {
        l_13 = *((__global gale_long *) ul_11);
        if (!(((long) i_12) < l_13)) {
            break;
        }
        l_14 = *((__global gale_long *) (arg_fs + 16 + l_10));
        i_15 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
        l_16 = *((__global gale_long *) (arg_fs + 16 + l_7));
        i_17 = (int) (0 - (uint) i_15);
        if (i_17 < 0) {
            i_18 = i_17;
        } else {
            l_19 = (long) ((ulong) l_16 + (ulong) (-64L));
            i_20 = (int) ((uint) ((int) (((long) ((ulong) l_19 + (ulong) ((long) ((ulong) (l_19 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_21 = 0;
            l_22 = 0L;
            while (true) {
                if (!(i_21 == 0)) {
                    break;
                }
                i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
                i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
                if (i_20 == i_24) {
                    i_21 = 1;
                } else {
                    if (i_23 == 0) {
                        if (l_22 < l_2) {
                            GALEFS_RELAX(l_22);
                            l_25 = (long) ((ulong) l_22 + (ulong) 1L);
                            l_22 = l_25;
                        } else {
                            i_21 = (-110);
                        }
                    } else {
                        i_26 = (int) (0 - (uint) i_23);
                        i_21 = i_26;
                    }
                }
            }
            i_18 = i_21;
        }
        l_27 = (long) ((ulong) (l_0 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_14 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_18 < 0) {
            l_28 = (long) i_18;
            l_29 = l_28;
        } else {
            l_30 = (long) ((ulong) l_27 + (ulong) (-8309257382264602524L));
            l_31 = l_30 ^ (l_30 >> 29);
            l_32 = (long) ((ulong) (l_31 & 9223372036854775807L) >> 8);
            if ((l_31 & 31L) == 0) {
                l_33 = gale_rem_long(l_32, 4097L);
                l_34 = l_33;
            } else {
                l_35 = l_32 & 63L;
                l_34 = l_35;
            }
            i_36 = (int) l_34;
            i_37 = (int) l_31;
            l_38 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) ((int) get_group_id(0))));
            l_39 = (long) ((ulong) l_5 + (ulong) 2048L);
            i_40 = 0;
            while (true) {
                if (!(i_40 < i_36)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) ((long) i_40))))) = (char) ((int) ((uint) i_37 + (uint) ((int) ((uint) (i_40 << 3) - (uint) i_40))));
                i_41 = (int) ((uint) i_40 + (uint) 1);
                i_40 = i_41;
            }
            l_42 = *((__global gale_long *) (arg_fs + 16 + l_7));
            l_43 = (long) ((ulong) l_42 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_43) & 1023)))))) = 0L;
            l_44 = (long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_42) & 1023)));
            l_45 = (long) ((ulong) l_27 + (ulong) 2991429000156323915L);
            l_46 = l_45 ^ (l_45 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 4L)))) = ((((int) l_46) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_42 + (ulong) ((long) ((ulong) (l_42 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 12L)))) = ((int) (l_46 >> 8));
            l_47 = (long) ((ulong) l_27 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 16L)))) = (l_47 ^ (l_47 >> 29));
            l_48 = (long) ((ulong) l_27 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 24L)))) = (l_48 ^ (l_48 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 32L)))) = ((int) (l_46 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 36L)))) = i_36;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_44)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_7)) = l_43;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_38)) = (char) 1;
            l_49 = *((__global gale_long *) (arg_fs + 16 + l_7));
            l_50 = (long) ((ulong) l_49 + (ulong) (-64L));
            i_51 = (int) ((uint) ((int) (((long) ((ulong) l_50 + (ulong) ((long) ((ulong) (l_50 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_52 = 0;
            l_53 = 0L;
            while (true) {
                if (!(i_52 == 0)) {
                    break;
                }
                i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
                if (i_51 == i_55) {
                    i_52 = 1;
                } else {
                    if (i_54 == 0) {
                        if (l_53 < l_2) {
                            GALEFS_RELAX(l_53);
                            l_56 = (long) ((ulong) l_53 + (ulong) 1L);
                            l_53 = l_56;
                        } else {
                            i_52 = (-110);
                        }
                    } else {
                        i_57 = (int) (0 - (uint) i_54);
                        i_52 = i_57;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_52 < 0) {
                l_58 = (long) i_52;
                l_29 = l_58;
            } else {
                l_59 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 1800L))));
                l_29 = l_59;
            }
        }
        l_60 = (long) ((ulong) l_27 + (ulong) (-1163199690975977347L));
        i_61 = (int) ((uint) i_12 + (uint) 1);
        if (l_29 == ((l_60 ^ (l_60 >> 29)) & 9223372036854775807L)) {
            ul_62 = arg_right + l_1;
            l_63 = *((__global gale_long *) ul_62);
            *((__global gale_long *) ul_62) = ((long) ((ulong) l_63 + (ulong) 1L));
            i_12 = i_61;
        } else {
            *((__global gale_long *) (arg_wrong + l_1)) = l_29;
            i_12 = i_61;
        }
    }
}
