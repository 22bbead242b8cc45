// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 7
// saved values: 16
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 170ee24c951fccac932ac97eab986e8b70288f4f8007a7737281621c2b5d6f1b
// functions SHA-256: c55489683372375d76c561fc1642f14c8cb29273bddb174dc36a4a9b31ea216f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_134) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_143) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_161) VARIABLE(int, i_163) VARIABLE(int, i_185) VARIABLE(int, i_186) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_211) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_5) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_6) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_9) VARIABLE(long, l_124) VARIABLE(long, l_126) VARIABLE(long, l_127) VARIABLE(long, l_131) VARIABLE(long, l_136) VARIABLE(long, l_137) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_182) VARIABLE(long, l_21) VARIABLE(long, l_38) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_55) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_8) VARIABLE(long, l_82) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_5) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_55) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_8) VARIABLE(l_82) VARIABLE(ul_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_124) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_128) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_124) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_121) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_131) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_161) VARIABLE(i_163) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_131) VARIABLE(l_136) VARIABLE(l_137) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_161) VARIABLE(i_163) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_211) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_127) VARIABLE(l_131) VARIABLE(l_136) VARIABLE(l_137) VARIABLE(l_182) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_20, i_27, i_29, i_30, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_48, i_49, i_50, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_77, i_83, i_84, i_86, i_87, i_88, i_94, i_100, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_128, i_129, i_134, i_135, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_151, i_159, i_161, i_163, i_164, i_167, i_168, i_169, i_171, i_173, i_174, i_175, i_178, i_185, i_186, i_188, i_189, i_192, i_193, i_196, i_199, i_200, i_201, i_203, i_204, i_205, i_206, i_207, i_209, i_211, i_213, i_214, i_215, i_216, i_223, i_224, i_226, i_227, i_228, i_229, i_230, i_234, i_236, i_237, i_238, i_239, i_240, i_241;
    long l_8, l_11, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_33, l_34, l_38, l_46, l_47, l_51, l_52, l_53, l_54, l_55, l_58, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_85, l_89, l_90, l_91, l_92, l_93, l_95, l_96, l_97, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_108, l_109, l_110, l_124, l_125, l_126, l_127, l_130, l_131, l_132, l_133, l_136, l_137, l_149, l_150, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_160, l_162, l_165, l_166, l_170, l_172, l_176, l_177, l_179, l_180, l_181, l_182, l_183, l_184, l_187, l_190, l_191, l_194, l_195, l_197, l_198, l_202, l_208, l_210, l_212, l_217, l_218, l_219, l_220, l_221, l_222, l_225, l_231, l_232, l_233, l_235;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        case 6:
            goto loop_1;
        case 7:
            goto loop_1;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = i_4;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_21;
        }
        if (gale_resuming == 3) {
            goto loop_53;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (gale_resuming == 7) {
            goto loop_140;
        }
        if (!(i_9 < i_5)) {
            break;
        }
        i_10 = i_9 << 1;
        l_11 = (long) ((int) ((uint) (i_9 << 2) + (uint) i_10));
        i_12 = *((__global gale_int *) (arg_script + ((l_11 << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_11 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_11 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_11 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_11 + 5L) << 2) + 16L)));
        l_17 = (long) i_14;
        if (i_14 == INT_MIN) {
            l_18 = 9223372036854775807L;
        } else {
            l_18 = l_17;
        }
        ul_19 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_13))) << 2) + 16L);
        i_20 = *((__global gale_int *) ul_19);
        l_21 = (long) i_16;
        switch (i_12) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_22 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_22 < 0L) {
                        l_23 = l_22;
                    } else {
                        l_24 = l_17 << 2;
                        l_25 = (long) gale_group;
                        l_26 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_25 << 12) + (l_25 << 11)))) + (ulong) 2048L);
                        i_27 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_27 < 2)) {
                                break;
                            }
                            l_28 = (long) i_27;
                            i_29 = (int) *((__global char *) (arg_names + 16 + (l_28 + l_24)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                            i_30 = (int) ((uint) i_27 + (uint) 1);
                            i_27 = i_30;
                        }
                        l_31 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 2, (-1), gale_group);
                        l_23 = l_31;
                    }
                } else {
                    l_23 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_23 < (-4611686018427387904L)) {
                        l_32 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
                        l_33 = l_32;
                    } else {
                        l_33 = l_23;
                    }
                } else {
                    l_33 = l_23;
                }
                GALEFS_BROADCAST(2, l_34, l_33);
                if (l_34 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_34); }
                    GALEFS_RETURN;
                    resume_1:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    l_34 = gale_reply(gale_entry);
                }
                i_35 = (int) l_34;
                i_36 = i_35;
                i_37 = 0;
                break;
            case 1:
                l_38 = (long) ((ulong) (1L << i_7) + (ulong) (-1L));
                i_39 = (int) get_local_id(0);
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = 1;
                i_43 = 0;
                i_44 = 0;
                loop_21:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_42 == 1)) {
                        break;
                    }
                    i_45 = (int) ((uint) i_15 - (uint) i_43);
                    l_46 = (long) i_43;
                    l_47 = (long) ((ulong) l_18 + (ulong) l_46);
                    if (i_44 == 0) {
                        i_48 = i_45;
                    } else {
                        i_49 = 4096 - ((int) (l_47 & 4095L));
                        i_50 = (i_49 < i_45) ? i_49 : i_45;
                        i_48 = i_50;
                    }
                    if (i_41 == 0) {
                        l_51 = gale_BlockAccess_beginRead(arg_fs, i_20, l_47, i_48, gale_group);
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
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_43;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_44;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_46;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_47;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_55); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_43 = (int) gale_ints[8 * gale_items + gale_item];
                        i_44 = (int) gale_ints[9 * gale_items + gale_item];
                        l_46 = (long) gale_longs[3 * gale_items + gale_item];
                        l_47 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        l_38 = (long) ((ulong) (1L << i_7) + (ulong) (-1L));
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
                    gale_copy((arg_fs + 16 + l_58), (arg_data + 16 + (l_21 + l_46)), i_57);
                    GALEFS_BARRIER(4);
                    if (i_39 == 0) {
                        if (!(i_57 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group);
                        }
                    }
                    i_59 = (int) ((uint) i_43 + (uint) i_57);
                    i_60 = ((l_55 == (-117L)) || (!((i_44 == 0) || ((((long) ((ulong) l_18 + (ulong) ((long) i_59))) & l_38) == 0)))) ? 1 : 0;
                    i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_15))))) ? 1 : 0;
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
                    i_36 = i_42;
                    i_37 = i_42;
                    break;
                }
                i_36 = i_43;
                i_37 = i_43;
                break;
            case 2:
                i_62 = *((__global gale_int *) (arg_script + (((l_11 + 4L) << 2) + 16L)));
                i_63 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_64 = (int) get_local_size(0);
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                i_69 = i_68;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_69 < i_15)) {
                        break;
                    }
                    i_70 = i_69 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_69 + (uint) i_16))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_69 << 3) - (uint) i_69)) + (uint) i_62)) + (uint) (i_70 + (i_70 << 1))));
                    i_71 = (int) ((uint) i_69 + (uint) i_64);
                    i_69 = i_71;
                }
                i_72 = 4;
                i_73 = 0;
                i_74 = 0;
                loop_53:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (i_72 == 0) {
                        break;
                    }
                    l_75 = (long) i_73;
                    l_76 = (long) ((ulong) l_18 + (ulong) l_75);
                    if (i_67 == 0) {
                        i_77 = (i_73 < 1) ? 0 : 1;
                        l_78 = gale_BlockAccess_beginWrite(arg_fs, i_72, i_20, l_76, ((int) ((uint) i_15 - (uint) i_73)), i_77, gale_group);
                        l_79 = l_78;
                    } else {
                        l_79 = 0L;
                    }
                    if (i_66 == 0) {
                        if (l_79 < (-4611686018427387904L)) {
                            l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
                            l_81 = l_80;
                        } else {
                            l_81 = l_79;
                        }
                    } else {
                        l_81 = l_79;
                    }
                    GALEFS_BROADCAST(5, l_82, l_81);
                    if (l_82 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_72;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_73;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_75;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_76;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_82); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_72 = (int) gale_ints[8 * gale_items + gale_item];
                        i_73 = (int) gale_ints[9 * gale_items + gale_item];
                        l_75 = (long) gale_longs[3 * gale_items + gale_item];
                        l_76 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_63 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_65 = (int) get_local_id(0);
                        i_66 = (int) get_local_id(0);
                        i_67 = (int) get_local_id(0);
                        l_82 = gale_reply(gale_entry);
                    }
                    i_83 = (int) l_82;
                    if (l_82 < 0L) {
                        i_84 = 0;
                    } else {
                        i_84 = i_83;
                    }
                    l_85 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_76, gale_group);
                    gale_copy((arg_data + 16 + (l_21 + l_75)), (arg_fs + 16 + l_85), i_84);
                    GALEFS_BARRIER(6);
                    if (i_65 == 0) {
                        if (!(i_84 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_84, gale_group);
                        }
                    }
                    i_86 = (int) ((uint) i_73 + (uint) i_84);
                    if (l_82 < 0L) {
                        if ((!(i_72 == 4)) || (i_86 < 1)) {
                            i_87 = i_83;
                        } else {
                            i_87 = i_86;
                        }
                    } else {
                        i_87 = i_86;
                    }
                    i_88 = (((!(i_72 == 4)) || (i_86 < 1)) || (i_63 == 0)) ? 0 : 5;
                    if (i_84 == 0) {
                        i_72 = i_88;
                        i_73 = i_86;
                        i_74 = i_87;
                    } else {
                        if (i_86 == i_15) {
                            i_72 = i_88;
                            i_73 = i_86;
                            i_74 = i_87;
                        } else {
                            i_73 = i_86;
                            i_74 = i_87;
                        }
                    }
                }
                i_36 = i_74;
                i_37 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_89 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group);
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
                GALEFS_BROADCAST(7, l_93, l_92);
                if (l_93 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_93); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    l_93 = gale_reply(gale_entry);
                }
                i_94 = (int) l_93;
                i_36 = i_94;
                i_37 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_95 = gale_OpenFileCalls_status(arg_fs, i_20, i_15, gale_group);
                    l_96 = l_95;
                } else {
                    l_96 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_96 < (-4611686018427387904L)) {
                        l_97 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
                        l_98 = l_97;
                    } else {
                        l_98 = l_96;
                    }
                } else {
                    l_98 = l_96;
                }
                GALEFS_BROADCAST(8, l_99, l_98);
                if (l_99 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_99); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    l_99 = gale_reply(gale_entry);
                }
                i_100 = (int) l_99;
                i_36 = i_100;
                i_37 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_101 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_18, i_15, gale_group);
                    l_102 = l_101;
                } else {
                    l_102 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_102 < (-4611686018427387904L)) {
                        l_103 = gale_HostCall_awaitReply(arg_fs, l_102, gale_group);
                        l_104 = l_103;
                    } else {
                        l_104 = l_102;
                    }
                } else {
                    l_104 = l_102;
                }
                GALEFS_BROADCAST(9, l_105, l_104);
                if (l_105 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_105); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    i_16 = (int) gale_ints[6 * gale_items + gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    l_105 = gale_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_105 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_18, 1, gale_group);
                        i_106 = gale_group;
                        i_107 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_106 & ((int) ((uint) (1 << i_107) + (uint) (-1))))) << 6) + (((long) (i_106 >> i_107)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_105 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_105 < 0L) {
                    l_108 = (l_105 == (-117L)) ? (-5L) : l_105;
                    l_109 = l_108;
                } else {
                    l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_18, gale_group);
                    l_109 = l_110;
                }
                if ((ulong) ((long) ((ulong) l_109 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_111 = (int) l_109;
                    i_36 = i_111;
                    i_37 = 0;
                    break;
                }
                i_112 = (int) get_local_size(0);
                i_113 = (int) get_local_id(0);
                i_114 = i_113;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_114 < i_15)) {
                        break;
                    }
                    i_115 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) i_114)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_114 + (uint) i_16))))) = (char) i_115;
                    i_116 = (int) ((uint) i_114 + (uint) i_112);
                    i_114 = i_116;
                }
                i_36 = i_15;
                i_37 = i_15;
                break;
            case 6:
                GALEFS_BARRIER(15);
                if (((int) get_local_id(0)) == 0) {
                    l_231 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_232 = l_231;
                } else {
                    l_232 = 0L;
                }
                GALEFS_BROADCAST(16, l_233, l_232);
                i_234 = (int) l_233;
                i_36 = i_234;
                i_37 = 0;
                break;
            case 7:
                if (i_15 < 0) {
                    i_117 = i_15;
                } else {
                    i_118 = (int) get_local_size(0);
                    i_119 = gale_div_int(((int) ((uint) ((int) ((uint) i_118 + (uint) i_15)) + (uint) (-1))), i_118);
                    i_117 = i_119;
                }
                i_120 = (i_117 < 1) ? 0 : i_117;
                i_121 = (int) ((uint) i_120 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_15 < 0) {
                    i_122 = i_15;
                } else {
                    i_123 = gale_clamp_int(((long) ((int) ((uint) i_15 - (uint) i_121))), 0, i_117);
                    i_122 = i_123;
                }
                if (i_14 == INT_MIN) {
                    l_124 = 9223372036854775807L;
                } else {
                    l_125 = l_17 + ((long) i_121);
                    l_124 = l_125;
                }
                GALEFS_BARRIER(10);
                l_126 = (8L) + 16L;
                l_127 = (0L) + 16L;
                i_128 = (int) get_local_id(0);
                if (i_128 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_127)) = 0;
                    *((__local gale_int *) (gale_local_memory + l_126)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_129 = gale_BlockAccess_available(arg_fs, i_20, l_124, i_122, gale_group);
                if (i_129 < 1) {
                    l_130 = (-1L);
                } else {
                    l_130 = l_124;
                }
                l_131 = (16L) + ((((long) i_128) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_131)) = l_130;
                if (i_129 < 1) {
                    l_132 = (-1L);
                } else {
                    l_133 = gale_BlockAccess_missing(arg_fs, i_20, l_124, i_129, gale_group);
                    l_132 = l_133;
                }
                i_134 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_128 + (uint) i_134))) << 3) + 16L)))) = l_132;
                GALEFS_LOCAL_BARRIER(12);
                i_135 = (i_129 < 0) ? i_129 : 0;
                l_136 = (-16L) + 24L;
                l_137 = (-16L) + 16L;
                i_138 = (int) ((uint) i_121 + (uint) i_16);
                i_139 = ((int) get_local_id(0)) << 1;
                i_140 = (int) get_local_id(0);
                i_141 = (int) get_local_id(0);
                i_142 = 0;
                i_143 = i_135;
                i_144 = 0;
                i_145 = 0;
                i_146 = 0;
                i_147 = 1;
                loop_140:;
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (i_147 == 0) {
                        break;
                    }
                    if (i_128 == 0) {
                        i_148 = i_144;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_149 = (16L) + ((((long) i_148) << 3) + 16L);
                            if (!(i_148 < i_134)) {
                                goto B147;
                            }
                            l_150 = *((__local gale_long *) (gale_local_memory + l_149));
                            if (!(l_150 == (-1L))) {
                                break;
                            }
                            i_151 = (int) ((uint) i_148 + (uint) 1);
                            i_148 = i_151;
                        }
                        goto B148;
                    B147:;
                    B148:;
                        if (i_148 < i_134) {
                            l_152 = *((__local gale_long *) (gale_local_memory + l_149));
                            l_153 = l_152;
                        } else {
                            l_153 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_137)) = l_153;
                        if (i_146 == 0) {
                            l_154 = (long) i_7;
                            l_155 = l_154;
                        } else {
                            l_155 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_136)) = l_155;
                        if (i_148 < i_134) {
                            if (i_146 == 0) {
                                l_156 = gale_BlockAccess_acquireResident(arg_fs, i_20, l_153, gale_group);
                                l_157 = l_156;
                            } else {
                                l_157 = 0L;
                            }
                        } else {
                            l_158 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_157 = l_158;
                        }
                        if (i_148 < i_134) {
                            if (l_157 == 0L) {
                                i_159 = gale_HostCall_begin(arg_fs, gale_group);
                                l_160 = (long) i_159;
                                if (l_160 < 0L) {
                                    i_161 = i_148;
                                    l_162 = l_160;
                                    i_163 = i_145;
                                } else {
                                    if (i_145 == 0) {
                                        i_164 = (int) ((uint) i_134 + (uint) i_148);
                                        l_165 = (long) gale_group;
                                        l_166 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_165 << 12) + (l_165 << 11)))) + (ulong) 2048L);
                                        i_167 = i_134 << 1;
                                        i_168 = 0;
                                        i_169 = i_164;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_169 < i_167)) {
                                                goto B175;
                                            }
                                            if (!(i_168 < 4096)) {
                                                break;
                                            }
                                            l_170 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_169) << 3) + 16L))));
                                            i_171 = (int) ((uint) i_169 + (uint) 1);
                                            if (l_170 == (-1L)) {
                                                i_169 = i_171;
                                            } else {
                                                l_172 = l_170 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((long) i_168))))) = l_172;
                                                i_173 = (int) ((uint) i_168 + (uint) 8);
                                                if (((int) (l_170 & 1L)) == 0) {
                                                    i_168 = i_173;
                                                    i_169 = i_171;
                                                } else {
                                                    if (i_173 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((long) i_173))))) = (l_172 + 1L);
                                                        i_174 = (int) ((uint) i_168 + (uint) 16);
                                                        i_168 = i_174;
                                                        i_169 = i_171;
                                                    } else {
                                                        i_168 = i_173;
                                                        i_169 = i_171;
                                                    }
                                                }
                                            }
                                        }
                                        i_175 = i_168;
                                        goto B177;
                                    B175:;
                                        i_175 = i_168;
                                    } else {
                                        i_175 = 0;
                                    }
                                B177:;
                                    l_176 = *((__local gale_long *) (gale_local_memory + l_137));
                                    l_177 = *((__local gale_long *) (gale_local_memory + l_136));
                                    i_178 = (int) l_177;
                                    l_179 = gale_BlockAccess_requestListed(arg_fs, i_20, (((long) (0 - (ulong) (1L << i_178))) & l_176), (1 << i_178), i_175, gale_group);
                                    i_161 = i_148;
                                    l_162 = l_179;
                                    i_163 = 1;
                                }
                            } else {
                                i_161 = i_148;
                                l_162 = l_157;
                                i_163 = i_145;
                            }
                        } else {
                            i_161 = i_148;
                            l_162 = l_157;
                            i_163 = i_145;
                        }
                    } else {
                        i_161 = i_144;
                        l_162 = 0L;
                        i_163 = i_145;
                    }
                    if (i_141 == 0) {
                        if (l_162 < (-4611686018427387904L)) {
                            l_180 = gale_HostCall_awaitReply(arg_fs, l_162, gale_group);
                            l_181 = l_180;
                        } else {
                            l_181 = l_162;
                        }
                    } else {
                        l_181 = l_162;
                    }
                    GALEFS_BROADCAST(13, l_182, l_181);
                    if (l_182 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_129;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_138;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_142;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_143;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_161;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_163;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_182); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_19 = arg_fds + gale_longs[gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        i_129 = (int) gale_ints[8 * gale_items + gale_item];
                        i_138 = (int) gale_ints[9 * gale_items + gale_item];
                        i_142 = (int) gale_ints[10 * gale_items + gale_item];
                        i_143 = (int) gale_ints[11 * gale_items + gale_item];
                        i_161 = (int) gale_ints[12 * gale_items + gale_item];
                        i_163 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        l_126 = (8L) + 16L;
                        l_127 = (0L) + 16L;
                        i_128 = (int) get_local_id(0);
                        l_131 = (16L) + ((((long) i_128) << 3) + 16L);
                        i_134 = (int) get_local_size(0);
                        l_136 = (-16L) + 24L;
                        l_137 = (-16L) + 16L;
                        i_139 = ((int) get_local_id(0)) << 1;
                        i_140 = (int) get_local_id(0);
                        i_141 = (int) get_local_id(0);
                        l_182 = gale_reply(gale_entry);
                    }
                    l_183 = *((__local gale_long *) (gale_local_memory + l_131));
                    l_184 = *((__local gale_long *) (gale_local_memory + l_136));
                    if (l_183 == (-1L)) {
                        i_185 = i_142;
                        i_186 = i_143;
                    } else {
                        l_187 = *((__local gale_long *) (gale_local_memory + l_137));
                        i_188 = (int) l_184;
                        if ((l_183 >> i_188) == (l_187 >> i_188)) {
                            if (l_182 < 0L) {
                                i_189 = 0;
                            } else {
                                l_190 = 1L << i_188;
                                l_191 = (long) ((ulong) l_190 - (ulong) (((long) ((ulong) l_190 + (ulong) (-1L))) & l_183));
                                i_192 = (int) ((uint) i_129 - (uint) i_142);
                                if (l_191 < ((long) i_192)) {
                                    i_193 = (int) l_191;
                                    i_189 = i_193;
                                } else {
                                    i_189 = i_192;
                                }
                            }
                            l_194 = gale_BlockAccess_offsetInRegion(arg_fs, l_182, l_183, gale_group);
                            l_195 = ((long) i_138) + ((long) i_142);
                            if (((l_194 | l_195) & 7L) == 0) {
                                i_196 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_189 - (uint) i_196)) < 8) {
                                        break;
                                    }
                                    l_197 = (long) i_196;
                                    l_198 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) l_197))));
                                    *((__global gale_long *) (arg_data + 16 + (l_195 + l_197))) = l_198;
                                    i_199 = (int) ((uint) i_196 + (uint) 8);
                                    i_196 = i_199;
                                }
                                i_200 = i_196;
                            } else {
                                i_200 = 0;
                            }
                            i_201 = i_200;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_201 < i_189)) {
                                    break;
                                }
                                l_202 = (long) i_201;
                                i_203 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) l_202))));
                                *((__global char *) (arg_data + 16 + (l_195 + l_202))) = (char) i_203;
                                i_204 = (int) ((uint) i_201 + (uint) 1);
                                i_201 = i_204;
                            }
                            i_205 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_189);
                            if (l_182 < 0L) {
                                i_206 = (int) l_182;
                                i_207 = i_206;
                            } else {
                                i_207 = 0;
                            }
                            l_208 = (long) ((ulong) ((long) i_189) + (ulong) l_183);
                            i_209 = (int) ((uint) i_142 + (uint) i_189);
                            if (l_182 == (-117L)) {
                                l_210 = l_208;
                            } else {
                                if (l_182 < 0L) {
                                    l_210 = (-1L);
                                } else {
                                    if (i_209 < i_129) {
                                        l_210 = l_208;
                                    } else {
                                        l_210 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_131)) = l_210;
                            i_185 = i_209;
                            i_186 = i_207;
                        } else {
                            i_185 = i_142;
                            i_186 = i_143;
                        }
                    }
                    if (l_182 == 0L) {
                        i_211 = 0;
                    } else {
                        l_212 = *((__local gale_long *) (gale_local_memory + l_137));
                        i_213 = (l_212 == (-1L)) ? 0 : 1;
                        i_211 = i_213;
                    }
                    GALEFS_BARRIER(14);
                    i_214 = (l_182 == (-117L)) ? 1 : 0;
                    if (i_140 == 0) {
                        if (l_182 < 1L) {
                            i_142 = i_185;
                            i_143 = i_186;
                            i_144 = i_161;
                            i_145 = i_163;
                            i_146 = i_214;
                            i_147 = i_211;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_142 = i_185;
                            i_143 = i_186;
                            i_144 = i_161;
                            i_145 = i_163;
                            i_146 = i_214;
                            i_147 = i_211;
                        }
                    } else {
                        i_142 = i_185;
                        i_143 = i_186;
                        i_144 = i_161;
                        i_145 = i_163;
                        i_146 = i_214;
                        i_147 = i_211;
                    }
                }
                if (i_128 == 0) {
                    i_215 = *((__local gale_int *) (gale_local_memory + l_127));
                    i_216 = *((__local gale_int *) (gale_local_memory + l_126));
                    l_217 = (long) gale_group;
                    l_218 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_217 << 12) + (l_217 << 11)))) + (ulong) 1872L);
                    l_219 = *((__global gale_long *) (arg_fs + 16 + l_218));
                    *((__global gale_long *) (arg_fs + 16 + l_218)) = ((long) ((ulong) ((long) i_215) + (ulong) l_219));
                    l_220 = (long) gale_group;
                    l_221 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_220 << 12) + (l_220 << 11)))) + (ulong) 1864L);
                    l_222 = *((__global gale_long *) (arg_fs + 16 + l_221));
                    *((__global gale_long *) (arg_fs + 16 + l_221)) = ((long) ((ulong) ((long) i_216) + (ulong) l_222));
                }
                if (i_142 < 1) {
                    i_223 = i_143;
                } else {
                    i_223 = i_142;
                }
                i_224 = (i_15 < 1) ? 0 : i_15;
                l_225 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_224 + (uint) i_16)) + (uint) 3)) & (-4)) >> 2) + (uint) i_139));
                *((__global gale_int *) (arg_data + ((l_225 << 2) + 16L))) = i_223;
                i_226 = 1;
                i_227 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_227 < i_223)) {
                        break;
                    }
                    i_228 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_138 + (uint) i_227)))));
                    i_229 = (int) ((uint) (i_228 & 255) + (uint) ((int) ((uint) (i_226 << 5) - (uint) i_226)));
                    i_230 = (int) ((uint) i_227 + (uint) 1);
                    i_226 = i_229;
                    i_227 = i_230;
                }
                *((__global gale_int *) (arg_data + (((l_225 + 1L) << 2) + 16L))) = i_226;
                i_36 = 0;
                i_37 = 0;
                break;
            default:
                i_36 = 0;
                i_37 = 0;
                break;
        }
        GALEFS_BARRIER(17);
        if (i_6 == 0) {
            if (i_12 == 0) {
                *((__global gale_int *) ul_19) = i_36;
            }
            l_235 = (long) i_10;
            *((__global gale_int *) (arg_results + ((l_235 << 2) + 16L))) = i_36;
            i_236 = 1;
            i_237 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_237 < i_37)) {
                    break;
                }
                i_238 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_237 + (uint) i_16)))));
                i_239 = (int) ((uint) (i_238 & 255) + (uint) ((int) ((uint) (i_236 << 5) - (uint) i_236)));
                i_240 = (int) ((uint) i_237 + (uint) 1);
                i_236 = i_239;
                i_237 = i_240;
            }
            *((__global gale_int *) (arg_results + (((l_235 + 1L) << 2) + 16L))) = i_236;
        }
        GALEFS_BARRIER(18);
        i_241 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_241;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_128) VARIABLE(int, i_133) VARIABLE(int, i_14) VARIABLE(int, i_165) VARIABLE(int, i_166) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_184) VARIABLE(int, i_186) VARIABLE(int, i_2) VARIABLE(int, i_205) VARIABLE(int, i_206) VARIABLE(int, i_22) VARIABLE(int, i_231) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(long, l_10) VARIABLE(long, l_108) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_117) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_132) VARIABLE(long, l_159) VARIABLE(long, l_163) VARIABLE(long, l_164) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_202) VARIABLE(long, l_23) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_50) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_74) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_108) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_108) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_133) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_117) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_132) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_128) VARIABLE(i_133) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_117) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_132) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_128) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_117) VARIABLE(l_159) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_14) VARIABLE(i_165) VARIABLE(i_166) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_184) VARIABLE(i_186) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_117) VARIABLE(l_159) VARIABLE(l_163) VARIABLE(l_164) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_184) VARIABLE(i_186) VARIABLE(i_2) VARIABLE(i_205) VARIABLE(i_206) VARIABLE(i_22) VARIABLE(i_231) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_117) VARIABLE(l_159) VARIABLE(l_163) VARIABLE(l_164) VARIABLE(l_202) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_22, i_28, i_30, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_71, i_75, i_76, i_78, i_79, i_80, i_84, i_88, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_112, i_113, i_116, i_118, i_119, i_120, i_123, i_124, i_125, i_126, i_128, i_129, i_133, i_135, i_136, i_137, i_139, i_142, i_143, i_144, i_146, i_147, i_148, i_150, i_151, i_153, i_154, i_156, i_157, i_162, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_174, i_182, i_184, i_186, i_187, i_189, i_190, i_191, i_193, i_195, i_196, i_197, i_200, i_205, i_206, i_208, i_209, i_212, i_213, i_216, i_219, i_220, i_221, i_223, i_224, i_225, i_226, i_227, i_229, i_231, i_233, i_234, i_235, i_236, i_243, i_244, i_245, i_247, i_248, i_249, i_250, i_251, i_255, i_257, i_258, i_259, i_260, i_261, i_262;
    long l_8, l_9, l_10, l_13, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_43, l_44, l_48, l_49, l_50, l_53, l_69, l_70, l_72, l_73, l_74, l_77, l_81, l_82, l_83, l_85, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_108, l_109, l_110, l_111, l_114, l_115, l_117, l_121, l_122, l_127, l_130, l_131, l_132, l_134, l_138, l_140, l_141, l_145, l_149, l_152, l_155, l_158, l_159, l_160, l_161, l_163, l_164, l_172, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_185, l_188, l_192, l_194, l_198, l_199, l_201, l_202, l_203, l_204, l_207, l_210, l_211, l_214, l_215, l_217, l_218, l_222, l_228, l_230, l_232, l_237, l_238, l_239, l_240, l_241, l_242, l_246, l_252, l_253, l_254, l_256;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        case 6:
            goto loop_1;
        case 7:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, gale_group_count));
    i_3 = gale_div_int(gale_div_int(i_0, 6), gale_group_count);
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_8 = 1L << i_7;
    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    i_11 = i_4;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (gale_resuming == 3) {
            goto loop_43;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (gale_resuming == 7) {
            goto loop_149;
        }
        if (!(i_11 < i_5)) {
            break;
        }
        i_12 = i_11 << 1;
        l_13 = (long) ((int) ((uint) (i_11 << 2) + (uint) i_12));
        i_14 = *((__global gale_int *) (arg_script + ((l_13 << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_13 + 1L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_13 + 2L) << 2) + 16L)));
        i_17 = *((__global gale_int *) (arg_script + (((l_13 + 3L) << 2) + 16L)));
        i_18 = *((__global gale_int *) (arg_script + (((l_13 + 5L) << 2) + 16L)));
        l_19 = (long) i_16;
        if (i_16 == INT_MIN) {
            l_20 = 9223372036854775807L;
        } else {
            l_20 = l_19;
        }
        ul_21 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_15))) << 2) + 16L);
        i_22 = *((__global gale_int *) ul_21);
        l_23 = (long) i_18;
        switch (i_14) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_24 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    if (l_24 < 0L) {
                        l_25 = l_24;
                    } else {
                        l_26 = l_19 << 2;
                        l_27 = (long) ((ulong) l_10 + (ulong) (((long) gale_position) << 12));
                        i_28 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_28 < 2)) {
                                break;
                            }
                            l_29 = (long) i_28;
                            i_30 = (int) *((__global char *) (arg_names + 16 + (l_29 + l_26)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) l_29)))) = (char) i_30;
                            i_31 = (int) ((uint) i_28 + (uint) 1);
                            i_28 = i_31;
                        }
                        l_32 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_17, 2, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_25 = l_32;
                    }
                } else {
                    l_25 = 0L;
                }
                GALEFS_BROADCAST(2, l_33, l_25);
                if (l_33 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) (ul_21 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_33); }
                    GALEFS_RETURN;
                    resume_1:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    l_33 = gale_reply(gale_entry);
                }
                i_34 = (int) l_33;
                i_35 = i_34;
                i_36 = 0;
                break;
            case 1:
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = 1;
                i_40 = 0;
                i_41 = 0;
                loop_16:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_39 == 1)) {
                        break;
                    }
                    i_42 = (int) ((uint) i_17 - (uint) i_40);
                    l_43 = (long) i_40;
                    l_44 = (long) ((ulong) l_20 + (ulong) l_43);
                    if (i_41 == 0) {
                        i_45 = i_42;
                    } else {
                        i_46 = 4096 - ((int) (l_44 & 4095L));
                        i_47 = (i_46 < i_42) ? i_46 : i_42;
                        i_45 = i_47;
                    }
                    if (i_38 == 0) {
                        l_48 = gale_BlockAccess_beginRead(arg_fs, i_22, l_44, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_49 = l_48;
                    } else {
                        l_49 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_50, l_49);
                    if (l_50 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_17;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) l_20;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_21 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_22;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_40;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_41;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_50); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_12 = (int) gale_ints[3 * gale_items + gale_item];
                        i_14 = (int) gale_ints[4 * gale_items + gale_item];
                        i_17 = (int) gale_ints[5 * gale_items + gale_item];
                        i_18 = (int) gale_ints[6 * gale_items + gale_item];
                        l_20 = (long) gale_longs[gale_item];
                        ul_21 = arg_fds + gale_longs[gale_items + gale_item];
                        i_22 = (int) gale_ints[7 * gale_items + gale_item];
                        l_23 = (long) gale_longs[2 * gale_items + gale_item];
                        i_40 = (int) gale_ints[8 * gale_items + gale_item];
                        i_41 = (int) gale_ints[9 * gale_items + gale_item];
                        l_43 = (long) gale_longs[3 * gale_items + gale_item];
                        l_44 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        i_37 = (int) get_local_id(0);
                        i_38 = (int) get_local_id(0);
                        l_50 = gale_reply(gale_entry);
                    }
                    i_51 = (int) l_50;
                    if (l_50 < 0L) {
                        i_52 = 0;
                    } else {
                        i_52 = i_51;
                    }
                    l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_53), (arg_data + 16 + (l_23 + l_43)), i_52);
                    GALEFS_BARRIER(4);
                    if (i_37 == 0) {
                        if (!(i_52 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_54 = (int) ((uint) i_40 + (uint) i_52);
                    i_55 = ((l_50 == (-117L)) || (!((i_41 == 0) || ((((long) ((ulong) l_20 + (ulong) ((long) i_54))) & l_9) == 0)))) ? 1 : 0;
                    i_56 = ((l_50 == (-117L)) || (!((i_52 < 1) || (!(i_54 < i_17))))) ? 1 : 0;
                    if (l_50 < 0L) {
                        if (l_50 == (-117L)) {
                            i_39 = i_56;
                            i_40 = i_54;
                            i_41 = i_55;
                        } else {
                            i_39 = i_51;
                            i_40 = i_54;
                            i_41 = i_55;
                        }
                    } else {
                        i_39 = i_56;
                        i_40 = i_54;
                        i_41 = i_55;
                    }
                }
                if (i_40 < 1) {
                    i_35 = i_39;
                    i_36 = i_39;
                    break;
                }
                i_35 = i_40;
                i_36 = i_40;
                break;
            case 2:
                i_57 = *((__global gale_int *) (arg_script + (((l_13 + 4L) << 2) + 16L)));
                i_58 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_59 = (int) get_local_size(0);
                i_60 = (int) get_local_id(0);
                i_61 = (int) get_local_id(0);
                i_62 = (int) get_local_id(0);
                i_63 = i_62;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_63 < i_17)) {
                        break;
                    }
                    i_64 = i_63 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_63 + (uint) i_18))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_63 << 3) - (uint) i_63)) + (uint) i_57)) + (uint) (i_64 + (i_64 << 1))));
                    i_65 = (int) ((uint) i_63 + (uint) i_59);
                    i_63 = i_65;
                }
                i_66 = 4;
                i_67 = 0;
                i_68 = 0;
                loop_43:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (i_66 == 0) {
                        break;
                    }
                    l_69 = (long) i_67;
                    l_70 = (long) ((ulong) l_20 + (ulong) l_69);
                    if (i_61 == 0) {
                        i_71 = (i_67 < 1) ? 0 : 1;
                        l_72 = gale_BlockAccess_beginWrite(arg_fs, i_66, i_22, l_70, ((int) ((uint) i_17 - (uint) i_67)), i_71, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_73 = l_72;
                    } else {
                        l_73 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_74, l_73);
                    if (l_74 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_17;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) l_20;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_21 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_22;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_67;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_69;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_70;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_74); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_12 = (int) gale_ints[3 * gale_items + gale_item];
                        i_14 = (int) gale_ints[4 * gale_items + gale_item];
                        i_17 = (int) gale_ints[5 * gale_items + gale_item];
                        i_18 = (int) gale_ints[6 * gale_items + gale_item];
                        l_20 = (long) gale_longs[gale_item];
                        ul_21 = arg_fds + gale_longs[gale_items + gale_item];
                        i_22 = (int) gale_ints[7 * gale_items + gale_item];
                        l_23 = (long) gale_longs[2 * gale_items + gale_item];
                        i_66 = (int) gale_ints[8 * gale_items + gale_item];
                        i_67 = (int) gale_ints[9 * gale_items + gale_item];
                        l_69 = (long) gale_longs[3 * gale_items + gale_item];
                        l_70 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        i_58 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_60 = (int) get_local_id(0);
                        i_61 = (int) get_local_id(0);
                        l_74 = gale_reply(gale_entry);
                    }
                    i_75 = (int) l_74;
                    if (l_74 < 0L) {
                        i_76 = 0;
                    } else {
                        i_76 = i_75;
                    }
                    l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_74, l_70, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_data + 16 + (l_23 + l_69)), (arg_fs + 16 + l_77), i_76);
                    GALEFS_BARRIER(6);
                    if (i_60 == 0) {
                        if (!(i_76 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_76, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_78 = (int) ((uint) i_67 + (uint) i_76);
                    if (l_74 < 0L) {
                        if ((!(i_66 == 4)) || (i_78 < 1)) {
                            i_79 = i_75;
                        } else {
                            i_79 = i_78;
                        }
                    } else {
                        i_79 = i_78;
                    }
                    i_80 = (((!(i_66 == 4)) || (i_78 < 1)) || (i_58 == 0)) ? 0 : 5;
                    if (i_76 == 0) {
                        i_66 = i_80;
                        i_67 = i_78;
                        i_68 = i_79;
                    } else {
                        if (i_78 == i_17) {
                            i_66 = i_80;
                            i_67 = i_78;
                            i_68 = i_79;
                        } else {
                            i_67 = i_78;
                            i_68 = i_79;
                        }
                    }
                }
                i_35 = i_68;
                i_36 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_82 = l_81;
                } else {
                    l_82 = 0L;
                }
                GALEFS_BROADCAST(7, l_83, l_82);
                if (l_83 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) (ul_21 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_83); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    l_83 = gale_reply(gale_entry);
                }
                i_84 = (int) l_83;
                i_35 = i_84;
                i_36 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_85 = gale_OpenFileCalls_status(arg_fs, i_22, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_86 = l_85;
                } else {
                    l_86 = 0L;
                }
                GALEFS_BROADCAST(8, l_87, l_86);
                if (l_87 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) (ul_21 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_87); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    l_87 = gale_reply(gale_entry);
                }
                i_88 = (int) l_87;
                i_35 = i_88;
                i_36 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_89 = gale_BlockAccess_beginMapping(arg_fs, i_22, l_20, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_90 = l_89;
                } else {
                    l_90 = 0L;
                }
                GALEFS_BROADCAST(9, l_91, l_90);
                if (l_91 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_17;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_20;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_21 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_91); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_17 = (int) gale_ints[5 * gale_items + gale_item];
                    i_18 = (int) gale_ints[6 * gale_items + gale_item];
                    l_20 = (long) gale_longs[gale_item];
                    ul_21 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    l_91 = gale_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_91 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_20, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                if (l_91 < 0L) {
                    l_92 = (l_91 == (-117L)) ? (-5L) : l_91;
                    l_93 = l_92;
                } else {
                    l_94 = gale_BlockAccess_offsetInRegion(arg_fs, l_91, l_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_93 = l_94;
                }
                if ((ulong) ((long) ((ulong) l_93 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_95 = (int) l_93;
                    i_35 = i_95;
                    i_36 = 0;
                    break;
                }
                i_96 = (int) get_local_size(0);
                i_97 = (int) get_local_id(0);
                i_98 = i_97;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_98 < i_17)) {
                        break;
                    }
                    i_99 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) ((long) i_98)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_98 + (uint) i_18))))) = (char) i_99;
                    i_100 = (int) ((uint) i_98 + (uint) i_96);
                    i_98 = i_100;
                }
                i_35 = i_17;
                i_36 = i_17;
                break;
            case 6:
                if (((int) get_local_id(0)) == 0) {
                    l_252 = gale_BlockAccess_endMapping(arg_fs, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_253 = l_252;
                } else {
                    l_253 = 0L;
                }
                GALEFS_BROADCAST(17, l_254, l_253);
                i_255 = (int) l_254;
                i_35 = i_255;
                i_36 = 0;
                break;
            case 7:
                if (i_17 < 0) {
                    i_101 = i_17;
                } else {
                    i_102 = (int) get_local_size(0);
                    i_103 = gale_div_int(((int) ((uint) ((int) ((uint) i_102 + (uint) i_17)) + (uint) (-1))), i_102);
                    i_101 = i_103;
                }
                i_104 = (i_101 < 1) ? 0 : i_101;
                i_105 = (int) ((uint) i_104 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_17 < 0) {
                    i_106 = i_17;
                } else {
                    i_107 = gale_clamp_int(((long) ((int) ((uint) i_17 - (uint) i_105))), 0, i_101);
                    i_106 = i_107;
                }
                if (i_16 == INT_MIN) {
                    l_108 = 9223372036854775807L;
                } else {
                    l_109 = l_19 + ((long) i_105);
                    l_108 = l_109;
                }
                GALEFS_BARRIER(10);
                l_110 = (8L) + 16L;
                l_111 = (0L) + 16L;
                i_112 = (int) get_local_id(0);
                if (i_112 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_111)) = 0;
                    *((__local gale_int *) (gale_local_memory + l_110)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_113 = gale_BlockAccess_available(arg_fs, i_22, l_108, i_106, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                if (i_113 < 1) {
                    l_114 = 0L;
                } else {
                    l_115 = gale_BlockAccess_placeOf(arg_fs, i_22, l_108, i_113, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_114 = l_115;
                }
                i_116 = (int) ((uint) i_105 + (uint) i_18);
                l_117 = (long) i_116;
                i_118 = ((int) get_local_id(0)) << 1;
                i_119 = (int) get_local_id(0);
                i_120 = (int) get_local_size(0);
                l_121 = (((long) ((int) ((uint) i_112 + (uint) i_120))) << 3) + 16L;
                l_122 = (((long) i_112) << 3) + 16L;
                i_123 = (int) get_local_size(0);
                i_124 = (i_123 < 8) ? i_123 : 8;
                i_125 = gale_div_int(((int) get_local_id(0)), i_124);
                i_126 = gale_div_int(i_123, i_124);
                l_127 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_128 = 0;
                i_129 = 0;
                l_130 = l_114;
                while (true) {
                    l_131 = (long) i_128;
                    l_132 = (long) ((ulong) l_108 + (ulong) l_131);
                    i_133 = (int) ((uint) i_113 - (uint) i_128);
                    if (l_130 == 0L) {
                        break;
                    }
                    l_134 = (long) ((ulong) l_8 - (ulong) (l_9 & l_132));
                    if (l_134 < ((long) i_133)) {
                        i_135 = (int) l_134;
                        i_136 = i_135;
                    } else {
                        i_136 = i_133;
                    }
                    if (i_128 == 0) {
                        if (!(i_136 < 65)) {
                            if (((l_117 | l_130) & 15L) == 0) {
                                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_130;
                                i_137 = i_136;
                                goto B128;
                            }
                        }
                    }
                    l_138 = l_117 + l_131;
                    if (((l_130 | l_138) & 7L) == 0) {
                        i_139 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_136 - (uint) i_139)) < 8) {
                                break;
                            }
                            l_140 = (long) i_139;
                            l_141 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) l_140))));
                            *((__global gale_long *) (arg_data + 16 + (l_138 + l_140))) = l_141;
                            i_142 = (int) ((uint) i_139 + (uint) 8);
                            i_139 = i_142;
                        }
                        i_143 = i_139;
                    } else {
                        i_143 = 0;
                    }
                    i_144 = i_143;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_144 < i_136)) {
                            break;
                        }
                        l_145 = (long) i_144;
                        i_146 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) l_145))));
                        *((__global char *) (arg_data + 16 + (l_138 + l_145))) = (char) i_146;
                        i_147 = (int) ((uint) i_144 + (uint) 1);
                        i_144 = i_147;
                    }
                    i_137 = i_129;
                B128:;
                    i_148 = (int) ((uint) i_128 + (uint) i_136);
                    if (i_148 < i_113) {
                        l_149 = gale_BlockAccess_placeOf(arg_fs, i_22, ((long) ((ulong) l_108 + (ulong) ((long) i_148))), ((int) ((uint) i_113 - (uint) i_148)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        i_128 = i_148;
                        i_129 = i_137;
                        l_130 = l_149;
                    } else {
                        i_128 = i_148;
                        i_129 = i_137;
                        l_130 = 0L;
                    }
                }
                *((__local gale_long *) (gale_local_memory + ((16L) + l_127))) = ((l_117 << 13) | ((long) i_129));
                GALEFS_LOCAL_BARRIER(12);
                if (i_125 < i_126) {
                    i_150 = i_125;
                } else {
                    i_150 = i_123;
                }
                i_151 = i_150;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_151 < i_123)) {
                        break;
                    }
                    l_152 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_123 + (uint) i_151))) << 3) + 16L))));
                    i_153 = (int) l_152;
                    i_154 = (int) ((uint) i_151 + (uint) i_126);
                    if ((i_153 & 8191) == 0) {
                        i_151 = i_154;
                    } else {
                        l_155 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_151) << 3) + 16L))));
                        gale_copy_share((arg_fs + 16 + l_155), (arg_data + 16 + (l_152 >> 13)), (i_153 & 8191), gale_rem_int(((int) get_local_id(0)), i_124), i_124);
                        i_151 = i_154;
                    }
                }
                GALEFS_LOCAL_BARRIER(13);
                if (!(i_128 < 1)) {
                    i_156 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_128);
                    i_157 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
                }
                if (i_128 < i_113) {
                    l_158 = l_132;
                } else {
                    l_158 = (-1L);
                }
                l_159 = (16L) + l_122;
                *((__local gale_long *) (gale_local_memory + l_159)) = l_158;
                if (i_128 < i_113) {
                    l_160 = gale_BlockAccess_missing(arg_fs, i_22, l_132, i_133, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_161 = l_160;
                } else {
                    l_161 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + ((16L) + l_121))) = l_161;
                GALEFS_LOCAL_BARRIER(14);
                i_162 = (i_113 < 0) ? i_113 : 0;
                l_163 = (-16L) + 24L;
                l_164 = (-16L) + 16L;
                i_165 = i_128;
                i_166 = i_162;
                i_167 = 0;
                i_168 = 0;
                i_169 = 0;
                i_170 = 1;
                loop_149:;
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (i_170 == 0) {
                        break;
                    }
                    if (i_112 == 0) {
                        i_171 = i_167;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_172 = (16L) + ((((long) i_171) << 3) + 16L);
                            if (!(i_171 < i_120)) {
                                goto B156;
                            }
                            l_173 = *((__local gale_long *) (gale_local_memory + l_172));
                            if (!(l_173 == (-1L))) {
                                break;
                            }
                            i_174 = (int) ((uint) i_171 + (uint) 1);
                            i_171 = i_174;
                        }
                        goto B157;
                    B156:;
                    B157:;
                        if (i_171 < i_120) {
                            l_175 = *((__local gale_long *) (gale_local_memory + l_172));
                            l_176 = l_175;
                        } else {
                            l_176 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_164)) = l_176;
                        if (i_169 == 0) {
                            l_177 = (long) i_7;
                            l_178 = l_177;
                        } else {
                            l_178 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_163)) = l_178;
                        if (i_171 < i_120) {
                            if (i_169 == 0) {
                                l_179 = gale_BlockAccess_acquireResident(arg_fs, i_22, l_176, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                l_180 = l_179;
                            } else {
                                l_180 = 0L;
                            }
                        } else {
                            l_181 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            l_180 = l_181;
                        }
                        if (i_171 < i_120) {
                            if (l_180 == 0L) {
                                i_182 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                l_183 = (long) i_182;
                                if (l_183 < 0L) {
                                    i_184 = i_171;
                                    l_185 = l_183;
                                    i_186 = i_168;
                                } else {
                                    if (i_168 == 0) {
                                        i_187 = (int) ((uint) i_120 + (uint) i_171);
                                        l_188 = (long) ((ulong) l_10 + (ulong) (((long) gale_position) << 12));
                                        i_189 = i_120 << 1;
                                        i_190 = 0;
                                        i_191 = i_187;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_191 < i_189)) {
                                                goto B184;
                                            }
                                            if (!(i_190 < 4096)) {
                                                break;
                                            }
                                            l_192 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_191) << 3) + 16L))));
                                            i_193 = (int) ((uint) i_191 + (uint) 1);
                                            if (l_192 == (-1L)) {
                                                i_191 = i_193;
                                            } else {
                                                l_194 = l_192 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) ((long) i_190))))) = l_194;
                                                i_195 = (int) ((uint) i_190 + (uint) 8);
                                                if (((int) (l_192 & 1L)) == 0) {
                                                    i_190 = i_195;
                                                    i_191 = i_193;
                                                } else {
                                                    if (i_195 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) ((long) i_195))))) = (l_194 + 1L);
                                                        i_196 = (int) ((uint) i_190 + (uint) 16);
                                                        i_190 = i_196;
                                                        i_191 = i_193;
                                                    } else {
                                                        i_190 = i_195;
                                                        i_191 = i_193;
                                                    }
                                                }
                                            }
                                        }
                                        i_197 = i_190;
                                        goto B186;
                                    B184:;
                                        i_197 = i_190;
                                    } else {
                                        i_197 = 0;
                                    }
                                B186:;
                                    l_198 = *((__local gale_long *) (gale_local_memory + l_164));
                                    l_199 = *((__local gale_long *) (gale_local_memory + l_163));
                                    i_200 = (int) l_199;
                                    l_201 = gale_BlockAccess_requestListed(arg_fs, i_22, (((long) (0 - (ulong) (1L << i_200))) & l_198), (1 << i_200), i_197, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                    i_184 = i_171;
                                    l_185 = l_201;
                                    i_186 = 1;
                                }
                            } else {
                                i_184 = i_171;
                                l_185 = l_180;
                                i_186 = i_168;
                            }
                        } else {
                            i_184 = i_171;
                            l_185 = l_180;
                            i_186 = i_168;
                        }
                    } else {
                        i_184 = i_167;
                        l_185 = 0L;
                        i_186 = i_168;
                    }
                    GALEFS_BROADCAST(15, l_202, l_185);
                    if (l_202 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_17;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) (ul_21 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_22;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_113;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_116;
                        gale_longs[gale_items + gale_item] = (ulong) l_117;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_165;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_166;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_184;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_186;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_202); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_12 = (int) gale_ints[3 * gale_items + gale_item];
                        i_14 = (int) gale_ints[4 * gale_items + gale_item];
                        i_17 = (int) gale_ints[5 * gale_items + gale_item];
                        i_18 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_21 = arg_fds + gale_longs[gale_item];
                        i_22 = (int) gale_ints[7 * gale_items + gale_item];
                        i_113 = (int) gale_ints[8 * gale_items + gale_item];
                        i_116 = (int) gale_ints[9 * gale_items + gale_item];
                        l_117 = (long) gale_longs[gale_items + gale_item];
                        i_165 = (int) gale_ints[10 * gale_items + gale_item];
                        i_166 = (int) gale_ints[11 * gale_items + gale_item];
                        i_184 = (int) gale_ints[12 * gale_items + gale_item];
                        i_186 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        l_110 = (8L) + 16L;
                        l_111 = (0L) + 16L;
                        i_112 = (int) get_local_id(0);
                        i_118 = ((int) get_local_id(0)) << 1;
                        i_119 = (int) get_local_id(0);
                        i_120 = (int) get_local_size(0);
                        l_122 = (((long) i_112) << 3) + 16L;
                        l_159 = (16L) + l_122;
                        l_163 = (-16L) + 24L;
                        l_164 = (-16L) + 16L;
                        l_202 = gale_reply(gale_entry);
                    }
                    l_203 = *((__local gale_long *) (gale_local_memory + l_159));
                    l_204 = *((__local gale_long *) (gale_local_memory + l_163));
                    if (l_203 == (-1L)) {
                        i_205 = i_165;
                        i_206 = i_166;
                    } else {
                        l_207 = *((__local gale_long *) (gale_local_memory + l_164));
                        i_208 = (int) l_204;
                        if ((l_203 >> i_208) == (l_207 >> i_208)) {
                            if (l_202 < 0L) {
                                i_209 = 0;
                            } else {
                                l_210 = 1L << i_208;
                                l_211 = (long) ((ulong) l_210 - (ulong) (((long) ((ulong) l_210 + (ulong) (-1L))) & l_203));
                                i_212 = (int) ((uint) i_113 - (uint) i_165);
                                if (l_211 < ((long) i_212)) {
                                    i_213 = (int) l_211;
                                    i_209 = i_213;
                                } else {
                                    i_209 = i_212;
                                }
                            }
                            l_214 = gale_BlockAccess_offsetInRegion(arg_fs, l_202, l_203, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            l_215 = l_117 + ((long) i_165);
                            if (((l_214 | l_215) & 7L) == 0) {
                                i_216 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_209 - (uint) i_216)) < 8) {
                                        break;
                                    }
                                    l_217 = (long) i_216;
                                    l_218 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) l_217))));
                                    *((__global gale_long *) (arg_data + 16 + (l_215 + l_217))) = l_218;
                                    i_219 = (int) ((uint) i_216 + (uint) 8);
                                    i_216 = i_219;
                                }
                                i_220 = i_216;
                            } else {
                                i_220 = 0;
                            }
                            i_221 = i_220;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_221 < i_209)) {
                                    break;
                                }
                                l_222 = (long) i_221;
                                i_223 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) l_222))));
                                *((__global char *) (arg_data + 16 + (l_215 + l_222))) = (char) i_223;
                                i_224 = (int) ((uint) i_221 + (uint) 1);
                                i_221 = i_224;
                            }
                            i_225 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_209);
                            if (l_202 < 0L) {
                                i_226 = (int) l_202;
                                i_227 = i_226;
                            } else {
                                i_227 = 0;
                            }
                            l_228 = (long) ((ulong) ((long) i_209) + (ulong) l_203);
                            i_229 = (int) ((uint) i_165 + (uint) i_209);
                            if (l_202 == (-117L)) {
                                l_230 = l_228;
                            } else {
                                if (l_202 < 0L) {
                                    l_230 = (-1L);
                                } else {
                                    if (i_229 < i_113) {
                                        l_230 = l_228;
                                    } else {
                                        l_230 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_159)) = l_230;
                            i_205 = i_229;
                            i_206 = i_227;
                        } else {
                            i_205 = i_165;
                            i_206 = i_166;
                        }
                    }
                    if (l_202 == 0L) {
                        i_231 = 0;
                    } else {
                        l_232 = *((__local gale_long *) (gale_local_memory + l_164));
                        i_233 = (l_232 == (-1L)) ? 0 : 1;
                        i_231 = i_233;
                    }
                    GALEFS_BARRIER(16);
                    i_234 = (l_202 == (-117L)) ? 1 : 0;
                    if (i_119 == 0) {
                        if (l_202 < 1L) {
                            i_165 = i_205;
                            i_166 = i_206;
                            i_167 = i_184;
                            i_168 = i_186;
                            i_169 = i_234;
                            i_170 = i_231;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            i_165 = i_205;
                            i_166 = i_206;
                            i_167 = i_184;
                            i_168 = i_186;
                            i_169 = i_234;
                            i_170 = i_231;
                        }
                    } else {
                        i_165 = i_205;
                        i_166 = i_206;
                        i_167 = i_184;
                        i_168 = i_186;
                        i_169 = i_234;
                        i_170 = i_231;
                    }
                }
                if (i_112 == 0) {
                    i_235 = *((__local gale_int *) (gale_local_memory + l_111));
                    i_236 = *((__local gale_int *) (gale_local_memory + l_110));
                    l_237 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
                    l_238 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_239 = *((__global gale_long *) (arg_fs + 16 + l_238));
                    *((__global gale_long *) (arg_fs + 16 + l_238)) = ((long) ((ulong) ((long) i_235) + (ulong) l_239));
                    l_240 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                    *((__global gale_long *) (arg_fs + 16 + l_240)) = ((long) ((ulong) ((long) i_236) + (ulong) l_241));
                    l_242 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_243 = *((__global gale_int *) (arg_fs + 16 + l_242));
                    *((__global gale_int *) (arg_fs + 16 + l_242)) = ((int) ((uint) (i_235 >> 12) + (uint) i_243));
                }
                if (i_165 < 1) {
                    i_244 = i_166;
                } else {
                    i_244 = i_165;
                }
                i_245 = (i_17 < 1) ? 0 : i_17;
                l_246 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_245 + (uint) i_18)) + (uint) 3)) & (-4)) >> 2) + (uint) i_118));
                *((__global gale_int *) (arg_data + ((l_246 << 2) + 16L))) = i_244;
                i_247 = 1;
                i_248 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_248 < i_244)) {
                        break;
                    }
                    i_249 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_116 + (uint) i_248)))));
                    i_250 = (int) ((uint) (i_249 & 255) + (uint) ((int) ((uint) (i_247 << 5) - (uint) i_247)));
                    i_251 = (int) ((uint) i_248 + (uint) 1);
                    i_247 = i_250;
                    i_248 = i_251;
                }
                *((__global gale_int *) (arg_data + (((l_246 + 1L) << 2) + 16L))) = i_247;
                i_35 = 0;
                i_36 = 0;
                break;
            default:
                i_35 = 0;
                i_36 = 0;
                break;
        }
        GALEFS_BARRIER(18);
        if (i_6 == 0) {
            if (i_14 == 0) {
                *((__global gale_int *) ul_21) = i_35;
            }
            l_256 = (long) i_12;
            *((__global gale_int *) (arg_results + ((l_256 << 2) + 16L))) = i_35;
            i_257 = 1;
            i_258 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_258 < i_36)) {
                    break;
                }
                i_259 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_258 + (uint) i_18)))));
                i_260 = (int) ((uint) (i_259 & 255) + (uint) ((int) ((uint) (i_257 << 5) - (uint) i_257)));
                i_261 = (int) ((uint) i_258 + (uint) 1);
                i_257 = i_260;
                i_258 = i_261;
            }
            *((__global gale_int *) (arg_results + (((l_256 + 1L) << 2) + 16L))) = i_257;
        }
        GALEFS_BARRIER(19);
        i_262 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_262;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
