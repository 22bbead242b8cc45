// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.RunLengthDecode#measure
// entry point: galefs_measure
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "runs"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 56af3a90abc63470170a8ef234e41c8e1d457e2c908fe0593f30c967cc5a9e2e
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_53) VARIABLE(int, i_60) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_44) VARIABLE(long, l_58) VARIABLE(__global uchar *, ul_26)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(ul_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_44) VARIABLE(ul_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_53) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(ul_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_58) VARIABLE(ul_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_60) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_58) VARIABLE(ul_26)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_lengths, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_26;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_20, i_21, i_23, i_24, i_25, i_27, i_28, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_22, l_29, l_30, l_35, l_36, l_40, l_41, l_42, l_43, l_44, l_47, l_58, l_66, l_67, l_68, l_69, l_70;
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
    i_12 = ((int) get_local_size(0)) << 1;
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    i_16 = (int) get_local_id(0);
    l_17 = (((long) i_16) << 2) + 16L;
    i_18 = GALEFS_LOCAL_SIZE;
    i_19 = ((int) get_local_id(0)) << 1;
    i_20 = (int) get_local_id(0);
    i_21 = gale_group << 6;
    l_22 = (long) i_21;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = gale_group;
    ul_26 = arg_lengths + 12L;
    i_27 = i_25;
    while (true) {
        i_28 = *((__global gale_int *) ul_26);
        if (!(i_27 < i_28)) {
            break;
        }
        l_29 = (long) i_27;
        l_30 = l_29 << 6;
        i_31 = 1;
        i_32 = 0;
        i_33 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_31 == 1)) {
                break;
            }
            i_34 = (int) ((uint) 64 - (uint) i_32);
            l_35 = (long) i_32;
            l_36 = l_35 + l_30;
            if (i_33 == 0) {
                i_37 = i_34;
            } else {
                i_38 = 4096 - ((int) (l_36 & 4095L));
                i_39 = (i_38 < i_34) ? i_38 : i_34;
                i_37 = i_39;
            }
            if (i_24 == 0) {
                l_40 = gale_BlockAccess_beginRead(arg_fs, i_10, l_36, i_37, gale_group);
                l_41 = l_40;
            } else {
                l_41 = 0L;
            }
            if (i_23 == 0) {
                if (l_41 < (-4611686018427387904L)) {
                    l_42 = gale_HostCall_awaitReply(arg_fs, l_41, gale_group);
                    l_43 = l_42;
                } else {
                    l_43 = l_41;
                }
            } else {
                l_43 = l_41;
            }
            GALEFS_BROADCAST(2, l_44, l_43);
            i_45 = (int) l_44;
            if (l_44 < 0L) {
                i_46 = 0;
            } else {
                i_46 = i_45;
            }
            l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_36, gale_group);
            gale_copy((arg_fs + 16 + l_47), (arg_runs + 16 + (l_22 + l_35)), i_46);
            GALEFS_BARRIER(3);
            if (i_20 == 0) {
                if (!(i_46 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group);
                }
            }
            i_48 = (int) ((uint) i_32 + (uint) i_46);
            i_49 = ((l_44 == (-117L)) || (!((i_46 < 1) || (!(i_48 < 64))))) ? 1 : 0;
            i_50 = (l_44 == (-117L)) ? 1 : 0;
            if (l_44 < 0L) {
                if (l_44 == (-117L)) {
                    i_31 = i_49;
                    i_32 = i_48;
                    i_33 = i_50;
                } else {
                    i_31 = i_45;
                    i_32 = i_48;
                    i_33 = i_50;
                }
            } else {
                i_31 = i_49;
                i_32 = i_48;
                i_33 = i_50;
            }
        }
        if (i_32 < 1) {
            i_51 = i_31;
        } else {
            i_51 = i_32;
        }
        if (((long) i_51) < 0L) {
            i_52 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_51);
        }
        i_53 = 0;
        i_54 = i_19;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_54 < i_51)) {
                break;
            }
            i_55 = (int) *((__global char *) (arg_runs + 16 + (long) ((int) ((uint) i_54 + (uint) i_21)) * 1));
            i_56 = (int) ((uint) i_53 + (uint) (i_55 & 255));
            i_57 = (int) ((uint) i_54 + (uint) i_12);
            i_53 = i_56;
            i_54 = i_57;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_58 = (-16L) + l_17;
        *((__local gale_int *) (gale_scratch_memory + l_58)) = i_53;
        GALEFS_LOCAL_BARRIER(5);
        i_59 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_59 < i_15)) {
                break;
            }
            i_60 = i_59 << 1;
            if ((i_16 & ((int) ((uint) i_60 + (uint) (-1)))) == 0) {
                i_61 = (int) ((uint) i_16 + (uint) i_59);
                if (i_61 < i_15) {
                    i_62 = *((__local gale_int *) (gale_scratch_memory + l_58));
                    i_63 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_61) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_58)) = ((int) ((uint) i_62 + (uint) i_63));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_59 = i_60;
        }
        i_64 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_65 = (int) ((uint) i_27 + (uint) i_13);
        if (i_14 == 0) {
            *((__global gale_int *) (arg_lengths + ((l_29 << 2) + 16L))) = i_64;
            i_27 = i_65;
        } else {
            i_27 = i_65;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_66 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_67 = l_66;
    } else {
        l_67 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_67 < (-4611686018427387904L)) {
            l_68 = gale_HostCall_awaitReply(arg_fs, l_67, gale_group);
            l_69 = l_68;
        } else {
            l_69 = l_67;
        }
    } else {
        l_69 = l_67;
    }
    GALEFS_BROADCAST(7, l_70, l_69);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_28) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_47) VARIABLE(int, i_54) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_38) VARIABLE(long, l_52) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(ul_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_38) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_47) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_52) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_54) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_52) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_lengths, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_20, i_21, i_23, i_24, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_19, l_25, l_26, l_31, l_32, l_36, l_37, l_38, l_41, l_52, l_60, l_61, l_62;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
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
    i_9 = ((int) get_local_size(0)) << 1;
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) i_13) << 2) + 16L;
    i_15 = GALEFS_LOCAL_SIZE;
    i_16 = ((int) get_local_id(0)) << 1;
    i_17 = (int) get_local_id(0);
    i_18 = gale_group << 6;
    l_19 = (long) i_18;
    i_20 = (int) get_local_id(0);
    i_21 = gale_group;
    ul_22 = arg_lengths + 12L;
    i_23 = i_21;
    while (true) {
        i_24 = *((__global gale_int *) ul_22);
        if (!(i_23 < i_24)) {
            break;
        }
        l_25 = (long) i_23;
        l_26 = l_25 << 6;
        i_27 = 1;
        i_28 = 0;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_27 == 1)) {
                break;
            }
            i_30 = (int) ((uint) 64 - (uint) i_28);
            l_31 = (long) i_28;
            l_32 = l_31 + l_26;
            if (i_29 == 0) {
                i_33 = i_30;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_30) ? i_34 : i_30;
                i_33 = i_35;
            }
            if (i_20 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_7, l_32, i_33, gale_group, gale_slot, gale_position);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            GALEFS_BROADCAST(2, l_38, l_37);
            if (l_38 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_item] = (ulong) l_25;
                gale_longs[gale_items + gale_item] = (ulong) l_26;
                gale_ints[2 * gale_items + gale_item] = (uint) i_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_38); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                l_26 = (long) gale_longs[gale_items + gale_item];
                i_28 = (int) gale_ints[2 * gale_items + gale_item];
                l_31 = (long) gale_longs[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[3 * gale_items + gale_item];
                i_9 = ((int) get_local_size(0)) << 1;
                i_10 = gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                i_13 = (int) get_local_id(0);
                l_14 = (((long) i_13) << 2) + 16L;
                i_16 = ((int) get_local_id(0)) << 1;
                i_17 = (int) get_local_id(0);
                i_18 = gale_group << 6;
                l_19 = (long) i_18;
                i_20 = (int) get_local_id(0);
                ul_22 = arg_lengths + 12L;
                l_38 = gale_round_reply(gale_entry);
            }
            i_39 = (int) l_38;
            if (l_38 < 0L) {
                i_40 = 0;
            } else {
                i_40 = i_39;
            }
            l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_32, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_41), (arg_runs + 16 + (l_19 + l_31)), i_40);
            GALEFS_BARRIER(3);
            if (i_17 == 0) {
                if (!(i_40 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group, gale_slot, gale_position);
                }
            }
            i_42 = (int) ((uint) i_28 + (uint) i_40);
            i_43 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < 64))))) ? 1 : 0;
            i_44 = (l_38 == (-117L)) ? 1 : 0;
            if (l_38 < 0L) {
                if (l_38 == (-117L)) {
                    i_27 = i_43;
                    i_28 = i_42;
                    i_29 = i_44;
                } else {
                    i_27 = i_39;
                    i_28 = i_42;
                    i_29 = i_44;
                }
            } else {
                i_27 = i_43;
                i_28 = i_42;
                i_29 = i_44;
            }
        }
        if (i_28 < 1) {
            i_45 = i_27;
        } else {
            i_45 = i_28;
        }
        if (((long) i_45) < 0L) {
            i_46 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_45);
        }
        i_47 = 0;
        i_48 = i_16;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_48 < i_45)) {
                break;
            }
            i_49 = (int) *((__global char *) (arg_runs + 16 + (long) ((int) ((uint) i_48 + (uint) i_18)) * 1));
            i_50 = (int) ((uint) i_47 + (uint) (i_49 & 255));
            i_51 = (int) ((uint) i_48 + (uint) i_9);
            i_47 = i_50;
            i_48 = i_51;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_52 = (-16L) + l_14;
        *((__local gale_int *) (gale_scratch_memory + l_52)) = i_47;
        GALEFS_LOCAL_BARRIER(5);
        i_53 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_53 < i_12)) {
                break;
            }
            i_54 = i_53 << 1;
            if ((i_13 & ((int) ((uint) i_54 + (uint) (-1)))) == 0) {
                i_55 = (int) ((uint) i_13 + (uint) i_53);
                if (i_55 < i_12) {
                    i_56 = *((__local gale_int *) (gale_scratch_memory + l_52));
                    i_57 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_55) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_52)) = ((int) ((uint) i_56 + (uint) i_57));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_53 = i_54;
        }
        i_58 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_59 = (int) ((uint) i_23 + (uint) i_10);
        if (i_11 == 0) {
            *((__global gale_int *) (arg_lengths + ((l_25 << 2) + 16L))) = i_58;
            i_23 = i_59;
        } else {
            i_23 = i_59;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_60 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_61 = l_60;
    } else {
        l_61 = 0L;
    }
    GALEFS_BROADCAST(7, l_62, l_61);
    if (l_62 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_62); }
        GALEFS_RETURN;
        resume_3:
        l_62 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
