// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#call
// entry point: galefs_call
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/lane/LaneKernels.java
// source SHA-256: cfcabeeb0fb329d67926b62e02cc2aeaaa4b37f6b5b8d5b5141c5a566f9ce540

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
        __asm__ volatile("syscall" : "+a"(call) : : "rcx", "r11", "memory");
    }
}
#else
#define GALEFS_RELAX(polls)
#endif

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_call(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *arg_wrong) {
    __global uchar *ul_3, *ul_64;
    int i_0, i_4, i_7, i_11, i_12, i_17, i_19, i_22, i_23, i_25, i_26, i_28, i_38, i_40, i_41, i_42, i_48, i_52, i_54, i_56, i_57, i_59, i_63;
    long l_1, l_2, l_5, l_6, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_18, l_20, l_21, l_24, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_51, l_53, l_55, l_58, l_60, l_61, l_62, l_65;
    i_0 = (int) get_group_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_args + 16L;
    i_4 = 0;
    while (true) {
        l_5 = *((__global gale_long *) ul_3);
        if (!(((long) i_4) < l_5)) {
            break;
        }
        l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_7 = (int) get_group_id(0);
        l_8 = (long) i_7;
        l_9 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1864L))));
        l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_11 = (int) get_group_id(0);
        i_12 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        l_13 = (long) i_11;
        l_14 = (long) ((ulong) l_10 + (ulong) ((l_13 << 12) + (l_13 << 11)));
        l_15 = (long) ((ulong) l_14 + (ulong) 1864L);
        l_16 = *((__global gale_long *) (arg_fs + 16 + l_15));
        i_17 = (int) (0 - (uint) i_12);
        l_18 = (long) ((ulong) l_14 + (ulong) 1792L);
        if (i_17 < 0) {
            i_19 = i_17;
        } else {
            l_20 = *((__global gale_long *) (arg_fs + 16 + 8L));
            l_21 = (long) ((ulong) l_16 + (ulong) (-64L));
            i_22 = (int) ((uint) ((int) (((long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_21 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_23 = 0;
            l_24 = 0L;
            while (true) {
                if (!(i_23 == 0)) {
                    break;
                }
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                if (i_22 == i_26) {
                    i_23 = 1;
                } else {
                    if (i_25 == 0) {
                        if (l_24 < l_20) {
                            GALEFS_RELAX(l_24);
                            l_27 = (long) ((ulong) l_24 + (ulong) 1L);
                            l_24 = l_27;
                        } else {
                            i_23 = (-110);
                        }
                    } else {
                        i_28 = (int) (0 - (uint) i_25);
                        i_23 = i_28;
                    }
                }
            }
            i_19 = i_23;
        }
        l_29 = (long) ((ulong) (l_1 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_9 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_19 < 0) {
            l_30 = (long) i_19;
            l_31 = l_30;
        } else {
            l_32 = (long) ((ulong) l_29 + (ulong) (-8309257382264602524L));
            l_33 = l_32 ^ (l_32 >> 29);
            l_34 = (long) ((ulong) (l_33 & 9223372036854775807L) >> 8);
            if ((l_33 & 31L) == 0) {
                l_35 = gale_rem_long(l_34, 4097L);
                l_36 = l_35;
            } else {
                l_37 = l_34 & 63L;
                l_36 = l_37;
            }
            i_38 = (int) l_36;
            l_39 = (long) ((ulong) l_14 + (ulong) 2048L);
            i_40 = (int) l_33;
            i_41 = 0;
            while (true) {
                if (!(i_41 < i_38)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) ((long) i_41))))) = (char) ((int) ((uint) i_40 + (uint) ((int) ((uint) (i_41 << 3) - (uint) i_41))));
                i_42 = (int) ((uint) i_41 + (uint) 1);
                i_41 = i_42;
            }
            l_43 = *((__global gale_long *) (arg_fs + 16 + l_15));
            l_44 = (long) ((ulong) l_43 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) (uint) (((int) l_44) & 1023)))))) = 0L;
            l_45 = (long) ((ulong) l_14 + (ulong) ((long) (uint) (((int) l_43) & 1023)));
            l_46 = (long) ((ulong) l_29 + (ulong) 2991429000156323915L);
            l_47 = l_46 ^ (l_46 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 4L)))) = ((((int) l_47) & 65535) + 1);
            i_48 = (int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 8L)))) = i_48;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 12L)))) = ((int) (l_47 >> 8));
            l_49 = (long) ((ulong) l_29 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 16L)))) = (l_49 ^ (l_49 >> 29));
            l_50 = (long) ((ulong) l_29 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 24L)))) = (l_50 ^ (l_50 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 32L)))) = ((int) (l_47 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 36L)))) = i_38;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_45)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_15)) = l_44;
            GALEFS_FENCE();
            l_51 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_52 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) ((long) i_52))))) = (char) 1;
            l_53 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_54 = 0;
            l_55 = 0L;
            while (true) {
                if (!(i_54 == 0)) {
                    break;
                }
                i_56 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_57 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                if (i_48 == i_57) {
                    i_54 = 1;
                } else {
                    if (i_56 == 0) {
                        if (l_55 < l_53) {
                            GALEFS_RELAX(l_55);
                            l_58 = (long) ((ulong) l_55 + (ulong) 1L);
                            l_55 = l_58;
                        } else {
                            i_54 = (-110);
                        }
                    } else {
                        i_59 = (int) (0 - (uint) i_56);
                        i_54 = i_59;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_54 < 0) {
                l_60 = (long) i_54;
                l_31 = l_60;
            } else {
                l_61 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 1800L))));
                l_31 = l_61;
            }
        }
        l_62 = (long) ((ulong) l_29 + (ulong) (-1163199690975977347L));
        i_63 = (int) ((uint) i_4 + (uint) 1);
        if (l_31 == ((l_62 ^ (l_62 >> 29)) & 9223372036854775807L)) {
            ul_64 = arg_right + l_2;
            l_65 = *((__global gale_long *) ul_64);
            *((__global gale_long *) ul_64) = ((long) ((ulong) l_65 + (ulong) 1L));
            i_4 = i_63;
        } else {
            *((__global gale_long *) (arg_wrong + l_2)) = l_31;
            i_4 = i_63;
        }
    }
}
