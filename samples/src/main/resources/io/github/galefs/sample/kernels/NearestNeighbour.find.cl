// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY INT_ARRAY FLOAT_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 14
// context bytes: 80
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1e2c3a182c7a3ed541e01909bf0cde3d69444e832676aecfa06f645dc59f4bbf
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_114) VARIABLE(int, i_17) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_71) VARIABLE(long, l_105) VARIABLE(long, l_111) VARIABLE(long, l_112) VARIABLE(long, l_24) VARIABLE(long, l_37) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_61) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_24) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_24) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_24) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_61) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_71) VARIABLE(l_24) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_32) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(l_105) VARIABLE(l_111) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(l_105) VARIABLE(l_112) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_114) VARIABLE(l_105) VARIABLE(l_112) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_75;
    float f_78, f_79, f_80, f_84, f_85, f_86, f_87, f_88, f_89, f_90;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_11, i_12, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_38, i_39, i_42, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_82, i_94, i_95, i_101, i_102, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_113, i_114, i_115, i_120;
    long l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_24, l_34, l_35, l_36, l_37, l_40, l_41, l_43, l_44, l_52, l_53, l_57, l_58, l_59, l_60, l_61, l_64, l_76, l_77, l_81, l_83, l_91, l_92, l_93, l_96, l_97, l_98, l_99, l_100, l_105, l_111, l_112, l_116, l_117, l_118, l_119, l_121;
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
    i_19 = (i_18 < 1048576) ? i_18 : 1048576;
    if (i_17 < 0) {
        i_20 = i_17;
    } else {
        i_21 = (i_19 == 0) ? (-22) : 1;
        i_20 = i_21;
    }
    i_22 = (int) ((uint) gale_group * (uint) i_19);
    i_23 = (int) ((uint) i_22 + (uint) (i_22 << 1));
    l_24 = (long) i_19;
    i_25 = (int) ((uint) (i_19 << 3) + (uint) (i_19 << 2));
    i_26 = (i_25 < 0) ? (-22) : 1;
    i_27 = (int) get_local_size(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_global_id(0);
    i_30 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_31 = (int) get_local_id(0);
    i_32 = i_20;
    loop_20:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_25;
        }
        if (i_32 < 1) {
            break;
        }
        if (i_31 == 0) {
            i_33 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_34 = (long) i_33;
            l_35 = l_34;
        } else {
            l_35 = 0L;
        }
        GALEFS_BROADCAST(2, l_36, l_35);
        l_37 = (long) ((ulong) l_36 * (ulong) l_24);
        i_38 = 0;
        i_39 = i_26;
        loop_25:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_28;
            }
            if (i_39 < 1) {
                goto B58;
            }
            if (!(i_38 < i_25)) {
                break;
            }
            l_40 = (long) i_38;
            l_41 = l_40 + (((long) i_23) << 2);
            i_42 = (int) ((uint) i_25 - (uint) i_38);
            l_43 = (long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_37 << 3) + (ulong) (l_37 << 2))));
            l_44 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = (int) get_local_id(0);
            i_48 = 1;
            i_49 = 0;
            i_50 = 0;
            loop_28:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_48 == 1)) {
                    break;
                }
                i_51 = (int) ((uint) i_42 - (uint) i_49);
                l_52 = (long) i_49;
                l_53 = (long) ((ulong) l_43 + (ulong) l_52);
                if (i_50 == 0) {
                    i_54 = i_51;
                } else {
                    i_55 = 4096 - ((int) (l_53 & 4095L));
                    i_56 = (i_55 < i_51) ? i_55 : i_51;
                    i_54 = i_56;
                }
                if (i_47 == 0) {
                    l_57 = gale_BlockAccess_beginRead(arg_fs, i_17, l_53, i_54, gale_group);
                    l_58 = l_57;
                } else {
                    l_58 = 0L;
                }
                if (i_46 == 0) {
                    if (l_58 < (-4611686018427387904L)) {
                        l_59 = gale_HostCall_awaitReply(arg_fs, l_58, gale_group);
                        l_60 = l_59;
                    } else {
                        l_60 = l_58;
                    }
                } else {
                    l_60 = l_58;
                }
                GALEFS_BROADCAST(3, l_61, l_60);
                if (l_61 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_17;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_item] = (ulong) l_24;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_37;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_52;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_53;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_61); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_17 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    l_24 = (long) gale_longs[gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_37 = (long) gale_longs[gale_items + gale_item];
                    i_38 = (int) gale_ints[4 * gale_items + gale_item];
                    l_41 = (long) gale_longs[2 * gale_items + gale_item];
                    i_42 = (int) gale_ints[5 * gale_items + gale_item];
                    l_43 = (long) gale_longs[3 * gale_items + gale_item];
                    i_49 = (int) gale_ints[6 * gale_items + gale_item];
                    i_50 = (int) gale_ints[7 * gale_items + gale_item];
                    l_52 = (long) gale_longs[4 * gale_items + gale_item];
                    l_53 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_27 = (int) get_local_size(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_global_id(0);
                    i_30 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
                    i_31 = (int) get_local_id(0);
                    l_44 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    i_47 = (int) get_local_id(0);
                    l_61 = gale_reply(gale_entry);
                }
                i_62 = (int) l_61;
                if (l_61 < 0L) {
                    i_63 = 0;
                } else {
                    i_63 = i_62;
                }
                l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_53, gale_group);
                gale_copy((arg_fs + 16 + l_64), (arg_buffer + 16 + (l_41 + l_52)), i_63);
                GALEFS_BARRIER(4);
                if (i_45 == 0) {
                    if (!(i_63 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group);
                    }
                }
                i_65 = (int) ((uint) i_49 + (uint) i_63);
                i_66 = ((l_61 == (-117L)) || (!((i_50 == 0) || ((((long) ((ulong) l_43 + (ulong) ((long) i_65))) & l_44) == 0)))) ? 1 : 0;
                i_67 = ((l_61 == (-117L)) || (!((i_63 < 1) || (!(i_65 < i_42))))) ? 1 : 0;
                if (l_61 < 0L) {
                    if (l_61 == (-117L)) {
                        i_48 = i_67;
                        i_49 = i_65;
                        i_50 = i_66;
                    } else {
                        i_48 = i_62;
                        i_49 = i_65;
                        i_50 = i_66;
                    }
                } else {
                    i_48 = i_67;
                    i_49 = i_65;
                    i_50 = i_66;
                }
            }
            if (i_49 < 1) {
                i_68 = i_48;
            } else {
                i_68 = i_49;
            }
            i_69 = (i_68 < 1) ? 0 : i_68;
            i_70 = (int) ((uint) i_38 + (uint) i_69);
            i_38 = i_70;
            i_39 = i_68;
        }
        goto B59;
    B58:;
    B59:;
        if (i_39 < 0) {
            i_71 = i_39;
        } else {
            i_71 = i_38;
        }
        i_72 = gale_div_int(i_71, 12);
        i_73 = 0;
        while (true) {
            i_74 = *((__global gale_int *) ul_3);
            if (!(i_73 < i_74)) {
                break;
            }
            ul_75 = arg_found + ((((long) ((int) ((uint) i_29 + (uint) ((int) ((uint) i_73 * (uint) i_30))))) << 3) + 16L);
            l_76 = *((__global gale_long *) ul_75);
            l_77 = (long) ((int) ((uint) i_73 + (uint) (i_73 << 1)));
            f_78 = *((__global gale_float *) (arg_queries + ((l_77 << 2) + 16L)));
            f_79 = *((__global gale_float *) (arg_queries + (((l_77 + 1L) << 2) + 16L)));
            f_80 = *((__global gale_float *) (arg_queries + (((l_77 + 2L) << 2) + 16L)));
            l_81 = l_76;
            i_82 = i_28;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_82 < i_72)) {
                    break;
                }
                l_83 = (long) ((int) ((uint) i_23 + (uint) ((int) ((uint) i_82 + (uint) (i_82 << 1)))));
                f_84 = *((__global gale_float *) (arg_buffer + ((l_83 << 2) + 16L)));
                f_85 = *((__global gale_float *) (arg_buffer + (((l_83 + 1L) << 2) + 16L)));
                f_86 = *((__global gale_float *) (arg_buffer + (((l_83 + 2L) << 2) + 16L)));
                f_87 = f_78 - f_84;
                f_88 = f_79 - f_85;
                f_89 = f_80 - f_86;
                f_90 = ((f_87 * f_87) + (f_88 * f_88)) + (f_89 * f_89);
                if (!(f_90 >= (0x0.0p0f))) {
                    l_91 = 9223372036854775807L;
                } else {
                    l_92 = (((long) as_int(f_90)) << 32) | ((long) ((ulong) l_37 + (ulong) ((long) i_82)));
                    l_91 = l_92;
                }
                l_93 = (l_91 < l_81) ? l_91 : l_81;
                i_94 = (int) ((uint) i_82 + (uint) i_27);
                l_81 = l_93;
                i_82 = i_94;
            }
            *((__global gale_long *) ul_75) = l_81;
            i_95 = (int) ((uint) i_73 + (uint) 1);
            i_73 = i_95;
        }
        GALEFS_BARRIER(5);
        i_32 = i_71;
    }
    if (((int) get_local_id(0)) == 0) {
        l_96 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_97 = l_96;
    } else {
        l_97 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_97 < (-4611686018427387904L)) {
            l_98 = gale_HostCall_awaitReply(arg_fs, l_97, gale_group);
            l_99 = l_98;
        } else {
            l_99 = l_97;
        }
    } else {
        l_99 = l_97;
    }
    GALEFS_BROADCAST(6, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_32;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_100); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_32 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_100 = gale_reply(gale_entry);
    }
    if (((long) i_32) < 0L) {
        i_101 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_32);
    }
    i_102 = (int) get_local_id(0);
    i_103 = (int) get_local_size(0);
    i_104 = (int) get_local_id(0);
    l_105 = (((long) i_104) << 3) + 16L;
    i_106 = GALEFS_LOCAL_SIZE;
    i_107 = (int) get_global_id(0);
    i_108 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_109 = 0;
    while (true) {
        i_110 = *((__global gale_int *) ul_3);
        if (!(i_109 < i_110)) {
            break;
        }
        l_111 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_107 + (uint) ((int) ((uint) i_109 * (uint) i_108))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_112 = (-16L) + l_105;
        *((__local gale_long *) (gale_scratch_memory + l_112)) = l_111;
        GALEFS_LOCAL_BARRIER(8);
        i_113 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_113 < i_103)) {
                break;
            }
            i_114 = i_113 << 1;
            if ((i_104 & ((int) ((uint) i_114 + (uint) (-1)))) == 0) {
                i_115 = (int) ((uint) i_104 + (uint) i_113);
                if (i_115 < i_103) {
                    l_116 = *((__local gale_long *) (gale_scratch_memory + l_112));
                    l_117 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_115) << 3) + 16L))));
                    l_118 = (l_117 < l_116) ? l_117 : l_116;
                    *((__local gale_long *) (gale_scratch_memory + l_112)) = l_118;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_113 = i_114;
        }
        l_119 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_120 = (int) ((uint) i_109 + (uint) 1);
        if (i_102 == 0) {
            l_121 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_109 << 3)), l_119);
            i_109 = i_120;
        } else {
            i_109 = i_120;
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_106) VARIABLE(int, i_14) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_99) VARIABLE(long, l_103) VARIABLE(long, l_104) VARIABLE(long, l_21) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_55) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_21) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_21) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_21) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_55) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_65) VARIABLE(l_21) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_99) VARIABLE(l_103) VARIABLE(l_97) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_99) VARIABLE(l_104) VARIABLE(l_97) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_106) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_99) VARIABLE(l_104) VARIABLE(l_97) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_69;
    float f_72, f_73, f_74, f_78, f_79, f_80, f_81, f_82, f_83, f_84;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_35, i_36, i_39, i_42, i_43, i_44, i_45, i_46, i_47, i_50, i_51, i_52, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_76, i_88, i_89, i_93, i_94, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_105, i_106, i_107, i_112;
    long l_7, l_8, l_9, l_12, l_13, l_21, l_31, l_32, l_33, l_34, l_37, l_38, l_40, l_41, l_48, l_49, l_53, l_54, l_55, l_58, l_70, l_71, l_75, l_77, l_85, l_86, l_87, l_90, l_91, l_92, l_97, l_103, l_104, l_108, l_109, l_110, l_111, l_113;
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
    i_16 = (i_15 < 1048576) ? i_15 : 1048576;
    if (i_14 < 0) {
        i_17 = i_14;
    } else {
        i_18 = (i_16 == 0) ? (-22) : 1;
        i_17 = i_18;
    }
    i_19 = (int) ((uint) gale_group * (uint) i_16);
    i_20 = (int) ((uint) i_19 + (uint) (i_19 << 1));
    l_21 = (long) i_16;
    i_22 = (int) ((uint) (i_16 << 3) + (uint) (i_16 << 2));
    i_23 = (i_22 < 0) ? (-22) : 1;
    i_24 = (int) get_local_size(0);
    i_25 = (int) get_local_id(0);
    i_26 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_27 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_28 = (int) get_local_id(0);
    i_29 = i_17;
    loop_15:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
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
        l_34 = (long) ((ulong) l_33 * (ulong) l_21);
        i_35 = 0;
        i_36 = i_23;
        loop_20:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_23;
            }
            if (i_36 < 1) {
                goto B48;
            }
            if (!(i_35 < i_22)) {
                break;
            }
            l_37 = (long) i_35;
            l_38 = l_37 + (((long) i_20) << 2);
            i_39 = (int) ((uint) i_22 - (uint) i_35);
            l_40 = (long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_34 << 3) + (ulong) (l_34 << 2))));
            l_41 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_42 = (int) get_local_id(0);
            i_43 = (int) get_local_id(0);
            i_44 = 1;
            i_45 = 0;
            i_46 = 0;
            loop_23:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_44 == 1)) {
                    break;
                }
                i_47 = (int) ((uint) i_39 - (uint) i_45);
                l_48 = (long) i_45;
                l_49 = (long) ((ulong) l_40 + (ulong) l_48);
                if (i_46 == 0) {
                    i_50 = i_47;
                } else {
                    i_51 = 4096 - ((int) (l_49 & 4095L));
                    i_52 = (i_51 < i_47) ? i_51 : i_47;
                    i_50 = i_52;
                }
                if (i_43 == 0) {
                    l_53 = gale_BlockAccess_beginRead(arg_fs, i_14, l_49, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_54 = l_53;
                } else {
                    l_54 = 0L;
                }
                GALEFS_BROADCAST(3, l_55, l_54);
                if (l_55 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_14;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_21;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_45;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_48;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_49;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_55); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_14 = (int) gale_ints[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_21 = (long) gale_longs[gale_item];
                    i_22 = (int) gale_ints[2 * gale_items + gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    l_38 = (long) gale_longs[2 * gale_items + gale_item];
                    i_39 = (int) gale_ints[5 * gale_items + gale_item];
                    l_40 = (long) gale_longs[3 * gale_items + gale_item];
                    i_45 = (int) gale_ints[6 * gale_items + gale_item];
                    i_46 = (int) gale_ints[7 * gale_items + gale_item];
                    l_48 = (long) gale_longs[4 * gale_items + gale_item];
                    l_49 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_24 = (int) get_local_size(0);
                    i_25 = (int) get_local_id(0);
                    i_26 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
                    i_27 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
                    i_28 = (int) get_local_id(0);
                    l_41 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_42 = (int) get_local_id(0);
                    i_43 = (int) get_local_id(0);
                    l_55 = gale_reply(gale_entry);
                }
                i_56 = (int) l_55;
                if (l_55 < 0L) {
                    i_57 = 0;
                } else {
                    i_57 = i_56;
                }
                l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_58), (arg_buffer + 16 + (l_38 + l_48)), i_57);
                GALEFS_BARRIER(4);
                if (i_42 == 0) {
                    if (!(i_57 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_59 = (int) ((uint) i_45 + (uint) i_57);
                i_60 = ((l_55 == (-117L)) || (!((i_46 == 0) || ((((long) ((ulong) l_40 + (ulong) ((long) i_59))) & l_41) == 0)))) ? 1 : 0;
                i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_39))))) ? 1 : 0;
                if (l_55 < 0L) {
                    if (l_55 == (-117L)) {
                        i_44 = i_61;
                        i_45 = i_59;
                        i_46 = i_60;
                    } else {
                        i_44 = i_56;
                        i_45 = i_59;
                        i_46 = i_60;
                    }
                } else {
                    i_44 = i_61;
                    i_45 = i_59;
                    i_46 = i_60;
                }
            }
            if (i_45 < 1) {
                i_62 = i_44;
            } else {
                i_62 = i_45;
            }
            i_63 = (i_62 < 1) ? 0 : i_62;
            i_64 = (int) ((uint) i_35 + (uint) i_63);
            i_35 = i_64;
            i_36 = i_62;
        }
        goto B49;
    B48:;
    B49:;
        if (i_36 < 0) {
            i_65 = i_36;
        } else {
            i_65 = i_35;
        }
        i_66 = gale_div_int(i_65, 12);
        i_67 = 0;
        while (true) {
            i_68 = *((__global gale_int *) ul_3);
            if (!(i_67 < i_68)) {
                break;
            }
            ul_69 = arg_found + ((((long) ((int) ((uint) i_26 + (uint) ((int) ((uint) i_67 * (uint) i_27))))) << 3) + 16L);
            l_70 = *((__global gale_long *) ul_69);
            l_71 = (long) ((int) ((uint) i_67 + (uint) (i_67 << 1)));
            f_72 = *((__global gale_float *) (arg_queries + ((l_71 << 2) + 16L)));
            f_73 = *((__global gale_float *) (arg_queries + (((l_71 + 1L) << 2) + 16L)));
            f_74 = *((__global gale_float *) (arg_queries + (((l_71 + 2L) << 2) + 16L)));
            l_75 = l_70;
            i_76 = i_25;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_76 < i_66)) {
                    break;
                }
                l_77 = (long) ((int) ((uint) i_20 + (uint) ((int) ((uint) i_76 + (uint) (i_76 << 1)))));
                f_78 = *((__global gale_float *) (arg_buffer + ((l_77 << 2) + 16L)));
                f_79 = *((__global gale_float *) (arg_buffer + (((l_77 + 1L) << 2) + 16L)));
                f_80 = *((__global gale_float *) (arg_buffer + (((l_77 + 2L) << 2) + 16L)));
                f_81 = f_72 - f_78;
                f_82 = f_73 - f_79;
                f_83 = f_74 - f_80;
                f_84 = ((f_81 * f_81) + (f_82 * f_82)) + (f_83 * f_83);
                if (!(f_84 >= (0x0.0p0f))) {
                    l_85 = 9223372036854775807L;
                } else {
                    l_86 = (((long) as_int(f_84)) << 32) | ((long) ((ulong) l_34 + (ulong) ((long) i_76)));
                    l_85 = l_86;
                }
                l_87 = (l_85 < l_75) ? l_85 : l_75;
                i_88 = (int) ((uint) i_76 + (uint) i_24);
                l_75 = l_87;
                i_76 = i_88;
            }
            *((__global gale_long *) ul_69) = l_75;
            i_89 = (int) ((uint) i_67 + (uint) 1);
            i_67 = i_89;
        }
        GALEFS_BARRIER(5);
        i_29 = i_65;
    }
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    GALEFS_BROADCAST(6, l_92, l_91);
    if (l_92 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_29;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_92); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_29 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_92 = gale_reply(gale_entry);
    }
    if (((long) i_29) < 0L) {
        i_93 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_29);
    }
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_size(0);
    i_96 = (int) get_local_id(0);
    l_97 = (((long) i_96) << 3) + 16L;
    i_98 = GALEFS_LOCAL_SIZE;
    i_99 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_100 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_101 = 0;
    while (true) {
        i_102 = *((__global gale_int *) ul_3);
        if (!(i_101 < i_102)) {
            break;
        }
        l_103 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_99 + (uint) ((int) ((uint) i_101 * (uint) i_100))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_104 = (-16L) + l_97;
        *((__local gale_long *) (gale_scratch_memory + l_104)) = l_103;
        GALEFS_LOCAL_BARRIER(8);
        i_105 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_105 < i_95)) {
                break;
            }
            i_106 = i_105 << 1;
            if ((i_96 & ((int) ((uint) i_106 + (uint) (-1)))) == 0) {
                i_107 = (int) ((uint) i_96 + (uint) i_105);
                if (i_107 < i_95) {
                    l_108 = *((__local gale_long *) (gale_scratch_memory + l_104));
                    l_109 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_107) << 3) + 16L))));
                    l_110 = (l_109 < l_108) ? l_109 : l_108;
                    *((__local gale_long *) (gale_scratch_memory + l_104)) = l_110;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_105 = i_106;
        }
        l_111 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_112 = (int) ((uint) i_101 + (uint) 1);
        if (i_94 == 0) {
            l_113 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_101 << 3)), l_111);
            i_101 = i_112;
        } else {
            i_101 = i_112;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
