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
// bytecode SHA-256: a8ad8387bad4b9b97912228a3a1c3fc7e215e1b5f8f5efb0d6b12cedb30e7230
// functions SHA-256: 21b889af25e75b6a2704bece48df319dd8ceae09a5067eb9a035401bf145dbbb
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int gale_int_at gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_133) VARIABLE(int, i_14) VARIABLE(int, i_161) VARIABLE(int, i_165) VARIABLE(int, i_166) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_187) VARIABLE(int, i_189) VARIABLE(int, i_2) VARIABLE(int, i_211) VARIABLE(int, i_212) VARIABLE(int, i_22) VARIABLE(int, i_237) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_5) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(long, l_10) VARIABLE(long, l_125) VARIABLE(long, l_127) VARIABLE(long, l_128) VARIABLE(long, l_132) VARIABLE(long, l_158) VARIABLE(long, l_163) VARIABLE(long, l_164) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_208) VARIABLE(long, l_23) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_56) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_8) VARIABLE(long, l_83) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_47) VARIABLE(l_48) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_5) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_56) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_8) VARIABLE(l_83) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_125) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_129) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_125) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_14) VARIABLE(i_161) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_132) VARIABLE(l_158) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_14) VARIABLE(i_161) VARIABLE(i_165) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_187) VARIABLE(i_189) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_132) VARIABLE(l_158) VARIABLE(l_163) VARIABLE(l_164) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_14) VARIABLE(i_161) VARIABLE(i_165) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_187) VARIABLE(i_189) VARIABLE(i_2) VARIABLE(i_211) VARIABLE(i_212) VARIABLE(i_22) VARIABLE(i_237) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_132) VARIABLE(l_158) VARIABLE(l_163) VARIABLE(l_164) VARIABLE(l_208) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_22, i_29, i_31, i_32, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_49, i_50, i_51, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_78, i_84, i_85, i_87, i_88, i_89, i_95, i_101, i_107, i_108, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_129, i_130, i_131, i_133, i_135, i_139, i_140, i_141, i_143, i_146, i_147, i_148, i_150, i_151, i_152, i_154, i_155, i_161, i_162, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_177, i_185, i_187, i_189, i_190, i_193, i_194, i_195, i_197, i_199, i_200, i_201, i_204, i_211, i_212, i_214, i_215, i_218, i_219, i_222, i_225, i_226, i_227, i_229, i_230, i_231, i_232, i_233, i_235, i_237, i_239, i_240, i_241, i_242, i_249, i_250, i_252, i_253, i_254, i_255, i_256, i_260, i_262, i_263, i_264, i_265, i_266, i_267;
    long l_8, l_9, l_10, l_13, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_28, l_30, l_33, l_34, l_35, l_36, l_47, l_48, l_52, l_53, l_54, l_55, l_56, l_59, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_86, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_109, l_110, l_111, l_125, l_126, l_127, l_128, l_132, l_134, l_136, l_137, l_138, l_142, l_144, l_145, l_149, l_153, l_156, l_157, l_158, l_159, l_160, l_163, l_164, l_175, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_184, l_186, l_188, l_191, l_192, l_196, l_198, l_202, l_203, l_205, l_206, l_207, l_208, l_209, l_210, l_213, l_216, l_217, l_220, l_221, l_223, l_224, l_228, l_234, l_236, l_238, l_243, l_244, l_245, l_246, l_247, l_248, l_251, l_257, l_258, l_259, l_261;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = 1L << i_7;
    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_11 = i_4;
    while (true) {
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
                    l_24 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_24 < 0L) {
                        l_25 = l_24;
                    } else {
                        l_26 = l_19 << 2;
                        l_27 = (long) gale_group;
                        l_28 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_27 << 12) + (l_27 << 11)))) + (ulong) 2048L);
                        i_29 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_29 < 2)) {
                                break;
                            }
                            l_30 = (long) i_29;
                            i_31 = (int) *((__global char *) (arg_names + 16 + (l_30 + l_26)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) l_30)))) = (char) i_31;
                            i_32 = (int) ((uint) i_29 + (uint) 1);
                            i_29 = i_32;
                        }
                        l_33 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_17, 2, (-1), gale_group);
                        l_25 = l_33;
                    }
                } else {
                    l_25 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_25 < (-4611686018427387904L)) {
                        l_34 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                        l_35 = l_34;
                    } else {
                        l_35 = l_25;
                    }
                } else {
                    l_35 = l_25;
                }
                GALEFS_BROADCAST(2, l_36, l_35);
                i_37 = (int) l_36;
                i_38 = i_37;
                i_39 = 0;
                break;
            case 1:
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = (int) get_local_id(0);
                i_43 = 1;
                i_44 = 0;
                i_45 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_43 == 1)) {
                        break;
                    }
                    i_46 = (int) ((uint) i_17 - (uint) i_44);
                    l_47 = (long) i_44;
                    l_48 = (long) ((ulong) l_20 + (ulong) l_47);
                    if (i_45 == 0) {
                        i_49 = i_46;
                    } else {
                        i_50 = 4096 - ((int) (l_48 & 4095L));
                        i_51 = (i_50 < i_46) ? i_50 : i_46;
                        i_49 = i_51;
                    }
                    if (i_42 == 0) {
                        l_52 = gale_BlockAccess_beginRead(arg_fs, i_22, l_48, i_49, gale_group);
                        l_53 = l_52;
                    } else {
                        l_53 = 0L;
                    }
                    if (i_41 == 0) {
                        if (l_53 < (-4611686018427387904L)) {
                            l_54 = gale_HostCall_awaitReply(arg_fs, l_53, gale_group);
                            l_55 = l_54;
                        } else {
                            l_55 = l_53;
                        }
                    } else {
                        l_55 = l_53;
                    }
                    GALEFS_BROADCAST(3, l_56, l_55);
                    i_57 = (int) l_56;
                    if (l_56 < 0L) {
                        i_58 = 0;
                    } else {
                        i_58 = i_57;
                    }
                    l_59 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_48, gale_group);
                    gale_copy((arg_fs + 16 + l_59), (arg_data + 16 + (l_23 + l_47)), i_58);
                    GALEFS_BARRIER(4);
                    if (i_40 == 0) {
                        if (!(i_58 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_58, gale_group);
                        }
                    }
                    i_60 = (int) ((uint) i_44 + (uint) i_58);
                    i_61 = ((l_56 == (-117L)) || (!((i_45 == 0) || ((((long) ((ulong) l_20 + (ulong) ((long) i_60))) & l_9) == 0)))) ? 1 : 0;
                    i_62 = ((l_56 == (-117L)) || (!((i_58 < 1) || (!(i_60 < i_17))))) ? 1 : 0;
                    if (l_56 < 0L) {
                        if (l_56 == (-117L)) {
                            i_43 = i_62;
                            i_44 = i_60;
                            i_45 = i_61;
                        } else {
                            i_43 = i_57;
                            i_44 = i_60;
                            i_45 = i_61;
                        }
                    } else {
                        i_43 = i_62;
                        i_44 = i_60;
                        i_45 = i_61;
                    }
                }
                if (i_44 < 1) {
                    i_38 = i_43;
                    i_39 = i_43;
                    break;
                }
                i_38 = i_44;
                i_39 = i_44;
                break;
            case 2:
                i_63 = *((__global gale_int *) (arg_script + (((l_13 + 4L) << 2) + 16L)));
                i_64 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_65 = (int) get_local_size(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                i_69 = (int) get_local_id(0);
                i_70 = i_69;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_70 < i_17)) {
                        break;
                    }
                    i_71 = i_70 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_70 + (uint) i_18))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_70 << 3) - (uint) i_70)) + (uint) i_63)) + (uint) (i_71 + (i_71 << 1))));
                    i_72 = (int) ((uint) i_70 + (uint) i_65);
                    i_70 = i_72;
                }
                i_73 = 4;
                i_74 = 0;
                i_75 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_73 == 0) {
                        break;
                    }
                    l_76 = (long) i_74;
                    l_77 = (long) ((ulong) l_20 + (ulong) l_76);
                    if (i_68 == 0) {
                        i_78 = (i_74 < 1) ? 0 : 1;
                        l_79 = gale_BlockAccess_beginWrite(arg_fs, i_73, i_22, l_77, ((int) ((uint) i_17 - (uint) i_74)), i_78, gale_group);
                        l_80 = l_79;
                    } else {
                        l_80 = 0L;
                    }
                    if (i_67 == 0) {
                        if (l_80 < (-4611686018427387904L)) {
                            l_81 = gale_HostCall_awaitReply(arg_fs, l_80, gale_group);
                            l_82 = l_81;
                        } else {
                            l_82 = l_80;
                        }
                    } else {
                        l_82 = l_80;
                    }
                    GALEFS_BROADCAST(5, l_83, l_82);
                    i_84 = (int) l_83;
                    if (l_83 < 0L) {
                        i_85 = 0;
                    } else {
                        i_85 = i_84;
                    }
                    l_86 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_77, gale_group);
                    gale_copy((arg_data + 16 + (l_23 + l_76)), (arg_fs + 16 + l_86), i_85);
                    GALEFS_BARRIER(6);
                    if (i_66 == 0) {
                        if (!(i_85 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_85, gale_group);
                        }
                    }
                    i_87 = (int) ((uint) i_74 + (uint) i_85);
                    if (l_83 < 0L) {
                        if ((!(i_73 == 4)) || (i_87 < 1)) {
                            i_88 = i_84;
                        } else {
                            i_88 = i_87;
                        }
                    } else {
                        i_88 = i_87;
                    }
                    i_89 = (((!(i_73 == 4)) || (i_87 < 1)) || (i_64 == 0)) ? 0 : 5;
                    if (i_85 == 0) {
                        i_73 = i_89;
                        i_74 = i_87;
                        i_75 = i_88;
                    } else {
                        if (i_87 == i_17) {
                            i_73 = i_89;
                            i_74 = i_87;
                            i_75 = i_88;
                        } else {
                            i_74 = i_87;
                            i_75 = i_88;
                        }
                    }
                }
                i_38 = i_75;
                i_39 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
                    l_91 = l_90;
                } else {
                    l_91 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_91 < (-4611686018427387904L)) {
                        l_92 = gale_HostCall_awaitReply(arg_fs, l_91, gale_group);
                        l_93 = l_92;
                    } else {
                        l_93 = l_91;
                    }
                } else {
                    l_93 = l_91;
                }
                GALEFS_BROADCAST(7, l_94, l_93);
                i_95 = (int) l_94;
                i_38 = i_95;
                i_39 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_96 = gale_OpenFileCalls_status(arg_fs, i_22, i_17, gale_group);
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
                GALEFS_BROADCAST(8, l_100, l_99);
                i_101 = (int) l_100;
                i_38 = i_101;
                i_39 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_102 = gale_BlockAccess_beginMapping(arg_fs, i_22, l_20, i_17, gale_group);
                    l_103 = l_102;
                } else {
                    l_103 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_103 < (-4611686018427387904L)) {
                        l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                        l_105 = l_104;
                    } else {
                        l_105 = l_103;
                    }
                } else {
                    l_105 = l_103;
                }
                GALEFS_BROADCAST(9, l_106, l_105);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_106 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_20, 1, gale_group);
                        i_107 = gale_group;
                        i_108 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_107 & ((int) ((uint) (1 << i_108) + (uint) (-1))))) << 6) + (((long) (i_107 >> i_108)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_106 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_106 < 0L) {
                    l_109 = (l_106 == (-117L)) ? (-5L) : l_106;
                    l_110 = l_109;
                } else {
                    l_111 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_20, gale_group);
                    l_110 = l_111;
                }
                if ((ulong) ((long) ((ulong) l_110 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_112 = (int) l_110;
                    i_38 = i_112;
                    i_39 = 0;
                    break;
                }
                i_113 = (int) get_local_size(0);
                i_114 = (int) get_local_id(0);
                i_115 = i_114;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_115 < i_17)) {
                        break;
                    }
                    i_116 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) i_115)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_115 + (uint) i_18))))) = (char) i_116;
                    i_117 = (int) ((uint) i_115 + (uint) i_113);
                    i_115 = i_117;
                }
                i_38 = i_17;
                i_39 = i_17;
                break;
            case 6:
                GALEFS_BARRIER(15);
                if (((int) get_local_id(0)) == 0) {
                    l_257 = gale_BlockAccess_endMapping(arg_fs, i_17, gale_group);
                    l_258 = l_257;
                } else {
                    l_258 = 0L;
                }
                GALEFS_BROADCAST(16, l_259, l_258);
                i_260 = (int) l_259;
                i_38 = i_260;
                i_39 = 0;
                break;
            case 7:
                if (i_17 < 0) {
                    i_118 = i_17;
                } else {
                    i_119 = (int) get_local_size(0);
                    i_120 = gale_div_int(((int) ((uint) ((int) ((uint) i_119 + (uint) i_17)) + (uint) (-1))), i_119);
                    i_118 = i_120;
                }
                i_121 = (i_118 < 1) ? 0 : i_118;
                i_122 = (int) ((uint) i_121 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_17 < 0) {
                    i_123 = i_17;
                } else {
                    i_124 = gale_clamp_int(((long) ((int) ((uint) i_17 - (uint) i_122))), 0, i_118);
                    i_123 = i_124;
                }
                if (i_16 == INT_MIN) {
                    l_125 = 9223372036854775807L;
                } else {
                    l_126 = l_19 + ((long) i_122);
                    l_125 = l_126;
                }
                GALEFS_BARRIER(10);
                l_127 = (8L) + 16L;
                l_128 = (0L) + 16L;
                i_129 = (int) get_local_id(0);
                if (i_129 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_128)) = 0;
                    *((__local gale_int *) (gale_local_memory + l_127)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_130 = gale_BlockAccess_available(arg_fs, i_22, l_125, i_123, gale_group);
                i_131 = (int) ((uint) i_122 + (uint) i_18);
                l_132 = (long) i_131;
                if (i_130 < 1) {
                    i_133 = 0;
                } else {
                    l_134 = gale_BlockAccess_placeOf(arg_fs, i_22, l_125, gale_group);
                    i_135 = 0;
                    l_136 = l_134;
                    while (true) {
                        if (l_136 == 0L) {
                            break;
                        }
                        l_137 = (long) i_135;
                        l_138 = (long) ((ulong) l_8 - (ulong) (l_9 & ((long) ((ulong) l_125 + (ulong) l_137))));
                        i_139 = (int) ((uint) i_130 - (uint) i_135);
                        if (l_138 < ((long) i_139)) {
                            i_140 = (int) l_138;
                            i_141 = i_140;
                        } else {
                            i_141 = i_139;
                        }
                        l_142 = l_132 + l_137;
                        if (((l_136 | l_142) & 7L) == 0) {
                            i_143 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_141 - (uint) i_143)) < 8) {
                                    break;
                                }
                                l_144 = (long) i_143;
                                l_145 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) l_144))));
                                *((__global gale_long *) (arg_data + 16 + (l_142 + l_144))) = l_145;
                                i_146 = (int) ((uint) i_143 + (uint) 8);
                                i_143 = i_146;
                            }
                            i_147 = i_143;
                        } else {
                            i_147 = 0;
                        }
                        i_148 = i_147;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_148 < i_141)) {
                                break;
                            }
                            l_149 = (long) i_148;
                            i_150 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) l_149))));
                            *((__global char *) (arg_data + 16 + (l_142 + l_149))) = (char) i_150;
                            i_151 = (int) ((uint) i_148 + (uint) 1);
                            i_148 = i_151;
                        }
                        i_152 = (int) ((uint) i_135 + (uint) i_141);
                        if (i_152 < i_130) {
                            l_153 = gale_BlockAccess_placeOf(arg_fs, i_22, ((long) ((ulong) l_125 + (ulong) ((long) i_152))), gale_group);
                            i_135 = i_152;
                            l_136 = l_153;
                        } else {
                            i_135 = i_152;
                            l_136 = 0L;
                        }
                    }
                    i_133 = i_135;
                }
                if (!(i_133 < 1)) {
                    i_154 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_133);
                    i_155 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
                }
                l_156 = (long) ((ulong) l_125 + (ulong) ((long) i_133));
                if (i_133 < i_130) {
                    l_157 = l_156;
                } else {
                    l_157 = (-1L);
                }
                l_158 = (16L) + ((((long) i_129) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_158)) = l_157;
                if (i_133 < i_130) {
                    l_159 = gale_BlockAccess_missing(arg_fs, i_22, l_156, ((int) ((uint) i_130 - (uint) i_133)), gale_group);
                    l_160 = l_159;
                } else {
                    l_160 = (-1L);
                }
                i_161 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_129 + (uint) i_161))) << 3) + 16L)))) = l_160;
                GALEFS_LOCAL_BARRIER(12);
                i_162 = (i_130 < 0) ? i_130 : 0;
                l_163 = (-16L) + 24L;
                l_164 = (-16L) + 16L;
                i_165 = ((int) get_local_id(0)) << 1;
                i_166 = (int) get_local_id(0);
                i_167 = (int) get_local_id(0);
                i_168 = i_133;
                i_169 = i_162;
                i_170 = 0;
                i_171 = 0;
                i_172 = 0;
                i_173 = 1;
                while (true) {
                    if (i_173 == 0) {
                        break;
                    }
                    if (i_129 == 0) {
                        i_174 = i_170;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_175 = (16L) + ((((long) i_174) << 3) + 16L);
                            if (!(i_174 < i_161)) {
                                goto B170;
                            }
                            l_176 = *((__local gale_long *) (gale_local_memory + l_175));
                            if (!(l_176 == (-1L))) {
                                break;
                            }
                            i_177 = (int) ((uint) i_174 + (uint) 1);
                            i_174 = i_177;
                        }
                        goto B171;
                    B170:;
                    B171:;
                        if (i_174 < i_161) {
                            l_178 = *((__local gale_long *) (gale_local_memory + l_175));
                            l_179 = l_178;
                        } else {
                            l_179 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_164)) = l_179;
                        if (i_172 == 0) {
                            l_180 = (long) i_7;
                            l_181 = l_180;
                        } else {
                            l_181 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_163)) = l_181;
                        if (i_174 < i_161) {
                            if (i_172 == 0) {
                                l_182 = gale_BlockAccess_acquireResident(arg_fs, i_22, l_179, gale_group);
                                l_183 = l_182;
                            } else {
                                l_183 = 0L;
                            }
                        } else {
                            l_184 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_183 = l_184;
                        }
                        if (i_174 < i_161) {
                            if (l_183 == 0L) {
                                i_185 = gale_HostCall_begin(arg_fs, gale_group);
                                l_186 = (long) i_185;
                                if (l_186 < 0L) {
                                    i_187 = i_174;
                                    l_188 = l_186;
                                    i_189 = i_171;
                                } else {
                                    if (i_171 == 0) {
                                        i_190 = (int) ((uint) i_161 + (uint) i_174);
                                        l_191 = (long) gale_group;
                                        l_192 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_191 << 12) + (l_191 << 11)))) + (ulong) 2048L);
                                        i_193 = i_161 << 1;
                                        i_194 = 0;
                                        i_195 = i_190;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_195 < i_193)) {
                                                goto B198;
                                            }
                                            if (!(i_194 < 4096)) {
                                                break;
                                            }
                                            l_196 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_195) << 3) + 16L))));
                                            i_197 = (int) ((uint) i_195 + (uint) 1);
                                            if (l_196 == (-1L)) {
                                                i_195 = i_197;
                                            } else {
                                                l_198 = l_196 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) ((long) i_194))))) = l_198;
                                                i_199 = (int) ((uint) i_194 + (uint) 8);
                                                if (((int) (l_196 & 1L)) == 0) {
                                                    i_194 = i_199;
                                                    i_195 = i_197;
                                                } else {
                                                    if (i_199 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) ((long) i_199))))) = (l_198 + 1L);
                                                        i_200 = (int) ((uint) i_194 + (uint) 16);
                                                        i_194 = i_200;
                                                        i_195 = i_197;
                                                    } else {
                                                        i_194 = i_199;
                                                        i_195 = i_197;
                                                    }
                                                }
                                            }
                                        }
                                        i_201 = i_194;
                                        goto B200;
                                    B198:;
                                        i_201 = i_194;
                                    } else {
                                        i_201 = 0;
                                    }
                                B200:;
                                    l_202 = *((__local gale_long *) (gale_local_memory + l_164));
                                    l_203 = *((__local gale_long *) (gale_local_memory + l_163));
                                    i_204 = (int) l_203;
                                    l_205 = gale_BlockAccess_requestListed(arg_fs, i_22, (((long) (0 - (ulong) (1L << i_204))) & l_202), (1 << i_204), i_201, gale_group);
                                    i_187 = i_174;
                                    l_188 = l_205;
                                    i_189 = 1;
                                }
                            } else {
                                i_187 = i_174;
                                l_188 = l_183;
                                i_189 = i_171;
                            }
                        } else {
                            i_187 = i_174;
                            l_188 = l_183;
                            i_189 = i_171;
                        }
                    } else {
                        i_187 = i_170;
                        l_188 = 0L;
                        i_189 = i_171;
                    }
                    if (i_167 == 0) {
                        if (l_188 < (-4611686018427387904L)) {
                            l_206 = gale_HostCall_awaitReply(arg_fs, l_188, gale_group);
                            l_207 = l_206;
                        } else {
                            l_207 = l_188;
                        }
                    } else {
                        l_207 = l_188;
                    }
                    GALEFS_BROADCAST(13, l_208, l_207);
                    l_209 = *((__local gale_long *) (gale_local_memory + l_158));
                    l_210 = *((__local gale_long *) (gale_local_memory + l_163));
                    if (l_209 == (-1L)) {
                        i_211 = i_168;
                        i_212 = i_169;
                    } else {
                        l_213 = *((__local gale_long *) (gale_local_memory + l_164));
                        i_214 = (int) l_210;
                        if ((l_209 >> i_214) == (l_213 >> i_214)) {
                            if (l_208 < 0L) {
                                i_215 = 0;
                            } else {
                                l_216 = 1L << i_214;
                                l_217 = (long) ((ulong) l_216 - (ulong) (((long) ((ulong) l_216 + (ulong) (-1L))) & l_209));
                                i_218 = (int) ((uint) i_130 - (uint) i_168);
                                if (l_217 < ((long) i_218)) {
                                    i_219 = (int) l_217;
                                    i_215 = i_219;
                                } else {
                                    i_215 = i_218;
                                }
                            }
                            l_220 = gale_BlockAccess_offsetInRegion(arg_fs, l_208, l_209, gale_group);
                            l_221 = l_132 + ((long) i_168);
                            if (((l_220 | l_221) & 7L) == 0) {
                                i_222 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_215 - (uint) i_222)) < 8) {
                                        break;
                                    }
                                    l_223 = (long) i_222;
                                    l_224 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) l_223))));
                                    *((__global gale_long *) (arg_data + 16 + (l_221 + l_223))) = l_224;
                                    i_225 = (int) ((uint) i_222 + (uint) 8);
                                    i_222 = i_225;
                                }
                                i_226 = i_222;
                            } else {
                                i_226 = 0;
                            }
                            i_227 = i_226;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_227 < i_215)) {
                                    break;
                                }
                                l_228 = (long) i_227;
                                i_229 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) l_228))));
                                *((__global char *) (arg_data + 16 + (l_221 + l_228))) = (char) i_229;
                                i_230 = (int) ((uint) i_227 + (uint) 1);
                                i_227 = i_230;
                            }
                            i_231 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_215);
                            if (l_208 < 0L) {
                                i_232 = (int) l_208;
                                i_233 = i_232;
                            } else {
                                i_233 = 0;
                            }
                            l_234 = (long) ((ulong) ((long) i_215) + (ulong) l_209);
                            i_235 = (int) ((uint) i_168 + (uint) i_215);
                            if (l_208 == (-117L)) {
                                l_236 = l_234;
                            } else {
                                if (l_208 < 0L) {
                                    l_236 = (-1L);
                                } else {
                                    if (i_235 < i_130) {
                                        l_236 = l_234;
                                    } else {
                                        l_236 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_158)) = l_236;
                            i_211 = i_235;
                            i_212 = i_233;
                        } else {
                            i_211 = i_168;
                            i_212 = i_169;
                        }
                    }
                    if (l_208 == 0L) {
                        i_237 = 0;
                    } else {
                        l_238 = *((__local gale_long *) (gale_local_memory + l_164));
                        i_239 = (l_238 == (-1L)) ? 0 : 1;
                        i_237 = i_239;
                    }
                    GALEFS_BARRIER(14);
                    i_240 = (l_208 == (-117L)) ? 1 : 0;
                    if (i_166 == 0) {
                        if (l_208 < 1L) {
                            i_168 = i_211;
                            i_169 = i_212;
                            i_170 = i_187;
                            i_171 = i_189;
                            i_172 = i_240;
                            i_173 = i_237;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_168 = i_211;
                            i_169 = i_212;
                            i_170 = i_187;
                            i_171 = i_189;
                            i_172 = i_240;
                            i_173 = i_237;
                        }
                    } else {
                        i_168 = i_211;
                        i_169 = i_212;
                        i_170 = i_187;
                        i_171 = i_189;
                        i_172 = i_240;
                        i_173 = i_237;
                    }
                }
                if (i_129 == 0) {
                    i_241 = *((__local gale_int *) (gale_local_memory + l_128));
                    i_242 = *((__local gale_int *) (gale_local_memory + l_127));
                    l_243 = (long) gale_group;
                    l_244 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_243 << 12) + (l_243 << 11)))) + (ulong) 1872L);
                    l_245 = *((__global gale_long *) (arg_fs + 16 + l_244));
                    *((__global gale_long *) (arg_fs + 16 + l_244)) = ((long) ((ulong) ((long) i_241) + (ulong) l_245));
                    l_246 = (long) gale_group;
                    l_247 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_246 << 12) + (l_246 << 11)))) + (ulong) 1864L);
                    l_248 = *((__global gale_long *) (arg_fs + 16 + l_247));
                    *((__global gale_long *) (arg_fs + 16 + l_247)) = ((long) ((ulong) ((long) i_242) + (ulong) l_248));
                }
                if (i_168 < 1) {
                    i_249 = i_169;
                } else {
                    i_249 = i_168;
                }
                i_250 = (i_17 < 1) ? 0 : i_17;
                l_251 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_250 + (uint) i_18)) + (uint) 3)) & (-4)) >> 2) + (uint) i_165));
                *((__global gale_int *) (arg_data + ((l_251 << 2) + 16L))) = i_249;
                i_252 = 1;
                i_253 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_253 < i_249)) {
                        break;
                    }
                    i_254 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_131 + (uint) i_253)))));
                    i_255 = (int) ((uint) (i_254 & 255) + (uint) ((int) ((uint) (i_252 << 5) - (uint) i_252)));
                    i_256 = (int) ((uint) i_253 + (uint) 1);
                    i_252 = i_255;
                    i_253 = i_256;
                }
                *((__global gale_int *) (arg_data + (((l_251 + 1L) << 2) + 16L))) = i_252;
                i_38 = 0;
                i_39 = 0;
                break;
            default:
                i_38 = 0;
                i_39 = 0;
                break;
        }
        GALEFS_BARRIER(17);
        if (i_6 == 0) {
            if (i_14 == 0) {
                *((__global gale_int *) ul_21) = i_38;
            }
            l_261 = (long) i_12;
            *((__global gale_int *) (arg_results + ((l_261 << 2) + 16L))) = i_38;
            i_262 = 1;
            i_263 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_263 < i_39)) {
                    break;
                }
                i_264 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_263 + (uint) i_18)))));
                i_265 = (int) ((uint) (i_264 & 255) + (uint) ((int) ((uint) (i_262 << 5) - (uint) i_262)));
                i_266 = (int) ((uint) i_263 + (uint) 1);
                i_262 = i_265;
                i_263 = i_266;
            }
            *((__global gale_int *) (arg_results + (((l_261 + 1L) << 2) + 16L))) = i_262;
        }
        GALEFS_BARRIER(18);
        i_267 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_267;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_116) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_144) VARIABLE(int, i_148) VARIABLE(int, i_149) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_169) VARIABLE(int, i_17) VARIABLE(int, i_171) VARIABLE(int, i_18) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_2) VARIABLE(int, i_216) VARIABLE(int, i_22) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(long, l_10) VARIABLE(long, l_108) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_115) VARIABLE(long, l_141) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_187) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
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
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_144) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_115) VARIABLE(l_141) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_115) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_18) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_2) VARIABLE(i_216) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_115) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_187) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_22, i_28, i_30, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_71, i_75, i_76, i_78, i_79, i_80, i_84, i_88, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_112, i_113, i_114, i_116, i_118, i_122, i_123, i_124, i_126, i_129, i_130, i_131, i_133, i_134, i_135, i_137, i_138, i_144, i_145, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_159, i_167, i_169, i_171, i_172, i_174, i_175, i_176, i_178, i_180, i_181, i_182, i_185, i_190, i_191, i_193, i_194, i_197, i_198, i_201, i_204, i_205, i_206, i_208, i_209, i_210, i_211, i_212, i_214, i_216, i_218, i_219, i_220, i_221, i_228, i_229, i_230, i_232, i_233, i_234, i_235, i_236, i_240, i_242, i_243, i_244, i_245, i_246, i_247;
    long l_8, l_9, l_10, l_13, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_43, l_44, l_48, l_49, l_50, l_53, l_69, l_70, l_72, l_73, l_74, l_77, l_81, l_82, l_83, l_85, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_108, l_109, l_110, l_111, l_115, l_117, l_119, l_120, l_121, l_125, l_127, l_128, l_132, l_136, l_139, l_140, l_141, l_142, l_143, l_146, l_147, l_157, l_158, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_168, l_170, l_173, l_177, l_179, l_183, l_184, l_186, l_187, l_188, l_189, l_192, l_195, l_196, l_199, l_200, l_202, l_203, l_207, l_213, l_215, l_217, l_222, l_223, l_224, l_225, l_226, l_227, l_231, l_237, l_238, l_239, l_241;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
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
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = 1L << i_7;
    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
    i_11 = i_4;
    while (true) {
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
                    l_24 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position);
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
                        l_32 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_17, 2, (-1), gale_group, gale_slot, gale_position);
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
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_33 = gale_round_reply(gale_entry);
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
                GALEFS_INNERMOST_LOOP()
                while (true) {
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
                        l_48 = gale_BlockAccess_beginRead(arg_fs, i_22, l_44, i_45, gale_group, gale_slot, gale_position);
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
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_37 = (int) get_local_id(0);
                        i_38 = (int) get_local_id(0);
                        l_50 = gale_round_reply(gale_entry);
                    }
                    i_51 = (int) l_50;
                    if (l_50 < 0L) {
                        i_52 = 0;
                    } else {
                        i_52 = i_51;
                    }
                    l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_44, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_53), (arg_data + 16 + (l_23 + l_43)), i_52);
                    GALEFS_BARRIER(4);
                    if (i_37 == 0) {
                        if (!(i_52 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group, gale_slot, gale_position);
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
                i_58 = *((__global gale_int *) (arg_fs + 16 + 212L));
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
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_66 == 0) {
                        break;
                    }
                    l_69 = (long) i_67;
                    l_70 = (long) ((ulong) l_20 + (ulong) l_69);
                    if (i_61 == 0) {
                        i_71 = (i_67 < 1) ? 0 : 1;
                        l_72 = gale_BlockAccess_beginWrite(arg_fs, i_66, i_22, l_70, ((int) ((uint) i_17 - (uint) i_67)), i_71, gale_group, gale_slot, gale_position);
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
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_58 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_60 = (int) get_local_id(0);
                        i_61 = (int) get_local_id(0);
                        l_74 = gale_round_reply(gale_entry);
                    }
                    i_75 = (int) l_74;
                    if (l_74 < 0L) {
                        i_76 = 0;
                    } else {
                        i_76 = i_75;
                    }
                    l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_74, l_70, gale_group, gale_slot, gale_position);
                    gale_copy((arg_data + 16 + (l_23 + l_69)), (arg_fs + 16 + l_77), i_76);
                    GALEFS_BARRIER(6);
                    if (i_60 == 0) {
                        if (!(i_76 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_76, gale_group, gale_slot, gale_position);
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
                    l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position);
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
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_83 = gale_round_reply(gale_entry);
                }
                i_84 = (int) l_83;
                i_35 = i_84;
                i_36 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_85 = gale_OpenFileCalls_status(arg_fs, i_22, i_17, gale_group, gale_slot, gale_position);
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
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_11 = (int) gale_ints[2 * gale_items + gale_item];
                    i_12 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_21 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_87 = gale_round_reply(gale_entry);
                }
                i_88 = (int) l_87;
                i_35 = i_88;
                i_36 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_89 = gale_BlockAccess_beginMapping(arg_fs, i_22, l_20, i_17, gale_group, gale_slot, gale_position);
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
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = 1L << i_7;
                    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_91 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_91 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_20, 1, gale_group, gale_slot, gale_position);
                    }
                }
                if (l_91 < 0L) {
                    l_92 = (l_91 == (-117L)) ? (-5L) : l_91;
                    l_93 = l_92;
                } else {
                    l_94 = gale_BlockAccess_offsetInRegion(arg_fs, l_91, l_20, gale_group, gale_slot, gale_position);
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
                GALEFS_BARRIER(15);
                if (((int) get_local_id(0)) == 0) {
                    l_237 = gale_BlockAccess_endMapping(arg_fs, i_17, gale_group, gale_slot, gale_position);
                    l_238 = l_237;
                } else {
                    l_238 = 0L;
                }
                GALEFS_BROADCAST(16, l_239, l_238);
                i_240 = (int) l_239;
                i_35 = i_240;
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
                i_113 = gale_BlockAccess_available(arg_fs, i_22, l_108, i_106, gale_group, gale_slot, gale_position);
                i_114 = (int) ((uint) i_105 + (uint) i_18);
                l_115 = (long) i_114;
                if (i_113 < 1) {
                    i_116 = 0;
                } else {
                    l_117 = gale_BlockAccess_placeOf(arg_fs, i_22, l_108, gale_group, gale_slot, gale_position);
                    i_118 = 0;
                    l_119 = l_117;
                    while (true) {
                        if (l_119 == 0L) {
                            break;
                        }
                        l_120 = (long) i_118;
                        l_121 = (long) ((ulong) l_8 - (ulong) (l_9 & ((long) ((ulong) l_108 + (ulong) l_120))));
                        i_122 = (int) ((uint) i_113 - (uint) i_118);
                        if (l_121 < ((long) i_122)) {
                            i_123 = (int) l_121;
                            i_124 = i_123;
                        } else {
                            i_124 = i_122;
                        }
                        l_125 = l_115 + l_120;
                        if (((l_119 | l_125) & 7L) == 0) {
                            i_126 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_124 - (uint) i_126)) < 8) {
                                    break;
                                }
                                l_127 = (long) i_126;
                                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) l_127))));
                                *((__global gale_long *) (arg_data + 16 + (l_125 + l_127))) = l_128;
                                i_129 = (int) ((uint) i_126 + (uint) 8);
                                i_126 = i_129;
                            }
                            i_130 = i_126;
                        } else {
                            i_130 = 0;
                        }
                        i_131 = i_130;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_131 < i_124)) {
                                break;
                            }
                            l_132 = (long) i_131;
                            i_133 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) l_132))));
                            *((__global char *) (arg_data + 16 + (l_125 + l_132))) = (char) i_133;
                            i_134 = (int) ((uint) i_131 + (uint) 1);
                            i_131 = i_134;
                        }
                        i_135 = (int) ((uint) i_118 + (uint) i_124);
                        if (i_135 < i_113) {
                            l_136 = gale_BlockAccess_placeOf(arg_fs, i_22, ((long) ((ulong) l_108 + (ulong) ((long) i_135))), gale_group, gale_slot, gale_position);
                            i_118 = i_135;
                            l_119 = l_136;
                        } else {
                            i_118 = i_135;
                            l_119 = 0L;
                        }
                    }
                    i_116 = i_118;
                }
                if (!(i_116 < 1)) {
                    i_137 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_116);
                    i_138 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
                }
                l_139 = (long) ((ulong) l_108 + (ulong) ((long) i_116));
                if (i_116 < i_113) {
                    l_140 = l_139;
                } else {
                    l_140 = (-1L);
                }
                l_141 = (16L) + ((((long) i_112) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_141)) = l_140;
                if (i_116 < i_113) {
                    l_142 = gale_BlockAccess_missing(arg_fs, i_22, l_139, ((int) ((uint) i_113 - (uint) i_116)), gale_group, gale_slot, gale_position);
                    l_143 = l_142;
                } else {
                    l_143 = (-1L);
                }
                i_144 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_112 + (uint) i_144))) << 3) + 16L)))) = l_143;
                GALEFS_LOCAL_BARRIER(12);
                i_145 = (i_113 < 0) ? i_113 : 0;
                l_146 = (-16L) + 24L;
                l_147 = (-16L) + 16L;
                i_148 = ((int) get_local_id(0)) << 1;
                i_149 = (int) get_local_id(0);
                i_150 = i_116;
                i_151 = i_145;
                i_152 = 0;
                i_153 = 0;
                i_154 = 0;
                i_155 = 1;
                while (true) {
                    if (i_155 == 0) {
                        break;
                    }
                    if (i_112 == 0) {
                        i_156 = i_152;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_157 = (16L) + ((((long) i_156) << 3) + 16L);
                            if (!(i_156 < i_144)) {
                                goto B140;
                            }
                            l_158 = *((__local gale_long *) (gale_local_memory + l_157));
                            if (!(l_158 == (-1L))) {
                                break;
                            }
                            i_159 = (int) ((uint) i_156 + (uint) 1);
                            i_156 = i_159;
                        }
                        goto B141;
                    B140:;
                    B141:;
                        if (i_156 < i_144) {
                            l_160 = *((__local gale_long *) (gale_local_memory + l_157));
                            l_161 = l_160;
                        } else {
                            l_161 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_147)) = l_161;
                        if (i_154 == 0) {
                            l_162 = (long) i_7;
                            l_163 = l_162;
                        } else {
                            l_163 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_146)) = l_163;
                        if (i_156 < i_144) {
                            if (i_154 == 0) {
                                l_164 = gale_BlockAccess_acquireResident(arg_fs, i_22, l_161, gale_group, gale_slot, gale_position);
                                l_165 = l_164;
                            } else {
                                l_165 = 0L;
                            }
                        } else {
                            l_166 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_165 = l_166;
                        }
                        if (i_156 < i_144) {
                            if (l_165 == 0L) {
                                i_167 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                                l_168 = (long) i_167;
                                if (l_168 < 0L) {
                                    i_169 = i_156;
                                    l_170 = l_168;
                                    i_171 = i_153;
                                } else {
                                    if (i_153 == 0) {
                                        i_172 = (int) ((uint) i_144 + (uint) i_156);
                                        l_173 = (long) ((ulong) l_10 + (ulong) (((long) gale_position) << 12));
                                        i_174 = i_144 << 1;
                                        i_175 = 0;
                                        i_176 = i_172;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_176 < i_174)) {
                                                goto B168;
                                            }
                                            if (!(i_175 < 4096)) {
                                                break;
                                            }
                                            l_177 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_176) << 3) + 16L))));
                                            i_178 = (int) ((uint) i_176 + (uint) 1);
                                            if (l_177 == (-1L)) {
                                                i_176 = i_178;
                                            } else {
                                                l_179 = l_177 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) ((long) i_175))))) = l_179;
                                                i_180 = (int) ((uint) i_175 + (uint) 8);
                                                if (((int) (l_177 & 1L)) == 0) {
                                                    i_175 = i_180;
                                                    i_176 = i_178;
                                                } else {
                                                    if (i_180 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) ((long) i_180))))) = (l_179 + 1L);
                                                        i_181 = (int) ((uint) i_175 + (uint) 16);
                                                        i_175 = i_181;
                                                        i_176 = i_178;
                                                    } else {
                                                        i_175 = i_180;
                                                        i_176 = i_178;
                                                    }
                                                }
                                            }
                                        }
                                        i_182 = i_175;
                                        goto B170;
                                    B168:;
                                        i_182 = i_175;
                                    } else {
                                        i_182 = 0;
                                    }
                                B170:;
                                    l_183 = *((__local gale_long *) (gale_local_memory + l_147));
                                    l_184 = *((__local gale_long *) (gale_local_memory + l_146));
                                    i_185 = (int) l_184;
                                    l_186 = gale_BlockAccess_requestListed(arg_fs, i_22, (((long) (0 - (ulong) (1L << i_185))) & l_183), (1 << i_185), i_182, gale_group, gale_slot, gale_position);
                                    i_169 = i_156;
                                    l_170 = l_186;
                                    i_171 = 1;
                                }
                            } else {
                                i_169 = i_156;
                                l_170 = l_165;
                                i_171 = i_153;
                            }
                        } else {
                            i_169 = i_156;
                            l_170 = l_165;
                            i_171 = i_153;
                        }
                    } else {
                        i_169 = i_152;
                        l_170 = 0L;
                        i_171 = i_153;
                    }
                    GALEFS_BROADCAST(13, l_187, l_170);
                    if (l_187 < LONG_MIN / 2) {
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
                        gale_ints[9 * gale_items + gale_item] = (uint) i_114;
                        gale_longs[gale_items + gale_item] = (ulong) l_115;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_150;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_151;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_169;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_171;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_187); }
                        GALEFS_RETURN;
                        resume_7:
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
                        i_114 = (int) gale_ints[9 * gale_items + gale_item];
                        l_115 = (long) gale_longs[gale_items + gale_item];
                        i_150 = (int) gale_ints[10 * gale_items + gale_item];
                        i_151 = (int) gale_ints[11 * gale_items + gale_item];
                        i_169 = (int) gale_ints[12 * gale_items + gale_item];
                        i_171 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_110 = (8L) + 16L;
                        l_111 = (0L) + 16L;
                        i_112 = (int) get_local_id(0);
                        l_141 = (16L) + ((((long) i_112) << 3) + 16L);
                        i_144 = (int) get_local_size(0);
                        l_146 = (-16L) + 24L;
                        l_147 = (-16L) + 16L;
                        i_148 = ((int) get_local_id(0)) << 1;
                        i_149 = (int) get_local_id(0);
                        l_187 = gale_round_reply(gale_entry);
                    }
                    l_188 = *((__local gale_long *) (gale_local_memory + l_141));
                    l_189 = *((__local gale_long *) (gale_local_memory + l_146));
                    if (l_188 == (-1L)) {
                        i_190 = i_150;
                        i_191 = i_151;
                    } else {
                        l_192 = *((__local gale_long *) (gale_local_memory + l_147));
                        i_193 = (int) l_189;
                        if ((l_188 >> i_193) == (l_192 >> i_193)) {
                            if (l_187 < 0L) {
                                i_194 = 0;
                            } else {
                                l_195 = 1L << i_193;
                                l_196 = (long) ((ulong) l_195 - (ulong) (((long) ((ulong) l_195 + (ulong) (-1L))) & l_188));
                                i_197 = (int) ((uint) i_113 - (uint) i_150);
                                if (l_196 < ((long) i_197)) {
                                    i_198 = (int) l_196;
                                    i_194 = i_198;
                                } else {
                                    i_194 = i_197;
                                }
                            }
                            l_199 = gale_BlockAccess_offsetInRegion(arg_fs, l_187, l_188, gale_group, gale_slot, gale_position);
                            l_200 = l_115 + ((long) i_150);
                            if (((l_199 | l_200) & 7L) == 0) {
                                i_201 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_194 - (uint) i_201)) < 8) {
                                        break;
                                    }
                                    l_202 = (long) i_201;
                                    l_203 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) l_202))));
                                    *((__global gale_long *) (arg_data + 16 + (l_200 + l_202))) = l_203;
                                    i_204 = (int) ((uint) i_201 + (uint) 8);
                                    i_201 = i_204;
                                }
                                i_205 = i_201;
                            } else {
                                i_205 = 0;
                            }
                            i_206 = i_205;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_206 < i_194)) {
                                    break;
                                }
                                l_207 = (long) i_206;
                                i_208 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) l_207))));
                                *((__global char *) (arg_data + 16 + (l_200 + l_207))) = (char) i_208;
                                i_209 = (int) ((uint) i_206 + (uint) 1);
                                i_206 = i_209;
                            }
                            i_210 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_194);
                            if (l_187 < 0L) {
                                i_211 = (int) l_187;
                                i_212 = i_211;
                            } else {
                                i_212 = 0;
                            }
                            l_213 = (long) ((ulong) ((long) i_194) + (ulong) l_188);
                            i_214 = (int) ((uint) i_150 + (uint) i_194);
                            if (l_187 == (-117L)) {
                                l_215 = l_213;
                            } else {
                                if (l_187 < 0L) {
                                    l_215 = (-1L);
                                } else {
                                    if (i_214 < i_113) {
                                        l_215 = l_213;
                                    } else {
                                        l_215 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_141)) = l_215;
                            i_190 = i_214;
                            i_191 = i_212;
                        } else {
                            i_190 = i_150;
                            i_191 = i_151;
                        }
                    }
                    if (l_187 == 0L) {
                        i_216 = 0;
                    } else {
                        l_217 = *((__local gale_long *) (gale_local_memory + l_147));
                        i_218 = (l_217 == (-1L)) ? 0 : 1;
                        i_216 = i_218;
                    }
                    GALEFS_BARRIER(14);
                    i_219 = (l_187 == (-117L)) ? 1 : 0;
                    if (i_149 == 0) {
                        if (l_187 < 1L) {
                            i_150 = i_190;
                            i_151 = i_191;
                            i_152 = i_169;
                            i_153 = i_171;
                            i_154 = i_219;
                            i_155 = i_216;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                            i_150 = i_190;
                            i_151 = i_191;
                            i_152 = i_169;
                            i_153 = i_171;
                            i_154 = i_219;
                            i_155 = i_216;
                        }
                    } else {
                        i_150 = i_190;
                        i_151 = i_191;
                        i_152 = i_169;
                        i_153 = i_171;
                        i_154 = i_219;
                        i_155 = i_216;
                    }
                }
                if (i_112 == 0) {
                    i_220 = *((__local gale_int *) (gale_local_memory + l_111));
                    i_221 = *((__local gale_int *) (gale_local_memory + l_110));
                    l_222 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_223 = (long) ((ulong) ((long) ((ulong) l_222 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_224 = *((__global gale_long *) (arg_fs + 16 + l_223));
                    *((__global gale_long *) (arg_fs + 16 + l_223)) = ((long) ((ulong) ((long) i_220) + (ulong) l_224));
                    l_225 = (long) ((ulong) ((long) ((ulong) l_222 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_226 = *((__global gale_long *) (arg_fs + 16 + l_225));
                    *((__global gale_long *) (arg_fs + 16 + l_225)) = ((long) ((ulong) ((long) i_221) + (ulong) l_226));
                    l_227 = (long) ((ulong) ((long) ((ulong) l_222 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_228 = *((__global gale_int *) (arg_fs + 16 + l_227));
                    *((__global gale_int *) (arg_fs + 16 + l_227)) = ((int) ((uint) (i_220 >> i_7) + (uint) i_228));
                }
                if (i_150 < 1) {
                    i_229 = i_151;
                } else {
                    i_229 = i_150;
                }
                i_230 = (i_17 < 1) ? 0 : i_17;
                l_231 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_230 + (uint) i_18)) + (uint) 3)) & (-4)) >> 2) + (uint) i_148));
                *((__global gale_int *) (arg_data + ((l_231 << 2) + 16L))) = i_229;
                i_232 = 1;
                i_233 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_233 < i_229)) {
                        break;
                    }
                    i_234 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_114 + (uint) i_233)))));
                    i_235 = (int) ((uint) (i_234 & 255) + (uint) ((int) ((uint) (i_232 << 5) - (uint) i_232)));
                    i_236 = (int) ((uint) i_233 + (uint) 1);
                    i_232 = i_235;
                    i_233 = i_236;
                }
                *((__global gale_int *) (arg_data + (((l_231 + 1L) << 2) + 16L))) = i_232;
                i_35 = 0;
                i_36 = 0;
                break;
            default:
                i_35 = 0;
                i_36 = 0;
                break;
        }
        GALEFS_BARRIER(17);
        if (i_6 == 0) {
            if (i_14 == 0) {
                *((__global gale_int *) ul_21) = i_35;
            }
            l_241 = (long) i_12;
            *((__global gale_int *) (arg_results + ((l_241 << 2) + 16L))) = i_35;
            i_242 = 1;
            i_243 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_243 < i_36)) {
                    break;
                }
                i_244 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_243 + (uint) i_18)))));
                i_245 = (int) ((uint) (i_244 & 255) + (uint) ((int) ((uint) (i_242 << 5) - (uint) i_242)));
                i_246 = (int) ((uint) i_243 + (uint) 1);
                i_242 = i_245;
                i_243 = i_246;
            }
            *((__global gale_int *) (arg_results + (((l_241 + 1L) << 2) + 16L))) = i_242;
        }
        GALEFS_BARRIER(18);
        i_247 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_247;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
