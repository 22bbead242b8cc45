// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#callBeforeAndAfterAGate
// entry point: galefs_callBeforeAndAfterAGate
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
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

__kernel void galefs_callBeforeAndAfterAGate(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_replies) {
    __global uchar *ul_1;
    int i_0, i_6, i_12, i_13, i_16, i_20, i_21, i_26, i_28, i_31, i_32, i_34, i_35, i_37, i_47, i_49, i_50, i_51, i_57, i_61, i_63, i_65, i_66, i_68, i_73;
    long l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_33, l_36, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_52, l_53, l_54, l_55, l_56, l_58, l_59, l_60, l_62, l_64, l_67, l_69, l_70, l_71, l_72;
    i_0 = (int) get_group_id(0);
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    l_3 = *((__global gale_long *) (arg_args + 24L));
    l_4 = (long) ((ulong) l_2 + (ulong) l_3);
    l_5 = (long) i_0;
    i_6 = 0;
    while (true) {
        l_7 = (long) i_6;
        if (!(l_7 < l_4)) {
            break;
        }
        l_8 = *((__global gale_long *) ul_1);
        if (l_7 == l_8) {
            l_9 = *((__global gale_long *) (arg_args + 32L));
            *((volatile __global gale_int *) (arg_fs + 16 + l_9)) = 1;
            l_10 = (long) ((ulong) l_9 + (ulong) 4L);
            l_11 = 0L;
            while (true) {
                i_12 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                if (!(i_12 == 0)) {
                    goto B8;
                }
                i_13 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                if (!(((int) (0 - (uint) i_13)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_11);
                l_14 = (long) ((ulong) l_11 + (ulong) 1L);
                l_11 = l_14;
            }
            goto B10;
        B8:;
        }
    B10:;
        l_15 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_16 = (int) get_group_id(0);
        l_17 = (long) i_16;
        l_18 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_15 + (ulong) ((l_17 << 12) + (l_17 << 11)))) + (ulong) 1864L))));
        l_19 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_20 = (int) get_group_id(0);
        i_21 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        l_22 = (long) i_20;
        l_23 = (long) ((ulong) l_19 + (ulong) ((l_22 << 12) + (l_22 << 11)));
        l_24 = (long) ((ulong) l_23 + (ulong) 1864L);
        l_25 = *((__global gale_long *) (arg_fs + 16 + l_24));
        i_26 = (int) (0 - (uint) i_21);
        l_27 = (long) ((ulong) l_23 + (ulong) 1792L);
        if (i_26 < 0) {
            i_28 = i_26;
        } else {
            l_29 = *((__global gale_long *) (arg_fs + 16 + 8L));
            l_30 = (long) ((ulong) l_25 + (ulong) (-64L));
            i_31 = (int) ((uint) ((int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_32 = 0;
            l_33 = 0L;
            while (true) {
                if (!(i_32 == 0)) {
                    break;
                }
                i_34 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                if (i_31 == i_35) {
                    i_32 = 1;
                } else {
                    if (i_34 == 0) {
                        if (l_33 < l_29) {
                            GALEFS_RELAX(l_33);
                            l_36 = (long) ((ulong) l_33 + (ulong) 1L);
                            l_33 = l_36;
                        } else {
                            i_32 = (-110);
                        }
                    } else {
                        i_37 = (int) (0 - (uint) i_34);
                        i_32 = i_37;
                    }
                }
            }
            i_28 = i_32;
        }
        l_38 = (long) ((ulong) (l_5 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_28 < 0) {
            l_39 = (long) i_28;
            l_40 = l_39;
        } else {
            l_41 = (long) ((ulong) l_38 + (ulong) (-8309257382264602524L));
            l_42 = l_41 ^ (l_41 >> 29);
            l_43 = (long) ((ulong) (l_42 & 9223372036854775807L) >> 8);
            if ((l_42 & 31L) == 0) {
                l_44 = gale_rem_long(l_43, 4097L);
                l_45 = l_44;
            } else {
                l_46 = l_43 & 63L;
                l_45 = l_46;
            }
            i_47 = (int) l_45;
            l_48 = (long) ((ulong) l_23 + (ulong) 2048L);
            i_49 = (int) l_42;
            i_50 = 0;
            while (true) {
                if (!(i_50 < i_47)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) ((long) i_50))))) = (char) ((int) ((uint) i_49 + (uint) ((int) ((uint) (i_50 << 3) - (uint) i_50))));
                i_51 = (int) ((uint) i_50 + (uint) 1);
                i_50 = i_51;
            }
            l_52 = *((__global gale_long *) (arg_fs + 16 + l_24));
            l_53 = (long) ((ulong) l_52 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((long) (uint) (((int) l_53) & 1023)))))) = 0L;
            l_54 = (long) ((ulong) l_23 + (ulong) ((long) (uint) (((int) l_52) & 1023)));
            l_55 = (long) ((ulong) l_38 + (ulong) 2991429000156323915L);
            l_56 = l_55 ^ (l_55 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = ((((int) l_56) & 65535) + 1);
            i_57 = (int) ((uint) ((int) (((long) ((ulong) l_52 + (ulong) ((long) ((ulong) (l_52 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 8L)))) = i_57;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = ((int) (l_56 >> 8));
            l_58 = (long) ((ulong) l_38 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = (l_58 ^ (l_58 >> 29));
            l_59 = (long) ((ulong) l_38 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = (l_59 ^ (l_59 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = ((int) (l_56 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = i_47;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_54)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_24)) = l_53;
            GALEFS_FENCE();
            l_60 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_61 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_61))))) = (char) 1;
            l_62 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_63 = 0;
            l_64 = 0L;
            while (true) {
                if (!(i_63 == 0)) {
                    break;
                }
                i_65 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_66 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                if (i_57 == i_66) {
                    i_63 = 1;
                } else {
                    if (i_65 == 0) {
                        if (l_64 < l_62) {
                            GALEFS_RELAX(l_64);
                            l_67 = (long) ((ulong) l_64 + (ulong) 1L);
                            l_64 = l_67;
                        } else {
                            i_63 = (-110);
                        }
                    } else {
                        i_68 = (int) (0 - (uint) i_65);
                        i_63 = i_68;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_63 < 0) {
                l_69 = (long) i_63;
                l_40 = l_69;
            } else {
                l_70 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 1800L))));
                l_40 = l_70;
            }
        }
        l_71 = (long) ((ulong) l_38 + (ulong) (-1163199690975977347L));
        l_72 = (l_40 == ((l_71 ^ (l_71 >> 29)) & 9223372036854775807L)) ? 0L : l_40;
        *((__global gale_long *) (arg_replies + ((l_7 << 3) + 16L))) = l_72;
        i_73 = (int) ((uint) i_6 + (uint) 1);
        i_6 = i_73;
    }
}
