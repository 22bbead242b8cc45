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
// bytecode SHA-256: 36f4534d8fed394d636669817cdd1e3650e22ed4a3b0eaa6b7641427aaaef251
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_131) VARIABLE(int, i_133) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_61) VARIABLE(int, i_94) VARIABLE(long, l_130) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(__global uchar *, ul_14)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(l_21) VARIABLE(ul_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(ul_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_51) VARIABLE(ul_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_61) VARIABLE(i_94) VARIABLE(l_21) VARIABLE(ul_14)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_129) VARIABLE(i_20) VARIABLE(l_130)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_20) VARIABLE(l_130)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_14;
    int i_0, i_5, i_6, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_26, i_27, i_28, i_29, i_32, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_129, i_131, i_132, i_133, i_134, i_139;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_21, l_23, l_24, l_25, l_30, l_31, l_33, l_34, l_42, l_43, l_47, l_48, l_49, l_50, l_51, l_54, l_67, l_123, l_124, l_125, l_126, l_127, l_128, l_130, l_135, l_136, l_137, l_138;
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
            goto loop_19;
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
    i_12 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_13 = (int) ((uint) i_12 + (uint) (-64));
    ul_14 = arg_pattern + 12L;
    if (i_11 < 0) {
        i_15 = i_11;
    } else {
        if (i_13 < 1) {
            i_15 = (-22);
        } else {
            i_16 = *((__global gale_int *) ul_14);
            i_15 = i_16;
        }
    }
    i_17 = (int) ((uint) gale_group * (uint) i_12);
    i_18 = (int) get_local_size(0);
    i_19 = (int) get_local_id(0);
    i_20 = i_15;
    l_21 = 0L;
    loop_19:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_24;
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
        i_26 = *((__global gale_int *) ul_14);
        i_27 = 0;
        i_28 = 1;
        loop_24:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_27;
            }
            if (i_28 < 1) {
                goto B57;
            }
            i_29 = (int) ((uint) ((int) ((uint) i_13 + (uint) i_26)) + (uint) (-1));
            if (!(i_27 < i_29)) {
                break;
            }
            l_30 = (long) i_27;
            l_31 = ((long) i_17) + l_30;
            i_32 = (int) ((uint) i_29 - (uint) i_27);
            l_33 = (long) ((ulong) ((long) ((ulong) l_25 * (ulong) ((long) i_13))) + (ulong) l_30);
            l_34 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = 1;
            i_39 = 0;
            i_40 = 0;
            loop_27:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_38 == 1)) {
                    break;
                }
                i_41 = (int) ((uint) i_32 - (uint) i_39);
                l_42 = (long) i_39;
                l_43 = (long) ((ulong) l_33 + (ulong) l_42);
                if (i_40 == 0) {
                    i_44 = i_41;
                } else {
                    i_45 = 4096 - ((int) (l_43 & 4095L));
                    i_46 = (i_45 < i_41) ? i_45 : i_41;
                    i_44 = i_46;
                }
                if (i_37 == 0) {
                    l_47 = gale_BlockAccess_beginRead(arg_fs, i_11, l_43, i_44, gale_group);
                    l_48 = l_47;
                } else {
                    l_48 = 0L;
                }
                if (i_36 == 0) {
                    if (l_48 < (-4611686018427387904L)) {
                        l_49 = gale_HostCall_awaitReply(arg_fs, l_48, gale_group);
                        l_50 = l_49;
                    } else {
                        l_50 = l_48;
                    }
                } else {
                    l_50 = l_48;
                }
                GALEFS_BROADCAST(3, l_51, l_50);
                if (l_51 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_11;
                    gale_ints[gale_items + gale_item] = (uint) i_13;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                    gale_longs[gale_item] = (ulong) l_21;
                    gale_longs[gale_items + gale_item] = (ulong) l_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_39;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_42;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_43;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_51); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_11 = (int) gale_ints[gale_item];
                    i_13 = (int) gale_ints[gale_items + gale_item];
                    i_17 = (int) gale_ints[2 * gale_items + gale_item];
                    l_21 = (long) gale_longs[gale_item];
                    l_25 = (long) gale_longs[gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    i_27 = (int) gale_ints[4 * gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
                    i_32 = (int) gale_ints[5 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    i_39 = (int) gale_ints[6 * gale_items + gale_item];
                    i_40 = (int) gale_ints[7 * gale_items + gale_item];
                    l_42 = (long) gale_longs[4 * gale_items + gale_item];
                    l_43 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_14 = arg_pattern + 12L;
                    i_18 = (int) get_local_size(0);
                    i_19 = (int) get_local_id(0);
                    l_34 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_35 = (int) get_local_id(0);
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    l_51 = gale_reply(gale_entry);
                }
                i_52 = (int) l_51;
                if (l_51 < 0L) {
                    i_53 = 0;
                } else {
                    i_53 = i_52;
                }
                l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_43, gale_group);
                gale_copy((arg_fs + 16 + l_54), (arg_buffer + 16 + (l_31 + l_42)), i_53);
                GALEFS_BARRIER(4);
                if (i_35 == 0) {
                    if (!(i_53 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group);
                    }
                }
                i_55 = (int) ((uint) i_39 + (uint) i_53);
                i_56 = ((l_51 == (-117L)) || (!((i_40 == 0) || ((((long) ((ulong) l_33 + (ulong) ((long) i_55))) & l_34) == 0)))) ? 1 : 0;
                i_57 = ((l_51 == (-117L)) || (!((i_53 < 1) || (!(i_55 < i_32))))) ? 1 : 0;
                if (l_51 < 0L) {
                    if (l_51 == (-117L)) {
                        i_38 = i_57;
                        i_39 = i_55;
                        i_40 = i_56;
                    } else {
                        i_38 = i_52;
                        i_39 = i_55;
                        i_40 = i_56;
                    }
                } else {
                    i_38 = i_57;
                    i_39 = i_55;
                    i_40 = i_56;
                }
            }
            if (i_39 < 1) {
                i_58 = i_38;
            } else {
                i_58 = i_39;
            }
            i_59 = (i_58 < 1) ? 0 : i_58;
            i_60 = (int) ((uint) i_27 + (uint) i_59);
            i_27 = i_60;
            i_28 = i_58;
        }
        goto B58;
    B57:;
    B58:;
        if (i_28 < 0) {
            i_61 = i_28;
        } else {
            i_61 = i_27;
        }
        i_62 = *((__global gale_int *) ul_14);
        i_63 = i_62 + (-1);
        i_64 = (i_63 + ((int) ((uint) i_63 >> 31))) >> 1;
        i_65 = (int) ((uint) ((int) ((uint) i_61 - (uint) i_62)) + (uint) 1);
        i_66 = (i_65 < 1) ? 0 : i_65;
        if (i_18 < 32) {
            l_67 = (long) (uint) i_66;
            i_68 = (int) ((uint) i_17 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_67), ((long) ((int) get_local_size(0))))));
            i_69 = (int) ((uint) i_17 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_67), ((long) ((int) get_local_size(0))))));
            i_70 = 0;
            i_71 = i_68;
            while (true) {
                if (!(i_71 < i_69)) {
                    break;
                }
                i_72 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_73 = (int) *((__global char *) (arg_pattern + 16 + (long) i_64 * 1));
                i_74 = (int) *((__global char *) (arg_pattern + 16 + (long) i_63 * 1));
                i_75 = (int) ((uint) i_71 + (uint) 256);
                i_76 = (i_69 < i_75) ? i_69 : i_75;
                i_77 = 0;
                i_78 = i_71;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_78 < i_76)) {
                        break;
                    }
                    i_79 = (int) *((__global char *) (arg_buffer + 16 + (long) i_78 * 1));
                    i_80 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_64 + (uint) i_78)) * 1));
                    i_81 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_63 + (uint) i_78)) * 1));
                    i_82 = ((((i_72 ^ i_79) | (i_73 ^ i_80)) | (i_74 ^ i_81)) == 0) ? 1 : 0;
                    i_83 = i_77 | i_82;
                    i_84 = (int) ((uint) i_78 + (uint) 1);
                    i_77 = i_83;
                    i_78 = i_84;
                }
                if (i_77 == 0) {
                    i_71 = i_75;
                } else {
                    i_85 = i_70;
                    i_86 = i_71;
                    while (true) {
                        if (!(i_86 < i_76)) {
                            break;
                        }
                        i_87 = (int) ((uint) i_86 + (uint) 1);
                        i_88 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_89 = (i_88 == i_62) ? 1 : 0;
                            i_90 = (int) ((uint) i_85 + (uint) i_89);
                            if (!(i_88 < i_62)) {
                                goto B76;
                            }
                            i_91 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_86 + (uint) i_88)) * 1));
                            i_92 = (int) *((__global char *) (arg_pattern + 16 + (long) i_88 * 1));
                            if (!(i_91 == i_92)) {
                                break;
                            }
                            i_93 = (int) ((uint) i_88 + (uint) 1);
                            i_88 = i_93;
                        }
                        i_85 = i_90;
                        i_86 = i_87;
                        continue;
                    B76:;
                        i_85 = i_90;
                        i_86 = i_87;
                    }
                    i_70 = i_85;
                    i_71 = i_75;
                }
            }
            i_94 = i_70;
        } else {
            i_95 = (int) ((uint) i_17 + (uint) i_66);
            i_96 = (int) ((uint) i_17 + (uint) ((int) get_local_id(0)));
            i_97 = (int) get_local_size(0);
            i_98 = i_97 << 8;
            i_99 = 0;
            i_100 = i_96;
            while (true) {
                if (!(i_100 < i_95)) {
                    break;
                }
                i_101 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
                i_102 = (int) *((__global char *) (arg_pattern + 16 + (long) i_64 * 1));
                i_103 = (int) *((__global char *) (arg_pattern + 16 + (long) i_63 * 1));
                i_104 = (int) ((uint) i_100 + (uint) i_98);
                i_105 = (i_95 < i_104) ? i_95 : i_104;
                i_106 = 0;
                i_107 = i_100;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_107 < i_105)) {
                        break;
                    }
                    i_108 = (int) *((__global char *) (arg_buffer + 16 + (long) i_107 * 1));
                    i_109 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_64 + (uint) i_107)) * 1));
                    i_110 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_63 + (uint) i_107)) * 1));
                    i_111 = ((((i_101 ^ i_108) | (i_102 ^ i_109)) | (i_103 ^ i_110)) == 0) ? 1 : 0;
                    i_112 = i_106 | i_111;
                    i_113 = (int) ((uint) i_97 + (uint) i_107);
                    i_106 = i_112;
                    i_107 = i_113;
                }
                if (i_106 == 0) {
                    i_100 = i_104;
                } else {
                    i_114 = i_99;
                    i_115 = i_100;
                    while (true) {
                        if (!(i_115 < i_105)) {
                            break;
                        }
                        i_116 = (int) ((uint) i_97 + (uint) i_115);
                        i_117 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_118 = (i_117 == i_62) ? 1 : 0;
                            i_119 = (int) ((uint) i_114 + (uint) i_118);
                            if (!(i_117 < i_62)) {
                                goto B93;
                            }
                            i_120 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_115 + (uint) i_117)) * 1));
                            i_121 = (int) *((__global char *) (arg_pattern + 16 + (long) i_117 * 1));
                            if (!(i_120 == i_121)) {
                                break;
                            }
                            i_122 = (int) ((uint) i_117 + (uint) 1);
                            i_117 = i_122;
                        }
                        i_114 = i_119;
                        i_115 = i_116;
                        continue;
                    B93:;
                        i_114 = i_119;
                        i_115 = i_116;
                    }
                    i_99 = i_114;
                    i_100 = i_104;
                }
            }
            i_94 = i_99;
        }
        GALEFS_BARRIER(5);
        l_123 = (long) ((ulong) l_21 + (ulong) ((long) i_94));
        i_20 = i_61;
        l_21 = l_123;
    }
    if (((int) get_local_id(0)) == 0) {
        l_124 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_125 = l_124;
    } else {
        l_125 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_125 < (-4611686018427387904L)) {
            l_126 = gale_HostCall_awaitReply(arg_fs, l_125, gale_group);
            l_127 = l_126;
        } else {
            l_127 = l_125;
        }
    } else {
        l_127 = l_125;
    }
    GALEFS_BROADCAST(6, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_128); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_128 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_129 = (int) get_local_id(0);
    l_130 = (-16L) + ((((long) i_129) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_130)) = l_21;
    GALEFS_LOCAL_BARRIER(8);
    i_131 = (int) get_local_size(0);
    i_132 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_132 < i_131)) {
            break;
        }
        i_133 = i_132 << 1;
        if ((i_129 & ((int) ((uint) i_133 + (uint) (-1)))) == 0) {
            i_134 = (int) ((uint) i_129 + (uint) i_132);
            if (i_134 < i_131) {
                l_135 = *((__local gale_long *) (gale_scratch_memory + l_130));
                l_136 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_134) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_130)) = ((long) ((ulong) l_135 + (ulong) l_136));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_132 = i_133;
    }
    l_137 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_138 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_137);
    }
    if (((long) i_20) < 0L) {
        i_139 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_20);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_121) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_55) VARIABLE(int, i_8) VARIABLE(int, i_88) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_45) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(ul_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_45) VARIABLE(ul_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_55) VARIABLE(i_8) VARIABLE(i_88) VARIABLE(l_18) VARIABLE(ul_11)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_121) VARIABLE(i_17) VARIABLE(l_122)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_17) VARIABLE(l_122)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_0, i_4, i_5, i_8, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_17, i_19, i_23, i_24, i_25, i_26, i_29, i_32, i_33, i_34, i_35, i_36, i_37, i_40, i_41, i_42, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_121, i_123, i_124, i_125, i_126, i_131;
    long l_1, l_2, l_3, l_6, l_7, l_18, l_20, l_21, l_22, l_27, l_28, l_30, l_31, l_38, l_39, l_43, l_44, l_45, l_48, l_61, l_117, l_118, l_119, l_120, l_122, l_127, l_128, l_129, l_130;
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
            goto loop_14;
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
    i_9 = gale_div_int(i_0, gale_group_count);
    i_10 = (int) ((uint) i_9 + (uint) (-64));
    ul_11 = arg_pattern + 12L;
    if (i_8 < 0) {
        i_12 = i_8;
    } else {
        if (i_10 < 1) {
            i_12 = (-22);
        } else {
            i_13 = *((__global gale_int *) ul_11);
            i_12 = i_13;
        }
    }
    i_14 = (int) ((uint) gale_group * (uint) i_9);
    i_15 = (int) get_local_size(0);
    i_16 = (int) get_local_id(0);
    i_17 = i_12;
    l_18 = 0L;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        if (i_17 < 1) {
            break;
        }
        if (i_16 == 0) {
            i_19 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_20 = (long) i_19;
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(2, l_22, l_21);
        i_23 = *((__global gale_int *) ul_11);
        i_24 = 0;
        i_25 = 1;
        loop_19:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_22;
            }
            if (i_25 < 1) {
                goto B47;
            }
            i_26 = (int) ((uint) ((int) ((uint) i_10 + (uint) i_23)) + (uint) (-1));
            if (!(i_24 < i_26)) {
                break;
            }
            l_27 = (long) i_24;
            l_28 = ((long) i_14) + l_27;
            i_29 = (int) ((uint) i_26 - (uint) i_24);
            l_30 = (long) ((ulong) ((long) ((ulong) l_22 * (ulong) ((long) i_10))) + (ulong) l_27);
            l_31 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_32 = (int) get_local_id(0);
            i_33 = (int) get_local_id(0);
            i_34 = 1;
            i_35 = 0;
            i_36 = 0;
            loop_22:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_34 == 1)) {
                    break;
                }
                i_37 = (int) ((uint) i_29 - (uint) i_35);
                l_38 = (long) i_35;
                l_39 = (long) ((ulong) l_30 + (ulong) l_38);
                if (i_36 == 0) {
                    i_40 = i_37;
                } else {
                    i_41 = 4096 - ((int) (l_39 & 4095L));
                    i_42 = (i_41 < i_37) ? i_41 : i_37;
                    i_40 = i_42;
                }
                if (i_33 == 0) {
                    l_43 = gale_BlockAccess_beginRead(arg_fs, i_8, l_39, i_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_44 = l_43;
                } else {
                    l_44 = 0L;
                }
                GALEFS_BROADCAST(3, l_45, l_44);
                if (l_45 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_8;
                    gale_ints[gale_items + gale_item] = (uint) i_10;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_30;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_39;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_45); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_8 = (int) gale_ints[gale_item];
                    i_10 = (int) gale_ints[gale_items + gale_item];
                    i_14 = (int) gale_ints[2 * gale_items + gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    l_22 = (long) gale_longs[gale_items + gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    i_24 = (int) gale_ints[4 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[5 * gale_items + gale_item];
                    l_30 = (long) gale_longs[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[6 * gale_items + gale_item];
                    i_36 = (int) gale_ints[7 * gale_items + gale_item];
                    l_38 = (long) gale_longs[4 * gale_items + gale_item];
                    l_39 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_11 = arg_pattern + 12L;
                    i_15 = (int) get_local_size(0);
                    i_16 = (int) get_local_id(0);
                    l_31 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_32 = (int) get_local_id(0);
                    i_33 = (int) get_local_id(0);
                    l_45 = gale_reply(gale_entry);
                }
                i_46 = (int) l_45;
                if (l_45 < 0L) {
                    i_47 = 0;
                } else {
                    i_47 = i_46;
                }
                l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_48), (arg_buffer + 16 + (l_28 + l_38)), i_47);
                GALEFS_BARRIER(4);
                if (i_32 == 0) {
                    if (!(i_47 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_49 = (int) ((uint) i_35 + (uint) i_47);
                i_50 = ((l_45 == (-117L)) || (!((i_36 == 0) || ((((long) ((ulong) l_30 + (ulong) ((long) i_49))) & l_31) == 0)))) ? 1 : 0;
                i_51 = ((l_45 == (-117L)) || (!((i_47 < 1) || (!(i_49 < i_29))))) ? 1 : 0;
                if (l_45 < 0L) {
                    if (l_45 == (-117L)) {
                        i_34 = i_51;
                        i_35 = i_49;
                        i_36 = i_50;
                    } else {
                        i_34 = i_46;
                        i_35 = i_49;
                        i_36 = i_50;
                    }
                } else {
                    i_34 = i_51;
                    i_35 = i_49;
                    i_36 = i_50;
                }
            }
            if (i_35 < 1) {
                i_52 = i_34;
            } else {
                i_52 = i_35;
            }
            i_53 = (i_52 < 1) ? 0 : i_52;
            i_54 = (int) ((uint) i_24 + (uint) i_53);
            i_24 = i_54;
            i_25 = i_52;
        }
        goto B48;
    B47:;
    B48:;
        if (i_25 < 0) {
            i_55 = i_25;
        } else {
            i_55 = i_24;
        }
        i_56 = *((__global gale_int *) ul_11);
        i_57 = i_56 + (-1);
        i_58 = (i_57 + ((int) ((uint) i_57 >> 31))) >> 1;
        i_59 = (int) ((uint) ((int) ((uint) i_55 - (uint) i_56)) + (uint) 1);
        i_60 = (i_59 < 1) ? 0 : i_59;
        if (i_15 < 32) {
            l_61 = (long) (uint) i_60;
            i_62 = (int) ((uint) i_14 + (uint) ((int) gale_div_long((((long) ((int) get_local_id(0))) * l_61), ((long) ((int) get_local_size(0))))));
            i_63 = (int) ((uint) i_14 + (uint) ((int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_61), ((long) ((int) get_local_size(0))))));
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
                                goto B66;
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
                    B66:;
                        i_79 = i_84;
                        i_80 = i_81;
                    }
                    i_64 = i_79;
                    i_65 = i_69;
                }
            }
            i_88 = i_64;
        } else {
            i_89 = (int) ((uint) i_14 + (uint) i_60);
            i_90 = (int) ((uint) i_14 + (uint) ((int) get_local_id(0)));
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
                                goto B83;
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
                    B83:;
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
        l_117 = (long) ((ulong) l_18 + (ulong) ((long) i_88));
        i_17 = i_55;
        l_18 = l_117;
    }
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    GALEFS_BROADCAST(6, l_120, l_119);
    if (l_120 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_120); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        l_120 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_121 = (int) get_local_id(0);
    l_122 = (-16L) + ((((long) i_121) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_122)) = l_18;
    GALEFS_LOCAL_BARRIER(8);
    i_123 = (int) get_local_size(0);
    i_124 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_124 < i_123)) {
            break;
        }
        i_125 = i_124 << 1;
        if ((i_121 & ((int) ((uint) i_125 + (uint) (-1)))) == 0) {
            i_126 = (int) ((uint) i_121 + (uint) i_124);
            if (i_126 < i_123) {
                l_127 = *((__local gale_long *) (gale_scratch_memory + l_122));
                l_128 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_126) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_122)) = ((long) ((ulong) l_127 + (ulong) l_128));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_124 = i_125;
    }
    l_129 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_130 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_129);
    }
    if (((long) i_17) < 0L) {
        i_131 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
