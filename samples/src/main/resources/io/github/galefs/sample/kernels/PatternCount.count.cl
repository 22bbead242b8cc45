// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PatternCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 14
// context bytes: 80
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 965124c6088baf6609aff78491e1ed39b25fdca4b67d9d456d1e120551eb0704
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_133) VARIABLE(int, i_135) VARIABLE(int, i_137) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_98) VARIABLE(long, l_134) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_35) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_55) VARIABLE(__global uchar *, ul_13)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_24) VARIABLE(ul_13)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(ul_13)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_55) VARIABLE(ul_13)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_65) VARIABLE(i_98) VARIABLE(l_24) VARIABLE(ul_13)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_23) VARIABLE(l_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_133) VARIABLE(i_23) VARIABLE(l_134)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_23) VARIABLE(l_134)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_13;
    int i_0, i_5, i_6, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_29, i_30, i_31, i_32, i_33, i_36, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_48, i_49, i_50, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_133, i_135, i_136, i_137, i_138, i_143;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_24, l_26, l_27, l_28, l_34, l_35, l_37, l_38, l_46, l_47, l_51, l_52, l_53, l_54, l_55, l_58, l_71, l_127, l_128, l_129, l_130, l_131, l_132, l_134, l_139, l_140, l_141, l_142;
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
            goto loop_22;
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
    i_11 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_12 = (int) ((uint) i_11 + (uint) (-64));
    ul_13 = arg_pattern + 12L;
    if (i_12 < 1) {
        i_14 = 0;
    } else {
        i_15 = *((__global gale_int *) ul_13);
        i_16 = ((i_15 == 0) || (!((uint) i_15 < (uint) 65))) ? 0 : 1;
        i_14 = i_16;
    }
    i_17 = (int) l_10;
    if (i_17 < 0) {
        i_18 = i_17;
    } else {
        if (i_14 == 0) {
            i_18 = (-22);
        } else {
            i_19 = *((__global gale_int *) ul_13);
            i_18 = i_19;
        }
    }
    i_20 = (int) ((uint) gale_group * (uint) i_11);
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    i_23 = i_18;
    l_24 = 0L;
    loop_22:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_27;
        }
        if (i_23 < 1) {
            break;
        }
        if (i_22 == 0) {
            i_25 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_26 = (long) i_25;
            l_27 = l_26;
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(2, l_28, l_27);
        i_29 = *((__global gale_int *) ul_13);
        i_30 = (int) ((uint) ((int) ((uint) i_12 + (uint) i_29)) + (uint) (-1));
        i_31 = (i_30 < 0) ? (-22) : 1;
        i_32 = 0;
        i_33 = i_31;
        loop_27:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_30;
            }
            if (i_33 < 1) {
                goto B60;
            }
            if (!(i_32 < i_30)) {
                break;
            }
            l_34 = (long) i_32;
            l_35 = ((long) i_20) + l_34;
            i_36 = (int) ((uint) i_30 - (uint) i_32);
            l_37 = (long) ((ulong) ((long) ((ulong) l_28 * (ulong) ((long) i_12))) + (ulong) l_34);
            l_38 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = (int) get_local_id(0);
            i_42 = 1;
            i_43 = 0;
            i_44 = 0;
            loop_30:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_42 == 1)) {
                    break;
                }
                i_45 = (int) ((uint) i_36 - (uint) i_43);
                l_46 = (long) i_43;
                l_47 = (long) ((ulong) l_37 + (ulong) l_46);
                if (i_44 == 0) {
                    i_48 = i_45;
                } else {
                    i_49 = 4096 - ((int) (l_47 & 4095L));
                    i_50 = (i_49 < i_45) ? i_49 : i_45;
                    i_48 = i_50;
                }
                if (i_41 == 0) {
                    l_51 = gale_BlockAccess_beginRead(arg_fs, i_17, l_47, i_48, gale_group);
                    l_52 = l_51;
                } else {
                    l_52 = 0L;
                }
                if (i_40 == 0) {
                    if (l_52 < (-4611686018427387904L)) {
                        l_53 = gale_HostCall_awaitReply(arg_fs, l_52, gale_group);
                        l_54 = l_53;
                    } else {
                        l_54 = l_52;
                    }
                } else {
                    l_54 = l_52;
                }
                GALEFS_BROADCAST(3, l_55, l_54);
                if (l_55 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_24;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_43;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_46;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_47;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_55); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_12 = (int) gale_ints[gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_20 = (int) gale_ints[2 * gale_items + gale_item];
                    l_24 = (long) gale_longs[gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[3 * gale_items + gale_item];
                    i_32 = (int) gale_ints[4 * gale_items + gale_item];
                    l_35 = (long) gale_longs[2 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    l_37 = (long) gale_longs[3 * gale_items + gale_item];
                    i_43 = (int) gale_ints[6 * gale_items + gale_item];
                    i_44 = (int) gale_ints[7 * gale_items + gale_item];
                    l_46 = (long) gale_longs[4 * gale_items + gale_item];
                    l_47 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_13 = arg_pattern + 12L;
                    i_21 = (int) get_local_size(0);
                    i_22 = (int) get_local_id(0);
                    l_38 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_39 = (int) get_local_id(0);
                    i_40 = (int) get_local_id(0);
                    i_41 = (int) get_local_id(0);
                    l_55 = gale_reply(gale_entry);
                }
                i_56 = (int) l_55;
                if (l_55 < 0L) {
                    i_57 = 0;
                } else {
                    i_57 = i_56;
                }
                l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_47, gale_group);
                gale_copy((arg_fs + 16 + l_58), (arg_buffer + 16 + (l_35 + l_46)), i_57);
                GALEFS_BARRIER(4);
                if (i_39 == 0) {
                    if (!(i_57 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group);
                    }
                }
                i_59 = (int) ((uint) i_43 + (uint) i_57);
                i_60 = ((l_55 == (-117L)) || (!((i_44 == 0) || ((((long) ((ulong) l_37 + (ulong) ((long) i_59))) & l_38) == 0)))) ? 1 : 0;
                i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_36))))) ? 1 : 0;
                if (l_55 < 0L) {
                    if (l_55 == (-117L)) {
                        i_42 = i_61;
                        i_43 = i_59;
                        i_44 = i_60;
                    } else {
                        i_42 = i_56;
                        i_43 = i_59;
                        i_44 = i_60;
                    }
                } else {
                    i_42 = i_61;
                    i_43 = i_59;
                    i_44 = i_60;
                }
            }
            if (i_43 < 1) {
                i_62 = i_42;
            } else {
                i_62 = i_43;
            }
            i_63 = (i_62 < 1) ? 0 : i_62;
            i_64 = (int) ((uint) i_32 + (uint) i_63);
            i_32 = i_64;
            i_33 = i_62;
        }
        goto B61;
    B60:;
    B61:;
        if (i_33 < 0) {
            i_65 = i_33;
        } else {
            i_65 = i_32;
        }
        i_66 = *((__global gale_int *) ul_13);
        i_67 = i_66 + (-1);
        i_68 = (i_67 + ((int) ((uint) i_67 >> 31))) >> 1;
        i_69 = (int) ((uint) ((int) ((uint) i_65 - (uint) i_66)) + (uint) 1);
        i_70 = (i_69 < 1) ? 0 : i_69;
        if (i_21 < 32) {
            l_71 = (long) (uint) i_70;
            i_72 = (int) ((uint) i_20 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_71), ((long) ((int) get_local_size(0))))));
            i_73 = (int) ((uint) i_20 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_71), ((long) ((int) get_local_size(0))))));
            i_74 = 0;
            i_75 = i_72;
            while (true) {
                if (!(i_75 < i_73)) {
                    break;
                }
                i_76 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_77 = (int) *((__global char *) (arg_pattern + 16 + (long) i_68 * 1));
                i_78 = (int) *((__global char *) (arg_pattern + 16 + (long) i_67 * 1));
                i_79 = (int) ((uint) i_75 + (uint) 256);
                i_80 = (i_73 < i_79) ? i_73 : i_79;
                i_81 = 0;
                i_82 = i_75;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < i_80)) {
                        break;
                    }
                    i_83 = (int) *((__global char *) (arg_buffer + 16 + (long) i_82 * 1));
                    i_84 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_68 + (uint) i_82)) * 1));
                    i_85 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_67 + (uint) i_82)) * 1));
                    i_86 = ((((i_76 ^ i_83) | (i_77 ^ i_84)) | (i_78 ^ i_85)) == 0) ? 1 : 0;
                    i_87 = i_81 | i_86;
                    i_88 = (int) ((uint) i_82 + (uint) 1);
                    i_81 = i_87;
                    i_82 = i_88;
                }
                if (i_81 == 0) {
                    i_75 = i_79;
                } else {
                    i_89 = i_74;
                    i_90 = i_75;
                    while (true) {
                        if (!(i_90 < i_80)) {
                            break;
                        }
                        i_91 = (int) ((uint) i_90 + (uint) 1);
                        i_92 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_93 = (i_92 == i_66) ? 1 : 0;
                            i_94 = (int) ((uint) i_89 + (uint) i_93);
                            if (!(i_92 < i_66)) {
                                goto B79;
                            }
                            i_95 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_90 + (uint) i_92)) * 1));
                            i_96 = (int) *((__global char *) (arg_pattern + 16 + (long) i_92 * 1));
                            if (!(i_95 == i_96)) {
                                break;
                            }
                            i_97 = (int) ((uint) i_92 + (uint) 1);
                            i_92 = i_97;
                        }
                        i_89 = i_94;
                        i_90 = i_91;
                        continue;
                    B79:;
                        i_89 = i_94;
                        i_90 = i_91;
                    }
                    i_74 = i_89;
                    i_75 = i_79;
                }
            }
            i_98 = i_74;
        } else {
            i_99 = (int) ((uint) i_20 + (uint) i_70);
            i_100 = (int) ((uint) i_20 + (uint) ((int) get_local_id(0)));
            i_101 = (int) get_local_size(0);
            i_102 = i_101 << 8;
            i_103 = 0;
            i_104 = i_100;
            while (true) {
                if (!(i_104 < i_99)) {
                    break;
                }
                i_105 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_106 = (int) *((__global char *) (arg_pattern + 16 + (long) i_68 * 1));
                i_107 = (int) *((__global char *) (arg_pattern + 16 + (long) i_67 * 1));
                i_108 = (int) ((uint) i_104 + (uint) i_102);
                i_109 = (i_99 < i_108) ? i_99 : i_108;
                i_110 = 0;
                i_111 = i_104;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_111 < i_109)) {
                        break;
                    }
                    i_112 = (int) *((__global char *) (arg_buffer + 16 + (long) i_111 * 1));
                    i_113 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_68 + (uint) i_111)) * 1));
                    i_114 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_67 + (uint) i_111)) * 1));
                    i_115 = ((((i_105 ^ i_112) | (i_106 ^ i_113)) | (i_107 ^ i_114)) == 0) ? 1 : 0;
                    i_116 = i_110 | i_115;
                    i_117 = (int) ((uint) i_101 + (uint) i_111);
                    i_110 = i_116;
                    i_111 = i_117;
                }
                if (i_110 == 0) {
                    i_104 = i_108;
                } else {
                    i_118 = i_103;
                    i_119 = i_104;
                    while (true) {
                        if (!(i_119 < i_109)) {
                            break;
                        }
                        i_120 = (int) ((uint) i_101 + (uint) i_119);
                        i_121 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_122 = (i_121 == i_66) ? 1 : 0;
                            i_123 = (int) ((uint) i_118 + (uint) i_122);
                            if (!(i_121 < i_66)) {
                                goto B96;
                            }
                            i_124 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_119 + (uint) i_121)) * 1));
                            i_125 = (int) *((__global char *) (arg_pattern + 16 + (long) i_121 * 1));
                            if (!(i_124 == i_125)) {
                                break;
                            }
                            i_126 = (int) ((uint) i_121 + (uint) 1);
                            i_121 = i_126;
                        }
                        i_118 = i_123;
                        i_119 = i_120;
                        continue;
                    B96:;
                        i_118 = i_123;
                        i_119 = i_120;
                    }
                    i_103 = i_118;
                    i_104 = i_108;
                }
            }
            i_98 = i_103;
        }
        GALEFS_BARRIER(5);
        l_127 = (long) ((ulong) l_24 + (ulong) ((long) i_98));
        i_23 = i_65;
        l_24 = l_127;
    }
    if (((int) get_local_id(0)) == 0) {
        l_128 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_129 = l_128;
    } else {
        l_129 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_129 < (-4611686018427387904L)) {
            l_130 = gale_HostCall_awaitReply(arg_fs, l_129, gale_group);
            l_131 = l_130;
        } else {
            l_131 = l_129;
        }
    } else {
        l_131 = l_129;
    }
    GALEFS_BROADCAST(6, l_132, l_131);
    if (l_132 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_longs[gale_item] = (ulong) l_24;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_132); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        l_24 = (long) gale_longs[gale_item];
        l_132 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_133 = (int) get_local_id(0);
    l_134 = (-16L) + ((((long) i_133) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_134)) = l_24;
    GALEFS_LOCAL_BARRIER(8);
    i_135 = (int) get_local_size(0);
    i_136 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_136 < i_135)) {
            break;
        }
        i_137 = i_136 << 1;
        if ((i_133 & ((int) ((uint) i_137 + (uint) (-1)))) == 0) {
            i_138 = (int) ((uint) i_133 + (uint) i_136);
            if (i_138 < i_135) {
                l_139 = *((__local gale_long *) (gale_scratch_memory + l_134));
                l_140 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_138) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_134)) = ((long) ((ulong) l_139 + (ulong) l_140));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_136 = i_137;
    }
    l_141 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_142 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_141);
    }
    if (((long) i_23) < 0L) {
        i_143 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_125) VARIABLE(int, i_127) VARIABLE(int, i_129) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_59) VARIABLE(int, i_9) VARIABLE(int, i_92) VARIABLE(long, l_126) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_49) VARIABLE(__global uchar *, ul_10)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_9) VARIABLE(l_21) VARIABLE(ul_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_9) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(ul_10)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_9) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_49) VARIABLE(ul_10)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_59) VARIABLE(i_9) VARIABLE(i_92) VARIABLE(l_21) VARIABLE(ul_10)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_125) VARIABLE(i_20) VARIABLE(l_126)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_125) VARIABLE(i_127) VARIABLE(i_129) VARIABLE(i_20) VARIABLE(l_126)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_4, i_5, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_26, i_27, i_28, i_29, i_30, i_33, i_36, i_37, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_125, i_127, i_128, i_129, i_130, i_135;
    long l_1, l_2, l_3, l_6, l_7, l_21, l_23, l_24, l_25, l_31, l_32, l_34, l_35, l_42, l_43, l_47, l_48, l_49, l_52, l_65, l_121, l_122, l_123, l_124, l_126, l_131, l_132, l_133, l_134;
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
            goto loop_17;
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
    i_8 = gale_div_int(i_0, gale_group_count);
    i_9 = (int) ((uint) i_8 + (uint) (-64));
    ul_10 = arg_pattern + 12L;
    if (i_9 < 1) {
        i_11 = 0;
    } else {
        i_12 = *((__global gale_int *) ul_10);
        i_13 = ((i_12 == 0) || (!((uint) i_12 < (uint) 65))) ? 0 : 1;
        i_11 = i_13;
    }
    i_14 = (int) l_7;
    if (i_14 < 0) {
        i_15 = i_14;
    } else {
        if (i_11 == 0) {
            i_15 = (-22);
        } else {
            i_16 = *((__global gale_int *) ul_10);
            i_15 = i_16;
        }
    }
    i_17 = (int) ((uint) gale_group * (uint) i_8);
    i_18 = (int) get_local_size(0);
    i_19 = (int) get_local_id(0);
    i_20 = i_15;
    l_21 = 0L;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_22;
        }
        if (i_20 < 1) {
            break;
        }
        if (i_19 == 0) {
            i_22 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_23 = (long) i_22;
            l_24 = l_23;
        } else {
            l_24 = 0L;
        }
        GALEFS_BROADCAST(2, l_25, l_24);
        i_26 = *((__global gale_int *) ul_10);
        i_27 = (int) ((uint) ((int) ((uint) i_9 + (uint) i_26)) + (uint) (-1));
        i_28 = (i_27 < 0) ? (-22) : 1;
        i_29 = 0;
        i_30 = i_28;
        loop_22:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_25;
            }
            if (i_30 < 1) {
                goto B50;
            }
            if (!(i_29 < i_27)) {
                break;
            }
            l_31 = (long) i_29;
            l_32 = ((long) i_17) + l_31;
            i_33 = (int) ((uint) i_27 - (uint) i_29);
            l_34 = (long) ((ulong) ((long) ((ulong) l_25 * (ulong) ((long) i_9))) + (ulong) l_31);
            l_35 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = 1;
            i_39 = 0;
            i_40 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_38 == 1)) {
                    break;
                }
                i_41 = (int) ((uint) i_33 - (uint) i_39);
                l_42 = (long) i_39;
                l_43 = (long) ((ulong) l_34 + (ulong) l_42);
                if (i_40 == 0) {
                    i_44 = i_41;
                } else {
                    i_45 = 4096 - ((int) (l_43 & 4095L));
                    i_46 = (i_45 < i_41) ? i_45 : i_41;
                    i_44 = i_46;
                }
                if (i_37 == 0) {
                    l_47 = gale_BlockAccess_beginRead(arg_fs, i_14, l_43, i_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_48 = l_47;
                } else {
                    l_48 = 0L;
                }
                GALEFS_BROADCAST(3, l_49, l_48);
                if (l_49 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_9;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                    gale_longs[gale_item] = (ulong) l_21;
                    gale_longs[gale_items + gale_item] = (ulong) l_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_39;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_42;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_43;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_49); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_9 = (int) gale_ints[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_17 = (int) gale_ints[2 * gale_items + gale_item];
                    l_21 = (long) gale_longs[gale_item];
                    l_25 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    i_29 = (int) gale_ints[4 * gale_items + gale_item];
                    l_32 = (long) gale_longs[2 * gale_items + gale_item];
                    i_33 = (int) gale_ints[5 * gale_items + gale_item];
                    l_34 = (long) gale_longs[3 * gale_items + gale_item];
                    i_39 = (int) gale_ints[6 * gale_items + gale_item];
                    i_40 = (int) gale_ints[7 * gale_items + gale_item];
                    l_42 = (long) gale_longs[4 * gale_items + gale_item];
                    l_43 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_10 = arg_pattern + 12L;
                    i_18 = (int) get_local_size(0);
                    i_19 = (int) get_local_id(0);
                    l_35 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    l_49 = gale_reply(gale_entry);
                }
                i_50 = (int) l_49;
                if (l_49 < 0L) {
                    i_51 = 0;
                } else {
                    i_51 = i_50;
                }
                l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_52), (arg_buffer + 16 + (l_32 + l_42)), i_51);
                GALEFS_BARRIER(4);
                if (i_36 == 0) {
                    if (!(i_51 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_53 = (int) ((uint) i_39 + (uint) i_51);
                i_54 = ((l_49 == (-117L)) || (!((i_40 == 0) || ((((long) ((ulong) l_34 + (ulong) ((long) i_53))) & l_35) == 0)))) ? 1 : 0;
                i_55 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < i_33))))) ? 1 : 0;
                if (l_49 < 0L) {
                    if (l_49 == (-117L)) {
                        i_38 = i_55;
                        i_39 = i_53;
                        i_40 = i_54;
                    } else {
                        i_38 = i_50;
                        i_39 = i_53;
                        i_40 = i_54;
                    }
                } else {
                    i_38 = i_55;
                    i_39 = i_53;
                    i_40 = i_54;
                }
            }
            if (i_39 < 1) {
                i_56 = i_38;
            } else {
                i_56 = i_39;
            }
            i_57 = (i_56 < 1) ? 0 : i_56;
            i_58 = (int) ((uint) i_29 + (uint) i_57);
            i_29 = i_58;
            i_30 = i_56;
        }
        goto B51;
    B50:;
    B51:;
        if (i_30 < 0) {
            i_59 = i_30;
        } else {
            i_59 = i_29;
        }
        i_60 = *((__global gale_int *) ul_10);
        i_61 = i_60 + (-1);
        i_62 = (i_61 + ((int) ((uint) i_61 >> 31))) >> 1;
        i_63 = (int) ((uint) ((int) ((uint) i_59 - (uint) i_60)) + (uint) 1);
        i_64 = (i_63 < 1) ? 0 : i_63;
        if (i_18 < 32) {
            l_65 = (long) (uint) i_64;
            i_66 = (int) ((uint) i_17 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_65), ((long) ((int) get_local_size(0))))));
            i_67 = (int) ((uint) i_17 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_65), ((long) ((int) get_local_size(0))))));
            i_68 = 0;
            i_69 = i_66;
            while (true) {
                if (!(i_69 < i_67)) {
                    break;
                }
                i_70 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_71 = (int) *((__global char *) (arg_pattern + 16 + (long) i_62 * 1));
                i_72 = (int) *((__global char *) (arg_pattern + 16 + (long) i_61 * 1));
                i_73 = (int) ((uint) i_69 + (uint) 256);
                i_74 = (i_67 < i_73) ? i_67 : i_73;
                i_75 = 0;
                i_76 = i_69;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_76 < i_74)) {
                        break;
                    }
                    i_77 = (int) *((__global char *) (arg_buffer + 16 + (long) i_76 * 1));
                    i_78 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_62 + (uint) i_76)) * 1));
                    i_79 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_61 + (uint) i_76)) * 1));
                    i_80 = ((((i_70 ^ i_77) | (i_71 ^ i_78)) | (i_72 ^ i_79)) == 0) ? 1 : 0;
                    i_81 = i_75 | i_80;
                    i_82 = (int) ((uint) i_76 + (uint) 1);
                    i_75 = i_81;
                    i_76 = i_82;
                }
                if (i_75 == 0) {
                    i_69 = i_73;
                } else {
                    i_83 = i_68;
                    i_84 = i_69;
                    while (true) {
                        if (!(i_84 < i_74)) {
                            break;
                        }
                        i_85 = (int) ((uint) i_84 + (uint) 1);
                        i_86 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_87 = (i_86 == i_60) ? 1 : 0;
                            i_88 = (int) ((uint) i_83 + (uint) i_87);
                            if (!(i_86 < i_60)) {
                                goto B69;
                            }
                            i_89 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_84 + (uint) i_86)) * 1));
                            i_90 = (int) *((__global char *) (arg_pattern + 16 + (long) i_86 * 1));
                            if (!(i_89 == i_90)) {
                                break;
                            }
                            i_91 = (int) ((uint) i_86 + (uint) 1);
                            i_86 = i_91;
                        }
                        i_83 = i_88;
                        i_84 = i_85;
                        continue;
                    B69:;
                        i_83 = i_88;
                        i_84 = i_85;
                    }
                    i_68 = i_83;
                    i_69 = i_73;
                }
            }
            i_92 = i_68;
        } else {
            i_93 = (int) ((uint) i_17 + (uint) i_64);
            i_94 = (int) ((uint) i_17 + (uint) ((int) get_local_id(0)));
            i_95 = (int) get_local_size(0);
            i_96 = i_95 << 8;
            i_97 = 0;
            i_98 = i_94;
            while (true) {
                if (!(i_98 < i_93)) {
                    break;
                }
                i_99 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_100 = (int) *((__global char *) (arg_pattern + 16 + (long) i_62 * 1));
                i_101 = (int) *((__global char *) (arg_pattern + 16 + (long) i_61 * 1));
                i_102 = (int) ((uint) i_98 + (uint) i_96);
                i_103 = (i_93 < i_102) ? i_93 : i_102;
                i_104 = 0;
                i_105 = i_98;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_105 < i_103)) {
                        break;
                    }
                    i_106 = (int) *((__global char *) (arg_buffer + 16 + (long) i_105 * 1));
                    i_107 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_62 + (uint) i_105)) * 1));
                    i_108 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_61 + (uint) i_105)) * 1));
                    i_109 = ((((i_99 ^ i_106) | (i_100 ^ i_107)) | (i_101 ^ i_108)) == 0) ? 1 : 0;
                    i_110 = i_104 | i_109;
                    i_111 = (int) ((uint) i_95 + (uint) i_105);
                    i_104 = i_110;
                    i_105 = i_111;
                }
                if (i_104 == 0) {
                    i_98 = i_102;
                } else {
                    i_112 = i_97;
                    i_113 = i_98;
                    while (true) {
                        if (!(i_113 < i_103)) {
                            break;
                        }
                        i_114 = (int) ((uint) i_95 + (uint) i_113);
                        i_115 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_116 = (i_115 == i_60) ? 1 : 0;
                            i_117 = (int) ((uint) i_112 + (uint) i_116);
                            if (!(i_115 < i_60)) {
                                goto B86;
                            }
                            i_118 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_113 + (uint) i_115)) * 1));
                            i_119 = (int) *((__global char *) (arg_pattern + 16 + (long) i_115 * 1));
                            if (!(i_118 == i_119)) {
                                break;
                            }
                            i_120 = (int) ((uint) i_115 + (uint) 1);
                            i_115 = i_120;
                        }
                        i_112 = i_117;
                        i_113 = i_114;
                        continue;
                    B86:;
                        i_112 = i_117;
                        i_113 = i_114;
                    }
                    i_97 = i_112;
                    i_98 = i_102;
                }
            }
            i_92 = i_97;
        }
        GALEFS_BARRIER(5);
        l_121 = (long) ((ulong) l_21 + (ulong) ((long) i_92));
        i_20 = i_59;
        l_21 = l_121;
    }
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    GALEFS_BROADCAST(6, l_124, l_123);
    if (l_124 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_124); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_124 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_125 = (int) get_local_id(0);
    l_126 = (-16L) + ((((long) i_125) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_126)) = l_21;
    GALEFS_LOCAL_BARRIER(8);
    i_127 = (int) get_local_size(0);
    i_128 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_128 < i_127)) {
            break;
        }
        i_129 = i_128 << 1;
        if ((i_125 & ((int) ((uint) i_129 + (uint) (-1)))) == 0) {
            i_130 = (int) ((uint) i_125 + (uint) i_128);
            if (i_130 < i_127) {
                l_131 = *((__local gale_long *) (gale_scratch_memory + l_126));
                l_132 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_130) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_126)) = ((long) ((ulong) l_131 + (ulong) l_132));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_128 = i_129;
    }
    l_133 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_134 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_133);
    }
    if (((long) i_20) < 0L) {
        i_135 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_20);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
