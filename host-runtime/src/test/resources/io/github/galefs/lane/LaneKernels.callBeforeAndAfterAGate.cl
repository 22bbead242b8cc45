// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#callBeforeAndAfterAGate
// entry point: galefs_callBeforeAndAfterAGate
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
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

__kernel void galefs_callBeforeAndAfterAGate(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_replies) {
    __global uchar *ul_0;
    int i_14, i_20, i_22, i_25, i_27, i_28, i_30, i_31, i_33, i_34, i_36, i_46, i_47, i_50, i_51, i_61, i_62, i_64, i_65, i_67, i_72;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_18, l_19, l_21, l_23, l_24, l_26, l_29, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_48, l_49, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_63, l_66, l_68, l_69, l_70, l_71;
    ul_0 = arg_args + 16L;
    l_1 = *((__global gale_long *) ul_0);
    l_2 = *((__global gale_long *) (arg_args + 24L));
    l_3 = (long) ((ulong) l_1 + (ulong) l_2);
    l_4 = (long) ((int) get_group_id(0));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_7 = (long) ((int) get_group_id(0));
    l_8 = (long) ((ulong) l_6 + (ulong) ((l_7 << 12) + (l_7 << 11)));
    l_9 = (long) ((ulong) l_8 + (ulong) 1792L);
    l_10 = (long) ((ulong) l_8 + (ulong) 1896L);
    l_11 = (long) ((ulong) l_8 + (ulong) 1796L);
    l_12 = (long) ((int) get_group_id(0));
    l_13 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_12 << 12) + (l_12 << 11)))) + (ulong) 1896L);
    i_14 = 0;
    while (true) {
        l_15 = (long) i_14;
        if (!(l_15 < l_3)) {
            break;
        }
        l_16 = *((__global gale_long *) ul_0);
        if (l_15 == l_16) {
            l_17 = *((__global gale_long *) (arg_args + 32L));
            *((volatile __global gale_int *) (arg_fs + 16 + l_17)) = 1;
            l_18 = (long) ((ulong) l_17 + (ulong) 4L);
            l_19 = 0L;
            while (true) {
                i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                if (!(i_20 == 0)) {
                    goto B8;
                }
                l_21 = (long) ((int) get_group_id(0));
                i_22 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_21 << 12) + (l_21 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_22)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_19);
                l_23 = (long) ((ulong) l_19 + (ulong) 1L);
                l_19 = l_23;
            }
            goto B10;
        B8:;
        }
    B10:;
        l_24 = *((__global gale_long *) (arg_fs + 16 + l_13));
        i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
        l_26 = *((__global gale_long *) (arg_fs + 16 + l_10));
        i_27 = (int) (0 - (uint) i_25);
        if (i_27 < 0) {
            i_28 = i_27;
        } else {
            l_29 = (long) ((ulong) l_26 + (ulong) (-64L));
            i_30 = (int) ((uint) ((int) (((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_29 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_31 = 0;
            l_32 = 0L;
            while (true) {
                if (!(i_31 == 0)) {
                    break;
                }
                i_33 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                if (i_30 == i_34) {
                    i_31 = 1;
                } else {
                    if (i_33 == 0) {
                        if (l_32 < l_5) {
                            GALEFS_RELAX(l_32);
                            l_35 = (long) ((ulong) l_32 + (ulong) 1L);
                            l_32 = l_35;
                        } else {
                            i_31 = (-110);
                        }
                    } else {
                        i_36 = (int) (0 - (uint) i_33);
                        i_31 = i_36;
                    }
                }
            }
            i_28 = i_31;
        }
        l_37 = (long) ((ulong) (l_4 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_24 + (ulong) ((long) ((ulong) (l_24 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_28 < 0) {
            l_38 = (long) i_28;
            l_39 = l_38;
        } else {
            l_40 = (long) ((ulong) l_37 + (ulong) (-8309257382264602524L));
            l_41 = l_40 ^ (l_40 >> 29);
            l_42 = (long) ((ulong) (l_41 & 9223372036854775807L) >> 8);
            if ((l_41 & 31L) == 0) {
                l_43 = gale_rem_long(l_42, 4097L);
                l_44 = l_43;
            } else {
                l_45 = l_42 & 63L;
                l_44 = l_45;
            }
            i_46 = (int) l_44;
            i_47 = (int) l_41;
            l_48 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) ((int) get_group_id(0))));
            l_49 = (long) ((ulong) l_8 + (ulong) 2048L);
            i_50 = 0;
            while (true) {
                if (!(i_50 < i_46)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_50))))) = (char) ((int) ((uint) i_47 + (uint) ((int) ((uint) (i_50 << 3) - (uint) i_50))));
                i_51 = (int) ((uint) i_50 + (uint) 1);
                i_50 = i_51;
            }
            l_52 = *((__global gale_long *) (arg_fs + 16 + l_10));
            l_53 = (long) ((ulong) l_52 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_53) & 1023)))))) = 0L;
            l_54 = (long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_52) & 1023)));
            l_55 = (long) ((ulong) l_37 + (ulong) 2991429000156323915L);
            l_56 = l_55 ^ (l_55 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = ((((int) l_56) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_52 + (ulong) ((long) ((ulong) (l_52 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = ((int) (l_56 >> 8));
            l_57 = (long) ((ulong) l_37 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = (l_57 ^ (l_57 >> 29));
            l_58 = (long) ((ulong) l_37 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = (l_58 ^ (l_58 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = ((int) (l_56 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = i_46;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_54)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_10)) = l_53;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_48)) = (char) 1;
            l_59 = *((__global gale_long *) (arg_fs + 16 + l_10));
            l_60 = (long) ((ulong) l_59 + (ulong) (-64L));
            i_61 = (int) ((uint) ((int) (((long) ((ulong) l_60 + (ulong) ((long) ((ulong) (l_60 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_62 = 0;
            l_63 = 0L;
            while (true) {
                if (!(i_62 == 0)) {
                    break;
                }
                i_64 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                i_65 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                if (i_61 == i_65) {
                    i_62 = 1;
                } else {
                    if (i_64 == 0) {
                        if (l_63 < l_5) {
                            GALEFS_RELAX(l_63);
                            l_66 = (long) ((ulong) l_63 + (ulong) 1L);
                            l_63 = l_66;
                        } else {
                            i_62 = (-110);
                        }
                    } else {
                        i_67 = (int) (0 - (uint) i_64);
                        i_62 = i_67;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_62 < 0) {
                l_68 = (long) i_62;
                l_39 = l_68;
            } else {
                l_69 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1800L))));
                l_39 = l_69;
            }
        }
        l_70 = (long) ((ulong) l_37 + (ulong) (-1163199690975977347L));
        l_71 = (l_39 == ((l_70 ^ (l_70 >> 29)) & 9223372036854775807L)) ? 0L : l_39;
        *((__global gale_long *) (arg_replies + ((l_15 << 3) + 16L))) = l_71;
        i_72 = (int) ((uint) i_14 + (uint) 1);
        i_14 = i_72;
    }
}
