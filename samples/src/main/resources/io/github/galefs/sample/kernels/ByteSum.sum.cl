// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.ByteSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 5
// context bytes: 32
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 746c3c11848e7d14f9334918174eca9b4790e1674ee59ef8fc73dfd52a239c09
// functions SHA-256: cfc1dab954b5c97e73146a67bbb7f61fb8c35bc6d5adeeab6eca5fdb9383e3a0
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_31) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_42) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_16)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_27)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_27)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_66) VARIABLE(l_67)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_67)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_17, i_23, i_24, i_25, i_26, i_31, i_38, i_39, i_41, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_56, i_66, i_68, i_69, i_70, i_71;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_18, l_19, l_20, l_21, l_22, l_27, l_28, l_29, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_40, l_42, l_43, l_52, l_53, l_54, l_55, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_67, l_72, l_73, l_74, l_75;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    if (((int) get_local_id(0)) == 0) {
        i_17 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_18 = (long) i_17;
        l_19 = l_18;
    } else {
        l_19 = 0L;
    }
    GALEFS_BROADCAST(3, l_20, l_19);
    l_21 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
    l_22 = (long) ((ulong) l_20 * (ulong) l_21);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    l_27 = 0L;
    l_28 = l_22;
    while (true) {
        if (!(l_28 < l_16)) {
            break;
        }
        l_29 = (long) ((ulong) l_16 - (ulong) l_28);
        l_30 = (l_29 < l_21) ? l_29 : l_21;
        i_31 = (int) l_30;
        l_32 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_32 == (-12L))) {
                break;
            }
            if (i_26 == 0) {
                l_33 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_28, i_31, gale_group);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            if (i_25 == 0) {
                if (l_34 < (-4611686018427387904L)) {
                    l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = l_34;
                }
            } else {
                l_36 = l_34;
            }
            GALEFS_BROADCAST(4, l_37, l_36);
            if (i_24 == 0) {
                if (!(l_37 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_28, 1, gale_group);
                    i_38 = gale_group;
                    i_39 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_38 & ((int) ((uint) (1 << i_39) + (uint) (-1))))) << 6) + (((long) (i_38 >> i_39)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_37 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_37 < 0L) {
                l_32 = l_37;
            } else {
                l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_28, gale_group);
                l_32 = l_40;
            }
        }
        if ((ulong) ((long) ((ulong) l_32 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_32 < 0L) {
                i_41 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_32));
                l_42 = l_27;
            } else {
                l_42 = l_27;
            }
        } else {
            l_43 = (long) i_31;
            i_44 = (int) gale_div_long((l_43 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_45 = (int) gale_div_long((l_43 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_46 = (int) get_local_id(0);
            i_47 = 0;
            i_48 = i_44;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_48 < i_45)) {
                    break;
                }
                i_49 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) i_48)))));
                i_50 = (int) ((uint) i_47 + (uint) (i_49 & 255));
                i_51 = (int) ((uint) i_48 + (uint) 1);
                i_47 = i_50;
                i_48 = i_51;
            }
            GALEFS_BARRIER(5);
            if (i_46 == 0) {
                l_52 = gale_BlockAccess_endMapping(arg_fs, i_31, gale_group);
                l_53 = l_52;
            } else {
                l_53 = 0L;
            }
            GALEFS_BROADCAST(6, l_54, l_53);
            l_55 = (long) ((ulong) l_27 + (ulong) ((long) i_47));
            l_42 = l_55;
        }
        if (i_23 == 0) {
            i_56 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_57 = (long) i_56;
            l_58 = l_57;
        } else {
            l_58 = 0L;
        }
        GALEFS_BROADCAST(7, l_59, l_58);
        l_60 = (long) ((ulong) l_21 * (ulong) l_59);
        l_27 = l_42;
        l_28 = l_60;
    }
    if (((int) get_local_id(0)) == 0) {
        l_61 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_62 = l_61;
    } else {
        l_62 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_62 < (-4611686018427387904L)) {
            l_63 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
            l_64 = l_63;
        } else {
            l_64 = l_62;
        }
    } else {
        l_64 = l_62;
    }
    GALEFS_BROADCAST(8, l_65, l_64);
    GALEFS_LOCAL_BARRIER(9);
    i_66 = (int) get_local_id(0);
    l_67 = (-16L) + ((((long) i_66) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_67)) = l_27;
    GALEFS_LOCAL_BARRIER(10);
    i_68 = (int) get_local_size(0);
    i_69 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_69 < i_68)) {
            break;
        }
        i_70 = i_69 << 1;
        if ((i_66 & ((int) ((uint) i_70 + (uint) (-1)))) == 0) {
            i_71 = (int) ((uint) i_66 + (uint) i_69);
            if (i_71 < i_68) {
                l_72 = *((__local gale_long *) (gale_scratch_memory + l_67));
                l_73 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_67)) = ((long) ((ulong) l_72 + (ulong) l_73));
            }
        }
        GALEFS_LOCAL_BARRIER(11);
        i_69 = i_70;
    }
    l_74 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_75 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_74);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_7) VARIABLE(long, l_11) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_32) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_7) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_37) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_21)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_21)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_54) VARIABLE(l_55)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(l_55)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_12, i_18, i_19, i_20, i_25, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_46, i_54, i_56, i_57, i_58, i_59;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_21, l_22, l_23, l_24, l_26, l_27, l_28, l_29, l_30, l_32, l_33, l_42, l_43, l_44, l_45, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_55, l_60, l_61, l_62, l_63;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
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
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        i_7 = (int) gale_ints[gale_item];
        l_11 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_12 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_13 = (long) i_12;
        l_14 = l_13;
    } else {
        l_14 = 0L;
    }
    GALEFS_BROADCAST(3, l_15, l_14);
    l_16 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
    l_17 = (long) ((ulong) l_15 * (ulong) l_16);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    l_21 = 0L;
    l_22 = l_17;
    while (true) {
        if (!(l_22 < l_11)) {
            break;
        }
        l_23 = (long) ((ulong) l_11 - (ulong) l_22);
        l_24 = (l_23 < l_16) ? l_23 : l_16;
        i_25 = (int) l_24;
        l_26 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_26 == (-12L))) {
                break;
            }
            if (i_20 == 0) {
                l_27 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_22, i_25, gale_group, gale_slot, gale_position);
                l_28 = l_27;
            } else {
                l_28 = 0L;
            }
            GALEFS_BROADCAST(4, l_29, l_28);
            if (l_29 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_11;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_29); }
                GALEFS_RETURN;
                resume_3:
                i_7 = (int) gale_ints[gale_item];
                l_11 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                l_22 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_16 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_29 = gale_round_reply(gale_entry);
            }
            if (i_19 == 0) {
                if (!(l_29 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_22, 1, gale_group, gale_slot, gale_position);
                }
            }
            if (l_29 < 0L) {
                l_26 = l_29;
            } else {
                l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, l_22, gale_group, gale_slot, gale_position);
                l_26 = l_30;
            }
        }
        if ((ulong) ((long) ((ulong) l_26 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_26 < 0L) {
                i_31 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_26));
                l_32 = l_21;
            } else {
                l_32 = l_21;
            }
        } else {
            l_33 = (long) i_25;
            i_34 = (int) gale_div_long((l_33 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_35 = (int) gale_div_long((l_33 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_36 = (int) get_local_id(0);
            i_37 = 0;
            i_38 = i_34;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_38 < i_35)) {
                    break;
                }
                i_39 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_38)))));
                i_40 = (int) ((uint) i_37 + (uint) (i_39 & 255));
                i_41 = (int) ((uint) i_38 + (uint) 1);
                i_37 = i_40;
                i_38 = i_41;
            }
            GALEFS_BARRIER(5);
            if (i_36 == 0) {
                l_42 = gale_BlockAccess_endMapping(arg_fs, i_25, gale_group, gale_slot, gale_position);
                l_43 = l_42;
            } else {
                l_43 = 0L;
            }
            GALEFS_BROADCAST(6, l_44, l_43);
            l_45 = (long) ((ulong) l_21 + (ulong) ((long) i_37));
            l_32 = l_45;
        }
        if (i_18 == 0) {
            i_46 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_47 = (long) i_46;
            l_48 = l_47;
        } else {
            l_48 = 0L;
        }
        GALEFS_BROADCAST(7, l_49, l_48);
        l_50 = (long) ((ulong) l_16 * (ulong) l_49);
        l_21 = l_32;
        l_22 = l_50;
    }
    if (((int) get_local_id(0)) == 0) {
        l_51 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_52 = l_51;
    } else {
        l_52 = 0L;
    }
    GALEFS_BROADCAST(8, l_53, l_52);
    if (l_53 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_53); }
        GALEFS_RETURN;
        resume_4:
        l_21 = (long) gale_longs[gale_item];
        l_53 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(9);
    i_54 = (int) get_local_id(0);
    l_55 = (-16L) + ((((long) i_54) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_55)) = l_21;
    GALEFS_LOCAL_BARRIER(10);
    i_56 = (int) get_local_size(0);
    i_57 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_57 < i_56)) {
            break;
        }
        i_58 = i_57 << 1;
        if ((i_54 & ((int) ((uint) i_58 + (uint) (-1)))) == 0) {
            i_59 = (int) ((uint) i_54 + (uint) i_57);
            if (i_59 < i_56) {
                l_60 = *((__local gale_long *) (gale_scratch_memory + l_55));
                l_61 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_59) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_55)) = ((long) ((ulong) l_60 + (ulong) l_61));
            }
        }
        GALEFS_LOCAL_BARRIER(11);
        i_57 = i_58;
    }
    l_62 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_63 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_62);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
