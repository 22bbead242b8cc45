// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY INT_ARRAY FLOAT_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 13
// context bytes: 80
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3a3526a6343128c9c1fdb5064601eac1177a281943ca486412c498d0ebbd9cf9
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_100) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_110) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_35) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_69) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_101) VARIABLE(long, l_107) VARIABLE(long, l_108) VARIABLE(long, l_23) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_59) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_23) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_23) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_23) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_59) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_69) VARIABLE(l_23) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_101) VARIABLE(l_107) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_100) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_101) VARIABLE(l_108) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_100) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_110) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_101) VARIABLE(l_108) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_73;
    float f_76, f_77, f_78, f_82, f_83, f_84, f_85, f_86, f_87;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_11, i_12, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_35, i_36, i_37, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_52, i_53, i_54, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_80, i_90, i_91, i_97, i_98, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_109, i_110, i_111, i_116;
    long l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_23, l_31, l_32, l_33, l_34, l_38, l_39, l_41, l_42, l_50, l_51, l_55, l_56, l_57, l_58, l_59, l_62, l_74, l_75, l_79, l_81, l_88, l_89, l_92, l_93, l_94, l_95, l_96, l_101, l_107, l_108, l_112, l_113, l_114, l_115, l_117;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_20;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = (int) get_global_id(0);
    i_2 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    ul_3 = arg_nearest + 12L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_1 + (uint) ((int) ((uint) i_4 * (uint) i_2))))) << 3) + 16L))) = 9223372036854775807L;
        i_6 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_6;
    }
    if (((int) get_local_id(0)) == 0) {
        l_7 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_7 < 0L) {
            l_8 = l_7;
        } else {
            l_9 = (long) gale_group;
            l_10 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_9 << 12) + (l_9 << 11)))) + (ulong) 2048L);
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
            l_8 = l_13;
        }
    } else {
        l_8 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_8 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_8, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_8;
        }
    } else {
        l_15 = l_8;
    }
    GALEFS_BROADCAST(1, l_16, l_15);
    if (l_16 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_16); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_16 = gale_reply(gale_entry);
    }
    i_17 = (int) l_16;
    i_18 = gale_div_int(gale_div_int(i_0, ((int) get_num_groups(0))), 3);
    if (i_17 < 0) {
        i_19 = i_17;
    } else {
        i_20 = (i_18 == 0) ? (-22) : 1;
        i_19 = i_20;
    }
    i_21 = (int) ((uint) gale_group * (uint) i_18);
    i_22 = (int) ((uint) i_21 + (uint) (i_21 << 1));
    l_23 = (long) i_18;
    i_24 = (int) get_local_size(0);
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_global_id(0);
    i_27 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_28 = (int) get_local_id(0);
    i_29 = i_19;
    loop_20:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_25;
        }
        if (i_29 < 1) {
            break;
        }
        if (i_28 == 0) {
            i_30 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_31 = (long) i_30;
            l_32 = l_31;
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(2, l_33, l_32);
        l_34 = (long) ((ulong) l_33 * (ulong) l_23);
        i_35 = 0;
        i_36 = 1;
        loop_25:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_28;
            }
            if (i_36 < 1) {
                goto B58;
            }
            i_37 = (int) ((uint) (i_18 << 3) + (uint) (i_18 << 2));
            if (!(i_35 < i_37)) {
                break;
            }
            l_38 = (long) i_35;
            l_39 = l_38 + (((long) i_22) << 2);
            i_40 = (int) ((uint) i_37 - (uint) i_35);
            l_41 = (long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_34 << 3) + (ulong) (l_34 << 2))));
            l_42 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_43 = (int) get_local_id(0);
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            i_46 = 1;
            i_47 = 0;
            i_48 = 0;
            loop_28:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_46 == 1)) {
                    break;
                }
                i_49 = (int) ((uint) i_40 - (uint) i_47);
                l_50 = (long) i_47;
                l_51 = (long) ((ulong) l_41 + (ulong) l_50);
                if (i_48 == 0) {
                    i_52 = i_49;
                } else {
                    i_53 = 4096 - ((int) (l_51 & 4095L));
                    i_54 = (i_53 < i_49) ? i_53 : i_49;
                    i_52 = i_54;
                }
                if (i_45 == 0) {
                    l_55 = gale_BlockAccess_beginRead(arg_fs, i_17, l_51, i_52, gale_group);
                    l_56 = l_55;
                } else {
                    l_56 = 0L;
                }
                if (i_44 == 0) {
                    if (l_56 < (-4611686018427387904L)) {
                        l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                        l_58 = l_57;
                    } else {
                        l_58 = l_56;
                    }
                } else {
                    l_58 = l_56;
                }
                GALEFS_BROADCAST(3, l_59, l_58);
                if (l_59 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_17;
                    gale_ints[gale_items + gale_item] = (uint) i_18;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                    gale_longs[gale_item] = (ulong) l_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_39;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_41;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_48;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_50;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_51;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_59); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_17 = (int) gale_ints[gale_item];
                    i_18 = (int) gale_ints[gale_items + gale_item];
                    i_22 = (int) gale_ints[2 * gale_items + gale_item];
                    l_23 = (long) gale_longs[gale_item];
                    l_34 = (long) gale_longs[gale_items + gale_item];
                    i_35 = (int) gale_ints[3 * gale_items + gale_item];
                    l_39 = (long) gale_longs[2 * gale_items + gale_item];
                    i_40 = (int) gale_ints[4 * gale_items + gale_item];
                    l_41 = (long) gale_longs[3 * gale_items + gale_item];
                    i_47 = (int) gale_ints[5 * gale_items + gale_item];
                    i_48 = (int) gale_ints[6 * gale_items + gale_item];
                    l_50 = (long) gale_longs[4 * gale_items + gale_item];
                    l_51 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_24 = (int) get_local_size(0);
                    i_25 = (int) get_local_id(0);
                    i_26 = (int) get_global_id(0);
                    i_27 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
                    i_28 = (int) get_local_id(0);
                    l_42 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_43 = (int) get_local_id(0);
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    l_59 = gale_reply(gale_entry);
                }
                i_60 = (int) l_59;
                if (l_59 < 0L) {
                    i_61 = 0;
                } else {
                    i_61 = i_60;
                }
                l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_51, gale_group);
                gale_copy((arg_fs + 16 + l_62), (arg_buffer + 16 + (l_39 + l_50)), i_61);
                GALEFS_BARRIER(4);
                if (i_43 == 0) {
                    if (!(i_61 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group);
                    }
                }
                i_63 = (int) ((uint) i_47 + (uint) i_61);
                i_64 = ((l_59 == (-117L)) || (!((i_48 == 0) || ((((long) ((ulong) l_41 + (ulong) ((long) i_63))) & l_42) == 0)))) ? 1 : 0;
                i_65 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < i_40))))) ? 1 : 0;
                if (l_59 < 0L) {
                    if (l_59 == (-117L)) {
                        i_46 = i_65;
                        i_47 = i_63;
                        i_48 = i_64;
                    } else {
                        i_46 = i_60;
                        i_47 = i_63;
                        i_48 = i_64;
                    }
                } else {
                    i_46 = i_65;
                    i_47 = i_63;
                    i_48 = i_64;
                }
            }
            if (i_47 < 1) {
                i_66 = i_46;
            } else {
                i_66 = i_47;
            }
            i_67 = (i_66 < 1) ? 0 : i_66;
            i_68 = (int) ((uint) i_35 + (uint) i_67);
            i_35 = i_68;
            i_36 = i_66;
        }
        goto B59;
    B58:;
    B59:;
        if (i_36 < 0) {
            i_69 = i_36;
        } else {
            i_69 = i_35;
        }
        i_70 = gale_div_int(i_69, 12);
        i_71 = 0;
        while (true) {
            i_72 = *((__global gale_int *) ul_3);
            if (!(i_71 < i_72)) {
                break;
            }
            ul_73 = arg_found + ((((long) ((int) ((uint) i_26 + (uint) ((int) ((uint) i_71 * (uint) i_27))))) << 3) + 16L);
            l_74 = *((__global gale_long *) ul_73);
            l_75 = (long) ((int) ((uint) i_71 + (uint) (i_71 << 1)));
            f_76 = *((__global gale_float *) (arg_queries + ((l_75 << 2) + 16L)));
            f_77 = *((__global gale_float *) (arg_queries + (((l_75 + 1L) << 2) + 16L)));
            f_78 = *((__global gale_float *) (arg_queries + (((l_75 + 2L) << 2) + 16L)));
            l_79 = l_74;
            i_80 = i_25;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_80 < i_70)) {
                    break;
                }
                l_81 = (long) ((int) ((uint) i_22 + (uint) ((int) ((uint) i_80 + (uint) (i_80 << 1)))));
                f_82 = *((__global gale_float *) (arg_buffer + ((l_81 << 2) + 16L)));
                f_83 = *((__global gale_float *) (arg_buffer + (((l_81 + 1L) << 2) + 16L)));
                f_84 = *((__global gale_float *) (arg_buffer + (((l_81 + 2L) << 2) + 16L)));
                f_85 = f_76 - f_82;
                f_86 = f_77 - f_83;
                f_87 = f_78 - f_84;
                l_88 = (((long) as_int((((f_85 * f_85) + (f_86 * f_86)) + (f_87 * f_87)))) << 32) | ((long) ((ulong) l_34 + (ulong) ((long) i_80)));
                l_89 = (l_88 < l_79) ? l_88 : l_79;
                i_90 = (int) ((uint) i_80 + (uint) i_24);
                l_79 = l_89;
                i_80 = i_90;
            }
            *((__global gale_long *) ul_73) = l_79;
            i_91 = (int) ((uint) i_71 + (uint) 1);
            i_71 = i_91;
        }
        GALEFS_BARRIER(5);
        i_29 = i_69;
    }
    if (((int) get_local_id(0)) == 0) {
        l_92 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_93 = l_92;
    } else {
        l_93 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_93 < (-4611686018427387904L)) {
            l_94 = gale_HostCall_awaitReply(arg_fs, l_93, gale_group);
            l_95 = l_94;
        } else {
            l_95 = l_93;
        }
    } else {
        l_95 = l_93;
    }
    GALEFS_BROADCAST(6, l_96, l_95);
    if (l_96 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_29;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_96); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_29 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_96 = gale_reply(gale_entry);
    }
    if (((long) i_29) < 0L) {
        i_97 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_29);
    }
    i_98 = (int) get_local_id(0);
    i_99 = (int) get_local_size(0);
    i_100 = (int) get_local_id(0);
    l_101 = (((long) i_100) << 3) + 16L;
    i_102 = GALEFS_LOCAL_SIZE;
    i_103 = (int) get_global_id(0);
    i_104 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_105 = 0;
    while (true) {
        i_106 = *((__global gale_int *) ul_3);
        if (!(i_105 < i_106)) {
            break;
        }
        l_107 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_103 + (uint) ((int) ((uint) i_105 * (uint) i_104))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_108 = (-16L) + l_101;
        *((__local gale_long *) (gale_scratch_memory + l_108)) = l_107;
        GALEFS_LOCAL_BARRIER(8);
        i_109 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_109 < i_99)) {
                break;
            }
            i_110 = i_109 << 1;
            if ((i_100 & ((int) ((uint) i_110 + (uint) (-1)))) == 0) {
                i_111 = (int) ((uint) i_100 + (uint) i_109);
                if (i_111 < i_99) {
                    l_112 = *((__local gale_long *) (gale_scratch_memory + l_108));
                    l_113 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_111) << 3) + 16L))));
                    l_114 = (l_113 < l_112) ? l_113 : l_112;
                    *((__local gale_long *) (gale_scratch_memory + l_108)) = l_114;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_109 = i_110;
        }
        l_115 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_116 = (int) ((uint) i_105 + (uint) 1);
        if (i_98 == 0) {
            l_117 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_105 << 3)), l_115);
            i_105 = i_116;
        } else {
            i_105 = i_116;
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_102) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_32) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_63) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_100) VARIABLE(long, l_20) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_53) VARIABLE(long, l_93) VARIABLE(long, l_99) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_20) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_20) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_20) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_53) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_63) VARIABLE(l_20) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_26) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_93) VARIABLE(l_99) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_100) VARIABLE(l_93) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_100) VARIABLE(l_93) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_67;
    float f_70, f_71, f_72, f_76, f_77, f_78, f_79, f_80, f_81;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_32, i_33, i_34, i_37, i_40, i_41, i_42, i_43, i_44, i_45, i_48, i_49, i_50, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_74, i_84, i_85, i_89, i_90, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_101, i_102, i_103, i_108;
    long l_7, l_8, l_9, l_12, l_13, l_20, l_28, l_29, l_30, l_31, l_35, l_36, l_38, l_39, l_46, l_47, l_51, l_52, l_53, l_56, l_68, l_69, l_73, l_75, l_82, l_83, l_86, l_87, l_88, l_93, l_99, l_100, l_104, l_105, l_106, l_107, l_109;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_15;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_2 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    ul_3 = arg_nearest + 12L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_1 + (uint) ((int) ((uint) i_4 * (uint) i_2))))) << 3) + 16L))) = 9223372036854775807L;
        i_6 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_6;
    }
    if (((int) get_local_id(0)) == 0) {
        l_7 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_7 < 0L) {
            l_8 = l_7;
        } else {
            l_9 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_10 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_10 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_10))))) = (char) ((int) gale_literals[i_10]);
                i_11 = (int) ((uint) i_10 + (uint) 1);
                i_10 = i_11;
            }
            l_12 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_8 = l_12;
        }
    } else {
        l_8 = 0L;
    }
    GALEFS_BROADCAST(1, l_13, l_8);
    if (l_13 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    i_15 = gale_div_int(gale_div_int(i_0, gale_group_count), 3);
    if (i_14 < 0) {
        i_16 = i_14;
    } else {
        i_17 = (i_15 == 0) ? (-22) : 1;
        i_16 = i_17;
    }
    i_18 = (int) ((uint) gale_group * (uint) i_15);
    i_19 = (int) ((uint) i_18 + (uint) (i_18 << 1));
    l_20 = (long) i_15;
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    i_23 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_24 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_25 = (int) get_local_id(0);
    i_26 = i_16;
    loop_15:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        if (i_26 < 1) {
            break;
        }
        if (i_25 == 0) {
            i_27 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_28 = (long) i_27;
            l_29 = l_28;
        } else {
            l_29 = 0L;
        }
        GALEFS_BROADCAST(2, l_30, l_29);
        l_31 = (long) ((ulong) l_30 * (ulong) l_20);
        i_32 = 0;
        i_33 = 1;
        loop_20:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_23;
            }
            if (i_33 < 1) {
                goto B48;
            }
            i_34 = (int) ((uint) (i_15 << 3) + (uint) (i_15 << 2));
            if (!(i_32 < i_34)) {
                break;
            }
            l_35 = (long) i_32;
            l_36 = l_35 + (((long) i_19) << 2);
            i_37 = (int) ((uint) i_34 - (uint) i_32);
            l_38 = (long) ((ulong) l_35 + (ulong) ((long) ((ulong) (l_31 << 3) + (ulong) (l_31 << 2))));
            l_39 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_40 = (int) get_local_id(0);
            i_41 = (int) get_local_id(0);
            i_42 = 1;
            i_43 = 0;
            i_44 = 0;
            loop_23:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_42 == 1)) {
                    break;
                }
                i_45 = (int) ((uint) i_37 - (uint) i_43);
                l_46 = (long) i_43;
                l_47 = (long) ((ulong) l_38 + (ulong) l_46);
                if (i_44 == 0) {
                    i_48 = i_45;
                } else {
                    i_49 = 4096 - ((int) (l_47 & 4095L));
                    i_50 = (i_49 < i_45) ? i_49 : i_45;
                    i_48 = i_50;
                }
                if (i_41 == 0) {
                    l_51 = gale_BlockAccess_beginRead(arg_fs, i_14, l_47, i_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_52 = l_51;
                } else {
                    l_52 = 0L;
                }
                GALEFS_BROADCAST(3, l_53, l_52);
                if (l_53 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_14;
                    gale_ints[gale_items + gale_item] = (uint) i_15;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_longs[gale_item] = (ulong) l_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_31;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_43;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_46;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_47;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_53); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_14 = (int) gale_ints[gale_item];
                    i_15 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    l_20 = (long) gale_longs[gale_item];
                    l_31 = (long) gale_longs[gale_items + gale_item];
                    i_32 = (int) gale_ints[3 * gale_items + gale_item];
                    l_36 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = (int) gale_ints[4 * gale_items + gale_item];
                    l_38 = (long) gale_longs[3 * gale_items + gale_item];
                    i_43 = (int) gale_ints[5 * gale_items + gale_item];
                    i_44 = (int) gale_ints[6 * gale_items + gale_item];
                    l_46 = (long) gale_longs[4 * gale_items + gale_item];
                    l_47 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_21 = (int) get_local_size(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
                    i_24 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
                    i_25 = (int) get_local_id(0);
                    l_39 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_40 = (int) get_local_id(0);
                    i_41 = (int) get_local_id(0);
                    l_53 = gale_reply(gale_entry);
                }
                i_54 = (int) l_53;
                if (l_53 < 0L) {
                    i_55 = 0;
                } else {
                    i_55 = i_54;
                }
                l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_56), (arg_buffer + 16 + (l_36 + l_46)), i_55);
                GALEFS_BARRIER(4);
                if (i_40 == 0) {
                    if (!(i_55 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_57 = (int) ((uint) i_43 + (uint) i_55);
                i_58 = ((l_53 == (-117L)) || (!((i_44 == 0) || ((((long) ((ulong) l_38 + (ulong) ((long) i_57))) & l_39) == 0)))) ? 1 : 0;
                i_59 = ((l_53 == (-117L)) || (!((i_55 < 1) || (!(i_57 < i_37))))) ? 1 : 0;
                if (l_53 < 0L) {
                    if (l_53 == (-117L)) {
                        i_42 = i_59;
                        i_43 = i_57;
                        i_44 = i_58;
                    } else {
                        i_42 = i_54;
                        i_43 = i_57;
                        i_44 = i_58;
                    }
                } else {
                    i_42 = i_59;
                    i_43 = i_57;
                    i_44 = i_58;
                }
            }
            if (i_43 < 1) {
                i_60 = i_42;
            } else {
                i_60 = i_43;
            }
            i_61 = (i_60 < 1) ? 0 : i_60;
            i_62 = (int) ((uint) i_32 + (uint) i_61);
            i_32 = i_62;
            i_33 = i_60;
        }
        goto B49;
    B48:;
    B49:;
        if (i_33 < 0) {
            i_63 = i_33;
        } else {
            i_63 = i_32;
        }
        i_64 = gale_div_int(i_63, 12);
        i_65 = 0;
        while (true) {
            i_66 = *((__global gale_int *) ul_3);
            if (!(i_65 < i_66)) {
                break;
            }
            ul_67 = arg_found + ((((long) ((int) ((uint) i_23 + (uint) ((int) ((uint) i_65 * (uint) i_24))))) << 3) + 16L);
            l_68 = *((__global gale_long *) ul_67);
            l_69 = (long) ((int) ((uint) i_65 + (uint) (i_65 << 1)));
            f_70 = *((__global gale_float *) (arg_queries + ((l_69 << 2) + 16L)));
            f_71 = *((__global gale_float *) (arg_queries + (((l_69 + 1L) << 2) + 16L)));
            f_72 = *((__global gale_float *) (arg_queries + (((l_69 + 2L) << 2) + 16L)));
            l_73 = l_68;
            i_74 = i_22;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_74 < i_64)) {
                    break;
                }
                l_75 = (long) ((int) ((uint) i_19 + (uint) ((int) ((uint) i_74 + (uint) (i_74 << 1)))));
                f_76 = *((__global gale_float *) (arg_buffer + ((l_75 << 2) + 16L)));
                f_77 = *((__global gale_float *) (arg_buffer + (((l_75 + 1L) << 2) + 16L)));
                f_78 = *((__global gale_float *) (arg_buffer + (((l_75 + 2L) << 2) + 16L)));
                f_79 = f_70 - f_76;
                f_80 = f_71 - f_77;
                f_81 = f_72 - f_78;
                l_82 = (((long) as_int((((f_79 * f_79) + (f_80 * f_80)) + (f_81 * f_81)))) << 32) | ((long) ((ulong) l_31 + (ulong) ((long) i_74)));
                l_83 = (l_82 < l_73) ? l_82 : l_73;
                i_84 = (int) ((uint) i_74 + (uint) i_21);
                l_73 = l_83;
                i_74 = i_84;
            }
            *((__global gale_long *) ul_67) = l_73;
            i_85 = (int) ((uint) i_65 + (uint) 1);
            i_65 = i_85;
        }
        GALEFS_BARRIER(5);
        i_26 = i_63;
    }
    if (((int) get_local_id(0)) == 0) {
        l_86 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_87 = l_86;
    } else {
        l_87 = 0L;
    }
    GALEFS_BROADCAST(6, l_88, l_87);
    if (l_88 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_88); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_88 = gale_reply(gale_entry);
    }
    if (((long) i_26) < 0L) {
        i_89 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_26);
    }
    i_90 = (int) get_local_id(0);
    i_91 = (int) get_local_size(0);
    i_92 = (int) get_local_id(0);
    l_93 = (((long) i_92) << 3) + 16L;
    i_94 = GALEFS_LOCAL_SIZE;
    i_95 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_96 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_97 = 0;
    while (true) {
        i_98 = *((__global gale_int *) ul_3);
        if (!(i_97 < i_98)) {
            break;
        }
        l_99 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_95 + (uint) ((int) ((uint) i_97 * (uint) i_96))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_100 = (-16L) + l_93;
        *((__local gale_long *) (gale_scratch_memory + l_100)) = l_99;
        GALEFS_LOCAL_BARRIER(8);
        i_101 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_101 < i_91)) {
                break;
            }
            i_102 = i_101 << 1;
            if ((i_92 & ((int) ((uint) i_102 + (uint) (-1)))) == 0) {
                i_103 = (int) ((uint) i_92 + (uint) i_101);
                if (i_103 < i_91) {
                    l_104 = *((__local gale_long *) (gale_scratch_memory + l_100));
                    l_105 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_103) << 3) + 16L))));
                    l_106 = (l_105 < l_104) ? l_105 : l_104;
                    *((__local gale_long *) (gale_scratch_memory + l_100)) = l_106;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_101 = i_102;
        }
        l_107 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_108 = (int) ((uint) i_97 + (uint) 1);
        if (i_90 == 0) {
            l_109 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_97 << 3)), l_107);
            i_97 = i_108;
        } else {
            i_97 = i_108;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
