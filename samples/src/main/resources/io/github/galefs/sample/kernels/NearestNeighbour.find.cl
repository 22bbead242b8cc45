// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY FLOAT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 56
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 82ca28c9e45ac927092d2677818efba60d7dd06624627931bbd80177f53cb4c1
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_80) VARIABLE(long, l_17) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_50) VARIABLE(long, l_65) VARIABLE(long, l_78) VARIABLE(__global uchar *, ul_20)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_17) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(ul_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_17) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_50) VARIABLE(ul_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_17) VARIABLE(l_65) VARIABLE(ul_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_17) VARIABLE(l_78) VARIABLE(ul_20)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_80) VARIABLE(l_17) VARIABLE(l_78) VARIABLE(ul_20)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(l_17) VARIABLE(ul_20)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_24)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20;
    float f_68, f_70, f_71, f_72, f_73;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_30, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_43, i_44, i_45, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_66, i_67, i_69, i_74, i_77, i_79, i_80, i_81, i_86, i_88, i_94;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_28, l_29, l_31, l_32, l_33, l_41, l_42, l_46, l_47, l_48, l_49, l_50, l_53, l_65, l_75, l_76, l_78, l_82, l_83, l_84, l_85, l_87, l_89, l_90, l_91, l_92, l_93;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    i_11 = (i_10 < 0) ? i_10 : 12;
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    i_16 = (int) get_local_id(0);
    l_17 = (((long) i_16) << 3) + 16L;
    i_18 = GALEFS_LOCAL_SIZE;
    i_19 = (int) get_local_id(0);
    ul_20 = arg_nearest + 12L;
    i_21 = gale_group;
    i_22 = (int) ((uint) (i_21 << 8) + (uint) (i_21 << 7));
    i_23 = gale_group;
    i_24 = i_11;
    i_25 = i_23;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_24 < 1) {
            break;
        }
        i_26 = 0;
        i_27 = 1;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_19;
            }
            if (i_27 < 1) {
                goto B49;
            }
            if (!(i_26 < 1536)) {
                break;
            }
            l_28 = (long) i_26;
            l_29 = l_28 + (((long) i_22) << 2);
            i_30 = (int) ((uint) 1536 - (uint) i_26);
            l_31 = (long) i_25;
            l_32 = l_28 + ((l_31 << 10) + (l_31 << 9));
            l_33 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_34 = (int) get_local_id(0);
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            i_37 = 1;
            i_38 = 0;
            i_39 = 0;
            loop_19:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_37 == 1)) {
                    break;
                }
                i_40 = (int) ((uint) i_30 - (uint) i_38);
                l_41 = (long) i_38;
                l_42 = l_32 + l_41;
                if (i_39 == 0) {
                    i_43 = i_40;
                } else {
                    i_44 = 4096 - ((int) (l_42 & 4095L));
                    i_45 = (i_44 < i_40) ? i_44 : i_40;
                    i_43 = i_45;
                }
                if (i_36 == 0) {
                    l_46 = gale_BlockAccess_beginRead(arg_fs, i_10, l_42, i_43, gale_group);
                    l_47 = l_46;
                } else {
                    l_47 = 0L;
                }
                if (i_35 == 0) {
                    if (l_47 < (-4611686018427387904L)) {
                        l_48 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
                        l_49 = l_48;
                    } else {
                        l_49 = l_47;
                    }
                } else {
                    l_49 = l_47;
                }
                GALEFS_BROADCAST(2, l_50, l_49);
                if (l_50 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_25;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) l_29;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[gale_items + gale_item] = (ulong) l_32;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_42;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_50); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_25 = (int) gale_ints[gale_items + gale_item];
                    i_26 = (int) gale_ints[2 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_item];
                    i_30 = (int) gale_ints[3 * gale_items + gale_item];
                    l_32 = (long) gale_longs[gale_items + gale_item];
                    i_38 = (int) gale_ints[4 * gale_items + gale_item];
                    i_39 = (int) gale_ints[5 * gale_items + gale_item];
                    l_41 = (long) gale_longs[2 * gale_items + gale_item];
                    l_42 = (long) gale_longs[3 * gale_items + gale_item];
                    i_12 = (int) get_local_size(0);
                    i_13 = (int) get_num_groups(0);
                    i_14 = (int) get_local_id(0);
                    i_15 = (int) get_local_size(0);
                    i_16 = (int) get_local_id(0);
                    l_17 = (((long) i_16) << 3) + 16L;
                    i_19 = (int) get_local_id(0);
                    ul_20 = arg_nearest + 12L;
                    i_21 = gale_group;
                    i_22 = (int) ((uint) (i_21 << 8) + (uint) (i_21 << 7));
                    l_33 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_34 = (int) get_local_id(0);
                    i_35 = (int) get_local_id(0);
                    i_36 = (int) get_local_id(0);
                    l_50 = gale_reply(gale_entry);
                }
                i_51 = (int) l_50;
                if (l_50 < 0L) {
                    i_52 = 0;
                } else {
                    i_52 = i_51;
                }
                l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_42, gale_group);
                gale_copy((arg_fs + 16 + l_53), (arg_buffer + 16 + (l_29 + l_41)), i_52);
                GALEFS_BARRIER(3);
                if (i_34 == 0) {
                    if (!(i_52 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group);
                    }
                }
                i_54 = (int) ((uint) i_38 + (uint) i_52);
                i_55 = ((l_50 == (-117L)) || (!((i_39 == 0) || (((l_32 + ((long) i_54)) & l_33) == 0)))) ? 1 : 0;
                i_56 = ((l_50 == (-117L)) || (!((i_52 < 1) || (!(i_54 < i_30))))) ? 1 : 0;
                if (l_50 < 0L) {
                    if (l_50 == (-117L)) {
                        i_37 = i_56;
                        i_38 = i_54;
                        i_39 = i_55;
                    } else {
                        i_37 = i_51;
                        i_38 = i_54;
                        i_39 = i_55;
                    }
                } else {
                    i_37 = i_56;
                    i_38 = i_54;
                    i_39 = i_55;
                }
            }
            if (i_38 < 1) {
                i_57 = i_37;
            } else {
                i_57 = i_38;
            }
            i_58 = (i_57 < 1) ? 0 : i_57;
            i_59 = (int) ((uint) i_26 + (uint) i_58);
            i_26 = i_59;
            i_27 = i_57;
        }
        goto B50;
    B49:;
    B50:;
        if (i_27 < 0) {
            i_60 = i_27;
        } else {
            i_60 = i_26;
        }
        i_61 = i_25 << 7;
        i_62 = 0;
        while (true) {
            i_63 = *((__global gale_int *) ul_20);
            if (!(i_62 < i_63)) {
                break;
            }
            i_64 = (int) ((uint) i_62 + (uint) (i_62 << 1));
            l_65 = 9223372036854775807L;
            i_66 = i_19;
            while (true) {
                if (!(((int) ((uint) (i_66 << 3) + (uint) (i_66 << 2))) < i_60)) {
                    break;
                }
                i_67 = (int) ((uint) i_22 + (uint) ((int) ((uint) i_66 + (uint) (i_66 << 1))));
                f_68 = (0x0.0p0f);
                i_69 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_69 < 3)) {
                        break;
                    }
                    f_70 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_69 + (uint) i_64))) << 2) + 16L)));
                    f_71 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_67 + (uint) i_69))) << 2) + 16L)));
                    f_72 = f_70 - f_71;
                    f_73 = f_68 + (f_72 * f_72);
                    i_74 = (int) ((uint) i_69 + (uint) 1);
                    f_68 = f_73;
                    i_69 = i_74;
                }
                l_75 = (((long) as_int(f_68)) << 32) | ((long) ((int) ((uint) i_66 + (uint) i_61)));
                l_76 = (l_75 < l_65) ? l_75 : l_65;
                i_77 = (int) ((uint) i_66 + (uint) i_12);
                l_65 = l_76;
                i_66 = i_77;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_78 = (-16L) + l_17;
            *((__local gale_long *) (gale_scratch_memory + l_78)) = l_65;
            GALEFS_LOCAL_BARRIER(5);
            i_79 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_79 < i_15)) {
                    break;
                }
                i_80 = i_79 << 1;
                if ((i_16 & ((int) ((uint) i_80 + (uint) (-1)))) == 0) {
                    i_81 = (int) ((uint) i_16 + (uint) i_79);
                    if (i_81 < i_15) {
                        l_82 = *((__local gale_long *) (gale_scratch_memory + l_78));
                        l_83 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_81) << 3) + 16L))));
                        l_84 = (l_83 < l_82) ? l_83 : l_82;
                        *((__local gale_long *) (gale_scratch_memory + l_78)) = l_84;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_79 = i_80;
            }
            l_85 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_86 = (int) ((uint) i_62 + (uint) 1);
            if (i_14 == 0) {
                l_87 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_62 << 3)), l_85);
                i_62 = i_86;
            } else {
                i_62 = i_86;
            }
        }
        GALEFS_BARRIER(7);
        i_88 = (int) ((uint) i_25 + (uint) i_13);
        i_24 = i_60;
        i_25 = i_88;
    }
    if (((int) get_local_id(0)) == 0) {
        l_89 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_90 = l_89;
    } else {
        l_90 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_90 < (-4611686018427387904L)) {
            l_91 = gale_HostCall_awaitReply(arg_fs, l_90, gale_group);
            l_92 = l_91;
        } else {
            l_92 = l_90;
        }
    } else {
        l_92 = l_90;
    }
    GALEFS_BROADCAST(8, l_93, l_92);
    if (l_93 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_93); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_24 = (int) gale_ints[gale_item];
        l_93 = gale_reply(gale_entry);
    }
    if (((long) i_24) < 0L) {
        i_94 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_24);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_7) VARIABLE(int, i_74) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_26) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_44) VARIABLE(long, l_59) VARIABLE(long, l_72) VARIABLE(__global uchar *, ul_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_44) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_59) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_72) VARIABLE(ul_17)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_7) VARIABLE(i_74) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_72) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_54) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17;
    float f_62, f_64, f_65, f_66, f_67;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_27, i_31, i_32, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_60, i_61, i_63, i_68, i_71, i_73, i_74, i_75, i_80, i_82, i_86;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_25, l_26, l_28, l_29, l_30, l_37, l_38, l_42, l_43, l_44, l_47, l_59, l_69, l_70, l_72, l_76, l_77, l_78, l_79, l_81, l_83, l_84, l_85;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = (i_7 < 0) ? i_7 : 12;
    i_9 = (int) get_local_size(0);
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) i_13) << 3) + 16L;
    i_15 = GALEFS_LOCAL_SIZE;
    i_16 = (int) get_local_id(0);
    ul_17 = arg_nearest + 12L;
    i_18 = gale_group;
    i_19 = (int) ((uint) (i_18 << 8) + (uint) (i_18 << 7));
    i_20 = gale_group;
    i_21 = i_8;
    i_22 = i_20;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_21 < 1) {
            break;
        }
        i_23 = 0;
        i_24 = 1;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_14;
            }
            if (i_24 < 1) {
                goto B39;
            }
            if (!(i_23 < 1536)) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = l_25 + (((long) i_19) << 2);
            i_27 = (int) ((uint) 1536 - (uint) i_23);
            l_28 = (long) i_22;
            l_29 = l_25 + ((l_28 << 10) + (l_28 << 9));
            l_30 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = 1;
            i_34 = 0;
            i_35 = 0;
            loop_14:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_33 == 1)) {
                    break;
                }
                i_36 = (int) ((uint) i_27 - (uint) i_34);
                l_37 = (long) i_34;
                l_38 = l_29 + l_37;
                if (i_35 == 0) {
                    i_39 = i_36;
                } else {
                    i_40 = 4096 - ((int) (l_38 & 4095L));
                    i_41 = (i_40 < i_36) ? i_40 : i_36;
                    i_39 = i_41;
                }
                if (i_32 == 0) {
                    l_42 = gale_BlockAccess_beginRead(arg_fs, i_7, l_38, i_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                GALEFS_BROADCAST(2, l_44, l_43);
                if (l_44 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_item] = (ulong) l_26;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_29;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_37;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_44); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_items + gale_item];
                    i_34 = (int) gale_ints[4 * gale_items + gale_item];
                    i_35 = (int) gale_ints[5 * gale_items + gale_item];
                    l_37 = (long) gale_longs[2 * gale_items + gale_item];
                    l_38 = (long) gale_longs[3 * gale_items + gale_item];
                    i_9 = (int) get_local_size(0);
                    i_10 = gale_group_count;
                    i_11 = (int) get_local_id(0);
                    i_12 = (int) get_local_size(0);
                    i_13 = (int) get_local_id(0);
                    l_14 = (((long) i_13) << 3) + 16L;
                    i_16 = (int) get_local_id(0);
                    ul_17 = arg_nearest + 12L;
                    i_18 = gale_group;
                    i_19 = (int) ((uint) (i_18 << 8) + (uint) (i_18 << 7));
                    l_30 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_id(0);
                    l_44 = gale_reply(gale_entry);
                }
                i_45 = (int) l_44;
                if (l_44 < 0L) {
                    i_46 = 0;
                } else {
                    i_46 = i_45;
                }
                l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_47), (arg_buffer + 16 + (l_26 + l_37)), i_46);
                GALEFS_BARRIER(3);
                if (i_31 == 0) {
                    if (!(i_46 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_48 = (int) ((uint) i_34 + (uint) i_46);
                i_49 = ((l_44 == (-117L)) || (!((i_35 == 0) || (((l_29 + ((long) i_48)) & l_30) == 0)))) ? 1 : 0;
                i_50 = ((l_44 == (-117L)) || (!((i_46 < 1) || (!(i_48 < i_27))))) ? 1 : 0;
                if (l_44 < 0L) {
                    if (l_44 == (-117L)) {
                        i_33 = i_50;
                        i_34 = i_48;
                        i_35 = i_49;
                    } else {
                        i_33 = i_45;
                        i_34 = i_48;
                        i_35 = i_49;
                    }
                } else {
                    i_33 = i_50;
                    i_34 = i_48;
                    i_35 = i_49;
                }
            }
            if (i_34 < 1) {
                i_51 = i_33;
            } else {
                i_51 = i_34;
            }
            i_52 = (i_51 < 1) ? 0 : i_51;
            i_53 = (int) ((uint) i_23 + (uint) i_52);
            i_23 = i_53;
            i_24 = i_51;
        }
        goto B40;
    B39:;
    B40:;
        if (i_24 < 0) {
            i_54 = i_24;
        } else {
            i_54 = i_23;
        }
        i_55 = i_22 << 7;
        i_56 = 0;
        while (true) {
            i_57 = *((__global gale_int *) ul_17);
            if (!(i_56 < i_57)) {
                break;
            }
            i_58 = (int) ((uint) i_56 + (uint) (i_56 << 1));
            l_59 = 9223372036854775807L;
            i_60 = i_16;
            while (true) {
                if (!(((int) ((uint) (i_60 << 3) + (uint) (i_60 << 2))) < i_54)) {
                    break;
                }
                i_61 = (int) ((uint) i_19 + (uint) ((int) ((uint) i_60 + (uint) (i_60 << 1))));
                f_62 = (0x0.0p0f);
                i_63 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_63 < 3)) {
                        break;
                    }
                    f_64 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_63 + (uint) i_58))) << 2) + 16L)));
                    f_65 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_61 + (uint) i_63))) << 2) + 16L)));
                    f_66 = f_64 - f_65;
                    f_67 = f_62 + (f_66 * f_66);
                    i_68 = (int) ((uint) i_63 + (uint) 1);
                    f_62 = f_67;
                    i_63 = i_68;
                }
                l_69 = (((long) as_int(f_62)) << 32) | ((long) ((int) ((uint) i_60 + (uint) i_55)));
                l_70 = (l_69 < l_59) ? l_69 : l_59;
                i_71 = (int) ((uint) i_60 + (uint) i_9);
                l_59 = l_70;
                i_60 = i_71;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_72 = (-16L) + l_14;
            *((__local gale_long *) (gale_scratch_memory + l_72)) = l_59;
            GALEFS_LOCAL_BARRIER(5);
            i_73 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_73 < i_12)) {
                    break;
                }
                i_74 = i_73 << 1;
                if ((i_13 & ((int) ((uint) i_74 + (uint) (-1)))) == 0) {
                    i_75 = (int) ((uint) i_13 + (uint) i_73);
                    if (i_75 < i_12) {
                        l_76 = *((__local gale_long *) (gale_scratch_memory + l_72));
                        l_77 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_75) << 3) + 16L))));
                        l_78 = (l_77 < l_76) ? l_77 : l_76;
                        *((__local gale_long *) (gale_scratch_memory + l_72)) = l_78;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_73 = i_74;
            }
            l_79 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_80 = (int) ((uint) i_56 + (uint) 1);
            if (i_11 == 0) {
                l_81 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_56 << 3)), l_79);
                i_56 = i_80;
            } else {
                i_56 = i_80;
            }
        }
        GALEFS_BARRIER(7);
        i_82 = (int) ((uint) i_22 + (uint) i_10);
        i_21 = i_54;
        i_22 = i_82;
    }
    if (((int) get_local_id(0)) == 0) {
        l_83 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_84 = l_83;
    } else {
        l_84 = 0L;
    }
    GALEFS_BROADCAST(8, l_85, l_84);
    if (l_85 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_85); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_85 = gale_reply(gale_entry);
    }
    if (((long) i_21) < 0L) {
        i_86 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
