// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY INT INT_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ NONE READ READ READ READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 19
// context bytes: 104
// needs: BARRIERS LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d2878532dafd156a32fe51b5d33d9764c7db76156d16abe8cbfc80e4e213b4f4
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_105) VARIABLE(int, i_11) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_76) VARIABLE(int, i_79) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_9) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_33) VARIABLE(long, l_68) VARIABLE(long, l_75) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_86) VARIABLE(long, l_87) VARIABLE(long, l_95) VARIABLE(__global uchar *, ul_18) VARIABLE(__global uchar *, ul_63)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_37) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_37) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_68) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_86) VARIABLE(l_87) VARIABLE(ul_18) VARIABLE(ul_63)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_9) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_68) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_95) VARIABLE(ul_18) VARIABLE(ul_63)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_105) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(ul_18) VARIABLE(ul_63)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(ul_18)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, int arg_firstText, __global uchar *arg_firstChunks, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_slots, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_failure, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18, *ul_27, *ul_63, *ul_173, *ul_199;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_19, i_20, i_22, i_23, i_24, i_25, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_41, i_42, i_43, i_44, i_50, i_52, i_53, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_67, i_69, i_70, i_71, i_72, i_76, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_88, i_89, i_90, i_96, i_97, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_111, i_112, i_113, i_116, i_119, i_124, i_131, i_134, i_135, i_136, i_140, i_145, i_153, i_154, i_163, i_164, i_165, i_166, i_167, i_169, i_170, i_175, i_180, i_181, i_182, i_183, i_184, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_200, i_201, i_202, i_208, i_209, i_210, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_223, i_225, i_226, i_232, i_233, i_234;
    long l_3, l_12, l_13, l_14, l_15, l_16, l_17, l_21, l_26, l_33, l_40, l_45, l_46, l_47, l_48, l_49, l_51, l_54, l_55, l_56, l_57, l_58, l_68, l_73, l_74, l_75, l_77, l_78, l_86, l_87, l_91, l_92, l_93, l_94, l_95, l_98, l_110, l_114, l_115, l_117, l_118, l_120, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_130, l_132, l_133, l_137, l_138, l_139, l_141, l_142, l_143, l_144, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_168, l_171, l_172, l_174, l_176, l_177, l_178, l_179, l_185, l_186, l_203, l_204, l_205, l_206, l_207, l_211, l_212, l_213, l_214, l_224, l_227, l_228, l_229, l_230, l_231, l_235;
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
            goto loop_7;
        case 2:
            goto loop_7;
        case 3:
            goto loop_7;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_firstChunks + 12L));
    i_1 = i_0 + (-1);
    i_2 = *((__global gale_int *) (arg_firstChunks + ((((long) i_1) << 2) + 16L)));
    l_3 = (long) i_2;
    i_4 = (int) gale_div_long((l_3 * ((long) gale_group)), ((long) ((int) get_num_groups(0))));
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_1)) {
            goto B5;
        }
        i_6 = *((__global gale_int *) (arg_firstChunks + (((((long) i_5) + 1L) << 2) + 16L)));
        if (i_4 < i_6) {
            break;
        }
        i_7 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_7;
    }
    goto B6;
