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
// bytecode SHA-256: 1a774f9dc680fa86fe9bb56a12d3db7f75c08867dce08bd8bb93ca4d5942fb8f
// functions SHA-256: 21b889af25e75b6a2704bece48df319dd8ceae09a5067eb9a035401bf145dbbb
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_copy_share gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_133) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_146) VARIABLE(int, i_151) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_183) VARIABLE(int, i_184) VARIABLE(int, i_2) VARIABLE(int, i_202) VARIABLE(int, i_204) VARIABLE(int, i_22) VARIABLE(int, i_226) VARIABLE(int, i_227) VARIABLE(int, i_252) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_5) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(long, l_10) VARIABLE(long, l_125) VARIABLE(long, l_127) VARIABLE(long, l_128) VARIABLE(long, l_134) VARIABLE(long, l_139) VARIABLE(long, l_140) VARIABLE(long, l_150) VARIABLE(long, l_177) VARIABLE(long, l_181) VARIABLE(long, l_182) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_223) VARIABLE(long, l_23) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_56) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_8) VARIABLE(long, l_83) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20)
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
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_146) VARIABLE(i_151) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_134) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_150) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_146) VARIABLE(i_151) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_134) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_150) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_146) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_134) VARIABLE(l_177) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_183) VARIABLE(i_184) VARIABLE(i_2) VARIABLE(i_202) VARIABLE(i_204) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_134) VARIABLE(l_177) VARIABLE(l_181) VARIABLE(l_182) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_202) VARIABLE(i_204) VARIABLE(i_22) VARIABLE(i_226) VARIABLE(i_227) VARIABLE(i_252) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_134) VARIABLE(l_177) VARIABLE(l_181) VARIABLE(l_182) VARIABLE(l_223) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_22, i_29, i_31, i_32, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_49, i_50, i_51, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_78, i_84, i_85, i_87, i_88, i_89, i_95, i_101, i_107, i_108, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_129, i_130, i_133, i_135, i_136, i_137, i_138, i_141, i_142, i_143, i_144, i_146, i_147, i_151, i_153, i_154, i_155, i_157, i_160, i_161, i_162, i_164, i_165, i_166, i_168, i_169, i_171, i_172, i_174, i_175, i_180, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_192, i_200, i_202, i_204, i_205, i_208, i_209, i_210, i_212, i_214, i_215, i_216, i_219, i_226, i_227, i_229, i_230, i_233, i_234, i_237, i_240, i_241, i_242, i_244, i_245, i_246, i_247, i_248, i_250, i_252, i_254, i_255, i_256, i_257, i_264, i_265, i_267, i_268, i_269, i_270, i_271, i_275, i_277, i_278, i_279, i_280, i_281, i_282;
    long l_8, l_9, l_10, l_13, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_28, l_30, l_33, l_34, l_35, l_36, l_47, l_48, l_52, l_53, l_54, l_55, l_56, l_59, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_86, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_109, l_110, l_111, l_125, l_126, l_127, l_128, l_131, l_132, l_134, l_139, l_140, l_145, l_148, l_149, l_150, l_152, l_156, l_158, l_159, l_163, l_167, l_170, l_173, l_176, l_177, l_178, l_179, l_181, l_182, l_190, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_201, l_203, l_206, l_207, l_211, l_213, l_217, l_218, l_220, l_221, l_222, l_223, l_224, l_225, l_228, l_231, l_232, l_235, l_236, l_238, l_239, l_243, l_249, l_251, l_253, l_258, l_259, l_260, l_261, l_262, l_263, l_266, l_272, l_273, l_274, l_276;
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
                GALEFS_BARRIER(17);
                if (((int) get_local_id(0)) == 0) {
                    l_272 = gale_BlockAccess_endMapping(arg_fs, i_17, gale_group);
                    l_273 = l_272;
                } else {
                    l_273 = 0L;
                }
                GALEFS_BROADCAST(18, l_274, l_273);
                i_275 = (int) l_274;
                i_38 = i_275;
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
                if (i_130 < 1) {
                    l_131 = 0L;
                } else {
                    l_132 = gale_BlockAccess_placeOf(arg_fs, i_22, l_125, gale_group);
                    l_131 = l_132;
                }
                i_133 = (int) ((uint) i_122 + (uint) i_18);
                l_134 = (long) i_133;
                i_135 = ((int) get_local_id(0)) << 1;
                i_136 = (int) get_local_id(0);
                i_137 = (int) get_local_id(0);
                i_138 = (int) get_local_size(0);
                l_139 = (((long) ((int) ((uint) i_129 + (uint) i_138))) << 3) + 16L;
                l_140 = (((long) i_129) << 3) + 16L;
                i_141 = (int) get_local_size(0);
                i_142 = (i_141 < 8) ? i_141 : 8;
                i_143 = gale_div_int(((int) get_local_id(0)), i_142);
                i_144 = gale_div_int(i_141, i_142);
                l_145 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_146 = 0;
                i_147 = 0;
                l_148 = l_131;
                while (true) {
                    l_149 = (long) i_146;
                    l_150 = (long) ((ulong) l_125 + (ulong) l_149);
                    i_151 = (int) ((uint) i_130 - (uint) i_146);
                    if (l_148 == 0L) {
                        break;
                    }
                    l_152 = (long) ((ulong) l_8 - (ulong) (l_9 & l_150));
                    if (l_152 < ((long) i_151)) {
                        i_153 = (int) l_152;
                        i_154 = i_153;
                    } else {
                        i_154 = i_151;
                    }
                    if (i_146 == 0) {
                        if (!(i_154 < 65)) {
                            *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_148;
                            i_155 = i_154;
                            goto B156;
                        }
                    }
                    l_156 = l_134 + l_149;
                    if (((l_148 | l_156) & 7L) == 0) {
                        i_157 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_154 - (uint) i_157)) < 8) {
                                break;
                            }
                            l_158 = (long) i_157;
                            l_159 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) l_158))));
                            *((__global gale_long *) (arg_data + 16 + (l_156 + l_158))) = l_159;
                            i_160 = (int) ((uint) i_157 + (uint) 8);
                            i_157 = i_160;
                        }
                        i_161 = i_157;
                    } else {
                        i_161 = 0;
                    }
                    i_162 = i_161;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_162 < i_154)) {
                            break;
                        }
                        l_163 = (long) i_162;
                        i_164 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) l_163))));
                        *((__global char *) (arg_data + 16 + (l_156 + l_163))) = (char) i_164;
                        i_165 = (int) ((uint) i_162 + (uint) 1);
                        i_162 = i_165;
                    }
                    i_155 = i_147;
                B156:;
                    i_166 = (int) ((uint) i_146 + (uint) i_154);
                    if (i_166 < i_130) {
                        l_167 = gale_BlockAccess_placeOf(arg_fs, i_22, ((long) ((ulong) l_125 + (ulong) ((long) i_166))), gale_group);
                        i_146 = i_166;
                        i_147 = i_155;
                        l_148 = l_167;
                    } else {
                        i_146 = i_166;
                        i_147 = i_155;
                        l_148 = 0L;
                    }
                }
                *((__local gale_long *) (gale_local_memory + ((16L) + l_145))) = ((l_134 << 13) | ((long) i_147));
                GALEFS_LOCAL_BARRIER(12);
                if (i_143 < i_144) {
                    i_168 = i_143;
                } else {
                    i_168 = i_141;
                }
                i_169 = i_168;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_169 < i_141)) {
                        break;
                    }
                    l_170 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_141 + (uint) i_169))) << 3) + 16L))));
                    i_171 = (int) l_170;
                    i_172 = (int) ((uint) i_169 + (uint) i_144);
                    if ((i_171 & 8191) == 0) {
                        i_169 = i_172;
                    } else {
                        l_173 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_169) << 3) + 16L))));
                        gale_copy_share((arg_fs + 16 + l_173), (arg_data + 16 + (l_170 >> 13)), (i_171 & 8191), gale_rem_int(((int) get_local_id(0)), i_142), i_142);
                        i_169 = i_172;
                    }
                }
                GALEFS_LOCAL_BARRIER(13);
                if (!(i_146 < 1)) {
                    i_174 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_146);
                    i_175 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
                }
                if (i_146 < i_130) {
                    l_176 = l_150;
                } else {
                    l_176 = (-1L);
                }
                l_177 = (16L) + l_140;
                *((__local gale_long *) (gale_local_memory + l_177)) = l_176;
                if (i_146 < i_130) {
                    l_178 = gale_BlockAccess_missing(arg_fs, i_22, l_150, i_151, gale_group);
                    l_179 = l_178;
                } else {
                    l_179 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + ((16L) + l_139))) = l_179;
                GALEFS_LOCAL_BARRIER(14);
                i_180 = (i_130 < 0) ? i_130 : 0;
                l_181 = (-16L) + 24L;
                l_182 = (-16L) + 16L;
                i_183 = i_146;
                i_184 = i_180;
                i_185 = 0;
                i_186 = 0;
                i_187 = 0;
                i_188 = 1;
                while (true) {
                    if (i_188 == 0) {
                        break;
                    }
                    if (i_129 == 0) {
                        i_189 = i_185;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_190 = (16L) + ((((long) i_189) << 3) + 16L);
                            if (!(i_189 < i_138)) {
                                goto B184;
                            }
                            l_191 = *((__local gale_long *) (gale_local_memory + l_190));
                            if (!(l_191 == (-1L))) {
                                break;
                            }
                            i_192 = (int) ((uint) i_189 + (uint) 1);
                            i_189 = i_192;
                        }
                        goto B185;
                    B184:;
                    B185:;
                        if (i_189 < i_138) {
                            l_193 = *((__local gale_long *) (gale_local_memory + l_190));
                            l_194 = l_193;
                        } else {
                            l_194 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_182)) = l_194;
                        if (i_187 == 0) {
                            l_195 = (long) i_7;
                            l_196 = l_195;
                        } else {
                            l_196 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_181)) = l_196;
                        if (i_189 < i_138) {
                            if (i_187 == 0) {
                                l_197 = gale_BlockAccess_acquireResident(arg_fs, i_22, l_194, gale_group);
                                l_198 = l_197;
                            } else {
                                l_198 = 0L;
                            }
                        } else {
                            l_199 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_198 = l_199;
                        }
                        if (i_189 < i_138) {
                            if (l_198 == 0L) {
                                i_200 = gale_HostCall_begin(arg_fs, gale_group);
                                l_201 = (long) i_200;
                                if (l_201 < 0L) {
                                    i_202 = i_189;
                                    l_203 = l_201;
                                    i_204 = i_186;
                                } else {
                                    if (i_186 == 0) {
                                        i_205 = (int) ((uint) i_138 + (uint) i_189);
                                        l_206 = (long) gale_group;
                                        l_207 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_206 << 12) + (l_206 << 11)))) + (ulong) 2048L);
                                        i_208 = i_138 << 1;
                                        i_209 = 0;
                                        i_210 = i_205;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_210 < i_208)) {
                                                goto B212;
                                            }
                                            if (!(i_209 < 4096)) {
                                                break;
                                            }
                                            l_211 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_210) << 3) + 16L))));
                                            i_212 = (int) ((uint) i_210 + (uint) 1);
                                            if (l_211 == (-1L)) {
                                                i_210 = i_212;
                                            } else {
                                                l_213 = l_211 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) ((long) i_209))))) = l_213;
                                                i_214 = (int) ((uint) i_209 + (uint) 8);
                                                if (((int) (l_211 & 1L)) == 0) {
                                                    i_209 = i_214;
                                                    i_210 = i_212;
                                                } else {
                                                    if (i_214 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) ((long) i_214))))) = (l_213 + 1L);
                                                        i_215 = (int) ((uint) i_209 + (uint) 16);
                                                        i_209 = i_215;
                                                        i_210 = i_212;
                                                    } else {
                                                        i_209 = i_214;
                                                        i_210 = i_212;
                                                    }
                                                }
                                            }
                                        }
                                        i_216 = i_209;
                                        goto B214;
                                    B212:;
                                        i_216 = i_209;
                                    } else {
                                        i_216 = 0;
                                    }
                                B214:;
                                    l_217 = *((__local gale_long *) (gale_local_memory + l_182));
                                    l_218 = *((__local gale_long *) (gale_local_memory + l_181));
                                    i_219 = (int) l_218;
                                    l_220 = gale_BlockAccess_requestListed(arg_fs, i_22, (((long) (0 - (ulong) (1L << i_219))) & l_217), (1 << i_219), i_216, gale_group);
                                    i_202 = i_189;
                                    l_203 = l_220;
                                    i_204 = 1;
                                }
                            } else {
                                i_202 = i_189;
                                l_203 = l_198;
                                i_204 = i_186;
                            }
                        } else {
                            i_202 = i_189;
                            l_203 = l_198;
                            i_204 = i_186;
                        }
                    } else {
                        i_202 = i_185;
                        l_203 = 0L;
                        i_204 = i_186;
                    }
                    if (i_137 == 0) {
                        if (l_203 < (-4611686018427387904L)) {
                            l_221 = gale_HostCall_awaitReply(arg_fs, l_203, gale_group);
                            l_222 = l_221;
                        } else {
                            l_222 = l_203;
                        }
                    } else {
                        l_222 = l_203;
                    }
                    GALEFS_BROADCAST(15, l_223, l_222);
                    l_224 = *((__local gale_long *) (gale_local_memory + l_177));
                    l_225 = *((__local gale_long *) (gale_local_memory + l_181));
                    if (l_224 == (-1L)) {
                        i_226 = i_183;
                        i_227 = i_184;
                    } else {
                        l_228 = *((__local gale_long *) (gale_local_memory + l_182));
                        i_229 = (int) l_225;
                        if ((l_224 >> i_229) == (l_228 >> i_229)) {
                            if (l_223 < 0L) {
                                i_230 = 0;
                            } else {
                                l_231 = 1L << i_229;
                                l_232 = (long) ((ulong) l_231 - (ulong) (((long) ((ulong) l_231 + (ulong) (-1L))) & l_224));
                                i_233 = (int) ((uint) i_130 - (uint) i_183);
                                if (l_232 < ((long) i_233)) {
                                    i_234 = (int) l_232;
                                    i_230 = i_234;
                                } else {
                                    i_230 = i_233;
                                }
                            }
                            l_235 = gale_BlockAccess_offsetInRegion(arg_fs, l_223, l_224, gale_group);
                            l_236 = l_134 + ((long) i_183);
                            if (((l_235 | l_236) & 7L) == 0) {
                                i_237 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_230 - (uint) i_237)) < 8) {
                                        break;
                                    }
                                    l_238 = (long) i_237;
                                    l_239 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) l_238))));
                                    *((__global gale_long *) (arg_data + 16 + (l_236 + l_238))) = l_239;
                                    i_240 = (int) ((uint) i_237 + (uint) 8);
                                    i_237 = i_240;
                                }
                                i_241 = i_237;
                            } else {
                                i_241 = 0;
                            }
                            i_242 = i_241;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_242 < i_230)) {
                                    break;
                                }
                                l_243 = (long) i_242;
                                i_244 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) l_243))));
                                *((__global char *) (arg_data + 16 + (l_236 + l_243))) = (char) i_244;
                                i_245 = (int) ((uint) i_242 + (uint) 1);
                                i_242 = i_245;
                            }
                            i_246 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_230);
                            if (l_223 < 0L) {
                                i_247 = (int) l_223;
                                i_248 = i_247;
                            } else {
                                i_248 = 0;
                            }
                            l_249 = (long) ((ulong) ((long) i_230) + (ulong) l_224);
                            i_250 = (int) ((uint) i_183 + (uint) i_230);
                            if (l_223 == (-117L)) {
                                l_251 = l_249;
                            } else {
                                if (l_223 < 0L) {
                                    l_251 = (-1L);
                                } else {
                                    if (i_250 < i_130) {
                                        l_251 = l_249;
                                    } else {
                                        l_251 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_177)) = l_251;
                            i_226 = i_250;
                            i_227 = i_248;
                        } else {
                            i_226 = i_183;
                            i_227 = i_184;
                        }
                    }
                    if (l_223 == 0L) {
                        i_252 = 0;
                    } else {
                        l_253 = *((__local gale_long *) (gale_local_memory + l_182));
                        i_254 = (l_253 == (-1L)) ? 0 : 1;
                        i_252 = i_254;
                    }
                    GALEFS_BARRIER(16);
                    i_255 = (l_223 == (-117L)) ? 1 : 0;
                    if (i_136 == 0) {
                        if (l_223 < 1L) {
                            i_183 = i_226;
                            i_184 = i_227;
                            i_185 = i_202;
                            i_186 = i_204;
                            i_187 = i_255;
                            i_188 = i_252;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_183 = i_226;
                            i_184 = i_227;
                            i_185 = i_202;
                            i_186 = i_204;
                            i_187 = i_255;
                            i_188 = i_252;
                        }
                    } else {
                        i_183 = i_226;
                        i_184 = i_227;
                        i_185 = i_202;
                        i_186 = i_204;
                        i_187 = i_255;
                        i_188 = i_252;
                    }
                }
                if (i_129 == 0) {
                    i_256 = *((__local gale_int *) (gale_local_memory + l_128));
                    i_257 = *((__local gale_int *) (gale_local_memory + l_127));
                    l_258 = (long) gale_group;
                    l_259 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_258 << 12) + (l_258 << 11)))) + (ulong) 1872L);
                    l_260 = *((__global gale_long *) (arg_fs + 16 + l_259));
                    *((__global gale_long *) (arg_fs + 16 + l_259)) = ((long) ((ulong) ((long) i_256) + (ulong) l_260));
                    l_261 = (long) gale_group;
                    l_262 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_261 << 12) + (l_261 << 11)))) + (ulong) 1864L);
                    l_263 = *((__global gale_long *) (arg_fs + 16 + l_262));
                    *((__global gale_long *) (arg_fs + 16 + l_262)) = ((long) ((ulong) ((long) i_257) + (ulong) l_263));
                }
                if (i_183 < 1) {
                    i_264 = i_184;
                } else {
                    i_264 = i_183;
                }
                i_265 = (i_17 < 1) ? 0 : i_17;
                l_266 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_265 + (uint) i_18)) + (uint) 3)) & (-4)) >> 2) + (uint) i_135));
                *((__global gale_int *) (arg_data + ((l_266 << 2) + 16L))) = i_264;
                i_267 = 1;
                i_268 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_268 < i_264)) {
                        break;
                    }
                    i_269 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_133 + (uint) i_268)))));
                    i_270 = (int) ((uint) (i_269 & 255) + (uint) ((int) ((uint) (i_267 << 5) - (uint) i_267)));
                    i_271 = (int) ((uint) i_268 + (uint) 1);
                    i_267 = i_270;
                    i_268 = i_271;
                }
                *((__global gale_int *) (arg_data + (((l_266 + 1L) << 2) + 16L))) = i_267;
                i_38 = 0;
                i_39 = 0;
                break;
            default:
                i_38 = 0;
                i_39 = 0;
                break;
        }
        GALEFS_BARRIER(19);
        if (i_6 == 0) {
            if (i_14 == 0) {
                *((__global gale_int *) ul_21) = i_38;
            }
            l_276 = (long) i_12;
            *((__global gale_int *) (arg_results + ((l_276 << 2) + 16L))) = i_38;
            i_277 = 1;
            i_278 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_278 < i_39)) {
                    break;
                }
                i_279 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_278 + (uint) i_18)))));
                i_280 = (int) ((uint) (i_279 & 255) + (uint) ((int) ((uint) (i_277 << 5) - (uint) i_277)));
                i_281 = (int) ((uint) i_278 + (uint) 1);
                i_277 = i_280;
                i_278 = i_281;
            }
            *((__global gale_int *) (arg_results + (((l_276 + 1L) << 2) + 16L))) = i_277;
        }
        GALEFS_BARRIER(20);
        i_282 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_282;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_128) VARIABLE(int, i_133) VARIABLE(int, i_14) VARIABLE(int, i_165) VARIABLE(int, i_166) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_184) VARIABLE(int, i_186) VARIABLE(int, i_2) VARIABLE(int, i_205) VARIABLE(int, i_206) VARIABLE(int, i_22) VARIABLE(int, i_231) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(long, l_10) VARIABLE(long, l_108) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_117) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_132) VARIABLE(long, l_159) VARIABLE(long, l_163) VARIABLE(long, l_164) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_202) VARIABLE(long, l_23) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20)
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
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_21)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_22, i_28, i_30, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_71, i_75, i_76, i_78, i_79, i_80, i_84, i_88, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_112, i_113, i_116, i_118, i_119, i_120, i_123, i_124, i_125, i_126, i_128, i_129, i_133, i_135, i_136, i_137, i_139, i_142, i_143, i_144, i_146, i_147, i_148, i_150, i_151, i_153, i_154, i_156, i_157, i_162, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_174, i_182, i_184, i_186, i_187, i_189, i_190, i_191, i_193, i_195, i_196, i_197, i_200, i_205, i_206, i_208, i_209, i_212, i_213, i_216, i_219, i_220, i_221, i_223, i_224, i_225, i_226, i_227, i_229, i_231, i_233, i_234, i_235, i_236, i_243, i_244, i_245, i_247, i_248, i_249, i_250, i_251, i_255, i_257, i_258, i_259, i_260, i_261, i_262;
    long l_8, l_9, l_10, l_13, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_43, l_44, l_48, l_49, l_50, l_53, l_69, l_70, l_72, l_73, l_74, l_77, l_81, l_82, l_83, l_85, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_108, l_109, l_110, l_111, l_114, l_115, l_117, l_121, l_122, l_127, l_130, l_131, l_132, l_134, l_138, l_140, l_141, l_145, l_149, l_152, l_155, l_158, l_159, l_160, l_161, l_163, l_164, l_172, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_185, l_188, l_192, l_194, l_198, l_199, l_201, l_202, l_203, l_204, l_207, l_210, l_211, l_214, l_215, l_217, l_218, l_222, l_228, l_230, l_232, l_237, l_238, l_239, l_240, l_241, l_242, l_246, l_252, l_253, l_254, l_256;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
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
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = 1L << i_7;
    l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
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
            goto loop_147;
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
                    gale_resuming = 0;
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
                    gale_resuming = 0;
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
                    gale_resuming = 0;
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
                GALEFS_BARRIER(17);
                if (((int) get_local_id(0)) == 0) {
                    l_252 = gale_BlockAccess_endMapping(arg_fs, i_17, gale_group, gale_slot, gale_position);
                    l_253 = l_252;
                } else {
                    l_253 = 0L;
                }
                GALEFS_BROADCAST(18, l_254, l_253);
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
                i_113 = gale_BlockAccess_available(arg_fs, i_22, l_108, i_106, gale_group, gale_slot, gale_position);
                if (i_113 < 1) {
                    l_114 = 0L;
                } else {
                    l_115 = gale_BlockAccess_placeOf(arg_fs, i_22, l_108, gale_group, gale_slot, gale_position);
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
                            *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_130;
                            i_137 = i_136;
                            goto B126;
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
                B126:;
                    i_148 = (int) ((uint) i_128 + (uint) i_136);
                    if (i_148 < i_113) {
                        l_149 = gale_BlockAccess_placeOf(arg_fs, i_22, ((long) ((ulong) l_108 + (ulong) ((long) i_148))), gale_group, gale_slot, gale_position);
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
                    l_160 = gale_BlockAccess_missing(arg_fs, i_22, l_132, i_133, gale_group, gale_slot, gale_position);
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
                loop_147:;
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
                                goto B154;
                            }
                            l_173 = *((__local gale_long *) (gale_local_memory + l_172));
                            if (!(l_173 == (-1L))) {
                                break;
                            }
                            i_174 = (int) ((uint) i_171 + (uint) 1);
                            i_171 = i_174;
                        }
                        goto B155;
                    B154:;
                    B155:;
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
                                l_179 = gale_BlockAccess_acquireResident(arg_fs, i_22, l_176, gale_group, gale_slot, gale_position);
                                l_180 = l_179;
                            } else {
                                l_180 = 0L;
                            }
                        } else {
                            l_181 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_180 = l_181;
                        }
                        if (i_171 < i_120) {
                            if (l_180 == 0L) {
                                i_182 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
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
                                                goto B182;
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
                                        goto B184;
                                    B182:;
                                        i_197 = i_190;
                                    } else {
                                        i_197 = 0;
                                    }
                                B184:;
                                    l_198 = *((__local gale_long *) (gale_local_memory + l_164));
                                    l_199 = *((__local gale_long *) (gale_local_memory + l_163));
                                    i_200 = (int) l_199;
                                    l_201 = gale_BlockAccess_requestListed(arg_fs, i_22, (((long) (0 - (ulong) (1L << i_200))) & l_198), (1 << i_200), i_197, gale_group, gale_slot, gale_position);
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
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = 1L << i_7;
                        l_9 = (long) ((ulong) l_8 + (ulong) (-1L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 32L));
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
                        l_202 = gale_round_reply(gale_entry);
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
                            l_214 = gale_BlockAccess_offsetInRegion(arg_fs, l_202, l_203, gale_group, gale_slot, gale_position);
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
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
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
                    l_237 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_238 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_239 = *((__global gale_long *) (arg_fs + 16 + l_238));
                    *((__global gale_long *) (arg_fs + 16 + l_238)) = ((long) ((ulong) ((long) i_235) + (ulong) l_239));
                    l_240 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                    *((__global gale_long *) (arg_fs + 16 + l_240)) = ((long) ((ulong) ((long) i_236) + (ulong) l_241));
                    l_242 = (long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_243 = *((__global gale_int *) (arg_fs + 16 + l_242));
                    *((__global gale_int *) (arg_fs + 16 + l_242)) = ((int) ((uint) (i_235 >> i_7) + (uint) i_243));
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
        GALEFS_BARRIER(19);
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
        GALEFS_BARRIER(20);
        i_262 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_262;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
