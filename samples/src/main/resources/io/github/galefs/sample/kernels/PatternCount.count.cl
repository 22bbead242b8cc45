// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PatternCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 12
// context bytes: 72
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f8aa7d7a01dc03e3986a7f4991791b851c68da598efbc46649fec5cc1d6208c2
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_127) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_88) VARIABLE(long, l_124) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_48) VARIABLE(__global uchar *, ul_12)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(ul_12)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(ul_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(ul_12)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_55) VARIABLE(i_88) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(ul_12)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_26) VARIABLE(l_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_26) VARIABLE(l_27)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_123) VARIABLE(i_26) VARIABLE(l_124)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_127) VARIABLE(i_26) VARIABLE(l_124)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_12;
    int i_0, i_5, i_6, i_11, i_13, i_14, i_15, i_16, i_18, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_32, i_33, i_35, i_36, i_37, i_38, i_41, i_42, i_43, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_123, i_125, i_126, i_127, i_128, i_133;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_19, l_20, l_27, l_29, l_30, l_31, l_34, l_39, l_40, l_44, l_45, l_46, l_47, l_48, l_51, l_61, l_117, l_118, l_119, l_120, l_121, l_122, l_124, l_129, l_130, l_131, l_132;
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
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    ul_12 = arg_pattern + 12L;
    if (i_11 < 0) {
        i_13 = i_11;
    } else {
        i_14 = *((__global gale_int *) ul_12);
        i_13 = i_14;
    }
    i_15 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_16 = (int) ((uint) gale_group * (uint) i_15);
    l_17 = (long) i_16;
    i_18 = (int) ((uint) i_15 + (uint) (-64));
    l_19 = (long) i_18;
    l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = i_13;
    l_27 = 0L;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_22;
        }
        if (i_26 < 1) {
            break;
        }
        if (i_25 == 0) {
            i_28 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_29 = (long) i_28;
            l_30 = l_29;
        } else {
            l_30 = 0L;
        }
        GALEFS_BROADCAST(2, l_31, l_30);
        i_32 = *((__global gale_int *) ul_12);
        i_33 = (int) ((uint) ((int) ((uint) i_18 + (uint) i_32)) + (uint) (-1));
        l_34 = (long) ((ulong) l_31 * (ulong) l_19);
        i_35 = 1;
        i_36 = 0;
        i_37 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_35 == 1)) {
                break;
            }
            i_38 = (int) ((uint) i_33 - (uint) i_36);
            l_39 = (long) i_36;
            l_40 = (long) ((ulong) l_34 + (ulong) l_39);
            if (i_37 == 0) {
                i_41 = i_38;
            } else {
                i_42 = 4096 - ((int) (l_40 & 4095L));
                i_43 = (i_42 < i_38) ? i_42 : i_38;
                i_41 = i_43;
            }
            if (i_24 == 0) {
                l_44 = gale_BlockAccess_beginRead(arg_fs, i_11, l_40, i_41, gale_group);
                l_45 = l_44;
            } else {
                l_45 = 0L;
            }
            if (i_23 == 0) {
                if (l_45 < (-4611686018427387904L)) {
                    l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                    l_47 = l_46;
                } else {
                    l_47 = l_45;
                }
            } else {
                l_47 = l_45;
            }
            GALEFS_BROADCAST(3, l_48, l_47);
            if (l_48 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_ints[3 * gale_items + gale_item] = (uint) i_33;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                gale_ints[5 * gale_items + gale_item] = (uint) i_37;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_40;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_48); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                l_17 = (long) gale_longs[gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                i_33 = (int) gale_ints[3 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                i_36 = (int) gale_ints[4 * gale_items + gale_item];
                i_37 = (int) gale_ints[5 * gale_items + gale_item];
                l_39 = (long) gale_longs[4 * gale_items + gale_item];
                l_40 = (long) gale_longs[5 * gale_items + gale_item];
                ul_12 = arg_pattern + 12L;
                l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                l_48 = gale_reply(gale_entry);
            }
            i_49 = (int) l_48;
            if (l_48 < 0L) {
                i_50 = 0;
            } else {
                i_50 = i_49;
            }
            l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_40, gale_group);
            gale_copy((arg_fs + 16 + l_51), (arg_buffer + 16 + (l_17 + l_39)), i_50);
            GALEFS_BARRIER(4);
            if (i_22 == 0) {
                if (!(i_50 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
                }
            }
            i_52 = (int) ((uint) i_36 + (uint) i_50);
            i_53 = ((l_48 == (-117L)) || (!((i_37 == 0) || ((((long) ((ulong) l_34 + (ulong) ((long) i_52))) & l_20) == 0)))) ? 1 : 0;
            i_54 = ((l_48 == (-117L)) || (!((i_50 < 1) || (!(i_52 < i_33))))) ? 1 : 0;
            if (l_48 < 0L) {
                if (l_48 == (-117L)) {
                    i_35 = i_54;
                    i_36 = i_52;
                    i_37 = i_53;
                } else {
                    i_35 = i_49;
                    i_36 = i_52;
                    i_37 = i_53;
                }
            } else {
                i_35 = i_54;
                i_36 = i_52;
                i_37 = i_53;
            }
        }
        if (i_36 < 1) {
            i_55 = i_35;
        } else {
            i_55 = i_36;
        }
        i_56 = *((__global gale_int *) ul_12);
        i_57 = i_56 + (-1);
        i_58 = (i_57 + ((int) ((uint) i_57 >> 31))) >> 1;
        i_59 = (int) ((uint) ((int) ((uint) i_55 - (uint) i_56)) + (uint) 1);
        i_60 = (i_59 < 1) ? 0 : i_59;
        if (i_21 < 32) {
            l_61 = (long) (uint) i_60;
            i_62 = (int) ((uint) i_16 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_61), ((long) ((int) get_local_size(0))))));
            i_63 = (int) ((uint) i_16 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_61), ((long) ((int) get_local_size(0))))));
            i_64 = 0;
            i_65 = i_62;
            while (true) {
                if (!(i_65 < i_63)) {
                    break;
                }
                i_66 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_67 = (int) *((__global char *) (arg_pattern + 16 + (long) i_58 * 1));
                i_68 = (int) *((__global char *) (arg_pattern + 16 + (long) i_57 * 1));
                i_69 = (int) ((uint) i_65 + (uint) 256);
                i_70 = (i_63 < i_69) ? i_63 : i_69;
                i_71 = 0;
                i_72 = i_65;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_70)) {
                        break;
                    }
                    i_73 = (int) *((__global char *) (arg_buffer + 16 + (long) i_72 * 1));
                    i_74 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_58 + (uint) i_72)) * 1));
                    i_75 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_57 + (uint) i_72)) * 1));
                    i_76 = ((((i_66 ^ i_73) | (i_67 ^ i_74)) | (i_68 ^ i_75)) == 0) ? 1 : 0;
                    i_77 = i_71 | i_76;
                    i_78 = (int) ((uint) i_72 + (uint) 1);
                    i_71 = i_77;
                    i_72 = i_78;
                }
                if (i_71 == 0) {
                    i_65 = i_69;
                } else {
                    i_79 = i_64;
                    i_80 = i_65;
                    while (true) {
                        if (!(i_80 < i_70)) {
                            break;
                        }
                        i_81 = (int) ((uint) i_80 + (uint) 1);
                        i_82 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_83 = (i_82 == i_56) ? 1 : 0;
                            i_84 = (int) ((uint) i_79 + (uint) i_83);
                            if (!(i_82 < i_56)) {
                                goto B65;
                            }
                            i_85 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_80 + (uint) i_82)) * 1));
                            i_86 = (int) *((__global char *) (arg_pattern + 16 + (long) i_82 * 1));
                            if (!(i_85 == i_86)) {
                                break;
                            }
                            i_87 = (int) ((uint) i_82 + (uint) 1);
                            i_82 = i_87;
                        }
                        i_79 = i_84;
                        i_80 = i_81;
                        continue;
                    B65:;
                        i_79 = i_84;
                        i_80 = i_81;
                    }
                    i_64 = i_79;
                    i_65 = i_69;
                }
            }
            i_88 = i_64;
        } else {
            i_89 = (int) ((uint) i_16 + (uint) i_60);
            i_90 = (int) ((uint) i_16 + (uint) ((int) get_local_id(0)));
            i_91 = (int) get_local_size(0);
            i_92 = i_91 << 8;
            i_93 = 0;
            i_94 = i_90;
            while (true) {
                if (!(i_94 < i_89)) {
                    break;
                }
                i_95 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_96 = (int) *((__global char *) (arg_pattern + 16 + (long) i_58 * 1));
                i_97 = (int) *((__global char *) (arg_pattern + 16 + (long) i_57 * 1));
                i_98 = (int) ((uint) i_94 + (uint) i_92);
                i_99 = (i_89 < i_98) ? i_89 : i_98;
                i_100 = 0;
                i_101 = i_94;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_101 < i_99)) {
                        break;
                    }
                    i_102 = (int) *((__global char *) (arg_buffer + 16 + (long) i_101 * 1));
                    i_103 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_58 + (uint) i_101)) * 1));
                    i_104 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_57 + (uint) i_101)) * 1));
                    i_105 = ((((i_95 ^ i_102) | (i_96 ^ i_103)) | (i_97 ^ i_104)) == 0) ? 1 : 0;
                    i_106 = i_100 | i_105;
                    i_107 = (int) ((uint) i_91 + (uint) i_101);
                    i_100 = i_106;
                    i_101 = i_107;
                }
                if (i_100 == 0) {
                    i_94 = i_98;
                } else {
                    i_108 = i_93;
                    i_109 = i_94;
                    while (true) {
                        if (!(i_109 < i_99)) {
                            break;
                        }
                        i_110 = (int) ((uint) i_91 + (uint) i_109);
                        i_111 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_112 = (i_111 == i_56) ? 1 : 0;
                            i_113 = (int) ((uint) i_108 + (uint) i_112);
                            if (!(i_111 < i_56)) {
                                goto B82;
                            }
                            i_114 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_109 + (uint) i_111)) * 1));
                            i_115 = (int) *((__global char *) (arg_pattern + 16 + (long) i_111 * 1));
                            if (!(i_114 == i_115)) {
                                break;
                            }
                            i_116 = (int) ((uint) i_111 + (uint) 1);
                            i_111 = i_116;
                        }
                        i_108 = i_113;
                        i_109 = i_110;
                        continue;
                    B82:;
                        i_108 = i_113;
                        i_109 = i_110;
                    }
                    i_93 = i_108;
                    i_94 = i_98;
                }
            }
            i_88 = i_93;
        }
        GALEFS_BARRIER(5);
        l_117 = (long) ((ulong) l_27 + (ulong) ((long) i_88));
        i_26 = i_55;
        l_27 = l_117;
    }
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_119 < (-4611686018427387904L)) {
            l_120 = gale_HostCall_awaitReply(arg_fs, l_119, gale_group);
            l_121 = l_120;
        } else {
            l_121 = l_119;
        }
    } else {
        l_121 = l_119;
    }
    GALEFS_BROADCAST(6, l_122, l_121);
    if (l_122 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        gale_longs[gale_item] = (ulong) l_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_122); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        l_27 = (long) gale_longs[gale_item];
        l_122 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_123 = (int) get_local_id(0);
    l_124 = (-16L) + ((((long) i_123) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_124)) = l_27;
    GALEFS_LOCAL_BARRIER(8);
    i_125 = (int) get_local_size(0);
    i_126 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_126 < i_125)) {
            break;
        }
        i_127 = i_126 << 1;
        if ((i_123 & ((int) ((uint) i_127 + (uint) (-1)))) == 0) {
            i_128 = (int) ((uint) i_123 + (uint) i_126);
            if (i_128 < i_125) {
                l_129 = *((__local gale_long *) (gale_scratch_memory + l_124));
                l_130 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_128) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_124)) = ((long) ((ulong) l_129 + (ulong) l_130));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_126 = i_127;
    }
    l_131 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_132 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_131);
    }
    if (((long) i_26) < 0L) {
        i_133 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_26);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_115) VARIABLE(int, i_117) VARIABLE(int, i_119) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(int, i_8) VARIABLE(int, i_82) VARIABLE(long, l_116) VARIABLE(long, l_14) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_42) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(ul_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_42) VARIABLE(ul_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_49) VARIABLE(i_8) VARIABLE(i_82) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(ul_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(l_23)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(l_23)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_115) VARIABLE(i_22) VARIABLE(l_116)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_22) VARIABLE(l_116)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9;
    int i_0, i_4, i_5, i_8, i_10, i_11, i_12, i_13, i_15, i_18, i_19, i_20, i_21, i_22, i_24, i_28, i_29, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_115, i_117, i_118, i_119, i_120, i_125;
    long l_1, l_2, l_3, l_6, l_7, l_14, l_16, l_17, l_23, l_25, l_26, l_27, l_30, l_35, l_36, l_40, l_41, l_42, l_45, l_55, l_111, l_112, l_113, l_114, l_116, l_121, l_122, l_123, l_124;
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
            goto loop_12;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_7 = gale_reply(gale_entry);
    }
    i_8 = (int) l_7;
    ul_9 = arg_pattern + 12L;
    if (i_8 < 0) {
        i_10 = i_8;
    } else {
        i_11 = *((__global gale_int *) ul_9);
        i_10 = i_11;
    }
    i_12 = gale_div_int(i_0, gale_group_count);
    i_13 = (int) ((uint) gale_group * (uint) i_12);
    l_14 = (long) i_13;
    i_15 = (int) ((uint) i_12 + (uint) (-64));
    l_16 = (long) i_15;
    l_17 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_18 = (int) get_local_size(0);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = i_10;
    l_23 = 0L;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_17;
        }
        if (i_22 < 1) {
            break;
        }
        if (i_21 == 0) {
            i_24 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_25 = (long) i_24;
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        GALEFS_BROADCAST(2, l_27, l_26);
        i_28 = *((__global gale_int *) ul_9);
        i_29 = (int) ((uint) ((int) ((uint) i_15 + (uint) i_28)) + (uint) (-1));
        l_30 = (long) ((ulong) l_27 * (ulong) l_16);
        i_31 = 1;
        i_32 = 0;
        i_33 = 0;
        loop_17:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_31 == 1)) {
                break;
            }
            i_34 = (int) ((uint) i_29 - (uint) i_32);
            l_35 = (long) i_32;
            l_36 = (long) ((ulong) l_30 + (ulong) l_35);
            if (i_33 == 0) {
                i_37 = i_34;
            } else {
                i_38 = 4096 - ((int) (l_36 & 4095L));
                i_39 = (i_38 < i_34) ? i_38 : i_34;
                i_37 = i_39;
            }
            if (i_20 == 0) {
                l_40 = gale_BlockAccess_beginRead(arg_fs, i_8, l_36, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_41 = l_40;
            } else {
                l_41 = 0L;
            }
            GALEFS_BROADCAST(3, l_42, l_41);
            if (l_42 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_14;
                gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                gale_longs[gale_items + gale_item] = (ulong) l_16;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_30;
                gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_36;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_42); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                l_14 = (long) gale_longs[gale_item];
                i_15 = (int) gale_ints[2 * gale_items + gale_item];
                l_16 = (long) gale_longs[gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                i_29 = (int) gale_ints[3 * gale_items + gale_item];
                l_30 = (long) gale_longs[3 * gale_items + gale_item];
                i_32 = (int) gale_ints[4 * gale_items + gale_item];
                i_33 = (int) gale_ints[5 * gale_items + gale_item];
                l_35 = (long) gale_longs[4 * gale_items + gale_item];
                l_36 = (long) gale_longs[5 * gale_items + gale_item];
                ul_9 = arg_pattern + 12L;
                l_17 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_18 = (int) get_local_size(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_42 = gale_reply(gale_entry);
            }
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_45), (arg_buffer + 16 + (l_14 + l_35)), i_44);
            GALEFS_BARRIER(4);
            if (i_19 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_46 = (int) ((uint) i_32 + (uint) i_44);
            i_47 = ((l_42 == (-117L)) || (!((i_33 == 0) || ((((long) ((ulong) l_30 + (ulong) ((long) i_46))) & l_17) == 0)))) ? 1 : 0;
            i_48 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < i_29))))) ? 1 : 0;
            if (l_42 < 0L) {
                if (l_42 == (-117L)) {
                    i_31 = i_48;
                    i_32 = i_46;
                    i_33 = i_47;
                } else {
                    i_31 = i_43;
                    i_32 = i_46;
                    i_33 = i_47;
                }
            } else {
                i_31 = i_48;
                i_32 = i_46;
                i_33 = i_47;
            }
        }
        if (i_32 < 1) {
            i_49 = i_31;
        } else {
            i_49 = i_32;
        }
        i_50 = *((__global gale_int *) ul_9);
        i_51 = i_50 + (-1);
        i_52 = (i_51 + ((int) ((uint) i_51 >> 31))) >> 1;
        i_53 = (int) ((uint) ((int) ((uint) i_49 - (uint) i_50)) + (uint) 1);
        i_54 = (i_53 < 1) ? 0 : i_53;
        if (i_18 < 32) {
            l_55 = (long) (uint) i_54;
            i_56 = (int) ((uint) i_13 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_55), ((long) ((int) get_local_size(0))))));
            i_57 = (int) ((uint) i_13 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_55), ((long) ((int) get_local_size(0))))));
            i_58 = 0;
            i_59 = i_56;
            while (true) {
                if (!(i_59 < i_57)) {
                    break;
                }
                i_60 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_61 = (int) *((__global char *) (arg_pattern + 16 + (long) i_52 * 1));
                i_62 = (int) *((__global char *) (arg_pattern + 16 + (long) i_51 * 1));
                i_63 = (int) ((uint) i_59 + (uint) 256);
                i_64 = (i_57 < i_63) ? i_57 : i_63;
                i_65 = 0;
                i_66 = i_59;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_66 < i_64)) {
                        break;
                    }
                    i_67 = (int) *((__global char *) (arg_buffer + 16 + (long) i_66 * 1));
                    i_68 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_52 + (uint) i_66)) * 1));
                    i_69 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_51 + (uint) i_66)) * 1));
                    i_70 = ((((i_60 ^ i_67) | (i_61 ^ i_68)) | (i_62 ^ i_69)) == 0) ? 1 : 0;
                    i_71 = i_65 | i_70;
                    i_72 = (int) ((uint) i_66 + (uint) 1);
                    i_65 = i_71;
                    i_66 = i_72;
                }
                if (i_65 == 0) {
                    i_59 = i_63;
                } else {
                    i_73 = i_58;
                    i_74 = i_59;
                    while (true) {
                        if (!(i_74 < i_64)) {
                            break;
                        }
                        i_75 = (int) ((uint) i_74 + (uint) 1);
                        i_76 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_77 = (i_76 == i_50) ? 1 : 0;
                            i_78 = (int) ((uint) i_73 + (uint) i_77);
                            if (!(i_76 < i_50)) {
                                goto B55;
                            }
                            i_79 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_74 + (uint) i_76)) * 1));
                            i_80 = (int) *((__global char *) (arg_pattern + 16 + (long) i_76 * 1));
                            if (!(i_79 == i_80)) {
                                break;
                            }
                            i_81 = (int) ((uint) i_76 + (uint) 1);
                            i_76 = i_81;
                        }
                        i_73 = i_78;
                        i_74 = i_75;
                        continue;
                    B55:;
                        i_73 = i_78;
                        i_74 = i_75;
                    }
                    i_58 = i_73;
                    i_59 = i_63;
                }
            }
            i_82 = i_58;
        } else {
            i_83 = (int) ((uint) i_13 + (uint) i_54);
            i_84 = (int) ((uint) i_13 + (uint) ((int) get_local_id(0)));
            i_85 = (int) get_local_size(0);
            i_86 = i_85 << 8;
            i_87 = 0;
            i_88 = i_84;
            while (true) {
                if (!(i_88 < i_83)) {
                    break;
                }
                i_89 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_90 = (int) *((__global char *) (arg_pattern + 16 + (long) i_52 * 1));
                i_91 = (int) *((__global char *) (arg_pattern + 16 + (long) i_51 * 1));
                i_92 = (int) ((uint) i_88 + (uint) i_86);
                i_93 = (i_83 < i_92) ? i_83 : i_92;
                i_94 = 0;
                i_95 = i_88;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_95 < i_93)) {
                        break;
                    }
                    i_96 = (int) *((__global char *) (arg_buffer + 16 + (long) i_95 * 1));
                    i_97 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_52 + (uint) i_95)) * 1));
                    i_98 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_51 + (uint) i_95)) * 1));
                    i_99 = ((((i_89 ^ i_96) | (i_90 ^ i_97)) | (i_91 ^ i_98)) == 0) ? 1 : 0;
                    i_100 = i_94 | i_99;
                    i_101 = (int) ((uint) i_85 + (uint) i_95);
                    i_94 = i_100;
                    i_95 = i_101;
                }
                if (i_94 == 0) {
                    i_88 = i_92;
                } else {
                    i_102 = i_87;
                    i_103 = i_88;
                    while (true) {
                        if (!(i_103 < i_93)) {
                            break;
                        }
                        i_104 = (int) ((uint) i_85 + (uint) i_103);
                        i_105 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_106 = (i_105 == i_50) ? 1 : 0;
                            i_107 = (int) ((uint) i_102 + (uint) i_106);
                            if (!(i_105 < i_50)) {
                                goto B72;
                            }
                            i_108 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_103 + (uint) i_105)) * 1));
                            i_109 = (int) *((__global char *) (arg_pattern + 16 + (long) i_105 * 1));
                            if (!(i_108 == i_109)) {
                                break;
                            }
                            i_110 = (int) ((uint) i_105 + (uint) 1);
                            i_105 = i_110;
                        }
                        i_102 = i_107;
                        i_103 = i_104;
                        continue;
                    B72:;
                        i_102 = i_107;
                        i_103 = i_104;
                    }
                    i_87 = i_102;
                    i_88 = i_92;
                }
            }
            i_82 = i_87;
        }
        GALEFS_BARRIER(5);
        l_111 = (long) ((ulong) l_23 + (ulong) ((long) i_82));
        i_22 = i_49;
        l_23 = l_111;
    }
    if (((int) get_local_id(0)) == 0) {
        l_112 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_113 = l_112;
    } else {
        l_113 = 0L;
    }
    GALEFS_BROADCAST(6, l_114, l_113);
    if (l_114 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_longs[gale_item] = (ulong) l_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_114); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        l_23 = (long) gale_longs[gale_item];
        l_114 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_115 = (int) get_local_id(0);
    l_116 = (-16L) + ((((long) i_115) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_116)) = l_23;
    GALEFS_LOCAL_BARRIER(8);
    i_117 = (int) get_local_size(0);
    i_118 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_118 < i_117)) {
            break;
        }
        i_119 = i_118 << 1;
        if ((i_115 & ((int) ((uint) i_119 + (uint) (-1)))) == 0) {
            i_120 = (int) ((uint) i_115 + (uint) i_118);
            if (i_120 < i_117) {
                l_121 = *((__local gale_long *) (gale_scratch_memory + l_116));
                l_122 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_120) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_116)) = ((long) ((ulong) l_121 + (ulong) l_122));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_118 = i_119;
    }
    l_123 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_124 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_123);
    }
    if (((long) i_22) < 0L) {
        i_125 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