B5:;
B6:;
    i_8 = (int) gale_div_long((l_3 * ((long) ((int) ((uint) gale_group + (uint) 1)))), ((long) ((int) get_num_groups(0))));
    i_9 = (int) get_local_size(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    l_12 = (long) ((int) get_local_id(0));
    l_13 = (long) ((int) get_local_size(0));
    l_14 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_15 = (long) ((int) get_local_size(0));
    l_16 = ((long) gale_group) * 24768L;
    l_17 = l_16 + 64L;
    ul_18 = arg_lines + 12L;
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    l_21 = (((long) gale_group) * 24768L) + 16576L;
    i_22 = (int) get_local_id(0);
    i_23 = i_5;
    i_24 = i_4;
    loop_7:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_39;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_24 < i_8)) {
            break;
        }
        i_25 = (int) ((uint) arg_firstText + (uint) i_23);
        l_26 = (long) i_25;
        ul_27 = arg_names + ((l_26 << 2) + 16L);
        i_28 = *((__global gale_int *) ul_27);
        i_29 = *((__global gale_int *) (arg_names + (((l_26 + 1L) << 2) + 16L)));
        i_30 = *((__global gale_int *) ul_27);
        i_31 = (int) ((uint) i_29 + (uint) (-1));
        i_32 = (int) ((uint) i_31 - (uint) i_30);
        l_33 = (long) i_28;
        if (!(i_32 < 1)) {
            i_34 = (int) *((__global char *) (arg_list + 16 + l_33));
            if (i_34 == 47) {
                i_35 = 0;
                goto B14;
            }
        }
        i_36 = *((__global gale_int *) (arg_directory + 12L));
        i_35 = i_36;
    B14:;
        if (i_31 == i_30) {
            i_37 = 0;
        } else {
            if (i_32 < 4001) {
                i_38 = (int) ((uint) i_32 + (uint) i_35);
                i_37 = i_38;
            } else {
                i_37 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_39 = i_22;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_39 < i_37)) {
                break;
            }
            l_40 = (long) i_39;
            if (i_39 < i_35) {
                i_41 = (int) *((__global char *) (arg_directory + 16 + (long) i_39 * 1));
                i_42 = i_41;
            } else {
                i_43 = (int) *((__global char *) (arg_list + 16 + ((l_33 + l_40) - ((long) (uint) i_35))));
                i_42 = i_43;
            }
            *((__global char *) (arg_work + 16 + (l_40 + l_21))) = (char) i_42;
            i_44 = (int) ((uint) i_39 + (uint) i_9);
            i_39 = i_44;
        }
        GALEFS_BARRIER(2);
        GALEFS_BARRIER(3);
        if (i_20 == 0) {
            l_45 = gale_FileOpener_begin(arg_fs, i_37, gale_group);
            if (l_45 < 0L) {
                l_46 = l_45;
            } else {
                l_47 = (long) gale_group;
                l_48 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_47 << 12) + (l_47 << 11)))) + (ulong) 2048L);
                l_49 = (((long) gale_group) * 24768L) + 16576L;
                i_50 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_50 < i_37)) {
                        break;
                    }
                    l_51 = (long) i_50;
                    i_52 = (int) *((__global char *) (arg_work + 16 + (l_49 + l_51)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_51)))) = (char) i_52;
                    i_53 = (int) ((uint) i_50 + (uint) 1);
                    i_50 = i_53;
                }
                l_54 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_37, (-1), gale_group);
                l_46 = l_54;
            }
        } else {
            l_46 = 0L;
        }
        if (i_19 == 0) {
            if (l_46 < (-4611686018427387904L)) {
                l_55 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                l_56 = l_55;
            } else {
                l_56 = l_46;
            }
        } else {
            l_56 = l_46;
        }
        GALEFS_BROADCAST(4, l_57, l_56);
        if (l_57 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_23;
            gale_ints[2 * gale_items + gale_item] = (uint) i_24;
            gale_ints[3 * gale_items + gale_item] = (uint) i_25;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_57); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            i_23 = (int) gale_ints[gale_items + gale_item];
            i_24 = (int) gale_ints[2 * gale_items + gale_item];
            i_25 = (int) gale_ints[3 * gale_items + gale_item];
            i_9 = (int) get_local_size(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            l_12 = (long) ((int) get_local_id(0));
            l_13 = (long) ((int) get_local_size(0));
            l_14 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
            l_15 = (long) ((int) get_local_size(0));
            l_16 = ((long) gale_group) * 24768L;
            l_17 = l_16 + 64L;
            ul_18 = arg_lines + 12L;
            i_19 = (int) get_local_id(0);
            i_20 = (int) get_local_id(0);
            l_21 = (((long) gale_group) * 24768L) + 16576L;
            i_22 = (int) get_local_id(0);
            l_57 = gale_reply(gale_entry);
        }
        l_58 = (long) i_23;
        i_59 = *((__global gale_int *) (arg_firstChunks + (((l_58 + 1L) << 2) + 16L)));
        i_60 = (i_59 < i_8) ? i_59 : i_8;
        i_61 = (int) l_57;
        i_62 = (i_61 < 0) ? i_61 : 0;
        ul_63 = arg_firstChunks + ((l_58 << 2) + 16L);
        i_64 = i_24;
        i_65 = i_62;
        loop_39:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_46;
            }
            if (!(i_64 < i_60)) {
                break;
            }
            i_66 = *((__global gale_int *) ul_63);
            i_67 = *((__global gale_int *) ul_18);
            l_68 = (long) ((int) ((uint) i_64 - (uint) i_66));
            if ((l_68 & 1125899906842623L) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    *((__global gale_long *) (arg_work + 16 + (l_16 + 56L))) = 0L;
                }
            }
            i_69 = ((l_68 & 1125899906842623L) == 0) ? 0 : 64;
            i_70 = 0;
            i_71 = 1;
            loop_46:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_49;
                }
                if (i_71 < 1) {
                    goto B79;
                }
                i_72 = i_69 + 16448;
                if (!(i_70 < i_72)) {
                    break;
                }
                l_73 = (long) (uint) i_69;
                l_74 = (long) i_70;
                l_75 = (l_17 - l_73) + l_74;
                i_76 = (int) ((uint) i_72 - (uint) i_70);
                l_77 = ((l_68 << 14) - l_73) + l_74;
                l_78 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_79 = (int) get_local_id(0);
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                i_82 = 1;
                i_83 = 0;
                i_84 = 0;
                loop_49:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_82 == 1)) {
                        break;
                    }
                    i_85 = (int) ((uint) i_76 - (uint) i_83);
                    l_86 = (long) i_83;
                    l_87 = l_77 + l_86;
                    if (i_84 == 0) {
                        i_88 = i_85;
                    } else {
                        i_89 = 4096 - ((int) (l_87 & 4095L));
                        i_90 = (i_89 < i_85) ? i_89 : i_85;
                        i_88 = i_90;
                    }
                    if (i_81 == 0) {
                        l_91 = gale_BlockAccess_beginRead(arg_fs, i_61, l_87, i_88, gale_group);
                        l_92 = l_91;
                    } else {
                        l_92 = 0L;
                    }
                    if (i_80 == 0) {
                        if (l_92 < (-4611686018427387904L)) {
                            l_93 = gale_HostCall_awaitReply(arg_fs, l_92, gale_group);
                            l_94 = l_93;
                        } else {
                            l_94 = l_92;
                        }
                    } else {
                        l_94 = l_92;
                    }
                    GALEFS_BROADCAST(5, l_95, l_94);
                    if (l_95 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_8;
                        gale_ints[gale_items + gale_item] = (uint) i_23;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_60;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_61;
                        gale_longs[gale_item] = (ulong) (ul_63 - arg_firstChunks);
                        gale_ints[5 * gale_items + gale_item] = (uint) i_64;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_65;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_67;
                        gale_longs[gale_items + gale_item] = (ulong) l_68;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_69;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_70;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_75;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_76;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_77;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_83;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_84;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_86;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_87;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_95); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_8 = (int) gale_ints[gale_item];
                        i_23 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        i_60 = (int) gale_ints[3 * gale_items + gale_item];
                        i_61 = (int) gale_ints[4 * gale_items + gale_item];
                        ul_63 = arg_firstChunks + gale_longs[gale_item];
                        i_64 = (int) gale_ints[5 * gale_items + gale_item];
                        i_65 = (int) gale_ints[6 * gale_items + gale_item];
                        i_67 = (int) gale_ints[7 * gale_items + gale_item];
                        l_68 = (long) gale_longs[gale_items + gale_item];
                        i_69 = (int) gale_ints[8 * gale_items + gale_item];
                        i_70 = (int) gale_ints[9 * gale_items + gale_item];
                        l_75 = (long) gale_longs[2 * gale_items + gale_item];
                        i_76 = (int) gale_ints[10 * gale_items + gale_item];
                        l_77 = (long) gale_longs[3 * gale_items + gale_item];
                        i_83 = (int) gale_ints[11 * gale_items + gale_item];
                        i_84 = (int) gale_ints[12 * gale_items + gale_item];
                        l_86 = (long) gale_longs[4 * gale_items + gale_item];
                        l_87 = (long) gale_longs[5 * gale_items + gale_item];
                        i_9 = (int) get_local_size(0);
                        i_10 = (int) get_local_id(0);
                        i_11 = (int) get_local_id(0);
                        l_12 = (long) ((int) get_local_id(0));
                        l_13 = (long) ((int) get_local_size(0));
                        l_14 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
                        l_15 = (long) ((int) get_local_size(0));
                        l_16 = ((long) gale_group) * 24768L;
                        l_17 = l_16 + 64L;
                        ul_18 = arg_lines + 12L;
                        i_19 = (int) get_local_id(0);
                        i_20 = (int) get_local_id(0);
                        l_21 = (((long) gale_group) * 24768L) + 16576L;
                        i_22 = (int) get_local_id(0);
                        l_78 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_79 = (int) get_local_id(0);
                        i_80 = (int) get_local_id(0);
                        i_81 = (int) get_local_id(0);
                        l_95 = gale_reply(gale_entry);
                    }
                    i_96 = (int) l_95;
                    if (l_95 < 0L) {
                        i_97 = 0;
                    } else {
                        i_97 = i_96;
                    }
                    l_98 = gale_BlockAccess_offsetInRegion(arg_fs, l_95, l_87, gale_group);
                    gale_copy((arg_fs + 16 + l_98), (arg_work + 16 + (l_75 + l_86)), i_97);
                    GALEFS_BARRIER(6);
                    if (i_79 == 0) {
                        if (!(i_97 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_97, gale_group);
                        }
                    }
                    i_99 = (int) ((uint) i_83 + (uint) i_97);
                    i_100 = ((l_95 == (-117L)) || (!((i_84 == 0) || (((l_77 + ((long) i_99)) & l_78) == 0)))) ? 1 : 0;
                    i_101 = ((l_95 == (-117L)) || (!((i_97 < 1) || (!(i_99 < i_76))))) ? 1 : 0;
                    if (l_95 < 0L) {
                        if (l_95 == (-117L)) {
                            i_82 = i_101;
                            i_83 = i_99;
                            i_84 = i_100;
                        } else {
                            i_82 = i_96;
                            i_83 = i_99;
                            i_84 = i_100;
                        }
                    } else {
                        i_82 = i_101;
                        i_83 = i_99;
                        i_84 = i_100;
                    }
                }
                if (i_83 < 1) {
                    i_102 = i_82;
                } else {
                    i_102 = i_83;
                }
                i_103 = (i_102 < 1) ? 0 : i_102;
                i_104 = (int) ((uint) i_70 + (uint) i_103);
                i_70 = i_104;
                i_71 = i_102;
            }
            goto B80;
        B79:;
        B80:;
            if (i_71 < 0) {
                i_105 = i_71;
            } else {
                i_105 = i_70;
            }
            i_106 = (int) ((uint) i_105 - (uint) i_69);
            i_107 = (i_106 < 16385) ? i_106 : 16384;
            if (i_107 < 1) {
                i_108 = 0;
            } else {
                i_109 = ((int) ((uint) ((int) ((uint) i_107 + (uint) (-1))) >> 6)) + 1;
                i_108 = i_109;
            }
            l_110 = (long) (uint) i_108;
            i_111 = (int) gale_div_long((l_110 * l_12), l_13);
            i_112 = (int) gale_div_long((l_110 * l_14), l_15);
            if (i_111 < i_112) {
                i_113 = i_111 << 6;
                l_114 = l_17 + ((long) i_113);
                l_115 = *((__global gale_long *) (arg_work + 16 + (l_114 + (-8L))));
                i_116 = (int) ((uint) i_106 - (uint) i_113);
                if (i_116 < 1) {
                    l_117 = 0L;
                } else {
                    l_118 = 0L;
                    i_119 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_119 < 64)) {
                            break;
                        }
                        l_120 = *((__global gale_long *) (arg_work + 16 + (l_114 + ((long) i_119))));
                        l_121 = (l_120 | 2314885530818453536L) & 9187201950435737471L;
                        l_122 = l_120 ^ 6872316419617283935L;
                        l_123 = l_118 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_121 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_121 + (ulong) 361700864190383365L)))) & (~l_120)) & (-9187201950435737472L)) | ((~(l_122 | ((long) ((ulong) (l_122 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_119);
                        i_124 = (int) ((uint) i_119 + (uint) 8);
                        l_118 = l_123;
                        i_119 = i_124;
                    }
                    l_117 = l_118;
                }
                if (i_116 < 64) {
                    if (i_116 < 1) {
                        l_125 = 0L;
                    } else {
                        l_126 = (long) ((ulong) (1L << i_116) + (ulong) (-1L));
                        l_125 = l_126;
                    }
                } else {
                    l_125 = (-1L);
                }
                l_127 = l_117 & l_125;
                l_128 = (l_115 | 2314885530818453536L) & 9187201950435737471L;
                l_129 = l_115 ^ 6872316419617283935L;
                l_130 = (((((((long) ((ulong) l_128 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_128 + (ulong) 361700864190383365L)))) & (~l_115)) & (-9187201950435737472L)) | ((~(l_129 | ((long) ((ulong) (l_129 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                i_131 = i_112 << 6;
                l_132 = l_130;
                l_133 = l_127;
                i_134 = i_113;
                while (true) {
                    if (!(i_134 < i_131)) {
                        break;
                    }
                    i_135 = (int) ((uint) i_134 + (uint) 64);
                    i_136 = (int) ((uint) i_106 - (uint) i_135);
                    if (i_136 < 1) {
                        l_137 = 0L;
                    } else {
                        l_138 = l_17 + ((long) i_135);
                        l_139 = 0L;
                        i_140 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_140 < 64)) {
                                break;
                            }
                            l_141 = *((__global gale_long *) (arg_work + 16 + (l_138 + ((long) i_140))));
                            l_142 = (l_141 | 2314885530818453536L) & 9187201950435737471L;
                            l_143 = l_141 ^ 6872316419617283935L;
                            l_144 = l_139 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_142 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_142 + (ulong) 361700864190383365L)))) & (~l_141)) & (-9187201950435737472L)) | ((~(l_143 | ((long) ((ulong) (l_143 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_140);
                            i_145 = (int) ((uint) i_140 + (uint) 8);
                            l_139 = l_144;
                            i_140 = i_145;
                        }
                        l_137 = l_139;
                    }
                    if (i_136 < 64) {
                        if (i_136 < 1) {
                            l_146 = 0L;
                        } else {
                            l_147 = (long) ((ulong) (1L << i_136) + (ulong) (-1L));
                            l_146 = l_147;
                        }
                    } else {
                        l_146 = (-1L);
                    }
                    l_148 = l_137 & l_146;
                    l_149 = l_148 << 1;
                    l_150 = l_133 & (~(l_132 | (l_133 << 1)));
                    l_151 = l_150;
                    while (true) {
                        if (l_151 == 0L) {
                            break;
                        }
                        l_152 = l_151 & ((long) ((ulong) l_151 + (ulong) (-1L)));
                        i_153 = gale_ctz_long(l_151);
                        i_154 = gale_ctz_long((~(((long) ((ulong) l_133 >> i_153)) | (l_149 << (63 - i_153)))));
                        if ((uint) i_154 < (uint) 32) {
                            l_155 = (l_17 + ((long) i_134)) + ((long) (uint) i_153);
                            l_156 = l_155 & (-8L);
                            l_157 = *((__global gale_long *) (arg_work + 16 + l_156));
                            l_158 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_156 + (ulong) 8L))));
                            l_159 = l_155 + 8L;
                            l_160 = l_159 & (-8L);
                            l_161 = *((__global gale_long *) (arg_work + 16 + l_160));
                            l_162 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_160 + (ulong) 8L))));
                            if ((uint) i_154 < (uint) 8) {
                                i_163 = 0;
                            } else {
                                if ((uint) i_154 < (uint) 17) {
                                    i_164 = i_154 + (-8);
                                    i_163 = i_164;
                                } else {
                                    i_163 = 8;
                                }
                            }
                            i_165 = ((int) ((long) ((ulong) l_155 - (ulong) l_156))) << 3;
                            i_166 = ((uint) i_154 < (uint) 9) ? i_154 : 8;
                            i_167 = i_166 << 2;
                            l_168 = (long) ((ulong) ((((long) ((ulong) l_157 >> i_165)) | ((l_158 << 1) << ((int) ((uint) 63 - (uint) i_165)))) & (~(((-1L) << i_167) << i_167))) * (ulong) (-7046029254386353131L));
                            i_169 = ((int) ((long) ((ulong) l_159 - (ulong) l_160))) << 3;
                            i_170 = i_163 << 2;
                            l_171 = (long) ((ulong) ((l_168 ^ ((long) ((ulong) l_168 >> 32))) ^ ((((long) ((ulong) l_161 >> i_169)) | ((l_162 << 1) << ((int) ((uint) 63 - (uint) i_169)))) & (~(((-1L) << i_170) << i_170)))) * (ulong) (-7046029254386353131L));
                            l_172 = l_171 ^ ((long) ((ulong) l_171 >> 32));
                            ul_173 = arg_slots + 12L;
                            l_174 = l_172;
                            i_175 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_175 < i_154)) {
                                    break;
                                }
                                l_176 = l_155 + ((long) i_175);
                                l_177 = l_176 & (-8L);
                                l_178 = *((__global gale_long *) (arg_work + 16 + l_177));
                                l_179 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                                i_180 = (int) ((uint) i_154 - (uint) i_175);
                                if (i_180 < 0) {
                                    i_181 = 0;
                                } else {
                                    i_182 = (i_180 < 9) ? i_180 : 8;
                                    i_181 = i_182;
                                }
                                i_183 = ((int) ((long) ((ulong) l_176 - (ulong) l_177))) << 3;
                                i_184 = i_181 << 2;
                                l_185 = (long) ((ulong) (l_174 ^ ((((long) ((ulong) l_178 >> i_183)) | ((l_179 << 1) << ((int) ((uint) 63 - (uint) i_183)))) & (~(((-1L) << i_184) << i_184)))) * (ulong) (-7046029254386353131L));
                                l_186 = l_185 ^ ((long) ((ulong) l_185 >> 32));
                                i_187 = (int) ((uint) i_175 + (uint) 8);
                                l_174 = l_186;
                                i_175 = i_187;
                            }
                            i_188 = *((__global gale_int *) ul_173);
                            i_189 = (int) ((long) ((ulong) l_174 >> 16));
                            i_190 = i_188 + (-1);
                            i_191 = i_189 & i_190;
                            i_192 = *((__global gale_int *) (arg_slots + ((((long) i_191) << 2) + 16L)));
                            i_193 = i_190 >> 1;
                            i_194 = i_191;
                            i_195 = i_192;
                            while (true) {
                                i_196 = i_193 & i_195;
                                i_197 = (int) ((uint) i_196 + (uint) (-1));
                                if (i_195 == 0) {
                                    goto B147;
                                }
                                if (((i_189 ^ i_195) & (~i_193)) == 0) {
                                    i_198 = *((__global gale_int *) (arg_lines + ((((long) i_196) << 2) + 16L)));
                                    ul_199 = arg_lines + ((((long) i_197) << 2) + 16L);
                                    i_200 = *((__global gale_int *) ul_199);
                                    if (i_154 == ((int) ((uint) ((int) ((uint) i_198 + (uint) (-1))) - (uint) i_200))) {
                                        i_201 = *((__global gale_int *) ul_199);
                                        i_202 = 0;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_202 < i_154)) {
                                                goto B140;
                                            }
                                            l_203 = (long) i_202;
                                            l_204 = ((long) i_201) + l_203;
                                            l_205 = l_204 & (-8L);
                                            l_206 = *((__global gale_long *) (arg_dictionary + 16 + l_205));
                                            l_207 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_205 + (ulong) 8L))));
                                            i_208 = (int) ((uint) i_154 - (uint) i_202);
                                            i_209 = (i_208 < 9) ? i_208 : 8;
                                            if (i_208 < 0) {
                                                i_210 = 0;
                                            } else {
                                                i_210 = i_209;
                                            }
                                            l_211 = l_155 + l_203;
                                            l_212 = l_211 & (-8L);
                                            l_213 = *((__global gale_long *) (arg_work + 16 + l_212));
                                            l_214 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_212 + (ulong) 8L))));
                                            if (i_208 < 0) {
                                                i_215 = 0;
                                            } else {
                                                i_215 = i_209;
                                            }
                                            i_216 = ((int) ((long) ((ulong) l_204 - (ulong) l_205))) << 3;
                                            i_217 = i_210 << 2;
                                            i_218 = ((int) ((long) ((ulong) l_211 - (ulong) l_212))) << 3;
                                            i_219 = i_215 << 2;
                                            if (!(((((long) ((ulong) l_206 >> i_216)) | ((l_207 << 1) << ((int) ((uint) 63 - (uint) i_216)))) & (~(((-1L) << i_217) << i_217))) == ((((long) ((ulong) l_213 >> i_218)) | ((l_214 << 1) << ((int) ((uint) 63 - (uint) i_218)))) & (~(((-1L) << i_219) << i_219))))) {
                                                break;
                                            }
                                            i_220 = (int) ((uint) i_202 + (uint) 8);
                                            i_202 = i_220;
                                        }
                                        goto B141;
                                    B140:;
                                    B141:;
                                        if (!(i_202 < i_154)) {
                                            break;
                                        }
                                    }
                                }
                                i_221 = i_190 & ((int) ((uint) i_194 + (uint) 1));
                                i_222 = *((__global gale_int *) (arg_slots + ((((long) i_221) << 2) + 16L)));
                                i_194 = i_221;
                                i_195 = i_222;
                            }
                            goto B148;
                        B147:;
                        B148:;
                            if (i_197 < 0) {
                                l_151 = l_152;
                            } else {
                                i_223 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) ((int) ((uint) ((int) ((uint) i_23 * (uint) (i_67 + (-1)))) + (uint) i_197)) << 2)), 1);
                                l_151 = l_152;
                            }
                        } else {
                            l_151 = l_152;
                        }
                    }
                    l_224 = (long) ((ulong) l_133 >> 63);
                    l_132 = l_224;
                    l_133 = l_148;
                    i_134 = i_135;
                }
            }
            GALEFS_BARRIER(7);
            i_225 = (int) ((uint) i_64 + (uint) 1);
            if (i_65 < 0) {
                i_64 = i_225;
            } else {
                i_226 = (i_105 < 0) ? i_105 : 0;
                i_64 = i_225;
                i_65 = i_226;
            }
        }
        if (i_11 == 0) {
            l_227 = gale_OpenFileCalls_beginClose(arg_fs, i_61, gale_group);
            l_228 = l_227;
        } else {
            l_228 = 0L;
        }
        if (i_10 == 0) {
            if (l_228 < (-4611686018427387904L)) {
                l_229 = gale_HostCall_awaitReply(arg_fs, l_228, gale_group);
                l_230 = l_229;
            } else {
                l_230 = l_228;
            }
        } else {
            l_230 = l_228;
        }
        GALEFS_BROADCAST(8, l_231, l_230);
        if (l_231 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_23;
            gale_ints[2 * gale_items + gale_item] = (uint) i_25;
            gale_ints[3 * gale_items + gale_item] = (uint) i_64;
            gale_ints[4 * gale_items + gale_item] = (uint) i_65;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_231); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            i_23 = (int) gale_ints[gale_items + gale_item];
            i_25 = (int) gale_ints[2 * gale_items + gale_item];
            i_64 = (int) gale_ints[3 * gale_items + gale_item];
            i_65 = (int) gale_ints[4 * gale_items + gale_item];
            i_9 = (int) get_local_size(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            l_12 = (long) ((int) get_local_id(0));
            l_13 = (long) ((int) get_local_size(0));
            l_14 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
            l_15 = (long) ((int) get_local_size(0));
            l_16 = ((long) gale_group) * 24768L;
            l_17 = l_16 + 64L;
            ul_18 = arg_lines + 12L;
            i_19 = (int) get_local_id(0);
            i_20 = (int) get_local_id(0);
            l_21 = (((long) gale_group) * 24768L) + 16576L;
            i_22 = (int) get_local_id(0);
            l_231 = gale_reply(gale_entry);
        }
        i_232 = (int) ((uint) i_23 + (uint) 1);
        if (i_65 < 0) {
            i_233 = (int) (0 - (uint) i_65);
            i_234 = (i_233 < 65536) ? i_233 : 65535;
            l_235 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((((long) ((int) ((uint) i_25 + (uint) 1))) << 32) | 393216L) | ((long) i_234)));
            i_23 = i_232;
            i_24 = i_64;
        } else {
            i_23 = i_232;
            i_24 = i_64;
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_71) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_8) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_9) VARIABLE(int, i_97) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_19) VARIABLE(long, l_31) VARIABLE(long, l_63) VARIABLE(long, l_70) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_80) VARIABLE(long, l_81) VARIABLE(long, l_87) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_58)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_31) VARIABLE(ul_17)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_80) VARIABLE(l_81) VARIABLE(ul_17) VARIABLE(ul_58)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_8) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_87) VARIABLE(ul_17) VARIABLE(ul_58)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_97) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_17) VARIABLE(ul_58)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_17)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, int arg_firstText, __global uchar *arg_firstChunks, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_slots, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_failure, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17, *ul_25, *ul_58, *ul_165, *ul_191;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_18, i_20, i_21, i_22, i_23, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_47, i_49, i_50, i_54, i_55, i_56, i_57, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_67, i_71, i_74, i_75, i_76, i_77, i_78, i_79, i_82, i_83, i_84, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_103, i_104, i_105, i_108, i_111, i_116, i_123, i_126, i_127, i_128, i_132, i_137, i_145, i_146, i_155, i_156, i_157, i_158, i_159, i_161, i_162, i_167, i_172, i_173, i_174, i_175, i_176, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_193, i_194, i_200, i_201, i_202, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_217, i_218, i_222, i_223, i_224;
    long l_3, l_11, l_12, l_13, l_14, l_15, l_16, l_19, l_24, l_31, l_38, l_43, l_44, l_45, l_46, l_48, l_51, l_52, l_53, l_63, l_68, l_69, l_70, l_72, l_73, l_80, l_81, l_85, l_86, l_87, l_90, l_102, l_106, l_107, l_109, l_110, l_112, l_113, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_122, l_124, l_125, l_129, l_130, l_131, l_133, l_134, l_135, l_136, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_160, l_163, l_164, l_166, l_168, l_169, l_170, l_171, l_177, l_178, l_195, l_196, l_197, l_198, l_199, l_203, l_204, l_205, l_206, l_216, l_219, l_220, l_221, l_225;
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
            goto loop_7;
        case 2:
            goto loop_7;
        case 3:
            goto loop_7;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_firstChunks + 12L));
    i_1 = i_0 + (-1);
    i_2 = *((__global gale_int *) (arg_firstChunks + ((((long) i_1) << 2) + 16L)));
    l_3 = (long) i_2;
    i_4 = (int) gale_div_long((l_3 * ((long) gale_group)), ((long) gale_group_count));
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_1)) {
            goto B5;
        }
        i_6 = *((__global gale_int *) (arg_firstChunks + (((((long) i_5) + 1L) << 2) + 16L)));
        if (i_4 < i_6) {
            break;
        }
        i_7 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_7;
    }
    goto B6;
