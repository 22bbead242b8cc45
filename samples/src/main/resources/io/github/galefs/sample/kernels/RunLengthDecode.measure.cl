// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.RunLengthDecode#measure
// entry point: galefs_measure
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 11
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "runs"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 515c4a0a09ef6f98dae31a097ebe1a0640add41de3e921c5c96c8aa64daaaa4b
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_61) VARIABLE(int, i_68) VARIABLE(long, l_17) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_49) VARIABLE(long, l_66) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(ul_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_49) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_61) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_66) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_68) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_66) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_lengths, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_20, i_21, i_23, i_24, i_26, i_27, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_43, i_44, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_25, l_28, l_29, l_31, l_32, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_52, l_66, l_74, l_75, l_76, l_77, l_78;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto resume_3;
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
    i_12 = ((int) get_local_size(0)) << 1;
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    i_16 = (int) get_local_id(0);
    l_17 = (((long) i_16) << 2) + 16L;
    i_18 = GALEFS_LOCAL_SIZE;
    i_19 = ((int) get_local_id(0)) << 1;
    i_20 = gale_group << 6;
    i_21 = gale_group;
    ul_22 = arg_lengths + 12L;
    i_23 = i_21;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        i_24 = *((__global gale_int *) ul_22);
        if (!(i_23 < i_24)) {
            break;
        }
        l_25 = (long) i_23;
        i_26 = 0;
        i_27 = 1;
        loop_19:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_22;
            }
            if (i_27 < 1) {
                goto B52;
            }
            if (!(i_26 < 64)) {
                break;
            }
            l_28 = (long) i_26;
            l_29 = ((long) i_20) + l_28;
            i_30 = (int) ((uint) 64 - (uint) i_26);
            l_31 = l_28 + (l_25 << 6);
            l_32 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            i_35 = (int) get_local_id(0);
            i_36 = 1;
            i_37 = 0;
            i_38 = 0;
            loop_22:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_36 == 1)) {
                    break;
                }
                i_39 = (int) ((uint) i_30 - (uint) i_37);
                l_40 = (long) i_37;
                l_41 = l_31 + l_40;
                if (i_38 == 0) {
                    i_42 = i_39;
                } else {
                    i_43 = 4096 - ((int) (l_41 & 4095L));
                    i_44 = (i_43 < i_39) ? i_43 : i_39;
                    i_42 = i_44;
                }
                if (i_35 == 0) {
                    l_45 = gale_BlockAccess_beginRead(arg_fs, i_10, l_41, i_42, gale_group);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                if (i_34 == 0) {
                    if (l_46 < (-4611686018427387904L)) {
                        l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                        l_48 = l_47;
                    } else {
                        l_48 = l_46;
                    }
                } else {
                    l_48 = l_46;
                }
                GALEFS_BROADCAST(2, l_49, l_48);
                if (l_49 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_item] = (ulong) l_25;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_29;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_49); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_item];
                    i_26 = (int) gale_ints[2 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[3 * gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = (int) gale_ints[4 * gale_items + gale_item];
                    i_38 = (int) gale_ints[5 * gale_items + gale_item];
                    l_40 = (long) gale_longs[3 * gale_items + gale_item];
                    l_41 = (long) gale_longs[4 * gale_items + gale_item];
                    i_12 = ((int) get_local_size(0)) << 1;
                    i_13 = (int) get_num_groups(0);
                    i_14 = (int) get_local_id(0);
                    i_15 = (int) get_local_size(0);
                    i_16 = (int) get_local_id(0);
                    l_17 = (((long) i_16) << 2) + 16L;
                    i_19 = ((int) get_local_id(0)) << 1;
                    i_20 = gale_group << 6;
                    ul_22 = arg_lengths + 12L;
                    l_32 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_id(0);
                    i_35 = (int) get_local_id(0);
                    l_49 = gale_reply(gale_entry);
                }
                i_50 = (int) l_49;
                if (l_49 < 0L) {
                    i_51 = 0;
                } else {
                    i_51 = i_50;
                }
                l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_41, gale_group);
                gale_copy((arg_fs + 16 + l_52), (arg_runs + 16 + (l_29 + l_40)), i_51);
                GALEFS_BARRIER(3);
                if (i_33 == 0) {
                    if (!(i_51 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group);
                    }
                }
                i_53 = (int) ((uint) i_37 + (uint) i_51);
                i_54 = ((l_49 == (-117L)) || (!((i_38 == 0) || (((l_31 + ((long) i_53)) & l_32) == 0)))) ? 1 : 0;
                i_55 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < i_30))))) ? 1 : 0;
                if (l_49 < 0L) {
                    if (l_49 == (-117L)) {
                        i_36 = i_55;
                        i_37 = i_53;
                        i_38 = i_54;
                    } else {
                        i_36 = i_50;
                        i_37 = i_53;
                        i_38 = i_54;
                    }
                } else {
                    i_36 = i_55;
                    i_37 = i_53;
                    i_38 = i_54;
                }
            }
            if (i_37 < 1) {
                i_56 = i_36;
            } else {
                i_56 = i_37;
            }
            i_57 = (i_56 < 1) ? 0 : i_56;
            i_58 = (int) ((uint) i_26 + (uint) i_57);
            i_26 = i_58;
            i_27 = i_56;
        }
        goto B53;
    B52:;
    B53:;
        if (i_27 < 0) {
            i_59 = i_27;
        } else {
            i_59 = i_26;
        }
        if (((long) i_59) < 0L) {
            i_60 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_59);
        }
        i_61 = 0;
        i_62 = i_19;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_62 < i_59)) {
                break;
            }
            i_63 = (int) *((__global char *) (arg_runs + 16 + (long) ((int) ((uint) i_62 + (uint) i_20)) * 1));
            i_64 = (int) ((uint) i_61 + (uint) (i_63 & 255));
            i_65 = (int) ((uint) i_62 + (uint) i_12);
            i_61 = i_64;
            i_62 = i_65;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_66 = (-16L) + l_17;
        *((__local gale_int *) (gale_scratch_memory + l_66)) = i_61;
        GALEFS_LOCAL_BARRIER(5);
        i_67 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_67 < i_15)) {
                break;
            }
            i_68 = i_67 << 1;
            if ((i_16 & ((int) ((uint) i_68 + (uint) (-1)))) == 0) {
                i_69 = (int) ((uint) i_16 + (uint) i_67);
                if (i_69 < i_15) {
                    i_70 = *((__local gale_int *) (gale_scratch_memory + l_66));
                    i_71 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_69) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_66)) = ((int) ((uint) i_70 + (uint) i_71));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_67 = i_68;
        }
        i_72 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_73 = (int) ((uint) i_23 + (uint) i_13);
        if (i_14 == 0) {
            *((__global gale_int *) (arg_lengths + ((l_25 << 2) + 16L))) = i_72;
            i_23 = i_73;
        } else {
            i_23 = i_73;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_74 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_75 = l_74;
    } else {
        l_75 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_75 < (-4611686018427387904L)) {
            l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
            l_77 = l_76;
        } else {
            l_77 = l_75;
        }
    } else {
        l_77 = l_75;
    }
    GALEFS_BROADCAST(7, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_78); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_78 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_55) VARIABLE(int, i_62) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_43) VARIABLE(long, l_60) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_43) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_55) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_60) VARIABLE(ul_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_62) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_60) VARIABLE(ul_19)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_lengths, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_20, i_21, i_23, i_24, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_65, i_66, i_67;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_22, l_25, l_26, l_28, l_29, l_36, l_37, l_41, l_42, l_43, l_46, l_60, l_68, l_69, l_70;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_12;
        case 3:
            goto resume_3;
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
    i_9 = ((int) get_local_size(0)) << 1;
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) i_13) << 2) + 16L;
    i_15 = GALEFS_LOCAL_SIZE;
    i_16 = ((int) get_local_id(0)) << 1;
    i_17 = gale_group << 6;
    i_18 = gale_group;
    ul_19 = arg_lengths + 12L;
    i_20 = i_18;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        i_21 = *((__global gale_int *) ul_19);
        if (!(i_20 < i_21)) {
            break;
        }
        l_22 = (long) i_20;
        i_23 = 0;
        i_24 = 1;
        loop_14:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_17;
            }
            if (i_24 < 1) {
                goto B42;
            }
            if (!(i_23 < 64)) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = ((long) i_17) + l_25;
            i_27 = (int) ((uint) 64 - (uint) i_23);
            l_28 = l_25 + (l_22 << 6);
            l_29 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = 1;
            i_33 = 0;
            i_34 = 0;
            loop_17:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_32 == 1)) {
                    break;
                }
                i_35 = (int) ((uint) i_27 - (uint) i_33);
                l_36 = (long) i_33;
                l_37 = l_28 + l_36;
                if (i_34 == 0) {
                    i_38 = i_35;
                } else {
                    i_39 = 4096 - ((int) (l_37 & 4095L));
                    i_40 = (i_39 < i_35) ? i_39 : i_35;
                    i_38 = i_40;
                }
                if (i_31 == 0) {
                    l_41 = gale_BlockAccess_beginRead(arg_fs, i_7, l_37, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(2, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_33 = (int) gale_ints[4 * gale_items + gale_item];
                    i_34 = (int) gale_ints[5 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    l_37 = (long) gale_longs[4 * gale_items + gale_item];
                    i_9 = ((int) get_local_size(0)) << 1;
                    i_10 = gale_group_count;
                    i_11 = (int) get_local_id(0);
                    i_12 = (int) get_local_size(0);
                    i_13 = (int) get_local_id(0);
                    l_14 = (((long) i_13) << 2) + 16L;
                    i_16 = ((int) get_local_id(0)) << 1;
                    i_17 = gale_group << 6;
                    ul_19 = arg_lengths + 12L;
                    l_29 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_46), (arg_runs + 16 + (l_26 + l_36)), i_45);
                GALEFS_BARRIER(3);
                if (i_30 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_47 = (int) ((uint) i_33 + (uint) i_45);
                i_48 = ((l_43 == (-117L)) || (!((i_34 == 0) || (((l_28 + ((long) i_47)) & l_29) == 0)))) ? 1 : 0;
                i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < i_27))))) ? 1 : 0;
                if (l_43 < 0L) {
                    if (l_43 == (-117L)) {
                        i_32 = i_49;
                        i_33 = i_47;
                        i_34 = i_48;
                    } else {
                        i_32 = i_44;
                        i_33 = i_47;
                        i_34 = i_48;
                    }
                } else {
                    i_32 = i_49;
                    i_33 = i_47;
                    i_34 = i_48;
                }
            }
            if (i_33 < 1) {
                i_50 = i_32;
            } else {
                i_50 = i_33;
            }
            i_51 = (i_50 < 1) ? 0 : i_50;
            i_52 = (int) ((uint) i_23 + (uint) i_51);
            i_23 = i_52;
            i_24 = i_50;
        }
        goto B43;
    B42:;
    B43:;
        if (i_24 < 0) {
            i_53 = i_24;
        } else {
            i_53 = i_23;
        }
        if (((long) i_53) < 0L) {
            i_54 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_53);
        }
        i_55 = 0;
        i_56 = i_16;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_56 < i_53)) {
                break;
            }
            i_57 = (int) *((__global char *) (arg_runs + 16 + (long) ((int) ((uint) i_56 + (uint) i_17)) * 1));
            i_58 = (int) ((uint) i_55 + (uint) (i_57 & 255));
            i_59 = (int) ((uint) i_56 + (uint) i_9);
            i_55 = i_58;
            i_56 = i_59;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_60 = (-16L) + l_14;
        *((__local gale_int *) (gale_scratch_memory + l_60)) = i_55;
        GALEFS_LOCAL_BARRIER(5);
        i_61 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_61 < i_12)) {
                break;
            }
            i_62 = i_61 << 1;
            if ((i_13 & ((int) ((uint) i_62 + (uint) (-1)))) == 0) {
                i_63 = (int) ((uint) i_13 + (uint) i_61);
                if (i_63 < i_12) {
                    i_64 = *((__local gale_int *) (gale_scratch_memory + l_60));
                    i_65 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_63) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_60)) = ((int) ((uint) i_64 + (uint) i_65));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_61 = i_62;
        }
        i_66 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_67 = (int) ((uint) i_20 + (uint) i_10);
        if (i_11 == 0) {
            *((__global gale_int *) (arg_lengths + ((l_22 << 2) + 16L))) = i_66;
            i_20 = i_67;
        } else {
            i_20 = i_67;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_68 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_69 = l_68;
    } else {
        l_69 = 0L;
    }
    GALEFS_BROADCAST(7, l_70, l_69);
    if (l_70 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_70); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_70 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
