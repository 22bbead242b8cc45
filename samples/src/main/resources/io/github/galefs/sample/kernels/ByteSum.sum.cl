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
// bytecode SHA-256: d16e99fcd947a369f8697bb20fc39d6edf09e7ade6f773dfec65d59b455f8acb
// functions SHA-256: fcb1113910e15493353db771fde56f837728594e0d636c5947c1e593f0301a01
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_31) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_43) VARIABLE(long, l_68)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_16)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_48) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_43)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_27)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_27)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_67) VARIABLE(l_68)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(l_68)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_17, i_23, i_24, i_25, i_26, i_31, i_38, i_39, i_42, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_57, i_67, i_69, i_70, i_71, i_72;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_18, l_19, l_20, l_21, l_22, l_27, l_28, l_29, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_40, l_41, l_43, l_44, l_53, l_54, l_55, l_56, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_68, l_73, l_74, l_75, l_76;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_28;
        case 4:
            goto resume_4;
        default:
            break;
    }
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
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
    if (l_16 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_16); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_16 = gale_reply(gale_entry);
    }
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
    loop_28:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_30;
        }
        if (!(l_28 < l_16)) {
            break;
        }
        l_29 = (long) ((ulong) l_16 - (ulong) l_28);
        l_30 = (l_29 < l_21) ? l_29 : l_21;
        i_31 = (int) l_30;
        l_32 = (-12L);
        loop_30:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
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
            if (l_37 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_16;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_ints[gale_items + gale_item] = (uint) i_31;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_37); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_16 = (long) gale_longs[gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                i_31 = (int) gale_ints[gale_items + gale_item];
                l_21 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                l_37 = gale_reply(gale_entry);
            }
            if (i_24 == 0) {
                if (!(l_37 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_28, 1, gale_group);
                    i_38 = gale_group;
                    i_39 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_38 & ((int) ((uint) (1 << i_39) + (uint) (-1))))) << 6) + (((long) (i_38 >> i_39)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_37 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_37 < 0L) {
                l_40 = (l_37 == (-117L)) ? (-5L) : l_37;
                l_32 = l_40;
            } else {
                l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_28, gale_group);
                l_32 = l_41;
            }
        }
        if ((ulong) ((long) ((ulong) l_32 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_32 < 0L) {
                i_42 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_32));
                l_43 = l_27;
            } else {
                l_43 = l_27;
            }
        } else {
            l_44 = (long) i_31;
            i_45 = (int) gale_div_long((l_44 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_46 = (int) gale_div_long((l_44 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_47 = (int) get_local_id(0);
            i_48 = 0;
            i_49 = i_45;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_49 < i_46)) {
                    break;
                }
                i_50 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) i_49)))));
                i_51 = (int) ((uint) i_48 + (uint) (i_50 & 255));
                i_52 = (int) ((uint) i_49 + (uint) 1);
                i_48 = i_51;
                i_49 = i_52;
            }
            GALEFS_BARRIER(5);
            if (i_47 == 0) {
                l_53 = gale_BlockAccess_endMapping(arg_fs, i_31, gale_group);
                l_54 = l_53;
            } else {
                l_54 = 0L;
            }
            GALEFS_BROADCAST(6, l_55, l_54);
            l_56 = (long) ((ulong) l_27 + (ulong) ((long) i_48));
            l_43 = l_56;
        }
        if (i_23 == 0) {
            i_57 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_58 = (long) i_57;
            l_59 = l_58;
        } else {
            l_59 = 0L;
        }
        GALEFS_BROADCAST(7, l_60, l_59);
        l_61 = (long) ((ulong) l_21 * (ulong) l_60);
        l_27 = l_43;
        l_28 = l_61;
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_63 < (-4611686018427387904L)) {
            l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
            l_65 = l_64;
        } else {
            l_65 = l_63;
        }
    } else {
        l_65 = l_63;
    }
    GALEFS_BROADCAST(8, l_66, l_65);
    if (l_66 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_66); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_27 = (long) gale_longs[gale_item];
        l_66 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(9);
    i_67 = (int) get_local_id(0);
    l_68 = (-16L) + ((((long) i_67) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_68)) = l_27;
    GALEFS_LOCAL_BARRIER(10);
    i_69 = (int) get_local_size(0);
    i_70 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_70 < i_69)) {
            break;
        }
        i_71 = i_70 << 1;
        if ((i_67 & ((int) ((uint) i_71 + (uint) (-1)))) == 0) {
            i_72 = (int) ((uint) i_67 + (uint) i_70);
            if (i_72 < i_69) {
                l_73 = *((__local gale_long *) (gale_scratch_memory + l_68));
                l_74 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_72) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_68)) = ((long) ((ulong) l_73 + (ulong) l_74));
            }
        }
        GALEFS_LOCAL_BARRIER(11);
        i_70 = i_71;
    }
    l_75 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_76 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_75);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_38) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_7) VARIABLE(long, l_11) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_33) VARIABLE(long, l_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_7) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_16) VARIABLE(l_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_21)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_55) VARIABLE(l_56)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_56)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_12, i_18, i_19, i_20, i_25, i_32, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_47, i_55, i_57, i_58, i_59, i_60;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_21, l_22, l_23, l_24, l_26, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_56, l_61, l_62, l_63, l_64;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_18;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_11 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_12 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_13 = (long) i_12;
        l_14 = l_13;
    } else {
        l_14 = 0L;
    }
    GALEFS_BROADCAST(3, l_15, l_14);
    l_16 = (long) (1 << GALEFS_LAUNCH_INT(arg_fs, 148L));
    l_17 = (long) ((ulong) l_15 * (ulong) l_16);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    l_21 = 0L;
    l_22 = l_17;
    loop_18:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_20;
        }
        if (!(l_22 < l_11)) {
            break;
        }
        l_23 = (long) ((ulong) l_11 - (ulong) l_22);
        l_24 = (l_23 < l_16) ? l_23 : l_16;
        i_25 = (int) l_24;
        l_26 = (-12L);
        loop_20:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_26 == (-12L))) {
                break;
            }
            if (i_20 == 0) {
                l_27 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_22, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_11 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                l_22 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_16 = (long) (1 << GALEFS_LAUNCH_INT(arg_fs, 148L));
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_29 = gale_reply(gale_entry);
            }
            if (i_19 == 0) {
                if (!(l_29 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_22, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_29 < 0L) {
                l_30 = (l_29 == (-117L)) ? (-5L) : l_29;
                l_26 = l_30;
            } else {
                l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, l_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_26 = l_31;
            }
        }
        if ((ulong) ((long) ((ulong) l_26 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_26 < 0L) {
                i_32 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_26));
                l_33 = l_21;
            } else {
                l_33 = l_21;
            }
        } else {
            l_34 = (long) i_25;
            i_35 = (int) gale_div_long((l_34 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_36 = (int) gale_div_long((l_34 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_37 = (int) get_local_id(0);
            i_38 = 0;
            i_39 = i_35;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_39 < i_36)) {
                    break;
                }
                i_40 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_39)))));
                i_41 = (int) ((uint) i_38 + (uint) (i_40 & 255));
                i_42 = (int) ((uint) i_39 + (uint) 1);
                i_38 = i_41;
                i_39 = i_42;
            }
            if (i_37 == 0) {
                l_43 = gale_BlockAccess_endMapping(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_44 = l_43;
            } else {
                l_44 = 0L;
            }
            GALEFS_BROADCAST(5, l_45, l_44);
            l_46 = (long) ((ulong) l_21 + (ulong) ((long) i_38));
            l_33 = l_46;
        }
        if (i_18 == 0) {
            i_47 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_48 = (long) i_47;
            l_49 = l_48;
        } else {
            l_49 = 0L;
        }
        GALEFS_BROADCAST(6, l_50, l_49);
        l_51 = (long) ((ulong) l_16 * (ulong) l_50);
        l_21 = l_33;
        l_22 = l_51;
    }
    if (((int) get_local_id(0)) == 0) {
        l_52 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_53 = l_52;
    } else {
        l_53 = 0L;
    }
    GALEFS_BROADCAST(7, l_54, l_53);
    if (l_54 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_54); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_21 = (long) gale_longs[gale_item];
        l_54 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(8);
    i_55 = (int) get_local_id(0);
    l_56 = (-16L) + ((((long) i_55) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_56)) = l_21;
    GALEFS_LOCAL_BARRIER(9);
    i_57 = (int) get_local_size(0);
    i_58 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_58 < i_57)) {
            break;
        }
        i_59 = i_58 << 1;
        if ((i_55 & ((int) ((uint) i_59 + (uint) (-1)))) == 0) {
            i_60 = (int) ((uint) i_55 + (uint) i_58);
            if (i_60 < i_57) {
                l_61 = *((__local gale_long *) (gale_scratch_memory + l_56));
                l_62 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_60) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_56)) = ((long) ((ulong) l_61 + (ulong) l_62));
            }
        }
        GALEFS_LOCAL_BARRIER(10);
        i_58 = i_59;
    }
    l_63 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_64 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_63);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
