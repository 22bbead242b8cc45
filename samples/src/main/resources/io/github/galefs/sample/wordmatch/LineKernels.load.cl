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
// bytecode SHA-256: 2b86d11e0a090013ac2fae99377dd0ae105fe8492d67f9b7c8156dbd11904406
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_67) VARIABLE(int, i_72) VARIABLE(int, i_91) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_30) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46) VARIABLE(long, l_54) VARIABLE(long, l_89) VARIABLE(__global uchar *, ul_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_46) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_54) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_67) VARIABLE(i_72) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(ul_25)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_67) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_89) VARIABLE(ul_25)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_89) VARIABLE(ul_25)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_26)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, int arg_pathLength, int arg_size, __global uchar *arg_bytes, __global uchar *arg_lineEnds, __global uchar *arg_last, __global uchar *arg_failure, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_25;
    int i_4, i_6, i_7, i_12, i_13, i_14, i_15, i_16, i_17, i_19, i_24, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_47, i_48, i_49, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_80, i_84, i_87, i_88, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_103, i_104;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_11, l_18, l_20, l_21, l_22, l_23, l_30, l_37, l_38, l_46, l_50, l_51, l_52, l_53, l_54, l_57, l_77, l_78, l_79, l_81, l_82, l_83, l_85, l_86, l_89, l_98, l_99, l_100, l_101, l_102, l_105;
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
        i_33 = (i_32 < 0) ? (-22) : 1;
        i_34 = 0;
        i_35 = i_33;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_19;
            }
            if (i_35 < 1) {
                goto B49;
            }
            if (!(i_34 < i_32)) {
                break;
            }
            i_36 = (int) ((uint) i_32 - (uint) i_34);
            l_37 = l_30 + ((long) i_34);
            l_38 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = (int) get_local_id(0);
            i_42 = 1;
            i_43 = 0;
            i_44 = 0;
            loop_19:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_42 == 1)) {
                    break;
                }
                i_45 = (int) ((uint) i_36 - (uint) i_43);
                l_46 = l_37 + ((long) i_43);
                if (i_44 == 0) {
                    i_47 = i_45;
                } else {
                    i_48 = 4096 - ((int) (l_46 & 4095L));
                    i_49 = (i_48 < i_45) ? i_48 : i_45;
                    i_47 = i_49;
                }
                if (i_41 == 0) {
                    l_50 = gale_BlockAccess_beginRead(arg_fs, i_12, l_46, i_47, gale_group);
                    l_51 = l_50;
                } else {
                    l_51 = 0L;
                }
                if (i_40 == 0) {
                    if (l_51 < (-4611686018427387904L)) {
                        l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                        l_53 = l_52;
                    } else {
                        l_53 = l_51;
                    }
                } else {
                    l_53 = l_51;
                }
                GALEFS_BROADCAST(3, l_54, l_53);
                if (l_54 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_26;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_item] = (ulong) l_30;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[gale_items + gale_item] = (ulong) l_37;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_43;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_46;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_54); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_12 = (int) gale_ints[gale_item];
                    i_26 = (int) gale_ints[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    l_30 = (long) gale_longs[gale_item];
                    i_32 = (int) gale_ints[4 * gale_items + gale_item];
                    i_34 = (int) gale_ints[5 * gale_items + gale_item];
                    i_36 = (int) gale_ints[6 * gale_items + gale_item];
                    l_37 = (long) gale_longs[gale_items + gale_item];
                    i_43 = (int) gale_ints[7 * gale_items + gale_item];
                    i_44 = (int) gale_ints[8 * gale_items + gale_item];
                    l_46 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_38 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_39 = (int) get_local_id(0);
                    i_40 = (int) get_local_id(0);
                    i_41 = (int) get_local_id(0);
                    l_54 = gale_reply(gale_entry);
                }
                i_55 = (int) l_54;
                if (l_54 < 0L) {
                    i_56 = 0;
                } else {
                    i_56 = i_55;
                }
                l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_46, gale_group);
                gale_copy((arg_fs + 16 + l_57), (arg_bytes + 16 + l_46), i_56);
                GALEFS_BARRIER(4);
                if (i_39 == 0) {
                    if (!(i_56 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group);
                    }
                }
                i_58 = (int) ((uint) i_43 + (uint) i_56);
                i_59 = ((l_54 == (-117L)) || (!((i_44 == 0) || (((l_37 + ((long) i_58)) & l_38) == 0)))) ? 1 : 0;
                i_60 = ((l_54 == (-117L)) || (!((i_56 < 1) || (!(i_58 < i_36))))) ? 1 : 0;
                if (l_54 < 0L) {
                    if (l_54 == (-117L)) {
                        i_42 = i_60;
                        i_43 = i_58;
                        i_44 = i_59;
                    } else {
                        i_42 = i_55;
                        i_43 = i_58;
                        i_44 = i_59;
                    }
                } else {
                    i_42 = i_60;
                    i_43 = i_58;
                    i_44 = i_59;
                }
            }
            if (i_43 < 1) {
                i_61 = i_42;
            } else {
                i_61 = i_43;
            }
            i_62 = (i_61 < 1) ? 0 : i_61;
            i_63 = (int) ((uint) i_34 + (uint) i_62);
            i_34 = i_63;
            i_35 = i_61;
        }
        goto B50;
    B49:;
    B50:;
        if (i_35 < 0) {
            i_64 = i_35;
        } else {
            i_64 = i_34;
        }
        if (i_64 == i_32) {
            i_65 = 0;
        } else {
            i_66 = (i_64 < 0) ? i_64 : (-5);
            i_65 = i_66;
        }
        if (i_26 < 0) {
            i_67 = i_26;
        } else {
            i_67 = i_65;
        }
        i_68 = (int) ((uint) i_32 + (uint) (-1));
        i_69 = (((int) ((uint) i_68 + (uint) ((int) ((uint) (i_68 >> 31) >> 26)))) >> 6) + 1;
        if (i_32 < 1) {
            i_70 = 0;
        } else {
            i_70 = i_69;
        }
        i_71 = (int) gale_div_long((((long) i_70) * l_20), l_21);
        i_72 = 0;
        i_73 = i_71;
        while (true) {
            if (i_32 < 1) {
                i_74 = 0;
            } else {
                i_74 = i_69;
            }
            if (!(i_73 < ((int) gale_div_long((((long) i_74) * l_22), l_23)))) {
                break;
            }
            i_75 = i_73 << 6;
            i_76 = (int) ((uint) i_32 - (uint) i_75);
            if (i_76 < 1) {
                l_77 = 0L;
            } else {
                l_78 = l_30 + ((long) i_75);
                l_79 = 0L;
                i_80 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_80 < 64)) {
                        break;
                    }
                    l_81 = *((__global gale_long *) (arg_bytes + 16 + (l_78 + ((long) i_80))));
                    l_82 = l_81 ^ 723401728380766730L;
                    l_83 = l_79 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_82 | ((long) ((ulong) (l_82 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_80);
                    i_84 = (int) ((uint) i_80 + (uint) 8);
                    l_79 = l_83;
                    i_80 = i_84;
                }
                l_77 = l_79;
            }
            if (i_76 < 64) {
                if (i_76 < 1) {
                    l_85 = 0L;
                } else {
                    l_86 = (long) ((ulong) (1L << i_76) + (ulong) (-1L));
                    l_85 = l_86;
                }
            } else {
                l_85 = (-1L);
            }
            i_87 = (int) ((uint) i_72 + (uint) ((int) popcount((l_77 & l_85))));
            i_88 = (int) ((uint) i_73 + (uint) 1);
            i_72 = i_87;
            i_73 = i_88;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_89 = (-16L) + l_18;
        *((__local gale_int *) (gale_scratch_memory + l_89)) = i_72;
        GALEFS_LOCAL_BARRIER(6);
        i_90 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_90 < i_16)) {
                break;
            }
            i_91 = i_90 << 1;
            if ((i_17 & ((int) ((uint) i_91 + (uint) (-1)))) == 0) {
                i_92 = (int) ((uint) i_17 + (uint) i_90);
                if (i_92 < i_16) {
                    i_93 = *((__local gale_int *) (gale_scratch_memory + l_89));
                    i_94 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_92) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_89)) = ((int) ((uint) i_93 + (uint) i_94));
                }
            }
            GALEFS_LOCAL_BARRIER(7);
            i_90 = i_91;
        }
        i_95 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_96 = (int) ((uint) i_27 + (uint) i_14);
        if (i_15 == 0) {
            *((__global gale_int *) (arg_lineEnds + ((((long) i_27) << 2) + 16L))) = i_95;
            if (i_32 < 1) {
                i_26 = i_67;
                i_27 = i_96;
            } else {
                if (arg_size == ((int) ((uint) i_29 + (uint) i_32))) {
                    i_97 = (int) *((__global char *) (arg_bytes + 16 + (((long) arg_size) + (-1L))));
                    *((__global gale_int *) (arg_last + 16L)) = i_97;
                    i_26 = i_67;
                    i_27 = i_96;
                } else {
                    i_26 = i_67;
                    i_27 = i_96;
                }
            }
        } else {
            i_26 = i_67;
            i_27 = i_96;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_98 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_99 = l_98;
    } else {
        l_99 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_99 < (-4611686018427387904L)) {
            l_100 = gale_HostCall_awaitReply(arg_fs, l_99, gale_group);
            l_101 = l_100;
        } else {
            l_101 = l_99;
        }
    } else {
        l_101 = l_99;
    }
    GALEFS_BROADCAST(8, l_102, l_101);
    if (l_102 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_102); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        l_102 = gale_reply(gale_entry);
    }
    if (i_26 < 0) {
        i_103 = (int) (0 - (uint) i_26);
        i_104 = (i_103 < 65536) ? i_103 : 65535;
        l_105 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((long) i_104) | 65536L));
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_61) VARIABLE(int, i_66) VARIABLE(int, i_85) VARIABLE(int, i_9) VARIABLE(long, l_15) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_42) VARIABLE(long, l_48) VARIABLE(long, l_83) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_48) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_61) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_61) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_83) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_61) VARIABLE(i_85) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_83) VARIABLE(ul_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, int arg_pathLength, int arg_size, __global uchar *arg_bytes, __global uchar *arg_lineEnds, __global uchar *arg_last, __global uchar *arg_failure, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_3, i_5, i_6, i_9, i_10, i_11, i_12, i_13, i_14, i_16, i_21, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_74, i_78, i_81, i_82, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_95, i_96;
    long l_0, l_1, l_2, l_4, l_7, l_8, l_15, l_17, l_18, l_19, l_20, l_27, l_34, l_35, l_42, l_46, l_47, l_48, l_51, l_71, l_72, l_73, l_75, l_76, l_77, l_79, l_80, l_83, l_92, l_93, l_94, l_97;
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
        i_30 = (i_29 < 0) ? (-22) : 1;
        i_31 = 0;
        i_32 = i_30;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_14;
            }
            if (i_32 < 1) {
                goto B39;
            }
            if (!(i_31 < i_29)) {
                break;
            }
            i_33 = (int) ((uint) i_29 - (uint) i_31);
            l_34 = l_27 + ((long) i_31);
            l_35 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = 1;
            i_39 = 0;
            i_40 = 0;
            loop_14:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_38 == 1)) {
                    break;
                }
                i_41 = (int) ((uint) i_33 - (uint) i_39);
                l_42 = l_34 + ((long) i_39);
                if (i_40 == 0) {
                    i_43 = i_41;
                } else {
                    i_44 = 4096 - ((int) (l_42 & 4095L));
                    i_45 = (i_44 < i_41) ? i_44 : i_41;
                    i_43 = i_45;
                }
                if (i_37 == 0) {
                    l_46 = gale_BlockAccess_beginRead(arg_fs, i_9, l_42, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_47 = l_46;
                } else {
                    l_47 = 0L;
                }
                GALEFS_BROADCAST(3, l_48, l_47);
                if (l_48 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_9;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_33;
                    gale_longs[gale_items + gale_item] = (ulong) l_34;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_39;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_48); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_9 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_24 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_27 = (long) gale_longs[gale_item];
                    i_29 = (int) gale_ints[4 * gale_items + gale_item];
                    i_31 = (int) gale_ints[5 * gale_items + gale_item];
                    i_33 = (int) gale_ints[6 * gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_items + gale_item];
                    i_39 = (int) gale_ints[7 * gale_items + gale_item];
                    i_40 = (int) gale_ints[8 * gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_35 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    l_48 = gale_reply(gale_entry);
                }
                i_49 = (int) l_48;
                if (l_48 < 0L) {
                    i_50 = 0;
                } else {
                    i_50 = i_49;
                }
                l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_51), (arg_bytes + 16 + l_42), i_50);
                GALEFS_BARRIER(4);
                if (i_36 == 0) {
                    if (!(i_50 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_52 = (int) ((uint) i_39 + (uint) i_50);
                i_53 = ((l_48 == (-117L)) || (!((i_40 == 0) || (((l_34 + ((long) i_52)) & l_35) == 0)))) ? 1 : 0;
                i_54 = ((l_48 == (-117L)) || (!((i_50 < 1) || (!(i_52 < i_33))))) ? 1 : 0;
                if (l_48 < 0L) {
                    if (l_48 == (-117L)) {
                        i_38 = i_54;
                        i_39 = i_52;
                        i_40 = i_53;
                    } else {
                        i_38 = i_49;
                        i_39 = i_52;
                        i_40 = i_53;
                    }
                } else {
                    i_38 = i_54;
                    i_39 = i_52;
                    i_40 = i_53;
                }
            }
            if (i_39 < 1) {
                i_55 = i_38;
            } else {
                i_55 = i_39;
            }
            i_56 = (i_55 < 1) ? 0 : i_55;
            i_57 = (int) ((uint) i_31 + (uint) i_56);
            i_31 = i_57;
            i_32 = i_55;
        }
        goto B40;
    B39:;
    B40:;
        if (i_32 < 0) {
            i_58 = i_32;
        } else {
            i_58 = i_31;
        }
        if (i_58 == i_29) {
            i_59 = 0;
        } else {
            i_60 = (i_58 < 0) ? i_58 : (-5);
            i_59 = i_60;
        }
        if (i_23 < 0) {
            i_61 = i_23;
        } else {
            i_61 = i_59;
        }
        i_62 = (int) ((uint) i_29 + (uint) (-1));
        i_63 = (((int) ((uint) i_62 + (uint) ((int) ((uint) (i_62 >> 31) >> 26)))) >> 6) + 1;
        if (i_29 < 1) {
            i_64 = 0;
        } else {
            i_64 = i_63;
        }
        i_65 = (int) gale_div_long((((long) i_64) * l_17), l_18);
        i_66 = 0;
        i_67 = i_65;
        while (true) {
            if (i_29 < 1) {
                i_68 = 0;
            } else {
                i_68 = i_63;
            }
            if (!(i_67 < ((int) gale_div_long((((long) i_68) * l_19), l_20)))) {
                break;
            }
            i_69 = i_67 << 6;
            i_70 = (int) ((uint) i_29 - (uint) i_69);
            if (i_70 < 1) {
                l_71 = 0L;
            } else {
                l_72 = l_27 + ((long) i_69);
                l_73 = 0L;
                i_74 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_74 < 64)) {
                        break;
                    }
                    l_75 = *((__global gale_long *) (arg_bytes + 16 + (l_72 + ((long) i_74))));
                    l_76 = l_75 ^ 723401728380766730L;
                    l_77 = l_73 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_76 | ((long) ((ulong) (l_76 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_74);
                    i_78 = (int) ((uint) i_74 + (uint) 8);
                    l_73 = l_77;
                    i_74 = i_78;
                }
                l_71 = l_73;
            }
            if (i_70 < 64) {
                if (i_70 < 1) {
                    l_79 = 0L;
                } else {
                    l_80 = (long) ((ulong) (1L << i_70) + (ulong) (-1L));
                    l_79 = l_80;
                }
            } else {
                l_79 = (-1L);
            }
            i_81 = (int) ((uint) i_66 + (uint) ((int) popcount((l_71 & l_79))));
            i_82 = (int) ((uint) i_67 + (uint) 1);
            i_66 = i_81;
            i_67 = i_82;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_83 = (-16L) + l_15;
        *((__local gale_int *) (gale_scratch_memory + l_83)) = i_66;
        GALEFS_LOCAL_BARRIER(6);
        i_84 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_84 < i_13)) {
                break;
            }
            i_85 = i_84 << 1;
            if ((i_14 & ((int) ((uint) i_85 + (uint) (-1)))) == 0) {
                i_86 = (int) ((uint) i_14 + (uint) i_84);
                if (i_86 < i_13) {
                    i_87 = *((__local gale_int *) (gale_scratch_memory + l_83));
                    i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_86) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_83)) = ((int) ((uint) i_87 + (uint) i_88));
                }
            }
            GALEFS_LOCAL_BARRIER(7);
            i_84 = i_85;
        }
        i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_90 = (int) ((uint) i_24 + (uint) i_11);
        if (i_12 == 0) {
            *((__global gale_int *) (arg_lineEnds + ((((long) i_24) << 2) + 16L))) = i_89;
            if (i_29 < 1) {
                i_23 = i_61;
                i_24 = i_90;
            } else {
                if (arg_size == ((int) ((uint) i_26 + (uint) i_29))) {
                    i_91 = (int) *((__global char *) (arg_bytes + 16 + (((long) arg_size) + (-1L))));
                    *((__global gale_int *) (arg_last + 16L)) = i_91;
                    i_23 = i_61;
                    i_24 = i_90;
                } else {
                    i_23 = i_61;
                    i_24 = i_90;
                }
            }
        } else {
            i_23 = i_61;
            i_24 = i_90;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_92 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_93 = l_92;
    } else {
        l_93 = 0L;
    }
    GALEFS_BROADCAST(8, l_94, l_93);
    if (l_94 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_94); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        l_94 = gale_reply(gale_entry);
    }
    if (i_23 < 0) {
        i_95 = (int) (0 - (uint) i_23);
        i_96 = (i_95 < 65536) ? i_95 : 65535;
        l_97 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((long) i_96) | 65536L));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