B5:;
B6:;
    i_8 = (int) gale_div_long((l_3 * ((long) ((int) ((uint) gale_group + (uint) 1)))), ((long) gale_group_count));
    i_9 = (int) get_local_size(0);
    i_10 = (int) get_local_id(0);
    l_11 = (long) ((int) get_local_id(0));
    l_12 = (long) ((int) get_local_size(0));
    l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_14 = (long) ((int) get_local_size(0));
    l_15 = ((long) gale_group) * 24768L;
    l_16 = l_15 + 64L;
    ul_17 = arg_lines + 12L;
    i_18 = (int) get_local_id(0);
    l_19 = (((long) gale_group) * 24768L) + 16576L;
    i_20 = (int) get_local_id(0);
    i_21 = i_5;
    i_22 = i_4;
    loop_7:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_34;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_22 < i_8)) {
            break;
        }
        i_23 = (int) ((uint) arg_firstText + (uint) i_21);
        l_24 = (long) i_23;
        ul_25 = arg_names + ((l_24 << 2) + 16L);
        i_26 = *((__global gale_int *) ul_25);
        i_27 = *((__global gale_int *) (arg_names + (((l_24 + 1L) << 2) + 16L)));
        i_28 = *((__global gale_int *) ul_25);
        i_29 = (int) ((uint) i_27 + (uint) (-1));
        i_30 = (int) ((uint) i_29 - (uint) i_28);
        l_31 = (long) i_26;
        if (!(i_30 < 1)) {
            i_32 = (int) *((__global char *) (arg_list + 16 + l_31));
            if (i_32 == 47) {
                i_33 = 0;
                goto B14;
            }
        }
        i_34 = *((__global gale_int *) (arg_directory + 12L));
        i_33 = i_34;
    B14:;
        if (i_29 == i_28) {
            i_35 = 0;
        } else {
            if (i_30 < 4001) {
                i_36 = (int) ((uint) i_30 + (uint) i_33);
                i_35 = i_36;
            } else {
                i_35 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_37 = i_20;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_37 < i_35)) {
                break;
            }
            l_38 = (long) i_37;
            if (i_37 < i_33) {
                i_39 = (int) *((__global char *) (arg_directory + 16 + (long) i_37 * 1));
                i_40 = i_39;
            } else {
                i_41 = (int) *((__global char *) (arg_list + 16 + ((l_31 + l_38) - ((long) (uint) i_33))));
                i_40 = i_41;
            }
            *((__global char *) (arg_work + 16 + (l_38 + l_19))) = (char) i_40;
            i_42 = (int) ((uint) i_37 + (uint) i_9);
            i_37 = i_42;
        }
        GALEFS_BARRIER(2);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            l_43 = gale_FileOpener_begin(arg_fs, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_43 < 0L) {
                l_44 = l_43;
            } else {
                l_45 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                l_46 = (((long) gale_group) * 24768L) + 16576L;
                i_47 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_47 < i_35)) {
                        break;
                    }
                    l_48 = (long) i_47;
                    i_49 = (int) *((__global char *) (arg_work + 16 + (l_46 + l_48)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) l_48)))) = (char) i_49;
                    i_50 = (int) ((uint) i_47 + (uint) 1);
                    i_47 = i_50;
                }
                l_51 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_35, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_44 = l_51;
            }
        } else {
            l_44 = 0L;
        }
        GALEFS_BROADCAST(4, l_52, l_44);
        if (l_52 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_ints[2 * gale_items + gale_item] = (uint) i_22;
            gale_ints[3 * gale_items + gale_item] = (uint) i_23;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_52); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            i_22 = (int) gale_ints[2 * gale_items + gale_item];
            i_23 = (int) gale_ints[3 * gale_items + gale_item];
            i_9 = (int) get_local_size(0);
            i_10 = (int) get_local_id(0);
            l_11 = (long) ((int) get_local_id(0));
            l_12 = (long) ((int) get_local_size(0));
            l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
            l_14 = (long) ((int) get_local_size(0));
            l_15 = ((long) gale_group) * 24768L;
            l_16 = l_15 + 64L;
            ul_17 = arg_lines + 12L;
            i_18 = (int) get_local_id(0);
            l_19 = (((long) gale_group) * 24768L) + 16576L;
            i_20 = (int) get_local_id(0);
            l_52 = gale_reply(gale_entry);
        }
        l_53 = (long) i_21;
        i_54 = *((__global gale_int *) (arg_firstChunks + (((l_53 + 1L) << 2) + 16L)));
        i_55 = (i_54 < i_8) ? i_54 : i_8;
        i_56 = (int) l_52;
        i_57 = (i_56 < 0) ? i_56 : 0;
        ul_58 = arg_firstChunks + ((l_53 << 2) + 16L);
        i_59 = i_22;
        i_60 = i_57;
        loop_34:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_41;
            }
            if (!(i_59 < i_55)) {
                break;
            }
            i_61 = *((__global gale_int *) ul_58);
            i_62 = *((__global gale_int *) ul_17);
            l_63 = (long) ((int) ((uint) i_59 - (uint) i_61));
            if ((l_63 & 1125899906842623L) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    *((__global gale_long *) (arg_work + 16 + (l_15 + 56L))) = 0L;
                }
            }
            i_64 = ((l_63 & 1125899906842623L) == 0) ? 0 : 64;
            i_65 = 0;
            i_66 = 1;
            loop_41:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_44;
                }
                if (i_66 < 1) {
                    goto B69;
                }
                i_67 = i_64 + 16448;
                if (!(i_65 < i_67)) {
                    break;
                }
                l_68 = (long) (uint) i_64;
                l_69 = (long) i_65;
                l_70 = (l_16 - l_68) + l_69;
                i_71 = (int) ((uint) i_67 - (uint) i_65);
                l_72 = ((l_63 << 14) - l_68) + l_69;
                l_73 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_74 = (int) get_local_id(0);
                i_75 = (int) get_local_id(0);
                i_76 = 1;
                i_77 = 0;
                i_78 = 0;
                loop_44:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_76 == 1)) {
                        break;
                    }
                    i_79 = (int) ((uint) i_71 - (uint) i_77);
                    l_80 = (long) i_77;
                    l_81 = l_72 + l_80;
                    if (i_78 == 0) {
                        i_82 = i_79;
                    } else {
                        i_83 = 4096 - ((int) (l_81 & 4095L));
                        i_84 = (i_83 < i_79) ? i_83 : i_79;
                        i_82 = i_84;
                    }
                    if (i_75 == 0) {
                        l_85 = gale_BlockAccess_beginRead(arg_fs, i_56, l_81, i_82, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_86 = l_85;
                    } else {
                        l_86 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_87, l_86);
                    if (l_87 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_8;
                        gale_ints[gale_items + gale_item] = (uint) i_21;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_55;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                        gale_longs[gale_item] = (ulong) (ul_58 - arg_firstChunks);
                        gale_ints[5 * gale_items + gale_item] = (uint) i_59;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_60;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_62;
                        gale_longs[gale_items + gale_item] = (ulong) l_63;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_64;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_65;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_70;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_71;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_72;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_77;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_78;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_80;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_81;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_87); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_8 = (int) gale_ints[gale_item];
                        i_21 = (int) gale_ints[gale_items + gale_item];
                        i_23 = (int) gale_ints[2 * gale_items + gale_item];
                        i_55 = (int) gale_ints[3 * gale_items + gale_item];
                        i_56 = (int) gale_ints[4 * gale_items + gale_item];
                        ul_58 = arg_firstChunks + gale_longs[gale_item];
                        i_59 = (int) gale_ints[5 * gale_items + gale_item];
                        i_60 = (int) gale_ints[6 * gale_items + gale_item];
                        i_62 = (int) gale_ints[7 * gale_items + gale_item];
                        l_63 = (long) gale_longs[gale_items + gale_item];
                        i_64 = (int) gale_ints[8 * gale_items + gale_item];
                        i_65 = (int) gale_ints[9 * gale_items + gale_item];
                        l_70 = (long) gale_longs[2 * gale_items + gale_item];
                        i_71 = (int) gale_ints[10 * gale_items + gale_item];
                        l_72 = (long) gale_longs[3 * gale_items + gale_item];
                        i_77 = (int) gale_ints[11 * gale_items + gale_item];
                        i_78 = (int) gale_ints[12 * gale_items + gale_item];
                        l_80 = (long) gale_longs[4 * gale_items + gale_item];
                        l_81 = (long) gale_longs[5 * gale_items + gale_item];
                        i_9 = (int) get_local_size(0);
                        i_10 = (int) get_local_id(0);
                        l_11 = (long) ((int) get_local_id(0));
                        l_12 = (long) ((int) get_local_size(0));
                        l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
                        l_14 = (long) ((int) get_local_size(0));
                        l_15 = ((long) gale_group) * 24768L;
                        l_16 = l_15 + 64L;
                        ul_17 = arg_lines + 12L;
                        i_18 = (int) get_local_id(0);
                        l_19 = (((long) gale_group) * 24768L) + 16576L;
                        i_20 = (int) get_local_id(0);
                        l_73 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_74 = (int) get_local_id(0);
                        i_75 = (int) get_local_id(0);
                        l_87 = gale_reply(gale_entry);
                    }
                    i_88 = (int) l_87;
                    if (l_87 < 0L) {
                        i_89 = 0;
                    } else {
                        i_89 = i_88;
                    }
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_81, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_90), (arg_work + 16 + (l_70 + l_80)), i_89);
                    GALEFS_BARRIER(6);
                    if (i_74 == 0) {
                        if (!(i_89 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_89, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_91 = (int) ((uint) i_77 + (uint) i_89);
                    i_92 = ((l_87 == (-117L)) || (!((i_78 == 0) || (((l_72 + ((long) i_91)) & l_73) == 0)))) ? 1 : 0;
                    i_93 = ((l_87 == (-117L)) || (!((i_89 < 1) || (!(i_91 < i_71))))) ? 1 : 0;
                    if (l_87 < 0L) {
                        if (l_87 == (-117L)) {
                            i_76 = i_93;
                            i_77 = i_91;
                            i_78 = i_92;
                        } else {
                            i_76 = i_88;
                            i_77 = i_91;
                            i_78 = i_92;
                        }
                    } else {
                        i_76 = i_93;
                        i_77 = i_91;
                        i_78 = i_92;
                    }
                }
                if (i_77 < 1) {
                    i_94 = i_76;
                } else {
                    i_94 = i_77;
                }
                i_95 = (i_94 < 1) ? 0 : i_94;
                i_96 = (int) ((uint) i_65 + (uint) i_95);
                i_65 = i_96;
                i_66 = i_94;
            }
            goto B70;
        B69:;
        B70:;
            if (i_66 < 0) {
                i_97 = i_66;
            } else {
                i_97 = i_65;
            }
            i_98 = (int) ((uint) i_97 - (uint) i_64);
            i_99 = (i_98 < 16385) ? i_98 : 16384;
            if (i_99 < 1) {
                i_100 = 0;
            } else {
                i_101 = ((int) ((uint) ((int) ((uint) i_99 + (uint) (-1))) >> 6)) + 1;
                i_100 = i_101;
            }
            l_102 = (long) (uint) i_100;
            i_103 = (int) gale_div_long((l_102 * l_11), l_12);
            i_104 = (int) gale_div_long((l_102 * l_13), l_14);
            if (i_103 < i_104) {
                i_105 = i_103 << 6;
                l_106 = l_16 + ((long) i_105);
                l_107 = *((__global gale_long *) (arg_work + 16 + (l_106 + (-8L))));
                i_108 = (int) ((uint) i_98 - (uint) i_105);
                if (i_108 < 1) {
                    l_109 = 0L;
                } else {
                    l_110 = 0L;
                    i_111 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_111 < 64)) {
                            break;
                        }
                        l_112 = *((__global gale_long *) (arg_work + 16 + (l_106 + ((long) i_111))));
                        l_113 = (l_112 | 2314885530818453536L) & 9187201950435737471L;
                        l_114 = l_112 ^ 6872316419617283935L;
                        l_115 = l_110 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_113 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_113 + (ulong) 361700864190383365L)))) & (~l_112)) & (-9187201950435737472L)) | ((~(l_114 | ((long) ((ulong) (l_114 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_111);
                        i_116 = (int) ((uint) i_111 + (uint) 8);
                        l_110 = l_115;
                        i_111 = i_116;
                    }
                    l_109 = l_110;
                }
                if (i_108 < 64) {
                    if (i_108 < 1) {
                        l_117 = 0L;
                    } else {
                        l_118 = (long) ((ulong) (1L << i_108) + (ulong) (-1L));
                        l_117 = l_118;
                    }
                } else {
                    l_117 = (-1L);
                }
                l_119 = l_109 & l_117;
                l_120 = (l_107 | 2314885530818453536L) & 9187201950435737471L;
                l_121 = l_107 ^ 6872316419617283935L;
                l_122 = (((((((long) ((ulong) l_120 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_120 + (ulong) 361700864190383365L)))) & (~l_107)) & (-9187201950435737472L)) | ((~(l_121 | ((long) ((ulong) (l_121 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                i_123 = i_104 << 6;
                l_124 = l_122;
                l_125 = l_119;
                i_126 = i_105;
                while (true) {
                    if (!(i_126 < i_123)) {
                        break;
                    }
                    i_127 = (int) ((uint) i_126 + (uint) 64);
                    i_128 = (int) ((uint) i_98 - (uint) i_127);
                    if (i_128 < 1) {
                        l_129 = 0L;
                    } else {
                        l_130 = l_16 + ((long) i_127);
                        l_131 = 0L;
                        i_132 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_132 < 64)) {
                                break;
                            }
                            l_133 = *((__global gale_long *) (arg_work + 16 + (l_130 + ((long) i_132))));
                            l_134 = (l_133 | 2314885530818453536L) & 9187201950435737471L;
                            l_135 = l_133 ^ 6872316419617283935L;
                            l_136 = l_131 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_134 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_134 + (ulong) 361700864190383365L)))) & (~l_133)) & (-9187201950435737472L)) | ((~(l_135 | ((long) ((ulong) (l_135 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_132);
                            i_137 = (int) ((uint) i_132 + (uint) 8);
                            l_131 = l_136;
                            i_132 = i_137;
                        }
                        l_129 = l_131;
                    }
                    if (i_128 < 64) {
                        if (i_128 < 1) {
                            l_138 = 0L;
                        } else {
                            l_139 = (long) ((ulong) (1L << i_128) + (ulong) (-1L));
                            l_138 = l_139;
                        }
                    } else {
                        l_138 = (-1L);
                    }
                    l_140 = l_129 & l_138;
                    l_141 = l_140 << 1;
                    l_142 = l_125 & (~(l_124 | (l_125 << 1)));
                    l_143 = l_142;
                    while (true) {
                        if (l_143 == 0L) {
                            break;
                        }
                        l_144 = l_143 & ((long) ((ulong) l_143 + (ulong) (-1L)));
                        i_145 = gale_ctz_long(l_143);
                        i_146 = gale_ctz_long((~(((long) ((ulong) l_125 >> i_145)) | (l_141 << (63 - i_145)))));
                        if ((uint) i_146 < (uint) 32) {
                            l_147 = (l_16 + ((long) i_126)) + ((long) (uint) i_145);
                            l_148 = l_147 & (-8L);
                            l_149 = *((__global gale_long *) (arg_work + 16 + l_148));
                            l_150 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_148 + (ulong) 8L))));
                            l_151 = l_147 + 8L;
                            l_152 = l_151 & (-8L);
                            l_153 = *((__global gale_long *) (arg_work + 16 + l_152));
                            l_154 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_152 + (ulong) 8L))));
                            if ((uint) i_146 < (uint) 8) {
                                i_155 = 0;
                            } else {
                                if ((uint) i_146 < (uint) 17) {
                                    i_156 = i_146 + (-8);
                                    i_155 = i_156;
                                } else {
                                    i_155 = 8;
                                }
                            }
                            i_157 = ((int) ((long) ((ulong) l_147 - (ulong) l_148))) << 3;
                            i_158 = ((uint) i_146 < (uint) 9) ? i_146 : 8;
                            i_159 = i_158 << 2;
                            l_160 = (long) ((ulong) ((((long) ((ulong) l_149 >> i_157)) | ((l_150 << 1) << ((int) ((uint) 63 - (uint) i_157)))) & (~(((-1L) << i_159) << i_159))) * (ulong) (-7046029254386353131L));
                            i_161 = ((int) ((long) ((ulong) l_151 - (ulong) l_152))) << 3;
                            i_162 = i_155 << 2;
                            l_163 = (long) ((ulong) ((l_160 ^ ((long) ((ulong) l_160 >> 32))) ^ ((((long) ((ulong) l_153 >> i_161)) | ((l_154 << 1) << ((int) ((uint) 63 - (uint) i_161)))) & (~(((-1L) << i_162) << i_162)))) * (ulong) (-7046029254386353131L));
                            l_164 = l_163 ^ ((long) ((ulong) l_163 >> 32));
                            ul_165 = arg_slots + 12L;
                            l_166 = l_164;
                            i_167 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_167 < i_146)) {
                                    break;
                                }
                                l_168 = l_147 + ((long) i_167);
                                l_169 = l_168 & (-8L);
                                l_170 = *((__global gale_long *) (arg_work + 16 + l_169));
                                l_171 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_169 + (ulong) 8L))));
                                i_172 = (int) ((uint) i_146 - (uint) i_167);
                                if (i_172 < 0) {
                                    i_173 = 0;
                                } else {
                                    i_174 = (i_172 < 9) ? i_172 : 8;
                                    i_173 = i_174;
                                }
                                i_175 = ((int) ((long) ((ulong) l_168 - (ulong) l_169))) << 3;
                                i_176 = i_173 << 2;
                                l_177 = (long) ((ulong) (l_166 ^ ((((long) ((ulong) l_170 >> i_175)) | ((l_171 << 1) << ((int) ((uint) 63 - (uint) i_175)))) & (~(((-1L) << i_176) << i_176)))) * (ulong) (-7046029254386353131L));
                                l_178 = l_177 ^ ((long) ((ulong) l_177 >> 32));
                                i_179 = (int) ((uint) i_167 + (uint) 8);
                                l_166 = l_178;
                                i_167 = i_179;
                            }
                            i_180 = *((__global gale_int *) ul_165);
                            i_181 = (int) ((long) ((ulong) l_166 >> 16));
                            i_182 = i_180 + (-1);
                            i_183 = i_181 & i_182;
                            i_184 = *((__global gale_int *) (arg_slots + ((((long) i_183) << 2) + 16L)));
                            i_185 = i_182 >> 1;
                            i_186 = i_183;
                            i_187 = i_184;
                            while (true) {
                                i_188 = i_185 & i_187;
                                i_189 = (int) ((uint) i_188 + (uint) (-1));
                                if (i_187 == 0) {
                                    goto B137;
                                }
                                if (((i_181 ^ i_187) & (~i_185)) == 0) {
                                    i_190 = *((__global gale_int *) (arg_lines + ((((long) i_188) << 2) + 16L)));
                                    ul_191 = arg_lines + ((((long) i_189) << 2) + 16L);
                                    i_192 = *((__global gale_int *) ul_191);
                                    if (i_146 == ((int) ((uint) ((int) ((uint) i_190 + (uint) (-1))) - (uint) i_192))) {
                                        i_193 = *((__global gale_int *) ul_191);
                                        i_194 = 0;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_194 < i_146)) {
                                                goto B130;
                                            }
                                            l_195 = (long) i_194;
                                            l_196 = ((long) i_193) + l_195;
                                            l_197 = l_196 & (-8L);
                                            l_198 = *((__global gale_long *) (arg_dictionary + 16 + l_197));
                                            l_199 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_197 + (ulong) 8L))));
                                            i_200 = (int) ((uint) i_146 - (uint) i_194);
                                            i_201 = (i_200 < 9) ? i_200 : 8;
                                            if (i_200 < 0) {
                                                i_202 = 0;
                                            } else {
                                                i_202 = i_201;
                                            }
                                            l_203 = l_147 + l_195;
                                            l_204 = l_203 & (-8L);
                                            l_205 = *((__global gale_long *) (arg_work + 16 + l_204));
                                            l_206 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_204 + (ulong) 8L))));
                                            if (i_200 < 0) {
                                                i_207 = 0;
                                            } else {
                                                i_207 = i_201;
                                            }
                                            i_208 = ((int) ((long) ((ulong) l_196 - (ulong) l_197))) << 3;
                                            i_209 = i_202 << 2;
                                            i_210 = ((int) ((long) ((ulong) l_203 - (ulong) l_204))) << 3;
                                            i_211 = i_207 << 2;
                                            if (!(((((long) ((ulong) l_198 >> i_208)) | ((l_199 << 1) << ((int) ((uint) 63 - (uint) i_208)))) & (~(((-1L) << i_209) << i_209))) == ((((long) ((ulong) l_205 >> i_210)) | ((l_206 << 1) << ((int) ((uint) 63 - (uint) i_210)))) & (~(((-1L) << i_211) << i_211))))) {
                                                break;
                                            }
                                            i_212 = (int) ((uint) i_194 + (uint) 8);
                                            i_194 = i_212;
                                        }
                                        goto B131;
                                    B130:;
                                    B131:;
                                        if (!(i_194 < i_146)) {
                                            break;
                                        }
                                    }
                                }
                                i_213 = i_182 & ((int) ((uint) i_186 + (uint) 1));
                                i_214 = *((__global gale_int *) (arg_slots + ((((long) i_213) << 2) + 16L)));
                                i_186 = i_213;
                                i_187 = i_214;
                            }
                            goto B138;
                        B137:;
                        B138:;
                            if (i_189 < 0) {
                                l_143 = l_144;
                            } else {
                                i_215 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) ((int) ((uint) ((int) ((uint) i_21 * (uint) (i_62 + (-1)))) + (uint) i_189)) << 2)), 1);
                                l_143 = l_144;
                            }
                        } else {
                            l_143 = l_144;
                        }
                    }
                    l_216 = (long) ((ulong) l_125 >> 63);
                    l_124 = l_216;
                    l_125 = l_140;
                    i_126 = i_127;
                }
            }
            GALEFS_BARRIER(7);
            i_217 = (int) ((uint) i_59 + (uint) 1);
            if (i_60 < 0) {
                i_59 = i_217;
            } else {
                i_218 = (i_97 < 0) ? i_97 : 0;
                i_59 = i_217;
                i_60 = i_218;
            }
        }
        if (i_10 == 0) {
            l_219 = gale_OpenFileCalls_beginClose(arg_fs, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_220 = l_219;
        } else {
            l_220 = 0L;
        }
        GALEFS_BROADCAST(8, l_221, l_220);
        if (l_221 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_ints[2 * gale_items + gale_item] = (uint) i_23;
            gale_ints[3 * gale_items + gale_item] = (uint) i_59;
            gale_ints[4 * gale_items + gale_item] = (uint) i_60;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_221); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            i_23 = (int) gale_ints[2 * gale_items + gale_item];
            i_59 = (int) gale_ints[3 * gale_items + gale_item];
            i_60 = (int) gale_ints[4 * gale_items + gale_item];
            i_9 = (int) get_local_size(0);
            i_10 = (int) get_local_id(0);
            l_11 = (long) ((int) get_local_id(0));
            l_12 = (long) ((int) get_local_size(0));
            l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
            l_14 = (long) ((int) get_local_size(0));
            l_15 = ((long) gale_group) * 24768L;
            l_16 = l_15 + 64L;
            ul_17 = arg_lines + 12L;
            i_18 = (int) get_local_id(0);
            l_19 = (((long) gale_group) * 24768L) + 16576L;
            i_20 = (int) get_local_id(0);
            l_221 = gale_reply(gale_entry);
        }
        i_222 = (int) ((uint) i_21 + (uint) 1);
        if (i_60 < 0) {
            i_223 = (int) (0 - (uint) i_60);
            i_224 = (i_223 < 65536) ? i_223 : 65535;
            l_225 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((((long) ((int) ((uint) i_23 + (uint) 1))) << 32) | 393216L) | ((long) i_224)));
            i_21 = i_222;
            i_22 = i_59;
        } else {
            i_21 = i_222;
            i_22 = i_59;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
