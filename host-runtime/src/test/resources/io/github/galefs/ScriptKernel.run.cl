// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 7
// saved values: 15
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8e4304561fc4a8aaa7bd93c9daee5907bb0189bcf55c9fcb1290fbf9306aa06e
// functions SHA-256: 72243c118fb15f21b7cdeb47657e9b0cb8aa2624bb8c80d353c2ab1915abcfbb
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int gale_int_at gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_129) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_157) VARIABLE(int, i_159) VARIABLE(int, i_181) VARIABLE(int, i_182) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_207) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_5) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_8) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_9) VARIABLE(long, l_121) VARIABLE(long, l_126) VARIABLE(long, l_130) VARIABLE(long, l_132) VARIABLE(long, l_133) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_178) VARIABLE(long, l_20) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_53) VARIABLE(long, l_7) VARIABLE(long, l_73) VARIABLE(long, l_74) VARIABLE(long, l_80) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_53) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_7) VARIABLE(l_80) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_121) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_118) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_129) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_157) VARIABLE(i_159) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_157) VARIABLE(i_159) VARIABLE(i_181) VARIABLE(i_182) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_207) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_126) VARIABLE(l_130) VARIABLE(l_132) VARIABLE(l_133) VARIABLE(l_178) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_19, i_26, i_28, i_29, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_46, i_47, i_48, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_75, i_81, i_82, i_84, i_85, i_86, i_92, i_98, i_104, i_105, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_125, i_129, i_131, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_147, i_155, i_157, i_159, i_160, i_163, i_164, i_165, i_167, i_169, i_170, i_171, i_174, i_181, i_182, i_184, i_185, i_188, i_189, i_192, i_195, i_196, i_197, i_199, i_200, i_201, i_202, i_203, i_205, i_207, i_209, i_210, i_211, i_215, i_216, i_218, i_219, i_220, i_221, i_222, i_226, i_228, i_229, i_230, i_231, i_232, i_233;
    long l_7, l_10, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_31, l_32, l_33, l_44, l_45, l_49, l_50, l_51, l_52, l_53, l_56, l_73, l_74, l_76, l_77, l_78, l_79, l_80, l_83, l_87, l_88, l_89, l_90, l_91, l_93, l_94, l_95, l_96, l_97, l_99, l_100, l_101, l_102, l_103, l_106, l_107, l_121, l_122, l_124, l_126, l_127, l_128, l_130, l_132, l_133, l_145, l_146, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_156, l_158, l_161, l_162, l_166, l_168, l_172, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_183, l_186, l_187, l_190, l_191, l_193, l_194, l_198, l_204, l_206, l_208, l_212, l_213, l_214, l_217, l_223, l_224, l_225, l_227;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = i_8 << 1;
        l_10 = (long) ((int) ((uint) (i_8 << 2) + (uint) i_9));
        i_11 = *((__global gale_int *) (arg_script + ((l_10 << 2) + 16L)));
        i_12 = *((__global gale_int *) (arg_script + (((l_10 + 1L) << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_10 + 2L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_10 + 3L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_10 + 5L) << 2) + 16L)));
        l_16 = (long) i_13;
        if (i_13 == INT_MIN) {
            l_17 = 9223372036854775807L;
        } else {
            l_17 = l_16;
        }
        ul_18 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_12))) << 2) + 16L);
        i_19 = *((__global gale_int *) ul_18);
        l_20 = (long) i_15;
        switch (i_11) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_21 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_21 < 0L) {
                        l_22 = l_21;
                    } else {
                        l_23 = l_16 << 2;
                        l_24 = (long) gale_group;
                        l_25 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_24 << 12) + (l_24 << 11)))) + (ulong) 2048L);
                        i_26 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_26 < 2)) {
                                break;
                            }
                            l_27 = (long) i_26;
                            i_28 = (int) *((__global char *) (arg_names + 16 + (l_27 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) l_27)))) = (char) i_28;
                            i_29 = (int) ((uint) i_26 + (uint) 1);
                            i_26 = i_29;
                        }
                        l_30 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_14, 2, (-1), gale_group);
                        l_22 = l_30;
                    }
                } else {
                    l_22 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_22 < (-4611686018427387904L)) {
                        l_31 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                        l_32 = l_31;
                    } else {
                        l_32 = l_22;
                    }
                } else {
                    l_32 = l_22;
                }
                GALEFS_BROADCAST(2, l_33, l_32);
                i_34 = (int) l_33;
                i_35 = i_34;
                i_36 = 0;
                break;
            case 1:
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_id(0);
                i_40 = 1;
                i_41 = 0;
                i_42 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_40 == 1)) {
                        break;
                    }
                    i_43 = (int) ((uint) i_14 - (uint) i_41);
                    l_44 = (long) i_41;
                    l_45 = (long) ((ulong) l_17 + (ulong) l_44);
                    if (i_42 == 0) {
                        i_46 = i_43;
                    } else {
                        i_47 = 4096 - ((int) (l_45 & 4095L));
                        i_48 = (i_47 < i_43) ? i_47 : i_43;
                        i_46 = i_48;
                    }
                    if (i_39 == 0) {
                        l_49 = gale_BlockAccess_beginRead(arg_fs, i_19, l_45, i_46, gale_group);
                        l_50 = l_49;
                    } else {
                        l_50 = 0L;
                    }
                    if (i_38 == 0) {
                        if (l_50 < (-4611686018427387904L)) {
                            l_51 = gale_HostCall_awaitReply(arg_fs, l_50, gale_group);
                            l_52 = l_51;
                        } else {
                            l_52 = l_50;
                        }
                    } else {
                        l_52 = l_50;
                    }
                    GALEFS_BROADCAST(3, l_53, l_52);
                    i_54 = (int) l_53;
                    if (l_53 < 0L) {
                        i_55 = 0;
                    } else {
                        i_55 = i_54;
                    }
                    l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_45, gale_group);
                    gale_copy((arg_fs + 16 + l_56), (arg_data + 16 + (l_20 + l_44)), i_55);
                    GALEFS_BARRIER(4);
                    if (i_37 == 0) {
                        if (!(i_55 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group);
                        }
                    }
                    i_57 = (int) ((uint) i_41 + (uint) i_55);
                    i_58 = ((l_53 == (-117L)) || (!((i_55 < 1) || (!(i_57 < i_14))))) ? 1 : 0;
                    i_59 = (l_53 == (-117L)) ? 1 : 0;
                    if (l_53 < 0L) {
                        if (l_53 == (-117L)) {
                            i_40 = i_58;
                            i_41 = i_57;
                            i_42 = i_59;
                        } else {
                            i_40 = i_54;
                            i_41 = i_57;
                            i_42 = i_59;
                        }
                    } else {
                        i_40 = i_58;
                        i_41 = i_57;
                        i_42 = i_59;
                    }
                }
                if (i_41 < 1) {
                    i_35 = i_40;
                    i_36 = i_40;
                    break;
                }
                i_35 = i_41;
                i_36 = i_41;
                break;
            case 2:
                i_60 = *((__global gale_int *) (arg_script + (((l_10 + 4L) << 2) + 16L)));
                i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_62 = (int) get_local_size(0);
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = i_66;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_67 < i_14)) {
                        break;
                    }
                    i_68 = i_67 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_67 + (uint) i_15))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_67 << 3) - (uint) i_67)) + (uint) i_60)) + (uint) (i_68 + (i_68 << 1))));
                    i_69 = (int) ((uint) i_67 + (uint) i_62);
                    i_67 = i_69;
                }
                i_70 = 4;
                i_71 = 0;
                i_72 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_70 == 0) {
                        break;
                    }
                    l_73 = (long) i_71;
                    l_74 = (long) ((ulong) l_17 + (ulong) l_73);
                    if (i_65 == 0) {
                        i_75 = (i_71 < 1) ? 0 : 1;
                        l_76 = gale_BlockAccess_beginWrite(arg_fs, i_70, i_19, l_74, ((int) ((uint) i_14 - (uint) i_71)), i_75, gale_group);
                        l_77 = l_76;
                    } else {
                        l_77 = 0L;
                    }
                    if (i_64 == 0) {
                        if (l_77 < (-4611686018427387904L)) {
                            l_78 = gale_HostCall_awaitReply(arg_fs, l_77, gale_group);
                            l_79 = l_78;
                        } else {
                            l_79 = l_77;
                        }
                    } else {
                        l_79 = l_77;
                    }
                    GALEFS_BROADCAST(5, l_80, l_79);
                    i_81 = (int) l_80;
                    if (l_80 < 0L) {
                        i_82 = 0;
                    } else {
                        i_82 = i_81;
                    }
                    l_83 = gale_BlockAccess_offsetInRegion(arg_fs, l_80, l_74, gale_group);
                    gale_copy((arg_data + 16 + (l_20 + l_73)), (arg_fs + 16 + l_83), i_82);
                    GALEFS_BARRIER(6);
                    if (i_63 == 0) {
                        if (!(i_82 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_82, gale_group);
                        }
                    }
                    i_84 = (int) ((uint) i_71 + (uint) i_82);
                    if (l_80 < 0L) {
                        if ((!(i_70 == 4)) || (i_84 < 1)) {
                            i_85 = i_81;
                        } else {
                            i_85 = i_84;
                        }
                    } else {
                        i_85 = i_84;
                    }
                    i_86 = (((!(i_70 == 4)) || (i_84 < 1)) || (i_61 == 0)) ? 0 : 5;
                    if (i_82 == 0) {
                        i_70 = i_86;
                        i_71 = i_84;
                        i_72 = i_85;
                    } else {
                        if (i_84 == i_14) {
                            i_70 = i_86;
                            i_71 = i_84;
                            i_72 = i_85;
                        } else {
                            i_71 = i_84;
                            i_72 = i_85;
                        }
                    }
                }
                i_35 = i_72;
                i_36 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_87 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
                    l_88 = l_87;
                } else {
                    l_88 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_88 < (-4611686018427387904L)) {
                        l_89 = gale_HostCall_awaitReply(arg_fs, l_88, gale_group);
                        l_90 = l_89;
                    } else {
                        l_90 = l_88;
                    }
                } else {
                    l_90 = l_88;
                }
                GALEFS_BROADCAST(7, l_91, l_90);
                i_92 = (int) l_91;
                i_35 = i_92;
                i_36 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_93 = gale_OpenFileCalls_status(arg_fs, i_19, i_14, gale_group);
                    l_94 = l_93;
                } else {
                    l_94 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_94 < (-4611686018427387904L)) {
                        l_95 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
                        l_96 = l_95;
                    } else {
                        l_96 = l_94;
                    }
                } else {
                    l_96 = l_94;
                }
                GALEFS_BROADCAST(8, l_97, l_96);
                i_98 = (int) l_97;
                i_35 = i_98;
                i_36 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_99 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_17, i_14, gale_group);
                    l_100 = l_99;
                } else {
                    l_100 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_100 < (-4611686018427387904L)) {
                        l_101 = gale_HostCall_awaitReply(arg_fs, l_100, gale_group);
                        l_102 = l_101;
                    } else {
                        l_102 = l_100;
                    }
                } else {
                    l_102 = l_100;
                }
                GALEFS_BROADCAST(9, l_103, l_102);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_103 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_17, 1, gale_group);
                        i_104 = gale_group;
                        i_105 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_104 & ((int) ((uint) (1 << i_105) + (uint) (-1))))) << 6) + (((long) (i_104 >> i_105)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_103 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_103 < 0L) {
                    l_106 = l_103;
                } else {
                    l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_103, l_17, gale_group);
                    l_106 = l_107;
                }
                if ((ulong) ((long) ((ulong) l_106 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_108 = (int) l_106;
                    i_35 = i_108;
                    i_36 = 0;
                    break;
                }
                i_109 = (int) get_local_size(0);
                i_110 = (int) get_local_id(0);
                i_111 = i_110;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_111 < i_14)) {
                        break;
                    }
                    i_112 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) i_111)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_111 + (uint) i_15))))) = (char) i_112;
                    i_113 = (int) ((uint) i_111 + (uint) i_109);
                    i_111 = i_113;
                }
                i_35 = i_14;
                i_36 = i_14;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_223 = gale_BlockAccess_endMapping(arg_fs, i_14, gale_group);
                    l_224 = l_223;
                } else {
                    l_224 = 0L;
                }
                GALEFS_BROADCAST(15, l_225, l_224);
                i_226 = (int) l_225;
                i_35 = i_226;
                i_36 = 0;
                break;
            case 7:
                if (i_14 < 0) {
                    i_114 = i_14;
                } else {
                    i_115 = (int) get_local_size(0);
                    i_116 = gale_div_int(((int) ((uint) ((int) ((uint) i_115 + (uint) i_14)) + (uint) (-1))), i_115);
                    i_114 = i_116;
                }
                i_117 = (i_114 < 1) ? 0 : i_114;
                i_118 = (int) ((uint) i_117 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_14 < 0) {
                    i_119 = i_14;
                } else {
                    i_120 = gale_clamp_int(((long) ((int) ((uint) i_14 - (uint) i_118))), 0, i_114);
                    i_119 = i_120;
                }
                if (i_13 == INT_MIN) {
                    l_121 = 9223372036854775807L;
                } else {
                    l_122 = l_16 + ((long) i_118);
                    l_121 = l_122;
                }
                GALEFS_BARRIER(10);
                i_123 = gale_BlockAccess_available(arg_fs, i_19, l_121, i_119, gale_group);
                if (i_123 < 1) {
                    l_124 = (-1L);
                } else {
                    l_124 = l_121;
                }
                i_125 = (int) get_local_id(0);
                l_126 = (8L) + ((((long) i_125) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_126)) = l_124;
                if (i_123 < 1) {
                    l_127 = (-1L);
                } else {
                    l_128 = gale_BlockAccess_missing(arg_fs, i_19, l_121, i_123, gale_group);
                    l_127 = l_128;
                }
                i_129 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_125 + (uint) i_129))) << 3) + 16L)))) = l_127;
                l_130 = (0L) + 16L;
                if (i_125 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_130)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_131 = (i_123 < 0) ? i_123 : 0;
                l_132 = (-16L) + 24L;
                l_133 = (-16L) + 16L;
                i_134 = (int) ((uint) i_118 + (uint) i_15);
                i_135 = ((int) get_local_id(0)) << 1;
                i_136 = (int) get_local_id(0);
                i_137 = (int) get_local_id(0);
                i_138 = i_131;
                i_139 = 0;
                i_140 = 0;
                i_141 = 0;
                i_142 = 0;
                i_143 = 1;
                while (true) {
                    if (i_143 == 0) {
                        break;
                    }
                    if (i_125 == 0) {
                        i_144 = i_140;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_145 = (8L) + ((((long) i_144) << 3) + 16L);
                            if (!(i_144 < i_129)) {
                                goto B147;
                            }
                            l_146 = *((__local gale_long *) (gale_local_memory + l_145));
                            if (!(l_146 == (-1L))) {
                                break;
                            }
                            i_147 = (int) ((uint) i_144 + (uint) 1);
                            i_144 = i_147;
                        }
                        goto B148;
                    B147:;
                    B148:;
                        if (i_144 < i_129) {
                            l_148 = *((__local gale_long *) (gale_local_memory + l_145));
                            l_149 = l_148;
                        } else {
                            l_149 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_133)) = l_149;
                        if (i_142 == 0) {
                            l_150 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                            l_151 = l_150;
                        } else {
                            l_151 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_132)) = l_151;
                        if (i_144 < i_129) {
                            if (i_142 == 0) {
                                l_152 = gale_BlockAccess_acquireResident(arg_fs, i_19, l_149, gale_group);
                                l_153 = l_152;
                            } else {
                                l_153 = 0L;
                            }
                        } else {
                            l_154 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_153 = l_154;
                        }
                        if (i_144 < i_129) {
                            if (l_153 == 0L) {
                                i_155 = gale_HostCall_begin(arg_fs, gale_group);
                                l_156 = (long) i_155;
                                if (l_156 < 0L) {
                                    i_157 = i_144;
                                    l_158 = l_156;
                                    i_159 = i_141;
                                } else {
                                    if (i_141 == 0) {
                                        i_160 = (int) ((uint) i_129 + (uint) i_144);
                                        l_161 = (long) gale_group;
                                        l_162 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_161 << 12) + (l_161 << 11)))) + (ulong) 2048L);
                                        i_163 = i_129 << 1;
                                        i_164 = 0;
                                        i_165 = i_160;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_165 < i_163)) {
                                                goto B175;
                                            }
                                            if (!(i_164 < 4096)) {
                                                break;
                                            }
                                            l_166 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_165) << 3) + 16L))));
                                            i_167 = (int) ((uint) i_165 + (uint) 1);
                                            if (l_166 == (-1L)) {
                                                i_165 = i_167;
                                            } else {
                                                l_168 = l_166 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) ((long) i_164))))) = l_168;
                                                i_169 = (int) ((uint) i_164 + (uint) 8);
                                                if (((int) (l_166 & 1L)) == 0) {
                                                    i_164 = i_169;
                                                    i_165 = i_167;
                                                } else {
                                                    if (i_169 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) ((long) i_169))))) = (l_168 + 1L);
                                                        i_170 = (int) ((uint) i_164 + (uint) 16);
                                                        i_164 = i_170;
                                                        i_165 = i_167;
                                                    } else {
                                                        i_164 = i_169;
                                                        i_165 = i_167;
                                                    }
                                                }
                                            }
                                        }
                                        i_171 = i_164;
                                        goto B177;
                                    B175:;
                                        i_171 = i_164;
                                    } else {
                                        i_171 = 0;
                                    }
                                B177:;
                                    l_172 = *((__local gale_long *) (gale_local_memory + l_133));
                                    l_173 = *((__local gale_long *) (gale_local_memory + l_132));
                                    i_174 = (int) l_173;
                                    l_175 = gale_BlockAccess_requestListed(arg_fs, i_19, (((long) (0 - (ulong) (1L << i_174))) & l_172), (1 << i_174), i_171, gale_group);
                                    i_157 = i_144;
                                    l_158 = l_175;
                                    i_159 = 1;
                                }
                            } else {
                                i_157 = i_144;
                                l_158 = l_153;
                                i_159 = i_141;
                            }
                        } else {
                            i_157 = i_144;
                            l_158 = l_153;
                            i_159 = i_141;
                        }
                    } else {
                        i_157 = i_140;
                        l_158 = 0L;
                        i_159 = i_141;
                    }
                    if (i_137 == 0) {
                        if (l_158 < (-4611686018427387904L)) {
                            l_176 = gale_HostCall_awaitReply(arg_fs, l_158, gale_group);
                            l_177 = l_176;
                        } else {
                            l_177 = l_158;
                        }
                    } else {
                        l_177 = l_158;
                    }
                    GALEFS_BROADCAST(12, l_178, l_177);
                    l_179 = *((__local gale_long *) (gale_local_memory + l_126));
                    l_180 = *((__local gale_long *) (gale_local_memory + l_132));
                    if (l_179 == (-1L)) {
                        i_181 = i_138;
                        i_182 = i_139;
                    } else {
                        l_183 = *((__local gale_long *) (gale_local_memory + l_133));
                        i_184 = (int) l_180;
                        if ((l_179 >> i_184) == (l_183 >> i_184)) {
                            if (l_178 < 0L) {
                                i_185 = 0;
                            } else {
                                l_186 = 1L << i_184;
                                l_187 = (long) ((ulong) l_186 - (ulong) (((long) ((ulong) l_186 + (ulong) (-1L))) & l_179));
                                i_188 = (int) ((uint) i_123 - (uint) i_139);
                                if (l_187 < ((long) i_188)) {
                                    i_189 = (int) l_187;
                                    i_185 = i_189;
                                } else {
                                    i_185 = i_188;
                                }
                            }
                            l_190 = gale_BlockAccess_offsetInRegion(arg_fs, l_178, l_179, gale_group);
                            l_191 = ((long) i_134) + ((long) i_139);
                            if (((l_190 | l_191) & 7L) == 0) {
                                i_192 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_185 - (uint) i_192)) < 8) {
                                        break;
                                    }
                                    l_193 = (long) i_192;
                                    l_194 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) l_193))));
                                    *((__global gale_long *) (arg_data + 16 + (l_191 + l_193))) = l_194;
                                    i_195 = (int) ((uint) i_192 + (uint) 8);
                                    i_192 = i_195;
                                }
                                i_196 = i_192;
                            } else {
                                i_196 = 0;
                            }
                            i_197 = i_196;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_197 < i_185)) {
                                    break;
                                }
                                l_198 = (long) i_197;
                                i_199 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) l_198))));
                                *((__global char *) (arg_data + 16 + (l_191 + l_198))) = (char) i_199;
                                i_200 = (int) ((uint) i_197 + (uint) 1);
                                i_197 = i_200;
                            }
                            i_201 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_185);
                            if (l_178 < 0L) {
                                i_202 = (int) l_178;
                                i_203 = i_202;
                            } else {
                                i_203 = 0;
                            }
                            l_204 = (long) ((ulong) ((long) i_185) + (ulong) l_179);
                            i_205 = (int) ((uint) i_139 + (uint) i_185);
                            if (l_178 == (-117L)) {
                                l_206 = l_204;
                            } else {
                                if (l_178 < 0L) {
                                    l_206 = (-1L);
                                } else {
                                    if (i_205 < i_123) {
                                        l_206 = l_204;
                                    } else {
                                        l_206 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_126)) = l_206;
                            i_181 = i_203;
                            i_182 = i_205;
                        } else {
                            i_181 = i_138;
                            i_182 = i_139;
                        }
                    }
                    if (l_178 == 0L) {
                        i_207 = 0;
                    } else {
                        l_208 = *((__local gale_long *) (gale_local_memory + l_133));
                        i_209 = (l_208 == (-1L)) ? 0 : 1;
                        i_207 = i_209;
                    }
                    GALEFS_BARRIER(13);
                    i_210 = (l_178 == (-117L)) ? 1 : 0;
                    if (i_136 == 0) {
                        if (l_178 < 1L) {
                            i_138 = i_181;
                            i_139 = i_182;
                            i_140 = i_157;
                            i_141 = i_159;
                            i_142 = i_210;
                            i_143 = i_207;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_138 = i_181;
                            i_139 = i_182;
                            i_140 = i_157;
                            i_141 = i_159;
                            i_142 = i_210;
                            i_143 = i_207;
                        }
                    } else {
                        i_138 = i_181;
                        i_139 = i_182;
                        i_140 = i_157;
                        i_141 = i_159;
                        i_142 = i_210;
                        i_143 = i_207;
                    }
                }
                if (i_125 == 0) {
                    i_211 = *((__local gale_int *) (gale_local_memory + l_130));
                    l_212 = (long) gale_group;
                    l_213 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 1872L);
                    l_214 = *((__global gale_long *) (arg_fs + 16 + l_213));
                    *((__global gale_long *) (arg_fs + 16 + l_213)) = ((long) ((ulong) ((long) i_211) + (ulong) l_214));
                }
                if (i_139 < 1) {
                    i_215 = i_138;
                } else {
                    i_215 = i_139;
                }
                i_216 = (i_14 < 1) ? 0 : i_14;
                l_217 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_216 + (uint) i_15)) + (uint) 3)) & (-4)) >> 2) + (uint) i_135));
                *((__global gale_int *) (arg_data + ((l_217 << 2) + 16L))) = i_215;
                i_218 = 1;
                i_219 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_219 < i_215)) {
                        break;
                    }
                    i_220 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_134 + (uint) i_219)))));
                    i_221 = (int) ((uint) (i_220 & 255) + (uint) ((int) ((uint) (i_218 << 5) - (uint) i_218)));
                    i_222 = (int) ((uint) i_219 + (uint) 1);
                    i_218 = i_221;
                    i_219 = i_222;
                }
                *((__global gale_int *) (arg_data + (((l_217 + 1L) << 2) + 16L))) = i_218;
                i_35 = 0;
                i_36 = 0;
                break;
            default:
                i_35 = 0;
                i_36 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_11 == 0) {
                *((__global gale_int *) ul_18) = i_35;
            }
            l_227 = (long) i_9;
            *((__global gale_int *) (arg_results + ((l_227 << 2) + 16L))) = i_35;
            i_228 = 1;
            i_229 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_229 < i_36)) {
                    break;
                }
                i_230 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_229 + (uint) i_15)))));
                i_231 = (int) ((uint) (i_230 & 255) + (uint) ((int) ((uint) (i_228 << 5) - (uint) i_228)));
                i_232 = (int) ((uint) i_229 + (uint) 1);
                i_228 = i_231;
                i_229 = i_232;
            }
            *((__global gale_int *) (arg_results + (((l_227 + 1L) << 2) + 16L))) = i_228;
        }
        GALEFS_BARRIER(17);
        i_233 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_233;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_106) VARIABLE(int, i_108) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_139) VARIABLE(int, i_14) VARIABLE(int, i_141) VARIABLE(int, i_15) VARIABLE(int, i_160) VARIABLE(int, i_161) VARIABLE(int, i_186) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_104) VARIABLE(long, l_109) VARIABLE(long, l_113) VARIABLE(long, l_115) VARIABLE(long, l_116) VARIABLE(long, l_157) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_7) VARIABLE(long, l_71) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_47) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_104) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_101) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_109) VARIABLE(l_113) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_141) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_109) VARIABLE(l_113) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_141) VARIABLE(i_15) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_186) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_109) VARIABLE(l_113) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_157) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_19, i_25, i_27, i_28, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_43, i_44, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_72, i_73, i_75, i_76, i_77, i_81, i_85, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_106, i_108, i_112, i_114, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_129, i_137, i_139, i_141, i_142, i_144, i_145, i_146, i_148, i_150, i_151, i_152, i_155, i_160, i_161, i_163, i_164, i_167, i_168, i_171, i_174, i_175, i_176, i_178, i_179, i_180, i_181, i_182, i_184, i_186, i_188, i_189, i_190, i_193, i_194, i_196, i_197, i_198, i_199, i_200, i_204, i_206, i_207, i_208, i_209, i_210, i_211;
    long l_7, l_10, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_26, l_29, l_30, l_40, l_41, l_45, l_46, l_47, l_50, l_66, l_67, l_69, l_70, l_71, l_74, l_78, l_79, l_80, l_82, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_104, l_105, l_107, l_109, l_110, l_111, l_113, l_115, l_116, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_138, l_140, l_143, l_147, l_149, l_153, l_154, l_156, l_157, l_158, l_159, l_162, l_165, l_166, l_169, l_170, l_172, l_173, l_177, l_183, l_185, l_187, l_191, l_192, l_195, l_201, l_202, l_203, l_205;
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
    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = i_8 << 1;
        l_10 = (long) ((int) ((uint) (i_8 << 2) + (uint) i_9));
        i_11 = *((__global gale_int *) (arg_script + ((l_10 << 2) + 16L)));
        i_12 = *((__global gale_int *) (arg_script + (((l_10 + 1L) << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_10 + 2L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_10 + 3L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_10 + 5L) << 2) + 16L)));
        l_16 = (long) i_13;
        if (i_13 == INT_MIN) {
            l_17 = 9223372036854775807L;
        } else {
            l_17 = l_16;
        }
        ul_18 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_12))) << 2) + 16L);
        i_19 = *((__global gale_int *) ul_18);
        l_20 = (long) i_15;
        switch (i_11) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_21 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position);
                    if (l_21 < 0L) {
                        l_22 = l_21;
                    } else {
                        l_23 = l_16 << 2;
                        l_24 = (long) ((ulong) l_7 + (ulong) (((long) gale_position) << 12));
                        i_25 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_25 < 2)) {
                                break;
                            }
                            l_26 = (long) i_25;
                            i_27 = (int) *((__global char *) (arg_names + 16 + (l_26 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) l_26)))) = (char) i_27;
                            i_28 = (int) ((uint) i_25 + (uint) 1);
                            i_25 = i_28;
                        }
                        l_29 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_14, 2, (-1), gale_group, gale_slot, gale_position);
                        l_22 = l_29;
                    }
                } else {
                    l_22 = 0L;
                }
                GALEFS_BROADCAST(2, l_30, l_22);
                if (l_30 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_30); }
                    GALEFS_RETURN;
                    resume_1:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_30 = gale_round_reply(gale_entry);
                }
                i_31 = (int) l_30;
                i_32 = i_31;
                i_33 = 0;
                break;
            case 1:
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = 1;
                i_37 = 0;
                i_38 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_36 == 1)) {
                        break;
                    }
                    i_39 = (int) ((uint) i_14 - (uint) i_37);
                    l_40 = (long) i_37;
                    l_41 = (long) ((ulong) l_17 + (ulong) l_40);
                    if (i_38 == 0) {
                        i_42 = i_39;
                    } else {
                        i_43 = 4096 - ((int) (l_41 & 4095L));
                        i_44 = (i_43 < i_39) ? i_43 : i_39;
                        i_42 = i_44;
                    }
                    if (i_35 == 0) {
                        l_45 = gale_BlockAccess_beginRead(arg_fs, i_19, l_41, i_42, gale_group, gale_slot, gale_position);
                        l_46 = l_45;
                    } else {
                        l_46 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_47, l_46);
                    if (l_47 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) l_17;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_37;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_41;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_47); }
                        GALEFS_RETURN;
                        resume_2:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        l_17 = (long) gale_longs[gale_item];
                        ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_37 = (int) gale_ints[8 * gale_items + gale_item];
                        l_40 = (long) gale_longs[3 * gale_items + gale_item];
                        l_41 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_34 = (int) get_local_id(0);
                        i_35 = (int) get_local_id(0);
                        l_47 = gale_round_reply(gale_entry);
                    }
                    i_48 = (int) l_47;
                    if (l_47 < 0L) {
                        i_49 = 0;
                    } else {
                        i_49 = i_48;
                    }
                    l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_41, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_50), (arg_data + 16 + (l_20 + l_40)), i_49);
                    GALEFS_BARRIER(4);
                    if (i_34 == 0) {
                        if (!(i_49 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_51 = (int) ((uint) i_37 + (uint) i_49);
                    i_52 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_14))))) ? 1 : 0;
                    i_53 = (l_47 == (-117L)) ? 1 : 0;
                    if (l_47 < 0L) {
                        if (l_47 == (-117L)) {
                            i_36 = i_52;
                            i_37 = i_51;
                            i_38 = i_53;
                        } else {
                            i_36 = i_48;
                            i_37 = i_51;
                            i_38 = i_53;
                        }
                    } else {
                        i_36 = i_52;
                        i_37 = i_51;
                        i_38 = i_53;
                    }
                }
                if (i_37 < 1) {
                    i_32 = i_36;
                    i_33 = i_36;
                    break;
                }
                i_32 = i_37;
                i_33 = i_37;
                break;
            case 2:
                i_54 = *((__global gale_int *) (arg_script + (((l_10 + 4L) << 2) + 16L)));
                i_55 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_56 = (int) get_local_size(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = i_59;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 < i_14)) {
                        break;
                    }
                    i_61 = i_60 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_60 + (uint) i_15))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_60 << 3) - (uint) i_60)) + (uint) i_54)) + (uint) (i_61 + (i_61 << 1))));
                    i_62 = (int) ((uint) i_60 + (uint) i_56);
                    i_60 = i_62;
                }
                i_63 = 4;
                i_64 = 0;
                i_65 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_63 == 0) {
                        break;
                    }
                    l_66 = (long) i_64;
                    l_67 = (long) ((ulong) l_17 + (ulong) l_66);
                    if (i_58 == 0) {
                        i_68 = (i_64 < 1) ? 0 : 1;
                        l_69 = gale_BlockAccess_beginWrite(arg_fs, i_63, i_19, l_67, ((int) ((uint) i_14 - (uint) i_64)), i_68, gale_group, gale_slot, gale_position);
                        l_70 = l_69;
                    } else {
                        l_70 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_71, l_70);
                    if (l_71 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) l_17;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_63;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_64;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_66;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_67;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_71); }
                        GALEFS_RETURN;
                        resume_3:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        l_17 = (long) gale_longs[gale_item];
                        ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_63 = (int) gale_ints[8 * gale_items + gale_item];
                        i_64 = (int) gale_ints[9 * gale_items + gale_item];
                        l_66 = (long) gale_longs[3 * gale_items + gale_item];
                        l_67 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_55 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_57 = (int) get_local_id(0);
                        i_58 = (int) get_local_id(0);
                        l_71 = gale_round_reply(gale_entry);
                    }
                    i_72 = (int) l_71;
                    if (l_71 < 0L) {
                        i_73 = 0;
                    } else {
                        i_73 = i_72;
                    }
                    l_74 = gale_BlockAccess_offsetInRegion(arg_fs, l_71, l_67, gale_group, gale_slot, gale_position);
                    gale_copy((arg_data + 16 + (l_20 + l_66)), (arg_fs + 16 + l_74), i_73);
                    GALEFS_BARRIER(6);
                    if (i_57 == 0) {
                        if (!(i_73 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_73, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_75 = (int) ((uint) i_64 + (uint) i_73);
                    if (l_71 < 0L) {
                        if ((!(i_63 == 4)) || (i_75 < 1)) {
                            i_76 = i_72;
                        } else {
                            i_76 = i_75;
                        }
                    } else {
                        i_76 = i_75;
                    }
                    i_77 = (((!(i_63 == 4)) || (i_75 < 1)) || (i_55 == 0)) ? 0 : 5;
                    if (i_73 == 0) {
                        i_63 = i_77;
                        i_64 = i_75;
                        i_65 = i_76;
                    } else {
                        if (i_75 == i_14) {
                            i_63 = i_77;
                            i_64 = i_75;
                            i_65 = i_76;
                        } else {
                            i_64 = i_75;
                            i_65 = i_76;
                        }
                    }
                }
                i_32 = i_65;
                i_33 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_78 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
                    l_79 = l_78;
                } else {
                    l_79 = 0L;
                }
                GALEFS_BROADCAST(7, l_80, l_79);
                if (l_80 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_80); }
                    GALEFS_RETURN;
                    resume_4:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_80 = gale_round_reply(gale_entry);
                }
                i_81 = (int) l_80;
                i_32 = i_81;
                i_33 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_82 = gale_OpenFileCalls_status(arg_fs, i_19, i_14, gale_group, gale_slot, gale_position);
                    l_83 = l_82;
                } else {
                    l_83 = 0L;
                }
                GALEFS_BROADCAST(8, l_84, l_83);
                if (l_84 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_84); }
                    GALEFS_RETURN;
                    resume_5:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_84 = gale_round_reply(gale_entry);
                }
                i_85 = (int) l_84;
                i_32 = i_85;
                i_33 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_86 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_17, i_14, gale_group, gale_slot, gale_position);
                    l_87 = l_86;
                } else {
                    l_87 = 0L;
                }
                GALEFS_BROADCAST(9, l_88, l_87);
                if (l_88 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_17;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_88); }
                    GALEFS_RETURN;
                    resume_6:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_14 = (int) gale_ints[5 * gale_items + gale_item];
                    i_15 = (int) gale_ints[6 * gale_items + gale_item];
                    l_17 = (long) gale_longs[gale_item];
                    ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_88 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_88 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_17, 1, gale_group, gale_slot, gale_position);
                    }
                }
                if (l_88 < 0L) {
                    l_89 = l_88;
                } else {
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_17, gale_group, gale_slot, gale_position);
                    l_89 = l_90;
                }
                if ((ulong) ((long) ((ulong) l_89 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_91 = (int) l_89;
                    i_32 = i_91;
                    i_33 = 0;
                    break;
                }
                i_92 = (int) get_local_size(0);
                i_93 = (int) get_local_id(0);
                i_94 = i_93;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_94 < i_14)) {
                        break;
                    }
                    i_95 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) i_94)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_94 + (uint) i_15))))) = (char) i_95;
                    i_96 = (int) ((uint) i_94 + (uint) i_92);
                    i_94 = i_96;
                }
                i_32 = i_14;
                i_33 = i_14;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_201 = gale_BlockAccess_endMapping(arg_fs, i_14, gale_group, gale_slot, gale_position);
                    l_202 = l_201;
                } else {
                    l_202 = 0L;
                }
                GALEFS_BROADCAST(15, l_203, l_202);
                i_204 = (int) l_203;
                i_32 = i_204;
                i_33 = 0;
                break;
            case 7:
                if (i_14 < 0) {
                    i_97 = i_14;
                } else {
                    i_98 = (int) get_local_size(0);
                    i_99 = gale_div_int(((int) ((uint) ((int) ((uint) i_98 + (uint) i_14)) + (uint) (-1))), i_98);
                    i_97 = i_99;
                }
                i_100 = (i_97 < 1) ? 0 : i_97;
                i_101 = (int) ((uint) i_100 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_14 < 0) {
                    i_102 = i_14;
                } else {
                    i_103 = gale_clamp_int(((long) ((int) ((uint) i_14 - (uint) i_101))), 0, i_97);
                    i_102 = i_103;
                }
                if (i_13 == INT_MIN) {
                    l_104 = 9223372036854775807L;
                } else {
                    l_105 = l_16 + ((long) i_101);
                    l_104 = l_105;
                }
                GALEFS_BARRIER(10);
                i_106 = gale_BlockAccess_available(arg_fs, i_19, l_104, i_102, gale_group, gale_slot, gale_position);
                if (i_106 < 1) {
                    l_107 = (-1L);
                } else {
                    l_107 = l_104;
                }
                i_108 = (int) get_local_id(0);
                l_109 = (8L) + ((((long) i_108) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_109)) = l_107;
                if (i_106 < 1) {
                    l_110 = (-1L);
                } else {
                    l_111 = gale_BlockAccess_missing(arg_fs, i_19, l_104, i_106, gale_group, gale_slot, gale_position);
                    l_110 = l_111;
                }
                i_112 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_108 + (uint) i_112))) << 3) + 16L)))) = l_110;
                l_113 = (0L) + 16L;
                if (i_108 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_113)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_114 = (i_106 < 0) ? i_106 : 0;
                l_115 = (-16L) + 24L;
                l_116 = (-16L) + 16L;
                i_117 = (int) ((uint) i_101 + (uint) i_15);
                i_118 = ((int) get_local_id(0)) << 1;
                i_119 = (int) get_local_id(0);
                i_120 = i_114;
                i_121 = 0;
                i_122 = 0;
                i_123 = 0;
                i_124 = 0;
                i_125 = 1;
                while (true) {
                    if (i_125 == 0) {
                        break;
                    }
                    if (i_108 == 0) {
                        i_126 = i_122;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_127 = (8L) + ((((long) i_126) << 3) + 16L);
                            if (!(i_126 < i_112)) {
                                goto B117;
                            }
                            l_128 = *((__local gale_long *) (gale_local_memory + l_127));
                            if (!(l_128 == (-1L))) {
                                break;
                            }
                            i_129 = (int) ((uint) i_126 + (uint) 1);
                            i_126 = i_129;
                        }
                        goto B118;
                    B117:;
                    B118:;
                        if (i_126 < i_112) {
                            l_130 = *((__local gale_long *) (gale_local_memory + l_127));
                            l_131 = l_130;
                        } else {
                            l_131 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_116)) = l_131;
                        if (i_124 == 0) {
                            l_132 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                            l_133 = l_132;
                        } else {
                            l_133 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_115)) = l_133;
                        if (i_126 < i_112) {
                            if (i_124 == 0) {
                                l_134 = gale_BlockAccess_acquireResident(arg_fs, i_19, l_131, gale_group, gale_slot, gale_position);
                                l_135 = l_134;
                            } else {
                                l_135 = 0L;
                            }
                        } else {
                            l_136 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_135 = l_136;
                        }
                        if (i_126 < i_112) {
                            if (l_135 == 0L) {
                                i_137 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                                l_138 = (long) i_137;
                                if (l_138 < 0L) {
                                    i_139 = i_126;
                                    l_140 = l_138;
                                    i_141 = i_123;
                                } else {
                                    if (i_123 == 0) {
                                        i_142 = (int) ((uint) i_112 + (uint) i_126);
                                        l_143 = (long) ((ulong) l_7 + (ulong) (((long) gale_position) << 12));
                                        i_144 = i_112 << 1;
                                        i_145 = 0;
                                        i_146 = i_142;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_146 < i_144)) {
                                                goto B145;
                                            }
                                            if (!(i_145 < 4096)) {
                                                break;
                                            }
                                            l_147 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_146) << 3) + 16L))));
                                            i_148 = (int) ((uint) i_146 + (uint) 1);
                                            if (l_147 == (-1L)) {
                                                i_146 = i_148;
                                            } else {
                                                l_149 = l_147 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) ((long) i_145))))) = l_149;
                                                i_150 = (int) ((uint) i_145 + (uint) 8);
                                                if (((int) (l_147 & 1L)) == 0) {
                                                    i_145 = i_150;
                                                    i_146 = i_148;
                                                } else {
                                                    if (i_150 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) ((long) i_150))))) = (l_149 + 1L);
                                                        i_151 = (int) ((uint) i_145 + (uint) 16);
                                                        i_145 = i_151;
                                                        i_146 = i_148;
                                                    } else {
                                                        i_145 = i_150;
                                                        i_146 = i_148;
                                                    }
                                                }
                                            }
                                        }
                                        i_152 = i_145;
                                        goto B147;
                                    B145:;
                                        i_152 = i_145;
                                    } else {
                                        i_152 = 0;
                                    }
                                B147:;
                                    l_153 = *((__local gale_long *) (gale_local_memory + l_116));
                                    l_154 = *((__local gale_long *) (gale_local_memory + l_115));
                                    i_155 = (int) l_154;
                                    l_156 = gale_BlockAccess_requestListed(arg_fs, i_19, (((long) (0 - (ulong) (1L << i_155))) & l_153), (1 << i_155), i_152, gale_group, gale_slot, gale_position);
                                    i_139 = i_126;
                                    l_140 = l_156;
                                    i_141 = 1;
                                }
                            } else {
                                i_139 = i_126;
                                l_140 = l_135;
                                i_141 = i_123;
                            }
                        } else {
                            i_139 = i_126;
                            l_140 = l_135;
                            i_141 = i_123;
                        }
                    } else {
                        i_139 = i_122;
                        l_140 = 0L;
                        i_141 = i_123;
                    }
                    GALEFS_BROADCAST(12, l_157, l_140);
                    if (l_157 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_106;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_117;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_120;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_121;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_139;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_141;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_157); }
                        GALEFS_RETURN;
                        resume_7:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_18 = arg_fds + gale_longs[gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        i_106 = (int) gale_ints[8 * gale_items + gale_item];
                        i_117 = (int) gale_ints[9 * gale_items + gale_item];
                        i_120 = (int) gale_ints[10 * gale_items + gale_item];
                        i_121 = (int) gale_ints[11 * gale_items + gale_item];
                        i_139 = (int) gale_ints[12 * gale_items + gale_item];
                        i_141 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_108 = (int) get_local_id(0);
                        l_109 = (8L) + ((((long) i_108) << 3) + 16L);
                        i_112 = (int) get_local_size(0);
                        l_113 = (0L) + 16L;
                        l_115 = (-16L) + 24L;
                        l_116 = (-16L) + 16L;
                        i_118 = ((int) get_local_id(0)) << 1;
                        i_119 = (int) get_local_id(0);
                        l_157 = gale_round_reply(gale_entry);
                    }
                    l_158 = *((__local gale_long *) (gale_local_memory + l_109));
                    l_159 = *((__local gale_long *) (gale_local_memory + l_115));
                    if (l_158 == (-1L)) {
                        i_160 = i_120;
                        i_161 = i_121;
                    } else {
                        l_162 = *((__local gale_long *) (gale_local_memory + l_116));
                        i_163 = (int) l_159;
                        if ((l_158 >> i_163) == (l_162 >> i_163)) {
                            if (l_157 < 0L) {
                                i_164 = 0;
                            } else {
                                l_165 = 1L << i_163;
                                l_166 = (long) ((ulong) l_165 - (ulong) (((long) ((ulong) l_165 + (ulong) (-1L))) & l_158));
                                i_167 = (int) ((uint) i_106 - (uint) i_121);
                                if (l_166 < ((long) i_167)) {
                                    i_168 = (int) l_166;
                                    i_164 = i_168;
                                } else {
                                    i_164 = i_167;
                                }
                            }
                            l_169 = gale_BlockAccess_offsetInRegion(arg_fs, l_157, l_158, gale_group, gale_slot, gale_position);
                            l_170 = ((long) i_117) + ((long) i_121);
                            if (((l_169 | l_170) & 7L) == 0) {
                                i_171 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_164 - (uint) i_171)) < 8) {
                                        break;
                                    }
                                    l_172 = (long) i_171;
                                    l_173 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_172))));
                                    *((__global gale_long *) (arg_data + 16 + (l_170 + l_172))) = l_173;
                                    i_174 = (int) ((uint) i_171 + (uint) 8);
                                    i_171 = i_174;
                                }
                                i_175 = i_171;
                            } else {
                                i_175 = 0;
                            }
                            i_176 = i_175;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_176 < i_164)) {
                                    break;
                                }
                                l_177 = (long) i_176;
                                i_178 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_177))));
                                *((__global char *) (arg_data + 16 + (l_170 + l_177))) = (char) i_178;
                                i_179 = (int) ((uint) i_176 + (uint) 1);
                                i_176 = i_179;
                            }
                            i_180 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_164);
                            if (l_157 < 0L) {
                                i_181 = (int) l_157;
                                i_182 = i_181;
                            } else {
                                i_182 = 0;
                            }
                            l_183 = (long) ((ulong) ((long) i_164) + (ulong) l_158);
                            i_184 = (int) ((uint) i_121 + (uint) i_164);
                            if (l_157 == (-117L)) {
                                l_185 = l_183;
                            } else {
                                if (l_157 < 0L) {
                                    l_185 = (-1L);
                                } else {
                                    if (i_184 < i_106) {
                                        l_185 = l_183;
                                    } else {
                                        l_185 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_109)) = l_185;
                            i_160 = i_182;
                            i_161 = i_184;
                        } else {
                            i_160 = i_120;
                            i_161 = i_121;
                        }
                    }
                    if (l_157 == 0L) {
                        i_186 = 0;
                    } else {
                        l_187 = *((__local gale_long *) (gale_local_memory + l_116));
                        i_188 = (l_187 == (-1L)) ? 0 : 1;
                        i_186 = i_188;
                    }
                    GALEFS_BARRIER(13);
                    i_189 = (l_157 == (-117L)) ? 1 : 0;
                    if (i_119 == 0) {
                        if (l_157 < 1L) {
                            i_120 = i_160;
                            i_121 = i_161;
                            i_122 = i_139;
                            i_123 = i_141;
                            i_124 = i_189;
                            i_125 = i_186;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                            i_120 = i_160;
                            i_121 = i_161;
                            i_122 = i_139;
                            i_123 = i_141;
                            i_124 = i_189;
                            i_125 = i_186;
                        }
                    } else {
                        i_120 = i_160;
                        i_121 = i_161;
                        i_122 = i_139;
                        i_123 = i_141;
                        i_124 = i_189;
                        i_125 = i_186;
                    }
                }
                if (i_108 == 0) {
                    i_190 = *((__local gale_int *) (gale_local_memory + l_113));
                    l_191 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_192 = *((__global gale_long *) (arg_fs + 16 + l_191));
                    *((__global gale_long *) (arg_fs + 16 + l_191)) = ((long) ((ulong) ((long) i_190) + (ulong) l_192));
                }
                if (i_121 < 1) {
                    i_193 = i_120;
                } else {
                    i_193 = i_121;
                }
                i_194 = (i_14 < 1) ? 0 : i_14;
                l_195 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_194 + (uint) i_15)) + (uint) 3)) & (-4)) >> 2) + (uint) i_118));
                *((__global gale_int *) (arg_data + ((l_195 << 2) + 16L))) = i_193;
                i_196 = 1;
                i_197 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_197 < i_193)) {
                        break;
                    }
                    i_198 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_117 + (uint) i_197)))));
                    i_199 = (int) ((uint) (i_198 & 255) + (uint) ((int) ((uint) (i_196 << 5) - (uint) i_196)));
                    i_200 = (int) ((uint) i_197 + (uint) 1);
                    i_196 = i_199;
                    i_197 = i_200;
                }
                *((__global gale_int *) (arg_data + (((l_195 + 1L) << 2) + 16L))) = i_196;
                i_32 = 0;
                i_33 = 0;
                break;
            default:
                i_32 = 0;
                i_33 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_11 == 0) {
                *((__global gale_int *) ul_18) = i_32;
            }
            l_205 = (long) i_9;
            *((__global gale_int *) (arg_results + ((l_205 << 2) + 16L))) = i_32;
            i_206 = 1;
            i_207 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_207 < i_33)) {
                    break;
                }
                i_208 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_207 + (uint) i_15)))));
                i_209 = (int) ((uint) (i_208 & 255) + (uint) ((int) ((uint) (i_206 << 5) - (uint) i_206)));
                i_210 = (int) ((uint) i_207 + (uint) 1);
                i_206 = i_209;
                i_207 = i_210;
            }
            *((__global gale_int *) (arg_results + (((l_205 + 1L) << 2) + 16L))) = i_206;
        }
        GALEFS_BARRIER(17);
        i_211 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_211;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
