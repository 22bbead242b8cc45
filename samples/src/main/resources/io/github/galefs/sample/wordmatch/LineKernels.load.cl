// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.LineKernels#load
// entry point: galefs_load
// parameters: LONG_ARRAY INT_ARRAY INT INT LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ NONE NONE READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 3
// saved values: 12
// context bytes: 64
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 4
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8b46256c8302828dbf2d5a7983d6b31102ecb23ad5e88e06cef4d6597f5c1d63
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_90) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_30) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45) VARIABLE(long, l_53) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_45) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_53) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(ul_25)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_66) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_88) VARIABLE(ul_25)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_66) VARIABLE(i_90) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_88) VARIABLE(ul_25)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_26)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, int arg_pathLength, int arg_size, __global uchar *arg_bytes, __global uchar *arg_lineEnds, __global uchar *arg_last, __global uchar *arg_failure, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_25;
    int i_4, i_6, i_7, i_12, i_13, i_14, i_15, i_16, i_17, i_19, i_24, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_48, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_79, i_83, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_11, l_18, l_20, l_21, l_22, l_23, l_30, l_36, l_37, l_45, l_49, l_50, l_51, l_52, l_53, l_56, l_76, l_77, l_78, l_80, l_81, l_82, l_84, l_85, l_88, l_97, l_98, l_99, l_100, l_101, l_104;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, arg_pathLength, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < arg_pathLength)) {
                    break;
                }
                l_5 = (long) i_4;
                i_6 = (int) *((__global char *) (arg_path + 16 + l_5));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) l_5)))) = (char) i_6;
                i_7 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, arg_pathLength, (-1), gale_group);
            l_1 = l_8;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_1;
        }
    } else {
        l_10 = l_1;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_11 = gale_reply(gale_entry);
    }
    i_12 = (int) l_11;
    i_13 = (i_12 < 0) ? i_12 : 0;
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_size(0);
    i_17 = (int) get_local_id(0);
    l_18 = (((long) i_17) << 2) + 16L;
    i_19 = GALEFS_LOCAL_SIZE;
    l_20 = (long) ((int) get_local_id(0));
    l_21 = (long) ((int) get_local_size(0));
    l_22 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_23 = (long) ((int) get_local_size(0));
    i_24 = gale_group;
    ul_25 = arg_lineEnds + 12L;
    i_26 = i_13;
    i_27 = i_24;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_28 = *((__global gale_int *) ul_25);
        if (!(i_27 < i_28)) {
            break;
        }
        i_29 = i_27 << 14;
        l_30 = (long) i_29;
        i_31 = (int) ((uint) arg_size - (uint) i_29);
        i_32 = (i_31 < 16384) ? i_31 : 16384;
        i_33 = 0;
        i_34 = 1;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_19;
            }
            if (i_34 < 1) {
                goto B49;
            }
            if (!(i_33 < i_32)) {
                break;
            }
            i_35 = (int) ((uint) i_32 - (uint) i_33);
            l_36 = l_30 + ((long) i_33);
            l_37 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = 1;
            i_42 = 0;
            i_43 = 0;
            loop_19:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_41 == 1)) {
                    break;
                }
                i_44 = (int) ((uint) i_35 - (uint) i_42);
                l_45 = l_36 + ((long) i_42);
                if (i_43 == 0) {
                    i_46 = i_44;
                } else {
                    i_47 = 4096 - ((int) (l_45 & 4095L));
                    i_48 = (i_47 < i_44) ? i_47 : i_44;
                    i_46 = i_48;
                }
                if (i_40 == 0) {
                    l_49 = gale_BlockAccess_beginRead(arg_fs, i_12, l_45, i_46, gale_group);
                    l_50 = l_49;
                } else {
                    l_50 = 0L;
                }
                if (i_39 == 0) {
                    if (l_50 < (-4611686018427387904L)) {
                        l_51 = gale_HostCall_awaitReply(arg_fs, l_50, gale_group);
                        l_52 = l_51;
                    } else {
                        l_52 = l_50;
                    }
                } else {
                    l_52 = l_50;
                }
                GALEFS_BROADCAST(3, l_53, l_52);
                if (l_53 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_26;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_item] = (ulong) l_30;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[gale_items + gale_item] = (ulong) l_36;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_42;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_53); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_12 = (int) gale_ints[gale_item];
                    i_26 = (int) gale_ints[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    l_30 = (long) gale_longs[gale_item];
                    i_32 = (int) gale_ints[4 * gale_items + gale_item];
                    i_33 = (int) gale_ints[5 * gale_items + gale_item];
                    i_35 = (int) gale_ints[6 * gale_items + gale_item];
                    l_36 = (long) gale_longs[gale_items + gale_item];
                    i_42 = (int) gale_ints[7 * gale_items + gale_item];
                    i_43 = (int) gale_ints[8 * gale_items + gale_item];
                    l_45 = (long) gale_longs[2 * gale_items + gale_item];
                    i_14 = (int) get_num_groups(0);
                    i_15 = (int) get_local_id(0);
                    i_16 = (int) get_local_size(0);
                    i_17 = (int) get_local_id(0);
                    l_18 = (((long) i_17) << 2) + 16L;
                    l_20 = (long) ((int) get_local_id(0));
                    l_21 = (long) ((int) get_local_size(0));
                    l_22 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
                    l_23 = (long) ((int) get_local_size(0));
                    ul_25 = arg_lineEnds + 12L;
                    l_37 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_id(0);
                    i_40 = (int) get_local_id(0);
                    l_53 = gale_reply(gale_entry);
                }
                i_54 = (int) l_53;
                if (l_53 < 0L) {
                    i_55 = 0;
                } else {
                    i_55 = i_54;
                }
                l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_45, gale_group);
                gale_copy((arg_fs + 16 + l_56), (arg_bytes + 16 + l_45), i_55);
                GALEFS_BARRIER(4);
                if (i_38 == 0) {
                    if (!(i_55 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group);
                    }
                }
                i_57 = (int) ((uint) i_42 + (uint) i_55);
                i_58 = ((l_53 == (-117L)) || (!((i_43 == 0) || (((l_36 + ((long) i_57)) & l_37) == 0)))) ? 1 : 0;
                i_59 = ((l_53 == (-117L)) || (!((i_55 < 1) || (!(i_57 < i_35))))) ? 1 : 0;
                if (l_53 < 0L) {
                    if (l_53 == (-117L)) {
                        i_41 = i_59;
                        i_42 = i_57;
                        i_43 = i_58;
                    } else {
                        i_41 = i_54;
                        i_42 = i_57;
                        i_43 = i_58;
                    }
                } else {
                    i_41 = i_59;
                    i_42 = i_57;
                    i_43 = i_58;
                }
            }
            if (i_42 < 1) {
                i_60 = i_41;
            } else {
                i_60 = i_42;
            }
            i_61 = (i_60 < 1) ? 0 : i_60;
            i_62 = (int) ((uint) i_33 + (uint) i_61);
            i_33 = i_62;
            i_34 = i_60;
        }
        goto B50;
    B49:;
    B50:;
        if (i_34 < 0) {
            i_63 = i_34;
        } else {
            i_63 = i_33;
        }
        if (i_63 == i_32) {
            i_64 = 0;
        } else {
            i_65 = (i_63 < 0) ? i_63 : (-5);
            i_64 = i_65;
        }
        if (i_26 < 0) {
            i_66 = i_26;
        } else {
            i_66 = i_64;
        }
        i_67 = (int) ((uint) i_32 + (uint) (-1));
        i_68 = (((int) ((uint) i_67 + (uint) ((int) ((uint) (i_67 >> 31) >> 26)))) >> 6) + 1;
        if (i_32 < 1) {
            i_69 = 0;
        } else {
            i_69 = i_68;
        }
        i_70 = (int) gale_div_long((((long) i_69) * l_20), l_21);
        i_71 = 0;
        i_72 = i_70;
        while (true) {
            if (i_32 < 1) {
                i_73 = 0;
            } else {
                i_73 = i_68;
            }
            if (!(i_72 < ((int) gale_div_long((((long) i_73) * l_22), l_23)))) {
                break;
            }
            i_74 = i_72 << 6;
            i_75 = (int) ((uint) i_32 - (uint) i_74);
            if (i_75 < 1) {
                l_76 = 0L;
            } else {
                l_77 = l_30 + ((long) i_74);
                l_78 = 0L;
                i_79 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_79 < 64)) {
                        break;
                    }
                    l_80 = *((__global gale_long *) (arg_bytes + 16 + (l_77 + ((long) i_79))));
                    l_81 = l_80 ^ 723401728380766730L;
                    l_82 = l_78 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_81 | ((long) ((ulong) (l_81 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_79);
                    i_83 = (int) ((uint) i_79 + (uint) 8);
                    l_78 = l_82;
                    i_79 = i_83;
                }
                l_76 = l_78;
            }
            if (i_75 < 64) {
                if (i_75 < 1) {
                    l_84 = 0L;
                } else {
                    l_85 = (long) ((ulong) (1L << i_75) + (ulong) (-1L));
                    l_84 = l_85;
                }
            } else {
                l_84 = (-1L);
            }
            i_86 = (int) ((uint) i_71 + (uint) ((int) popcount((l_76 & l_84))));
            i_87 = (int) ((uint) i_72 + (uint) 1);
            i_71 = i_86;
            i_72 = i_87;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_88 = (-16L) + l_18;
        *((__local gale_int *) (gale_scratch_memory + l_88)) = i_71;
        GALEFS_LOCAL_BARRIER(6);
        i_89 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_89 < i_16)) {
                break;
            }
            i_90 = i_89 << 1;
            if ((i_17 & ((int) ((uint) i_90 + (uint) (-1)))) == 0) {
                i_91 = (int) ((uint) i_17 + (uint) i_89);
                if (i_91 < i_16) {
                    i_92 = *((__local gale_int *) (gale_scratch_memory + l_88));
                    i_93 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_91) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_88)) = ((int) ((uint) i_92 + (uint) i_93));
                }
            }
            GALEFS_LOCAL_BARRIER(7);
            i_89 = i_90;
        }
        i_94 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_95 = (int) ((uint) i_27 + (uint) i_14);
        if (i_15 == 0) {
            *((__global gale_int *) (arg_lineEnds + ((((long) i_27) << 2) + 16L))) = i_94;
            if (i_32 < 1) {
                i_26 = i_66;
                i_27 = i_95;
            } else {
                if (arg_size == ((int) ((uint) i_29 + (uint) i_32))) {
                    i_96 = (int) *((__global char *) (arg_bytes + 16 + (((long) arg_size) + (-1L))));
                    *((__global gale_int *) (arg_last + 16L)) = i_96;
                    i_26 = i_66;
                    i_27 = i_95;
                } else {
                    i_26 = i_66;
                    i_27 = i_95;
                }
            }
        } else {
            i_26 = i_66;
            i_27 = i_95;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_97 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_98 = l_97;
    } else {
        l_98 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_98 < (-4611686018427387904L)) {
            l_99 = gale_HostCall_awaitReply(arg_fs, l_98, gale_group);
            l_100 = l_99;
        } else {
            l_100 = l_98;
        }
    } else {
        l_100 = l_98;
    }
    GALEFS_BROADCAST(8, l_101, l_100);
    if (l_101 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_101); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        l_101 = gale_reply(gale_entry);
    }
    if (i_26 < 0) {
        i_102 = (int) (0 - (uint) i_26);
        i_103 = (i_102 < 65536) ? i_102 : 65535;
        l_104 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((long) i_103) | 65536L));
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_60) VARIABLE(int, i_65) VARIABLE(int, i_84) VARIABLE(int, i_9) VARIABLE(long, l_15) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_82) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_41) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_47) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_60) VARIABLE(i_65) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_60) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_82) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_60) VARIABLE(i_84) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_82) VARIABLE(ul_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, int arg_pathLength, int arg_size, __global uchar *arg_bytes, __global uchar *arg_lineEnds, __global uchar *arg_last, __global uchar *arg_failure, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_3, i_5, i_6, i_9, i_10, i_11, i_12, i_13, i_14, i_16, i_21, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_73, i_77, i_80, i_81, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_94, i_95;
    long l_0, l_1, l_2, l_4, l_7, l_8, l_15, l_17, l_18, l_19, l_20, l_27, l_33, l_34, l_41, l_45, l_46, l_47, l_50, l_70, l_71, l_72, l_74, l_75, l_76, l_78, l_79, l_82, l_91, l_92, l_93, l_96;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, arg_pathLength, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < arg_pathLength)) {
                    break;
                }
                l_4 = (long) i_3;
                i_5 = (int) *((__global char *) (arg_path + 16 + l_4));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) l_4)))) = (char) i_5;
                i_6 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, arg_pathLength, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_1 = l_7;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(2, l_8, l_1);
    if (l_8 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_8 = gale_reply(gale_entry);
    }
    i_9 = (int) l_8;
    i_10 = (i_9 < 0) ? i_9 : 0;
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    i_14 = (int) get_local_id(0);
    l_15 = (((long) i_14) << 2) + 16L;
    i_16 = GALEFS_LOCAL_SIZE;
    l_17 = (long) ((int) get_local_id(0));
    l_18 = (long) ((int) get_local_size(0));
    l_19 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_20 = (long) ((int) get_local_size(0));
    i_21 = gale_group;
    ul_22 = arg_lineEnds + 12L;
    i_23 = i_10;
    i_24 = i_21;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_25 = *((__global gale_int *) ul_22);
        if (!(i_24 < i_25)) {
            break;
        }
        i_26 = i_24 << 14;
        l_27 = (long) i_26;
        i_28 = (int) ((uint) arg_size - (uint) i_26);
        i_29 = (i_28 < 16384) ? i_28 : 16384;
        i_30 = 0;
        i_31 = 1;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_14;
            }
            if (i_31 < 1) {
                goto B39;
            }
            if (!(i_30 < i_29)) {
                break;
            }
            i_32 = (int) ((uint) i_29 - (uint) i_30);
            l_33 = l_27 + ((long) i_30);
            l_34 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            i_37 = 1;
            i_38 = 0;
            i_39 = 0;
            loop_14:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_37 == 1)) {
                    break;
                }
                i_40 = (int) ((uint) i_32 - (uint) i_38);
                l_41 = l_33 + ((long) i_38);
                if (i_39 == 0) {
                    i_42 = i_40;
                } else {
                    i_43 = 4096 - ((int) (l_41 & 4095L));
                    i_44 = (i_43 < i_40) ? i_43 : i_40;
                    i_42 = i_44;
                }
                if (i_36 == 0) {
                    l_45 = gale_BlockAccess_beginRead(arg_fs, i_9, l_41, i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                GALEFS_BROADCAST(3, l_47, l_46);
                if (l_47 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_9;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[gale_items + gale_item] = (ulong) l_33;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_47); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_9 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_24 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_27 = (long) gale_longs[gale_item];
                    i_29 = (int) gale_ints[4 * gale_items + gale_item];
                    i_30 = (int) gale_ints[5 * gale_items + gale_item];
                    i_32 = (int) gale_ints[6 * gale_items + gale_item];
                    l_33 = (long) gale_longs[gale_items + gale_item];
                    i_38 = (int) gale_ints[7 * gale_items + gale_item];
                    i_39 = (int) gale_ints[8 * gale_items + gale_item];
                    l_41 = (long) gale_longs[2 * gale_items + gale_item];
                    i_11 = gale_group_count;
                    i_12 = (int) get_local_id(0);
                    i_13 = (int) get_local_size(0);
                    i_14 = (int) get_local_id(0);
                    l_15 = (((long) i_14) << 2) + 16L;
                    l_17 = (long) ((int) get_local_id(0));
                    l_18 = (long) ((int) get_local_size(0));
                    l_19 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
                    l_20 = (long) ((int) get_local_size(0));
                    ul_22 = arg_lineEnds + 12L;
                    l_34 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_35 = (int) get_local_id(0);
                    i_36 = (int) get_local_id(0);
                    l_47 = gale_reply(gale_entry);
                }
                i_48 = (int) l_47;
                if (l_47 < 0L) {
                    i_49 = 0;
                } else {
                    i_49 = i_48;
                }
                l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_50), (arg_bytes + 16 + l_41), i_49);
                GALEFS_BARRIER(4);
                if (i_35 == 0) {
                    if (!(i_49 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_51 = (int) ((uint) i_38 + (uint) i_49);
                i_52 = ((l_47 == (-117L)) || (!((i_39 == 0) || (((l_33 + ((long) i_51)) & l_34) == 0)))) ? 1 : 0;
                i_53 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_32))))) ? 1 : 0;
                if (l_47 < 0L) {
                    if (l_47 == (-117L)) {
                        i_37 = i_53;
                        i_38 = i_51;
                        i_39 = i_52;
                    } else {
                        i_37 = i_48;
                        i_38 = i_51;
                        i_39 = i_52;
                    }
                } else {
                    i_37 = i_53;
                    i_38 = i_51;
                    i_39 = i_52;
                }
            }
            if (i_38 < 1) {
                i_54 = i_37;
            } else {
                i_54 = i_38;
            }
            i_55 = (i_54 < 1) ? 0 : i_54;
            i_56 = (int) ((uint) i_30 + (uint) i_55);
            i_30 = i_56;
            i_31 = i_54;
        }
        goto B40;
    B39:;
    B40:;
        if (i_31 < 0) {
            i_57 = i_31;
        } else {
            i_57 = i_30;
        }
        if (i_57 == i_29) {
            i_58 = 0;
        } else {
            i_59 = (i_57 < 0) ? i_57 : (-5);
            i_58 = i_59;
        }
        if (i_23 < 0) {
            i_60 = i_23;
        } else {
            i_60 = i_58;
        }
        i_61 = (int) ((uint) i_29 + (uint) (-1));
        i_62 = (((int) ((uint) i_61 + (uint) ((int) ((uint) (i_61 >> 31) >> 26)))) >> 6) + 1;
        if (i_29 < 1) {
            i_63 = 0;
        } else {
            i_63 = i_62;
        }
        i_64 = (int) gale_div_long((((long) i_63) * l_17), l_18);
        i_65 = 0;
        i_66 = i_64;
        while (true) {
            if (i_29 < 1) {
                i_67 = 0;
            } else {
                i_67 = i_62;
            }
            if (!(i_66 < ((int) gale_div_long((((long) i_67) * l_19), l_20)))) {
                break;
            }
            i_68 = i_66 << 6;
            i_69 = (int) ((uint) i_29 - (uint) i_68);
            if (i_69 < 1) {
                l_70 = 0L;
            } else {
                l_71 = l_27 + ((long) i_68);
                l_72 = 0L;
                i_73 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_73 < 64)) {
                        break;
                    }
                    l_74 = *((__global gale_long *) (arg_bytes + 16 + (l_71 + ((long) i_73))));
                    l_75 = l_74 ^ 723401728380766730L;
                    l_76 = l_72 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_75 | ((long) ((ulong) (l_75 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_73);
                    i_77 = (int) ((uint) i_73 + (uint) 8);
                    l_72 = l_76;
                    i_73 = i_77;
                }
                l_70 = l_72;
            }
            if (i_69 < 64) {
                if (i_69 < 1) {
                    l_78 = 0L;
                } else {
                    l_79 = (long) ((ulong) (1L << i_69) + (ulong) (-1L));
                    l_78 = l_79;
                }
            } else {
                l_78 = (-1L);
            }
            i_80 = (int) ((uint) i_65 + (uint) ((int) popcount((l_70 & l_78))));
            i_81 = (int) ((uint) i_66 + (uint) 1);
            i_65 = i_80;
            i_66 = i_81;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_82 = (-16L) + l_15;
        *((__local gale_int *) (gale_scratch_memory + l_82)) = i_65;
        GALEFS_LOCAL_BARRIER(6);
        i_83 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_83 < i_13)) {
                break;
            }
            i_84 = i_83 << 1;
            if ((i_14 & ((int) ((uint) i_84 + (uint) (-1)))) == 0) {
                i_85 = (int) ((uint) i_14 + (uint) i_83);
                if (i_85 < i_13) {
                    i_86 = *((__local gale_int *) (gale_scratch_memory + l_82));
                    i_87 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_85) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_82)) = ((int) ((uint) i_86 + (uint) i_87));
                }
            }
            GALEFS_LOCAL_BARRIER(7);
            i_83 = i_84;
        }
        i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_89 = (int) ((uint) i_24 + (uint) i_11);
        if (i_12 == 0) {
            *((__global gale_int *) (arg_lineEnds + ((((long) i_24) << 2) + 16L))) = i_88;
            if (i_29 < 1) {
                i_23 = i_60;
                i_24 = i_89;
            } else {
                if (arg_size == ((int) ((uint) i_26 + (uint) i_29))) {
                    i_90 = (int) *((__global char *) (arg_bytes + 16 + (((long) arg_size) + (-1L))));
                    *((__global gale_int *) (arg_last + 16L)) = i_90;
                    i_23 = i_60;
                    i_24 = i_89;
                } else {
                    i_23 = i_60;
                    i_24 = i_89;
                }
            }
        } else {
            i_23 = i_60;
            i_24 = i_89;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_91 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_92 = l_91;
    } else {
        l_92 = 0L;
    }
    GALEFS_BROADCAST(8, l_93, l_92);
    if (l_93 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_93); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        l_93 = gale_reply(gale_entry);
    }
    if (i_23 < 0) {
        i_94 = (int) (0 - (uint) i_23);
        i_95 = (i_94 < 65536) ? i_94 : 65535;
        l_96 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((long) i_95) | 65536L));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
